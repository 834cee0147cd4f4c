// Run, Check, Hint, Line by line and Puzzle, below each function that learners write: cells that anybody could write. What
// is said stands in the notebook, and is kept with it.

const SIGNS = { run: "▶", check: "✓", hint: "?", trace: "≡", puzzle: "▤" };

// Give each cell that is to be filled its buttons, unless it has them.
export function addButtons(panel, words) {
  for (const cell of panel.content.widgets) {
    const told = cell.model.type === "code" && cell.model.getMetadata("nbgrader");
    if (!told?.solution || cell.node.querySelector(":scope > .mastermind-buttons")) continue;
    cell.node.append(buttonsOf(panel, cell, told.grade_id, words)); // last, where JupyterLab counts no children
  }
}

function buttonsOf(panel, cell, task, words) {
  const bar = document.createElement("div");
  bar.className = "mastermind-buttons";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", words.buttons.replace("{task}", task));
  bar.dataset.lmSuppressShortcuts = "true"; // here, Enter presses a button
  const acts = {
    run: () => run(panel, cell),
    check: async () => {
      await run(panel, cell); // what is judged is what stands there
      await run(panel, saying(panel, `check("${task}")`, cell));
    },
    hint: () => run(panel, saying(panel, `hint("${task}")`, saying(panel, `check("${task}")`, cell))),
    trace: async () => {
      await run(panel, cell);
      await run(panel, saying(panel, `check("${task}", trace=True)`, cell));
    },
    puzzle: () => run(panel, saying(panel, `hint("${task}", puzzle=True)`, cell)),
  };
  for (const [name, act] of Object.entries(acts)) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: name, textContent: `${SIGNS[name]} ${words[name]}` });
    button.addEventListener("click", () => once(bar, button, act));
    bar.append(button);
  }
  return bar;
}

// One at a time; the focus stays where it was, above what is shown.
async function once(bar, button, act) {
  if (bar.ariaBusy === "true") return;
  bar.ariaBusy = "true";
  for (const one of bar.children) one.setAttribute("aria-disabled", "true");
  try {
    await act();
  } finally {
    bar.ariaBusy = "false";
    for (const one of bar.children) one.removeAttribute("aria-disabled");
    if (!document.activeElement?.closest(".cm-editor, input")) button.focus({ preventScroll: true });
  }
}

async function run(panel, cell) {
  await panel.sessionContext.ready; // without a Python yet, JupyterLab asks which one it is to be
  const notebook = panel.content;
  const rank = notebook.widgets.indexOf(cell);
  if (rank < 0) return;
  notebook.deselectAll();
  notebook.activeCellIndex = rank;
  await notebook.scrollToItem(rank, "smart");
  await window.jupyterapp.commands.execute("notebook:run-cell");
  if (cell.outputArea.model.length) cell.outputArea.node.scrollIntoView({ block: "nearest" });
}

// The cell that says this and no more; a new one below another cell when there is none.
function saying(panel, text, after) {
  const notebook = panel.content;
  const found = notebook.widgets.find((one) => one.model.type === "code" && one.model.sharedModel.getSource().trim() === text);
  if (found) return found;
  const rank = notebook.widgets.indexOf(after) + 1;
  notebook.model.sharedModel.insertCell(rank, { cell_type: "code", source: text, metadata: { trusted: true } });
  return notebook.widgets[rank];
}

// With each cell that is run, what stands in all of them: `check` then knows of those that were changed since they ran.
export function tellOfCells(panel) {
  const { sessionContext, content } = panel;
  const tell = () => {
    const kernel = sessionContext.session?.kernel;
    if (!kernel || Object.hasOwn(kernel, "requestExecute")) return;
    const request = kernel.requestExecute.bind(kernel);
    kernel.requestExecute = (code, dispose, metadata) => {
      const cells = [...content.model.cells].filter((cell) => cell.type === "code");
      return request(code, dispose, { ...metadata, page: Object.fromEntries(cells.map((cell) => [cell.id, cell.sharedModel.getSource()])) });
    };
  };
  sessionContext.kernelChanged.connect(tell);
  tell();
}
