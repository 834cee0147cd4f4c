// All of one's work as one file, and back. Unpacked, it is a folder as JupyterLite shows it: language, module, notebook.

import { strFromU8, strToU8, unzipSync, zipSync } from "./fflate.js";
import { PROGRESS, file, files, progress, write } from "./store.js";

export async function packed() {
  const found = (await files()).map(({ path, content }) => [path, strToU8(typeof content === "string" ? content : `${JSON.stringify(content, null, 1)}\n`)]);
  return { count: found.filter(([path]) => path.endsWith(".ipynb")).length, archive: zipSync(Object.fromEntries(found)) };
}

// Bring back what `packed` gave. A notebook here that says something else is kept beside the one that comes.
// Throws when the archive is none, or holds no notebook; nothing is changed then.
export async function unpack(archive) {
  const entries = Object.entries(unzipSync(archive)).filter(([path]) => !path.endsWith("/"));
  const read = entries.map(([path, bytes]) => [path, strFromU8(bytes)]).map(([path, text]) => [path, path.endsWith(".ipynb") || path === PROGRESS ? JSON.parse(text) : text]);
  const notebooks = read.filter(([path, content]) => /^(en|fr)\/.+\.ipynb$/.test(path) && Array.isArray(content?.cells));
  if (!notebooks.length) throw new Error("no notebook");
  const aside = [];
  for (const [path, content] of notebooks) {
    const here = await file(path);
    if (here && sources(here) !== sources(content)) {
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
      aside.push(path.replace(/\.ipynb$/, ` ${stamp}.ipynb`));
      await write(aside.at(-1), here);
    }
    await write(path, content);
  }
  for (const [path, content] of read) if (path !== PROGRESS && !path.endsWith(".ipynb") && /^(en|fr)\//.test(path)) await write(path, content);
  const reached = read.find(([path]) => path === PROGRESS)?.[1];
  if (reached && typeof reached === "object") await write(PROGRESS, most(await progress(), reached));
  return { count: notebooks.length, aside };
}

const sources = (notebook) => JSON.stringify(notebook.cells.map((cell) => [cell.cell_type, [cell.source].flat().join("")]));

function most(here, there) {
  const all = { ...here };
  for (const [key, value] of Object.entries(there)) if (typeof value === "number") all[key] = Math.max(value, here[key] ?? 0);
  return all;
}
