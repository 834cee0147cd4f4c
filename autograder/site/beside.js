// Beside JupyterLab, on the page of a notebook: what is happening while Python comes, what somebody must know, and
// names for what a screen reader would not name.

import { addButtons, tellOfCells } from "./buttons.js";
import { beginEarly } from "./early.js";
import { keeps, remember } from "./store.js";

const { words, titles, root, python } = JSON.parse(document.getElementById("mastermind").textContent);
const site = new URL(root, location.href).href;
const path = new URLSearchParams(location.search).get("path") ?? "";
const [language, slug] = path.split("/");

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

function element(kind, properties, ...children) {
  const made = Object.assign(document.createElement(kind), properties);
  made.append(...children);
  return made;
}

// ---- a sentence at the foot of the page, until it is put away

const notices = element("div", { id: "mastermind-notices" });

function tell(text) {
  const close = element("button", { type: "button", textContent: "×", onclick: () => notice.remove() });
  close.setAttribute("aria-label", words.close);
  const notice = element("div", { className: "notice" }, element("p", {}, text), close);
  notice.setAttribute("role", "status");
  notices.append(notice);
}

// ---- while Python comes

const arriving = document.getElementById("mastermind-arriving");
const bar = arriving.querySelector("progress");

function say(text, share) {
  const told = arriving.querySelector("p");
  if (told.textContent !== text) told.textContent = text;
  if (share === undefined) bar.removeAttribute("value");
  else bar.value = share;
}

// Fetched here, one after the other, what the kernel is about to ask for: the browser's cache then has it, and it is
// known how much has come. `python`: [address, bytes, bytes on the wire].
async function fetchPython() {
  const all = python.reduce((sum, [, , wire]) => sum + wire, 0);
  let before = 0;
  for (const [address, size, wire] of python) {
    const answer = await fetch(site + address);
    if (!answer.ok) throw new Error(answer.status);
    if (/no-store/.test(answer.headers.get("cache-control"))) return; // it would come twice
    let come = 0;
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      come += value.length;
      const now = before + wire * Math.min(come / size, 1);
      say(fill(words.fetching, { n: megabytes(now), m: megabytes(all) }), now / all);
    }
    before += wire;
  }
}

const megabytes = (bytes) => (bytes / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

let written = null; // the notebook, once it is there

async function emptyPanel() {
  for (;;) {
    const panel = window.jupyterapp?.shell.currentWidget;
    if (panel?.sessionContext) return panel;
    await wait(5); // it is filled at once, and begins to start a Python
  }
}

async function notebookPanel() {
  const panel = await emptyPanel();
  while (!panel.content?.model) await wait(50);
  return panel;
}

async function kernelOf(panel) {
  await panel.sessionContext.ready;
  while (!panel.sessionContext.session?.kernel) await wait(100);
  await panel.sessionContext.session.kernel.info;
}

// What a visit before this one left is here at once.
async function bringPython() {
  if (navigator.serviceWorker?.controller) beginEarly();
  else await fetchPython();
  navigator.serviceWorker?.ready.then(({ active }) => (beginEarly(), stays(active)));
}

// JupyterLite notes its version on a second visit only, which would begin by throwing out all service workers of the site.
function stays({ scriptURL }) {
  const { appVersion } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  if (appVersion) localStorage.setItem(`${scriptURL}-version`, appVersion);
}

async function follow() {
  let ready = false;
  say(words.opening);
  bringPython().then(() => ready || say(words.starting), () => ready || say(words.unreachable));
  await kernelOf(await notebookPanel());
  ready = true;
  say(words.ready, 1);
  await wait(2000);
  arriving.remove();
  await keepForLater();
}

// A cell that is run before there is a Python waits for it: asked too early, or a second time meanwhile, JupyterLab does
// not know which Python to take, and would have the learner choose; and while one starts, it would run nothing and say so
// to nobody.
function startOnce({ sessionContext }) {
  const start = sessionContext.startKernel.bind(sessionContext);
  let starting = null;
  sessionContext.startKernel = () => (starting ??= sessionContext.specsManager.ready.then(start).finally(() => (starting = null)));
  Object.defineProperty(sessionContext, "hasNoKernel", { get: () => !sessionContext.session?.kernel });
}

// For a visit without network: what came before the service worker did goes through it now, out of the browser's cache;
// and so do the notebooks that were not opened yet.
async function keepForLater() {
  if (!navigator.serviceWorker || !(await keeps())) return;
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => one.name).filter((one) => one.startsWith(site));
  const notebooks = Object.keys(titles).map((one) => `${site}lite/files/${one}`);
  const addresses = new Set([location.href, ...loaded, ...python.map(([address]) => site + address), ...notebooks]);
  for (const address of addresses) await fetch(address).catch(() => {});
  document.body.dataset.kept = "yes";
}

// ---- what was written is kept

// Two at once, and the later one finds a file that is newer than what it knows: JupyterLab would ask which is to stay.
function oneAfterTheOther(context) {
  const save = context.save.bind(context);
  let last = Promise.resolve();
  context.save = () => (last = last.then(save, save));
}

// What a Python that is gone showed with buttons is shown in words: nobody would answer, and JupyterLab would load for ever.
const WIDGET = "application/vnd.jupyter.widget-view+json";
function inWords({ content }) {
  for (const { outputs } of content.model.cells) {
    for (let rank = 0; rank < (outputs?.length ?? 0); rank += 1) {
      const { [WIDGET]: gone, ...data } = outputs.get(rank).data ?? {};
      if (gone) outputs.get(rank).setData({ data });
    }
  }
}

async function keep(panel) {
  const { context, content } = panel;
  oneAfterTheOther(context);
  await context.ready;
  inWords(panel);
  let planned = null;
  const save = async () => {
    clearTimeout(planned);
    planned = null;
    if (context.model.dirty && !asleep) await context.save();
  };
  // a tab is soon closed; but a save that begins while the page is left locks WebKit's store for all pages after it
  context.model.contentChanged.connect(() => (planned ??= setTimeout(save, 1000)));
  const ran = [...content.model.cells].some((cell) => cell.type === "code" && cell.executionCount);
  if (ran) tell(words.afresh);
  return save;
}

// ---- one notebook, one tab

let asleep = false; // another tab has it

async function alone(saved) {
  if (!navigator.locks) return;
  const name = `mastermind-workbook ${path}`;
  const channel = new BroadcastChannel(name);
  let granted = false, release;
  const here = element("button", { type: "button", textContent: words.work_here, onclick: () => channel.postMessage("give") });
  const dialog = element("dialog", { id: "mastermind-elsewhere", oncancel: (event) => event.preventDefault() }, element("p", {}, words.elsewhere), here);
  const wish = () => navigator.locks.request(name, async () => {
    granted = true;
    if (asleep) await wake();
    return new Promise((done) => (release = done));
  }).catch(() => (granted = true)); // refused where storage is blocked: there is nothing two tabs could share
  const sleep = () => {
    asleep = true;
    document.body.append(dialog);
    dialog.showModal();
  };
  const wake = async () => {
    const panel = await notebookPanel();
    await panel.context.revert(); // what the other tab wrote; reloaded, this one would let go of it
    inWords(panel);
    asleep = false;
    dialog.close();
    dialog.remove();
  };
  channel.onmessage = async () => {
    if (!granted || asleep) return;
    granted = false;
    await (await saved)();
    sleep();
    release();
    wish();
  };
  wish();
  await wait(1500); // a page that is reloaded lets go first
  if (!granted) sleep();
}

// ---- links

function goTo(panel, task) {
  const cells = [...panel.content.model.cells];
  const rank = cells.findIndex((cell) => cell.type === "code" && new RegExp(`^(def ${task}\\(|${task}$)`, "m").test(cell.sharedModel.getSource()));
  if (rank < 0) return;
  panel.content.activeCellIndex = rank;
  panel.content.scrollToCell(panel.content.activeCell, "center");
}

addEventListener("click", (event) => {
  const link = event.target.closest?.(".jp-Notebook a[href]");
  if (!link) return;
  const [, task] = link.href.split("#mastermind-task=");
  // JupyterLite looks for the site's pages among its own files, and opens a notebook in the program of another language
  const [, other] = link.href.split(`${site}lite/files/`);
  if (!task && !other) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (task) goTo(window.jupyterapp.shell.currentWidget, decodeURIComponent(task));
  else open(other.split("#")[0].endsWith(".ipynb") ? `?path=${other}` : site + other);
}, true);

// ---- names

const title = titles[path] ? `${titles[path]} · ${words.title}` : words.title;
const NAMES = {
  ".cm-content": words.code,
  ".jp-collapseHeadingButton": words.collapse,
  ".jp-Stdin-input": words.answer,
  "#jp-NotebookLogo": words.all_modules,
};

function mend() {
  if (written) addButtons(written, words);
  if (document.title !== title) document.title = title;
  for (const [selector, name] of Object.entries(NAMES))
    for (const one of document.querySelectorAll(`${selector}:not([aria-label])`)) one.setAttribute("aria-label", name);
  for (const one of document.querySelectorAll(".jp-Stdin-input[placeholder]")) one.removeAttribute("placeholder");
  for (const one of document.querySelectorAll(".jp-WindowedPanel-viewport[role=feed]")) one.setAttribute("role", "group");
  for (const one of document.querySelectorAll(".skip-link[tabindex='1']")) one.tabIndex = 0;
  for (const one of document.querySelectorAll(".cm-scroller")) {
    const reached = one.scrollWidth > one.clientWidth ? 0 : -1; // by the keyboard, where a line is longer than the screen
    if (one.tabIndex !== reached) one.tabIndex = reached;
  }
  for (const one of document.querySelectorAll("jp-button[title='More commands']")) {
    one.removeAttribute("aria-pressed");
    one.title = words.more;
    one.setAttribute("aria-label", words.more);
  }
  const logo = document.getElementById("jp-NotebookLogo");
  const start = `${site}start.${language}.html`;
  if (logo && logo.href !== start) {
    logo.href = start;
    logo.removeAttribute("target");
    logo.replaceChildren(words.title);
    logo.addEventListener("click", (event) => event.stopImmediatePropagation(), true);
  }
}

let planned = false;
new MutationObserver(() => {
  if (planned) return;
  planned = true;
  requestAnimationFrame(() => ((planned = false), mend()));
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["role", "placeholder", "tabindex", "href"] });

performance.setResourceTimingBufferSize(2000);
// the site was built anew, and this page is half of the old one
if (navigator.serviceWorker?.controller) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
document.body.append(notices);
mend();
follow();
emptyPanel().then(startOnce);
alone(notebookPanel().then(keep));
notebookPanel().then((panel) => {
  written = panel;
  tellOfCells(panel);
  mend();
});
keeps().then((kept) => {
  if (kept) remember(slug, language);
  else tell(words.not_kept);
});
