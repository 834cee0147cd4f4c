// The Stop button. A Python that computes hears no messages, so it asks for them itself (notebook/stopping.py): at the
// service worker, to which the page says that the button was pressed. This file is loaded by both.

function answer(pressed) {
  return (event) => {
    const [, kernel] = event.request.url.split("/api/stop/");
    if (!kernel) return;
    const said = event.request.method === "POST" ? (pressed.add(kernel), "") : pressed.delete(kernel) ? "stop" : "go on";
    event.respondWith(new Response(said, { headers: { "Cache-Control": "no-store" } }));
  };
}

async function follow(base) {
  while (!window.jupyterapp?.commands) await new Promise((done) => setTimeout(done, 200));
  const { commands, shell } = window.jupyterapp;
  commands.commandExecuted.connect(async (_, { id }) => {
    const kernel = shell.currentWidget?.sessionContext?.session?.kernel;
    if (id !== "notebook:interrupt-kernel" || !kernel) return;
    await fetch(`${base}api/stop/${kernel.clientId}`, { method: "POST" });
    // who is asked to type answers nothing, so that Python goes on, and asks
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
    for (const input of document.querySelectorAll("input.jp-Stdin-input")) input.dispatchEvent(enter);
  });
}

if (self.registration) self.addEventListener("fetch", answer(new Set()));
else if (isSecureContext) follow(new URL(".", document.currentScript.src).href);
