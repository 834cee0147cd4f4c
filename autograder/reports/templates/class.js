// The page of the class: sorted by any column, narrowed to some learners, shown without names.
for (const tools of document.querySelectorAll(".tools")) tools.hidden = false;

const names = document.getElementById("names");
const setHidden = (hidden) => {
  document.body.classList.toggle("without-names", hidden);
  names.setAttribute("aria-pressed", hidden);
};
names.addEventListener("click", () => {
  setHidden(!document.body.classList.contains("without-names"));
  try {
    sessionStorage.setItem("without-names", document.body.classList.contains("without-names"));
  } catch {} // where nothing may be kept, it is asked for again
});
try {
  setHidden(sessionStorage.getItem("without-names") === "true"); // a page that loads itself again stays as it was
} catch {}

// As people look names up: É beside E, capitals aside, group 2 before group 10.
const { compare } = new Intl.Collator(document.documentElement.lang, { sensitivity: "base", numeric: true });

const plain = (text) => text.normalize("NFKD").replace(/\p{Mn}/gu, "").toLowerCase();

const valueOf = (row, column) => {
  const cell = row.cells[column];
  return cell.dataset.value === undefined ? cell.textContent : Number(cell.dataset.value);
};

for (const table of document.querySelectorAll("table.learners")) {
  const body = table.tBodies[0];
  for (const head of table.tHead.rows[0].cells) {
    const button = document.createElement("button");
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const order = head.ariaSort === "ascending" ? "descending" : "ascending";
      for (const other of table.tHead.rows[0].cells) other.ariaSort = null;
      head.ariaSort = order;
      const sign = order === "ascending" ? 1 : -1;
      const keyed = [...body.rows].map((row) => [valueOf(row, head.cellIndex), row]);
      keyed.sort(([one], [other]) => sign * (typeof one === "string" ? compare(one, other) : one - other));
      body.append(...keyed.map(([, row]) => row));
    });
  }
  const only = table.closest("section").querySelector(".only");
  only.addEventListener("input", () => {
    const words = plain(only.value);
    for (const row of body.rows) row.hidden = !plain(row.cells[0].textContent).includes(words);
  });
}
