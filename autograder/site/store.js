// What this browser keeps: the notebooks that were changed and what was reached in them, in the store of JupyterLite;
// where somebody was last, in localStorage. Nothing here throws where storage is blocked: there is nothing, then.

export const STORE = "Mastermind workbook";
export const PROGRESS = "progress.json";
const LAST = "mastermind-workbook last";

const answered = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

async function opened(create) {
  const known = create || (await indexedDB.databases()).some((one) => one.name === STORE);
  if (!known) return null; // opening it would create it
  const request = indexedDB.open(STORE);
  request.onupgradeneeded = () => request.result.createObjectStore("files"); // JupyterLite adds its other stores itself
  return answered(request);
}

async function within(mode, act, create = false) {
  const database = await opened(create);
  try {
    if (!database?.objectStoreNames.contains("files")) return undefined;
    return await answered(act(database.transaction("files", mode).objectStore("files")));
  } finally {
    database?.close();
  }
}

// Whether anything written now will be there later.
export async function keeps() {
  try {
    localStorage.setItem("mastermind-workbook probe", "1");
    localStorage.removeItem("mastermind-workbook probe");
    const request = indexedDB.open("mastermind-workbook probe");
    (await answered(request)).close();
    indexedDB.deleteDatabase("mastermind-workbook probe");
    return true;
  } catch {
    return false;
  }
}

// Every file that was changed here: [{ path, content }], notebooks and progress as what their JSON says.
export async function files() {
  const kept = (await within("readonly", (store) => store.getAll())) ?? [];
  return kept.filter((one) => one.type !== "directory" && one.content !== null).map((one) => ({ path: one.path, content: read(one) }));
}

export async function file(path) {
  const kept = await within("readonly", (store) => store.get(path));
  return kept && read(kept);
}

function read(kept) {
  const content = kept.format === "base64" ? new TextDecoder().decode(Uint8Array.from(atob(kept.content), (one) => one.charCodeAt(0))) : kept.content;
  return typeof content === "string" && isJson(kept.path) ? JSON.parse(content) : content;
}

const isJson = (path) => path.endsWith(".ipynb") || path === PROGRESS;

export async function write(path, content) {
  const now = new Date().toISOString();
  const notebook = path.endsWith(".ipynb");
  const text = typeof content === "string" ? content : JSON.stringify(content);
  await within("readwrite", (store) => store.put({
    name: path.split("/").at(-1), path, content: notebook ? content : text, size: new Blob([text]).size,
    format: notebook ? "json" : "text", type: notebook ? "notebook" : "file",
    mimetype: notebook || isJson(path) ? "application/json" : "text/plain", created: now, last_modified: now, writable: true,
  }, path), true);
}

export const remove = (path) => within("readwrite", (store) => store.delete(path));

export async function progress() {
  const kept = await file(PROGRESS);
  return kept && typeof kept === "object" ? kept : {};
}

// Forget what was reached in one module, and the hints that were given.
export async function forget(slug) {
  const others = Object.entries(await progress()).filter(([key]) => key.split(" ")[1] !== slug);
  await write(PROGRESS, Object.fromEntries(others));
}

export function last() {
  try {
    return JSON.parse(localStorage.getItem(LAST));
  } catch {
    return null;
  }
}

export function remember(slug, language) {
  try {
    localStorage.setItem(LAST, JSON.stringify({ slug, language }));
  } catch {
    // the start page then proposes the first module that is not done
  }
}
