// The page side of the board. The kernel alone writes `view`; only the draft, and where its cursor stands, live here.
// The kernel may be slow: until it has replied, nothing else is asked of it, but the next proposition can be typed.

function element(kind, properties = {}, ...children) {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

// What the kernel says, with `code` set apart.
function sentence(text) {
  return text.split("`").map((part, rank) => (rank % 2 ? element("code", {}, part) : part));
}

function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

function render({ model, el }) {
  const words = model.get("labels");
  let view = model.get("view");
  let draft = [];
  let cursor = 0;
  let typedOn = null; // what had the focus at the last key
  let entry = null; // what the lower part was last built for
  let moves = null;
  let asked = 0; // of the kernel; `view.replies` says how far it has come
  let ahead = false; // the draft is of the proposition after the one just sent

  const said = element("p", { class: "said", role: "status", "aria-live": "polite" });
  const turns = element("ol", { class: "turns", "aria-label": words.turns });
  const notes = element("div", { class: "notes" });
  const worth = element("div", { class: "worth" });
  const review = element("div", { class: "worth review" });
  const lower = element("div");
  const root = element(
    "div",
    { class: "mastermind", role: "group", tabindex: 0, lang: words.lang, "aria-label": words.board, "data-lm-suppress-shortcuts": "true", onkeydown: pressed, onclick: clicked },
    turns, said, notes, lower, worth, review,
  );
  let slots = [];

  const waiting = () => asked > view.replies;
  function act(message) {
    if (waiting()) return;
    asked = view.replies + 1;
    model.send(message);
  }

  const size = () => ({ guess: view.length, code: view.length, answer: 2 })[view.entry] ?? 0;
  const takes = (value) => (view.entry === "answer" ? value >= 0 && value <= view.length : value >= 1 && value <= view.colours);
  const complete = () => draft.filter((value) => value !== undefined).length === size();

  const nameOf = (colour) => `${colour}, ${words.colours[colour - 1]}`;

  function peg(colour, kind = "span", properties = {}) {
    const label = { "aria-label": nameOf(colour), ...(kind === "span" ? { role: "img" } : { type: "button" }) };
    return element(kind, { class: `peg c${colour}`, ...label, ...properties }, element("span", { "aria-hidden": "true" }, String(colour)));
  }

  function button(text, does, properties = {}) {
    return element("button", { type: "button", class: "plain", onclick: (event) => (event.currentTarget.ariaDisabled === "true" ? null : does()), ...properties }, text);
  }

  function isTyping() {
    const at = document.activeElement;
    return root.contains(at) || at?.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(at?.tagName);
  }

  // ---- the draft

  function put(value) {
    if (!takes(value) || !size()) return;
    draft[cursor] = value;
    const empty = Array.from({ length: size() }, (_, place) => (cursor + 1 + place) % size()).find((place) => draft[place] === undefined);
    cursor = empty ?? cursor;
    redraft();
  }

  function erase() {
    if (draft[cursor] === undefined && cursor > 0) cursor -= 1;
    draft[cursor] = undefined;
    redraft();
  }

  function redraft() {
    if (view.about_draft) model.send({ do: "redraft" });
    showDraft();
  }

  function go() {
    if (view.entry === "over" || view.entry === "stuck" || waiting()) return;
    act({ do: view.entry, pegs: numbers() });
    if (view.entry !== "guess" || !complete()) return;
    ahead = true;
    drop();
    showDraft();
  }

  function drop() {
    draft = [];
    cursor = 0;
  }

  const anew = () => act({ do: "new" });
  const look = () => act({ do: "look", pegs: numbers() });

  function numbers() {
    return Array.from({ length: size() }, (_, place) => draft[place] ?? null);
  }

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const filled = slots.includes(typedOn) && typedOn === event.target && complete(); // Enter on a place chooses it, before
    const onButton = event.target !== root && !filled;
    const letter = event.key.length === 1 ? event.key.toLowerCase().charCodeAt(0) - 96 : 0;
    const digit = /^[0-9]$/.test(event.key) ? event.key : event.code.match(/^Digit(\d)$/)?.[1]; // on a French keyboard, 1 is &
    if (event.key === "?" && view.entry === "guess") look();
    else if (digit) (put(Number(digit)), (typedOn = event.target));
    else if (letter >= 1 && letter <= view.colours && view.entry !== "answer") (put(letter), (typedOn = event.target));
    else if (event.key === "Backspace") erase();
    else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      cursor = Math.min(Math.max(cursor + (event.key === "ArrowRight" ? 1 : -1), 0), Math.max(size() - 1, 0));
      showDraft();
    } else if (event.key === "Enter" && !onButton) event.repeat || go();
    else if (event.key === "Enter" && event.repeat); // one press, one thing
    else if (view.entry === "over" && event.key.toLowerCase() === "n") anew(); // not Enter: one press too many would wipe the game
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // After a click, the keys are the board's again; by keyboard alone, the next Enter is for the full row.
  function clicked(event) {
    if (event.detail) root.focus({ preventScroll: true });
    else if (event.target.closest(".palette, .numbers") && complete()) lower.querySelector(".main").focus();
  }

  // ---- what is shown

  function showDraft() {
    slots.forEach((slot, place) => {
      const value = draft[place];
      if (view.entry === "answer") {
        [...slot.querySelectorAll("button")].forEach((one, number) => one.setAttribute("aria-pressed", String(number === value)));
        return;
      }
      slot.setAttribute("aria-label", fill(words.slot, { n: place + 1, peg: value === undefined ? words.empty : nameOf(value) }));
      slot.setAttribute("aria-current", String(place === cursor));
      slot.className = value === undefined ? "peg slot" : `peg slot c${value}`;
      slot.replaceChildren(...(value === undefined ? [] : [element("span", { "aria-hidden": "true" }, String(value))]));
    });
    for (const one of lower.querySelectorAll(".whole")) one.setAttribute("aria-disabled", String(!complete()));
  }

  function buildLower() {
    const isCode = view.entry === "guess" || view.entry === "code";
    const keys = fill(words[`keys_${view.entry}`], { last: view.colours });
    const parts = [];
    slots = [];
    if (isCode) {
      slots = Array.from({ length: view.length }, (_, place) => element("button", { type: "button", onclick: () => ((cursor = place), showDraft()) }));
      parts.push(element("div", { class: "pegs" }, ...slots));
      const palette = Array.from({ length: view.colours }, (_, rank) => peg(rank + 1, "button", { onclick: () => put(rank + 1) }));
      parts.push(element("div", { class: "palette" }, ...palette));
    } else if (view.entry === "answer") {
      slots = [words.well, words.misplaced].map((name, place) => {
        const choose = (value) => button(String(value), () => ((cursor = place), put(value)), { "aria-pressed": "false", "aria-label": fill(words.choice, { name, n: value }) });
        return element("div", { class: "numbers", role: "group", "aria-label": name }, element("span", {}, name), ...Array.from({ length: view.length + 1 }, (_, value) => choose(value)));
      });
      parts.push(...slots);
    }
    const does = { guess: words.propose, code: words.give, answer: words.reply, step: words.next }[view.entry];
    const actions = does ? [button(does, go, { class: size() ? "plain main whole" : "plain main" })] : [];
    if (isCode) actions.push(button(words.erase, erase));
    if (view.entry === "guess") actions.push(button(words.teach, look, { class: "plain whole" }));
    if (view.early) actions.push(button(words.known, () => act({ do: "known" })));
    actions.push(button(words.new, anew, { class: view.entry === "over" ? "plain main" : "plain" }));
    if (view.reviewable) actions.push(button(words.review, () => act({ do: "review" })));
    actions.push(button(words.roles, () => act({ do: "roles" })));
    parts.push(element("div", { class: "actions" }, ...actions), element("p", { class: "keys" }, keys));
    lower.replaceChildren(...parts);
  }

  function buildTurn(turn, rank) {
    const [well, misplaced] = turn.answer;
    const marks = "●".repeat(well) + "○".repeat(misplaced);
    const fix = () => (act({ do: "fix", turn: rank }), root.focus());
    return element(
      "li",
      { class: view.fixing === rank ? "turn fixing" : "turn" },
      element("span", { class: "rank" }, String(rank + 1)),
      element("span", { class: "pegs" }, ...turn.guess.map((colour) => peg(colour))),
      element("span", { class: "answer" }, `${turn.answer_said} `, element("span", { class: "marks", "aria-hidden": "true" }, marks)),
      element("span", { class: "left" }, turn.left_said),
      ...(view.fixable ? [button(words.correct, fix, { class: "plain small", "aria-label": fill(words.correct_turn, { n: rank + 1 }) })] : []),
      ...(turn.notes.length ? [element("div", { class: "notes" }, ...turn.notes.map((note) => element("p", {}, ...sentence(note))))] : []),
    );
  }

  function buildWorth(value) {
    const most = value.parts[0].codes;
    const row = ({ answer, codes }) =>
      element(
        "tr", {},
        element("th", { scope: "row" }, answer.join(" ")),
        element("td", {}, element("span", { class: "bar", style: `width: ${(70 * codes) / most}%`, "aria-hidden": "true" }), String(codes)),
      );
    const table = element("table", {}, element("caption", {}, value.title), element("tbody", {}, ...value.parts.map(row)));
    return [element("p", {}, value.bars), table];
  }

  function buildReview(value) {
    const row = (cells, rank) =>
      element(
        "tr", {},
        element("th", { scope: "row" }, String(rank + 1)),
        ...cells.map((cell) => element("td", {}, cell)),
      );
    const heads = ["", ...value.columns].map((name) => (name ? element("th", { scope: "col" }, name) : element("td")));
    const table = element("table", {}, element("caption", {}, value.title), element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...value.rows.map(row)));
    return [element("div", { class: "wide", tabindex: 0, role: "group", "aria-label": value.title }, table), element("p", {}, value.how)];
  }

  function show() {
    view = model.get("view");
    const kind = `${view.entry} ${view.early} ${view.reviewable} ${view.length} ${view.colours}`;
    const focused = root.contains(document.activeElement);
    if (view.moves !== moves) {
      if (!ahead || kind !== entry) drop();
      ahead = false;
      moves = view.moves;
    }
    turns.replaceChildren(...view.turns.map(buildTurn));
    if (view.proposal && view.entry !== "over") {
      turns.append(element("li", { class: "turn" }, element("span", { class: "rank" }, String(view.turns.length + 1)), element("span", { class: "pegs" }, ...view.proposal.map((colour) => peg(colour)))));
    }
    const scrolls = turns.scrollHeight > turns.clientHeight;
    if (scrolls) turns.tabIndex = 0; // for those who scroll by keys
    else turns.removeAttribute("tabindex");
    const fixed = turns.querySelector(".fixing");
    turns.scrollTop = fixed ? fixed.offsetTop - turns.offsetTop : turns.scrollHeight;
    notes.hidden = !view.notes.length;
    notes.replaceChildren(...view.notes.map((note) => element("p", {}, ...sentence(note))));
    if (kind !== entry) {
      entry = kind;
      buildLower();
    }
    showDraft();
    worth.hidden = !view.worth;
    worth.replaceChildren(...(view.worth ? buildWorth(view.worth) : []));
    review.hidden = !view.review;
    review.replaceChildren(...(view.review ? buildReview(view.review) : []));
    const heard = view.turns.at(-1)?.notes ?? []; // shown beside the turn; here for those who listen
    said.replaceChildren(...sentence(view.said), element("span", { class: "unseen" }, ` ${heard.join(" ").replaceAll("`", "")}`));
    if (focused && !root.contains(document.activeElement)) root.focus(); // what had the focus was rebuilt
  }

  model.on("change:view", show);
  show();
  el.append(root);
  requestAnimationFrame(() => {
    turns.scrollTop = turns.scrollHeight;
    if (!isTyping()) root.focus({ preventScroll: true }); // the keys work at once
  });
  return () => model.off("change:view", show);
}

export default { render };
