// Two of a league, secret by secret.
const read = (id) => JSON.parse(document.getElementById(id).textContent);
const { secrets, rows, compared } = read("given");
const words = read("words");
const LANGUAGES = ["en", "fr"];
const [one, two] = ["one", "two"].map((id) => document.getElementById(id));

// The text in each language, of which the page shows one.
const show = (element, texts) =>
  element.replaceChildren(
    ...LANGUAGES.map((code) => Object.assign(document.createElement("span"), { lang: code, textContent: texts(code) })),
  );

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

const language = () => (document.getElementById("in-fr").checked ? "fr" : "en");

const name = () => {
  for (const select of [one, two])
    for (const option of select.options) option.textContent = rows[option.value].title[language()];
};

const compare = () => {
  const [first, second] = [rows[one.value], rows[two.value]];
  const better = secrets.filter((_, rank) => first.tries[rank] < second.tries[rank]);
  const losses = secrets.filter((_, rank) => first.tries[rank] > second.tries[rank]).length;
  const values = { wins: better.length, losses, even: secrets.length - better.length - losses, count: better.length };
  const said = (key) => (code) => filled(words[key][code], { ...values, one: first.title[code], two: second.title[code] });
  show(document.getElementById("duel"), said("DUEL"));
  show(document.getElementById("codes"), (code) => `${said("SECRETS")(code)} ${better.join(" ")}`);
};

for (const select of [one, two]) {
  select.append(...rows.map((_, rank) => new Option("", rank)));
  select.addEventListener("change", compare);
}
for (const button of document.querySelectorAll("input[name=language]")) button.addEventListener("change", name);
one.value = compared;
name();
compare();
document.querySelector(".duel").hidden = false;
