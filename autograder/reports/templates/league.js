// Two of a league, game by game; and some of their games, to be seen again.
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const { games, rows, compared, pegs, colours, named } = read("given");
const words = read("words");
const at = (id) => document.getElementById(id);
const [one, two, player, game] = ["one", "two", "player", "game"].map(at);

const element = (kind, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(kind), properties);
  made.append(...children);
  return made;
};

const filled = (key, values) => words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

// ---- two compared

const compare = () => {
  const [first, second] = [rows[one.value], rows[two.value]];
  const wins = games.filter((_, rank) => first.tries[rank] < second.tries[rank]);
  const losses = games.filter((_, rank) => first.tries[rank] > second.tries[rank]).length;
  const count = wins.length;
  const values = { one: first.title, two: second.title, wins: count, losses, even: games.length - count - losses, count };
  const itself = first === second;
  at("duel").textContent = filled(itself ? "ITSELF" : "DUEL", values);
  at("codes").hidden = itself;
  at("codes").textContent = `${filled("GAMES", values)} ${wins.join(" ")}`;
};

// ---- a game seen again

const codes = Array.from({ length: pegs }).reduce((found) => found.flatMap((code) => [...colours].map((colour) => code + colour)), [""]);

const answer = (guess, secret) => {
  let [placed, common] = [0, 0];
  for (let peg = 0; peg < pegs; peg++) placed += guess[peg] === secret[peg];
  for (const colour of new Set(guess)) common += Math.min(...[guess, secret].map((code) => code.split(colour).length - 1));
  return `${placed},${common - placed}`;
};

let boards = []; // their title, and their moves: a guess, its answer, the codes left after it
let moves = 0; // shown

const counted = (played) => {
  let left = codes;
  return played.map(([guess, given]) => ({ guess, given, left: (left = left.filter((code) => answer(guess, code) === given)).length }));
};

const choose = () => {
  const row = rows[player.value];
  const chosen = row.games[game.value];
  boards = chosen.boards.map((played, rank) => ({ title: rank ? rows[0].title : row.title, moves: counted(played) }));
  moves = 0;
  replay();
};

const longest = () => Math.max(...boards.map((board) => board.moves.length));

const peg = (colour) => {
  const made = element("span", { className: `peg c${colour}` }, element("span", { textContent: colour, ariaHidden: "true" }));
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", `${colour}, ${named[colour - 1]}`);
  return made;
};

const turn = ({ guess, given, left }, rank) => {
  const [placed, misplaced] = given.split(",").map(Number);
  const marks = element("span", { className: "marks", textContent: "●".repeat(placed) + "○".repeat(misplaced), ariaHidden: "true" });
  return element(
    "li",
    { className: "turn" },
    element("span", { className: "rank", textContent: rank + 1 }),
    element("span", { className: "pegs" }, ...[...guess].map(peg)),
    element("span", { className: "answer" }, `${placed} ${misplaced} `, marks),
    element("span", { className: "left" }, placed === pegs ? "" : filled("LEFT", { left })),
  );
};

// What has just been played on a board, for those who listen and those who read.
const told = ({ title, moves: played }) => {
  const shown = Math.min(moves, played.length);
  const { guess, given, left } = played[shown - 1] ?? {};
  const [placed, misplaced] = given?.split(",") ?? [];
  const key = !shown ? "BEFORE" : Number(placed) === pegs ? "FOUND" : "TRY";
  return filled(key, { name: title, n: shown, guess, placed, misplaced, left });
};

const replay = () => {
  at("boards").replaceChildren(
    ...boards.map((board) => {
      const turns = element("ol", { className: "turns" }, ...board.moves.slice(0, moves).map(turn));
      return element("figure", {}, element("figcaption", { textContent: board.title }), turns);
    }),
  );
  at("replay").style.setProperty("--tries", longest());
  at("move").textContent = boards.map(told).join(" · ");
  for (const button of at("steps").children) button.ariaDisabled = String(STEPS[button.value]() === moves);
};

const STEPS = {
  START: () => 0,
  BACK: () => Math.max(moves - 1, 0),
  ON: () => Math.min(moves + 1, longest()),
  END: () => longest(),
};
const KEYS = { Home: "START", ArrowLeft: "BACK", ArrowRight: "ON", End: "END" };

const step = (name) => {
  moves = STEPS[name]();
  replay();
};

at("steps").append(
  ...Object.keys(STEPS).map((value) => {
    const made = element("button", { type: "button", className: "plain", value, textContent: words[value] });
    made.addEventListener("click", () => step(value));
    return made;
  }),
);
at("replay").addEventListener("keydown", (event) => {
  if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  step(KEYS[event.key]);
});

// ---- what is chosen from

const nameOfGame = ({ rank, boards }) => {
  const [tries, others] = boards.map((played) => played.length);
  return filled(boards.length > 1 ? "BESIDE" : "ALONE", { game: games[rank], tries, others, other: rows[0].title });
};

const list = () => {
  game.replaceChildren(...rows[player.value].games.map((one, rank) => new Option(nameOfGame(one), rank)));
  choose();
};

for (const select of [one, two, player]) select.append(...rows.map(({ title }, rank) => new Option(title, rank)));
for (const select of [one, two]) select.addEventListener("change", compare);
player.addEventListener("change", list);
game.addEventListener("change", choose);
one.value = player.value = compared;
two.value = compared ? 0 : Math.min(1, rows.length - 1);
compare();
list();
for (const part of document.querySelectorAll(".duel")) part.hidden = false;
