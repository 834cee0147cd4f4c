// A visit after the first needs no network: what a notebook has loaded is kept, until the site is built anew. Put before
// the service worker of JupyterLite, which answers what goes to files and to `input`; and, alone, beside the other pages.

const OURS = `mastermind-workbook ${new URL("./", location.href).pathname} `; // other sites may be on the same host
const KEPT = `${OURS}VERSION`;
const FILES = /(\/|\.(html|m?js|css|wasm|zip|whl|json|ipynb|svg|png|ico|woff2?|webmanifest))$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(forgetOlder().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const { method, headers } = event.request;
  if (method !== "GET" || headers.has("range") || origin !== location.origin || !FILES.test(pathname)) return;
  event.stopImmediatePropagation(); // JupyterLite would answer too
  event.respondWith(keptOrFetched(event, origin + pathname));
});

async function forgetOlder() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
}

async function keptOrFetched(event, address) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(address);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200 && !answer.redirected) event.waitUntil(cache.put(address, answer.clone()).catch(() => {})); // the disk may be full
  return answer;
}
