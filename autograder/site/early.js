// Workers of kernels are ours (kernel.js), and the first one need not wait until JupyterLab is there to ask for it.

const Theirs = self.Worker;
const make = () => new Theirs(new URL("kernel.js", import.meta.url), { type: "module" });
let early = null, asked = false;

// Begin Python now. Only a page that its service worker controls can: the kernel's worker is to be controlled as well.
export function beginEarly() {
  if (!asked && !crossOriginIsolated) early ??= make();
}

self.Worker = new Proxy(Theirs, {
  construct(_, [address, options]) {
    if (!/\/comlink\.worker\./.test(address)) return new Theirs(address, options);
    asked = true;
    const worker = early ?? make();
    early = null;
    return worker;
  },
});
