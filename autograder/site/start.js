// The start page: where somebody stands in the course, and all of their work as one file.

import { files, forget, keeps, last, progress, remove } from "./store.js";

const words = JSON.parse(document.getElementById("mastermind").textContent);
const modules = [...document.querySelectorAll(".module")];
const thread = document.getElementById("thread");
const filled = (key, values) => words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

function tell(name, values = {}, ...more) {
  const told = document.getElementById("told");
  told.textContent = [[name, values], ...more].map((sentence) => filled(...sentence)).join(" ");
  told.hidden = false;
  told.scrollIntoView({ block: "nearest" });
}

// ---- where somebody stands

async function refresh() {
  const changed = (await files()).map((one) => one.path);
  for (const button of document.querySelectorAll("button[data-path]")) button.hidden = !changed.includes(button.dataset.path);
  const reached = await progress();
  const shares = modules.map((module) => reached[`share ${module.dataset.slug}`]);
  modules.forEach((module, rank) => {
    const shown = module.querySelector(".reached");
    shown.hidden = typeof shares[rank] !== "number";
    if (shown.hidden) return;
    shown.querySelector("progress").value = shares[rank];
    const told = shown.querySelector("[data-words]");
    told.textContent = told.dataset.words.replace("{share}", Math.round(100 * shares[rank]));
  });
  showThread(shares.map((share) => share ?? 0));
}

// On with the notebook that was open last, or with the next one that is not done yet.
function showThread(shares) {
  const was = modules.findIndex((module) => module.dataset.slug === last()?.slug);
  const open = (rank) => shares[rank] < 1;
  const ranks = modules.map((_, rank) => rank);
  const next = ranks.find((rank) => rank >= Math.max(was, 0) && open(rank)) ?? ranks.find(open);
  const done = shares.filter((share) => share >= 1).length;
  thread.style.visibility = "visible"; // until then it keeps its place: nothing is to move below somebody's finger
  thread.hidden = next === undefined;
  if (thread.hidden) return;
  const begun = was >= 0 || shares.some((share) => share > 0);
  const link = thread.querySelector("a");
  const there = modules[next];
  const title = `${there.querySelector(".number").textContent}. ${there.querySelector("h3").textContent}`;
  link.textContent = filled(begun ? "go_on" : "begin", { title });
  link.href = there.querySelector(".open").href;
  thread.querySelector(".reached span").textContent = filled("reached", { done, all: modules.length });
  thread.querySelector(".reached").style.visibility = begun ? "visible" : "hidden";
  thread.querySelector("progress").value = shares.reduce((sum, share) => sum + Math.min(share, 1), 0) / modules.length;
}

for (const button of document.querySelectorAll("button[data-path]"))
  button.addEventListener("click", async () => {
    if (!confirm(button.dataset.sure)) return;
    await remove(button.dataset.path);
    await forget(button.closest(".module").dataset.slug);
    await refresh();
    button.parentElement.querySelector(".open").focus();
  });

// ---- all the work

document.getElementById("export").addEventListener("click", async () => {
  const { packed } = await import("./pack.js"); // the library comes with it
  const { count, archive } = await packed();
  if (!count) return tell("nothing");
  const address = URL.createObjectURL(new Blob([archive], { type: "application/zip" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${words.file}-${new Date().toISOString().slice(0, 10)}.zip` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
});

const archive = document.getElementById("archive");
document.getElementById("import").addEventListener("click", () => archive.click());
archive.addEventListener("change", async () => {
  const [chosen] = archive.files;
  if (!chosen) return;
  const { unpack } = await import("./pack.js");
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  archive.value = "";
  try {
    const { count, aside } = await unpack(bytes);
    tell("brought", { count }, ...(aside.length ? [["aside", { names: aside.join(", ") }]] : []));
    await refresh();
  } catch {
    tell((await keeps()) ? "no_archive" : "not_kept");
  }
});

// ---- without network: this page and the lessons; a notebook has a service worker of its own

async function keepForLater() {
  if (!navigator.serviceWorker) return;
  for (const scope of ["index.html", "start.", "lessons/", "exercises/"]) await navigator.serviceWorker.register("service-worker.js", { scope });
  await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  for (const address of ["index.html", location.href, ...loaded]) await fetch(address); // through it, out of the browser's cache
  document.body.dataset.kept = "yes";
}

// ---- at once

const quietly = () => refresh().catch(() => showThread(modules.map(() => 0))); // a browser that keeps nothing has nothing to show
addEventListener("pageshow", quietly);
addEventListener("focus", quietly);
keepForLater().catch(() => {});
keeps().then((kept) => kept || tell("not_kept"));
