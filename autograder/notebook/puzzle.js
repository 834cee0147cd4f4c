// The page side of the puzzle. The order of the lines lives here; the kernel alone knows what is right, and writes `view`.

function element(kind, properties = {}, ...children) {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

const sentence = (text) => text.split("`").map((part, rank) => (rank % 2 ? element("code", {}, part) : part));
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

function render({ model, el }) {
  const words = model.get("labels");
  let view = model.get("view");
  let order = []; // of the program: { number, steps }
  const said = element("div", { role: "status", "aria-live": "polite", tabindex: "-1" });
  const standing = element("p");
  const how = element("p");
  const left = element("div", { role: "group", "aria-label": words.left });
  const program = element("div", { role: "group", "aria-label": words.program });
  const below = element("div", { class: "acts" });
  const root = element("div", { class: "mm-puzzle", lang: words.lang, "data-lm-suppress-shortcuts": "true" });
  root.append(element("strong", {}, ...sentence(words.heading)), standing, how, left, program, below, said);

  const pieceOf = (number) => view.pieces.find((piece) => piece.number === number);
  const stepsOf = (one) => (view.indented ? pieceOf(one.number).lines[0][0] : one.steps);

  // The code of a piece; in the program, as far in as it stands.
  function code(piece, steps) {
    const base = piece.lines[0][0];
    return piece.lines.map(([own, text]) => "    ".repeat(steps + own - base) + text).join("\n");
  }

  // A line of code, which goes on further in than it begins.
  function written(before, line) {
    const shown = element("span", { class: "code" }, before + line);
    shown.style.setProperty("--in", `${before.length + line.length - line.trimStart().length}ch`);
    return shown;
  }

  // The same, with the number before its first line.
  function numbered(piece, steps) {
    const width = String(view.pieces.at(-1).number).length;
    const lines = code(piece, steps).split("\n");
    return lines.map((line, rank) => written(`${(rank ? "" : `${piece.number}:`).padStart(width + 1)} `, line));
  }

  function button(key, text, label, press) {
    return element("button", { type: "button", "data-key": key, "aria-label": label, title: label, onclick: press }, ...[text].flat());
  }

  // Draw anew, and give the focus back to what had it, or to what is named.
  function draw(focus = document.activeElement?.dataset?.key) {
    order = order.filter((one) => pieceOf(one.number));
    const placed = new Set(order.map((one) => one.number));
    standing.replaceChildren(...sentence(view.standing));
    how.textContent = view.indented ? words.how_indented : words.how;
    how.hidden = view.solved;
    left.replaceChildren(...(view.solved ? [] : view.pieces.filter((piece) => !placed.has(piece.number)).map(choice)));
    const first = written(" ".repeat(String(view.pieces.at(-1).number).length + 2), view.first);
    program.replaceChildren(element("div", { class: "first" }, first), ...order.map(view.solved ? done : row));
    below.replaceChildren(...(view.solved ? [] : acting()));
    const target = [...root.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focus);
    if (focus) (target ?? root.querySelector("[data-key]"))?.focus({ preventScroll: true });
  }

  function choice(piece) {
    const label = fill(words.put, { number: piece.number, code: code(piece, 0) });
    return button(`in ${piece.number}`, numbered(piece, view.indented ? piece.lines[0][0] : 0), label, () => put(piece));
  }

  function put(piece) {
    const last = order.at(-1);
    const opens = last && pieceOf(last.number).lines.at(-1)[1].endsWith(":");
    order.push({ number: piece.number, steps: last ? last.steps + (opens ? 1 : 0) : 0 });
    draw(`line ${piece.number}`);
  }

  // What is right stays as it is.
  const done = (one) => element("div", { class: "done" }, ...numbered(pieceOf(one.number), stepsOf(one) + 1));

  const plural = new Intl.PluralRules(words.lang);
  function row(one, rank) {
    const piece = pieceOf(one.number);
    const label = fill(plural.select(stepsOf(one)) === "one" ? words.line_one : words.line, { number: one.number, code: code(piece, 0), steps: stepsOf(one), place: rank + 1 });
    const line = element("button", { type: "button", class: "line", "data-key": `line ${one.number}`, "aria-label": label, onkeydown: (event) => pressed(event, one) });
    line.append(...numbered(piece, stepsOf(one) + 1));
    const buttons = [["up", "↑"], ["down", "↓"], ["out", "✕"]];
    if (!view.indented) buttons.unshift(["less", "←"], ["more", "→"]);
    const small = buttons.map(([name, sign]) => button(`${name} ${one.number}`, sign, fill(words[name], { number: one.number }), () => move(name, one)));
    return element("div", { class: "row" }, line, element("span", { class: view.indented ? "moves" : "moves five" }, ...small));
  }

  const KEYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "less", ArrowRight: "more", Delete: "out", Backspace: "out" };
  function pressed(event, one) {
    if (!KEYS[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    move(KEYS[event.key], one);
  }

  function move(how, one) {
    const rank = order.indexOf(one);
    const other = rank + { up: -1, down: 1 }[how];
    if (how === "less") one.steps = Math.max(0, one.steps - 1);
    if (how === "more") one.steps = Math.min(9, one.steps + 1);
    if (order[other]) [order[rank], order[other]] = [order[other], order[rank]];
    if (how === "out") order.splice(rank, 1);
    draw(how === "out" ? `in ${one.number}` : undefined);
  }

  const placed = () => order.map((one) => [one.number, one.steps]);
  const acting = () => [
    element("button", { type: "button", "data-key": "try", onclick: () => model.send({ do: "try", order: placed() }) }, words.check),
    element("button", { type: "button", "data-key": "help", onclick: () => model.send({ do: "help" }) }, words.help),
  ];

  const tell = (texts) => said.replaceChildren(...texts.map((text) => element("p", {}, ...sentence(text))));

  model.on("change:view", () => {
    view = model.get("view");
    tell(view.said);
    draw();
    if (view.solved) said.focus({ preventScroll: true }); // the button that had it is gone
    if (view.said.length) said.scrollIntoView({ block: "nearest" });
  });
  draw();
  el.append(root);
}

export default { render };
