// A page of one strategy or two: the answers are computed here, by the rules of the game alone.
const given = JSON.parse(document.getElementById("given").textContent);
const words = JSON.parse(document.getElementById("words").textContent);

const element = (kind, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(kind), properties);
  made.append(...children);
  return made;
};

const filled = (name, values) => words[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);

// The name of a strategy, in the language of the page if it is a known one.
const named = (strategy) => words[strategy] ?? strategy;

const { pegs, colours } = given[0].game;

const secrets = (() => {
  let codes = [""];
  for (let peg = 0; peg < pegs; peg++) codes = codes.flatMap((code) => [...colours].map((colour) => code + colour));
  return given[0].game["repeats in secrets"] ? codes : codes.filter((code) => new Set(code).size === pegs);
})();

const answer = (guess, secret) => {
  let placed = 0;
  let common = 0;
  for (let peg = 0; peg < pegs; peg++) placed += guess[peg] === secret[peg];
  for (const colour of new Set(guess)) {
    const count = (code) => code.split(colour).length - 1;
    common += Math.min(count(guess), count(secret));
  }
  return `${placed},${common - placed}`;
};

const WON = `${pegs},0`;
const guessOf = (node) => (typeof node === "string" ? node : node[0]);
const branchesOf = (node) => (typeof node === "string" ? {} : node[1]);

// The parts of some codes by their answers to a guess, the largest first.
const split = (guess, codes) => {
  const parts = new Map();
  for (const code of codes) {
    const key = answer(guess, code);
    if (!parts.has(key)) parts.set(key, []);
    parts.get(key).push(code);
  }
  return [...parts].sort(([, one], [, other]) => other.length - one.length);
};

const peg = (sign) => element("i", { className: `c${colours.indexOf(sign)}`, textContent: sign });
const shown = (code) => {
  const made = element("span", { className: "code" }, ...[...code].map(peg));
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", code);
  return made;
};
const pins = (key) => {
  const [placed, misplaced] = key.split(",").map(Number);
  return "●".repeat(placed) + "○".repeat(misplaced) + "·".repeat(pegs - placed - misplaced);
};

class View {
  constructor(file) {
    this.file = file;
    this.place = element("section");
    this.restart();
  }

  restart() {
    this.node = this.file.tree;
    this.left = secrets;
    this.moves = [];
    this.draw();
  }

  // Go on with an answer; what has been before can be gone back to.
  take(key) {
    const parts = split(guessOf(this.node), this.left);
    this.moves.push({ node: this.node, left: this.left, key, parts });
    this.left = parts.find(([one]) => one === key)[1];
    this.node = key === WON ? null : branchesOf(this.node)[key];
    this.draw();
  }

  back(rank) {
    ({ node: this.node, left: this.left } = this.moves[rank]);
    this.moves.length = rank;
    this.draw();
  }

  play(secret) {
    this.restart();
    while (this.node) this.take(answer(guessOf(this.node), secret));
  }

  strip(parts, total, taken) {
    const strip = element("div", { className: "strip" });
    for (const [key, codes] of parts) {
      const title = `${pins(key)}  ${codes.length}`;
      const piece = element("button", { type: "button", title, ariaLabel: `${key}: ${codes.length}`, tabIndex: -1 });
      piece.style.flex = codes.length;
      piece.style.setProperty("--bright", Math.min(1, Math.log2(total / codes.length) / 6));
      if (key === taken) piece.className = "taken";
      else if (!taken) piece.onclick = () => this.take(key);
      strip.append(piece);
    }
    return strip;
  }

  draw() {
    const { total, worst, strategy } = this.file;
    const thousandths = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
    const mean = (total / secrets.length).toLocaleString(document.documentElement.lang, thousandths);
    this.place.replaceChildren(
      element("div", { className: "head" }, element("h2", {}, named(strategy)), element("span", { className: "soft" }, filled("SUMS", { total, mean, worst }))),
      this.table(),
      ...(this.node ? this.next() : [element("p", { className: "good" }, filled("FOUND", { tries: this.moves.length }))]),
    );
  }

  table() {
    const rows = this.moves.map(({ node, left, key, parts }, rank) => {
      const undo = element("button", { type: "button", className: "plain", title: words.BACK, textContent: "↶", onclick: () => this.back(rank) });
      const after = parts.find(([one]) => one === key)[1].length;
      const cells = [String(rank + 1), shown(guessOf(node)), element("span", { className: "pins", textContent: pins(key) }), `${left.length} → ${after}`, this.strip(parts, left.length, key), undo];
      return element("tr", {}, ...cells.map((cell, column) => element("td", { className: ["", "", "", "left-cell", "strip-cell", ""][column] }, cell)));
    });
    return element("table", { className: "moves" }, element("tbody", {}, ...rows));
  }

  next() {
    const guess = guessOf(this.node);
    const parts = split(guess, this.left);
    const possible = parts.some(([key]) => key === WON);
    const buttons = [...parts].sort(([one], [other]) => (one < other ? 1 : -1)).map(([key, codes]) => {
      const label = element("span", { className: "pins", textContent: pins(key) });
      return element("button", { type: "button", ariaLabel: `${key}: ${codes.length}`, onclick: () => this.take(key) }, label, ` ${codes.length}`);
    });
    const some = this.left.slice(0, 200);
    return [
      element("p", {}, filled(possible ? "PROPOSES" : "PROPOSES_IMPOSSIBLE", { turn: this.moves.length + 1 }), " ", shown(guess)),
      this.strip(parts, this.left.length),
      element("p", { className: "soft" }, filled("ANSWERS", { parts: parts.length, left: this.left.length })),
      element("div", { className: "answers" }, ...buttons),
      element("p", { className: "soft" }, filled(some.length < this.left.length ? "LEFT_SOME" : "LEFT", { left: this.left.length, some: some.length })),
      element("div", { className: "left" }, ...some.map(shown)),
    ];
  }
}

const views = given.map((file) => new View(file));
document.getElementById("trees").append(...views.map((view) => view.place));

const status = document.getElementById("status");
const field = document.getElementById("secret");
const playAll = (secret) => {
  const right = secrets.includes(secret);
  status.replaceChildren(...(right ? [] : [filled("NO_SECRET", { example: secrets[secrets.length >> 1] })]));
  if (right) for (const view of views) view.play(secret);
};
document.getElementById("tools").addEventListener("submit", (event) => {
  event.preventDefault();
  playAll(field.value.replace(/[\s,()]/g, "").toUpperCase());
});
document.getElementById("any").addEventListener("click", () => {
  field.value = secrets[Math.floor(Math.random() * secrets.length)];
  playAll(field.value);
});
document.getElementById("again").addEventListener("click", () => {
  status.replaceChildren();
  for (const view of views) view.restart();
});

// A whole tree on paper, as Knuth printed his: n(guess: a part for each answer), a code where it is the last.
const written = (node, codes) => {
  if (codes.length === 1) return guessOf(node);
  const guess = guessOf(node);
  const parts = split(guess, codes).filter(([key]) => key !== WON).sort(([one], [other]) => (one < other ? 1 : -1));
  return `${codes.length}(${guess}: ${parts.map(([key, part]) => `${key.replace(",", "")} ${written(branchesOf(node)[key], part)}`).join(", ")})`;
};
const drawFigure = (file) => {
  const guess = guessOf(file.tree);
  const parts = split(guess, secrets).filter(([key]) => key !== WON).sort(([one], [other]) => (one < other ? 1 : -1));
  const lines = parts.map(([key, part]) => element("p", {}, element("b", { textContent: `${guess} ${pins(key)} ` }), written(branchesOf(file.tree)[key], part)));
  return [element("h3", {}, named(file.strategy)), element("div", { className: "figure" }, ...lines)];
};
const figures = document.getElementById("figures");
if (secrets.length <= 5040) figures.append(...given.flatMap(drawFigure));
document.getElementById("print").addEventListener("click", () => window.print());
