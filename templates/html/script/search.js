/* Finds entities, attributes, relationships, classes and words of the documentation. */

let index;
let found = [];
let picked = 0;

/** What can be found, read from the table once. */
function readIndex() {
  const entries = [];
  const add = (kind, name, context, link, weight) => entries.push({ kind, name, context, link, weight });
  for (const row of all("#table tbody tr")) {
    const { entity, class: className } = row.dataset;
    const link = row.querySelector("th a")?.getAttribute("href") ?? address({ entity });
    add("entity", entity, "", link, 40);
    if (className) add("class", className, entity, link, 20);
    const said = row.querySelector("th p")?.textContent;
    if (said) add("documentation", said, entity, link, 0);
    for (const item of all("[data-attribute], [data-relationship]", row)) {
      const isAttribute = "attribute" in item.dataset;
      const name = isAttribute ? item.dataset.attribute : item.querySelector("a").textContent;
      const target = item.dataset.address ?? item.querySelector("a").getAttribute("href");
      add(isAttribute ? "attribute" : "relationship", name, entity, target, 10);
      const words = item.querySelector(isAttribute ? "small" : "small.said")?.textContent;
      if (words) add("documentation", words, `${entity}.${name}`, target, 0);
    }
  }
  return entries;
}

/** How well letters fit a name, and where they are; undefined where they do not. */
function match(entry, query) {
  if (entry.kind === "documentation") {
    const at = entry.name.toLowerCase().indexOf(query);
    return at < 0 || query.length < 3 ? undefined : { score: 30, places: span(at, query.length) };
  }
  // Before a point stands the entity that has it.
  const point = entry.context ? query.lastIndexOf(".") : -1;
  if (point >= 0) {
    const isOwner = entry.context.toLowerCase().startsWith(query.slice(0, point));
    return isOwner ? match({ ...entry, context: "" }, query.slice(point + 1)) : undefined;
  }
  const name = entry.name.toLowerCase();
  if (name === query) return { score: 200, places: span(0, name.length) };
  const isStart = at => at === 0 || /[A-Z_\d]/.test(entry.name[at]) || /[^A-Za-z\d]/.test(entry.name[at - 1]);
  const whole = name.indexOf(query);
  if (whole < 0) return matchLetters(name, query, isStart);
  let start = whole;
  while (start >= 0 && !isStart(start)) start = name.indexOf(query, start + 1);
  if (start < 0) start = whole;
  const score = start === 0 ? 150 : isStart(start) ? 120 : 90;
  return { score: score - name.length / 4, places: span(start, query.length) };
}

/** The letters of a query in their order within a name, where gaps cost, and less so before the start of a word. */
function matchLetters(name, query, isStart) {
  const known = new Map();
  const rest = (letter, from) => {
    if (letter === query.length) return { cost: 0, places: [] };
    const key = letter * 1000 + from;
    if (known.has(key)) return known.get(key);
    const first = name.indexOf(query[letter], from);
    let begin = first;
    while (begin >= 0 && !isStart(begin)) begin = name.indexOf(query[letter], begin + 1);
    let best;
    for (const at of new Set([first, begin])) {
      const after = at >= 0 ? rest(letter + 1, at + 1) : undefined;
      if (!after) continue;
      const cost = after.cost + (at === from && letter > 0 ? 0 : isStart(at) ? 1 : 4 + (at - from) / 2);
      if (!best || cost < best.cost) best = { cost, places: [at, ...after.places] };
    }
    known.set(key, best);
    return best;
  };
  const found = rest(0, 0);
  return found && found.cost < 40 ? { score: 60 - found.cost - name.length / 4, places: found.places } : undefined;
}

const span = (start, length) => Array.from({ length }, (_, offset) => start + offset);

function openSearch() {
  index ??= readIndex();
  if (!byId("search").open) byId("search").showModal();
  byId("query").select();
  list();
}

function list() {
  const query = byId("query").value.trim().toLowerCase();
  found = query
    ? index.map(entry => ({ entry, ...match(entry, query) })).filter(each => each.places)
      .sort((one, other) => other.score + other.entry.weight - one.score - one.entry.weight)
    : index.filter(entry => entry.kind === "entity").map(entry => ({ entry, places: [] }));
  const total = found.length;
  found = found.slice(0, 50);
  picked = 0;
  byId("results").replaceChildren(...found.map(option));
  byId("query").setAttribute("aria-expanded", found.length > 0);
  byId("no-results").hidden = found.length > 0;
  byId("result-count").hidden = found.length === 0;
  document.querySelector("[data-fill=shown]").textContent = found.length;
  document.querySelector("[data-fill=all]").textContent = total;
  pick(0);
}

function option({ entry, places }, number) {
  const item = document.createElement("li");
  item.id = `result-${number}`;
  item.setAttribute("role", "option");
  const part = (classes, ...content) => {
    const element = document.createElement("span");
    element.className = classes;
    element.append(...content);
    return element;
  };
  item.append(part("name", ...marked(entry, places)), part("context", entry.context));
  item.append(part("kind", document.querySelector(`#kinds [data-kind=${entry.kind}]`).textContent));
  item.addEventListener("click", () => choose(number));
  item.addEventListener("pointermove", () => pick(number));
  return item;
}

/** A name with the letters that were found marked; of a long text, what is around them. */
function marked({ name }, places) {
  const isThere = new Set(places);
  const start = name.length > 90 && places.length ? Math.max(0, places[0] - 30) : 0;
  const pieces = start ? ["…"] : [];
  let run = "";
  for (let at = start; at <= Math.min(name.length, start + 90); at += 1) {
    const isEnd = at >= Math.min(name.length, start + 90);
    if (run && (isEnd || isThere.has(at) !== isThere.has(at - 1))) {
      const piece = isThere.has(at - 1) ? document.createElement("mark") : document.createElement("span");
      piece.textContent = run;
      pieces.push(piece);
      run = "";
    }
    if (!isEnd) run += name[at];
  }
  return pieces;
}

function pick(number) {
  picked = found.length ? (number + found.length) % found.length : 0;
  [...byId("results").children].forEach((item, at) => item.setAttribute("aria-selected", at === picked));
  const item = byId("results").children[picked];
  if (item) byId("query").setAttribute("aria-activedescendant", item.id);
  else byId("query").removeAttribute("aria-activedescendant");
  item?.scrollIntoView({ block: "nearest" });
}

function choose(number) {
  const chosen = found[number];
  if (!chosen) return;
  byId("search").close();
  const { detail, severity, mode } = state;
  const target = address({ detail, severity, mode: chosen.entry.kind === "entity" ? mode : undefined, ...parse(chosen.entry.link) });
  if (target === address(state)) show();
  else location.hash = target;
  setPanel(true);
}

byId("query").addEventListener("input", list);
byId("query").addEventListener("keydown", event => {
  if (event.key === "ArrowDown") pick(picked + 1);
  else if (event.key === "ArrowUp") pick(picked - 1);
  else if (event.key === "Enter") choose(picked);
  // The first Esc would only empty the field.
  else if (event.key === "Escape") byId("search").close();
  else return;
  event.preventDefault();
});
for (const dialog of all("dialog")) {
  // A press beside a dialog closes it.
  dialog.addEventListener("pointerdown", event => { if (event.target === dialog) closeIfOutside(dialog, event); });
}
function closeIfOutside(dialog, { clientX, clientY }) {
  const box = dialog.getBoundingClientRect();
  if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) dialog.close();
}
