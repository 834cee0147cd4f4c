// The Python of a notebook, in its worker. It is begun as soon as the worker is, and handed to JupyterLite's kernel when
// that asks for it. Its libraries come as one archive (compiled.py).

import { unzipSync } from "./fflate.js";
import "../static/pyodide/pyodide.asm.mjs"; // meanwhile
import { loadPyodide as load } from "../static/pyodide/pyodide.mjs";

const PYODIDE = new URL("../static/pyodide/", import.meta.url).href;
const STARTUP = "/lib/python3.14/site-packages/autograder/notebook/names.py";

let kernel = {}; // what hears what Python says, once it is there
let begun = null;

export const begin = () => (begun ??= started());

export function loadPyodide(options) {
  kernel = options;
  return begin();
}

async function started() {
  const { "python_stdlib.zip": library, ...packages } = await unpacked(`${PYODIDE}python.pack`);
  const python = await load({
    indexURL: PYODIDE,
    stdLibURL: URL.createObjectURL(new Blob([library])),
    fsInit: (files, { sitePackages }) => put(files, sitePackages, packages),
    env: { PYTHONSTARTUP: STARTUP },
    stdout: (text) => kernel.stdout?.(text),
    stderr: (text) => kernel.stderr?.(text),
  });
  await python.runPythonAsync("import pyodide_kernel"); // before there is a drive, in which each import would look first
  return python;
}

async function unpacked(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const plain = new Response(answer.body.pipeThrough(new DecompressionStream("gzip")));
  return unzipSync(new Uint8Array(await plain.arrayBuffer()));
}

function put(files, folder, packages) {
  const folders = new Set();
  for (const [name, content] of Object.entries(packages)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) files.mkdirTree(parent);
    folders.add(parent);
    files.writeFile(path, content);
  }
}
