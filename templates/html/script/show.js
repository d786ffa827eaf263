/* Shows a state: the picture, the page, what is chosen, what its deletion does, findings. */

// MARK: Showing a state

let isRevealWanted = true;
let shownPage = null;

function show() {
  const previous = state;
  state = parse(location.hash);
  showDetail();
  showTable();
  const { cards } = graph();
  const isKnown = !state.entity || cards.has(state.entity) || articleOf(state.entity) !== undefined;
  const isDeleting = state.mode === "delete";
  mark(isKnown ? state.entity : undefined, isDeleting);
  showPanel(isKnown, isDeleting);
  showGroup();
  showBadges();
  hold(state.line ? graph().lineOf.get(state.line) : undefined);
  byId("delete").setAttribute("aria-pressed", isDeleting);
  byId("effects-legend").hidden = !isDeleting || !state.entity;
  const isOther = previous.entity !== state.entity;
  if (isDeleting && cards.has(state.entity) && (isOther || previous.mode !== state.mode)) frame(all(".entity.is-near", svgNow()));
  else if (isRevealWanted && cards.has(state.entity) && isOther) reveal(cards.get(state.entity), { isCentered: true });
  isRevealWanted = true;
}

function showDetail() {
  const pictures = all(".picture");
  const wanted = pictures.find(each => each.dataset.detail === state.detail)
    ?? pictures.find(each => "first" in each.dataset);
  for (const radio of all("#details input")) radio.checked = radio.value === wanted.dataset.detail;
  if (!wanted.hidden && wanted.style.transform) return;
  for (const each of pictures) each.hidden = each !== wanted;
  // Another detail is another layout: the chosen card stays where the eye is.
  isFitted ? fit() : place(view);
  const card = state.entity && graph().cards.get(state.entity);
  if (card && !isFitted) reveal(card, { isCentered: true });
}

function showTable() {
  const isTable = state.view === "table";
  byId("table").hidden = !isTable;
  byId("table-button").setAttribute("aria-pressed", isTable);
  canvas.inert = isTable;
}

const articleOf = name => all("#articles article").find(article => article.dataset.page === (name ?? ""));

function showPanel(isKnown, isDeleting) {
  const isRemarks = state.view === "findings";
  const name = isKnown ? state.entity : undefined;
  const plan = isDeleting && name ? all("#plans .plan").find(each => each.dataset.plan === name) : undefined;
  const article = isRemarks || plan || (isDeleting && isKnown && !name) ? undefined : articleOf(name);
  for (const each of all("#articles article")) each.hidden = each !== article;
  for (const each of all("#plans .plan")) each.hidden = each !== plan || isRemarks;
  byId("remarks").hidden = !isRemarks;
  byId("remarks-button").setAttribute("aria-pressed", isRemarks);
  byId("choose").hidden = isRemarks || !isDeleting || Boolean(name) || !isKnown;
  byId("unknown").hidden = isKnown;
  byId("no-page").hidden = !isKnown || !name || Boolean(article) || Boolean(plan) || isRemarks;
  for (const place of all("[data-fill=entity]")) place.textContent = state.entity ?? "";
  byId("to-model").hidden = !state.entity && !isRemarks;
  byId("back").disabled = !state.entity && !isRemarks && !state.mode;
  const page = `${state.view} ${state.mode} ${state.entity}`;
  const target = article && state.at && byId(article.dataset.prefix + state.at);
  for (const each of all(".is-target")) each.classList.remove("is-target");
  if (target) {
    const heading = target.closest("h1, h2, h3, h4, p") ?? target;
    heading.classList.add("is-target");
    heading.scrollIntoView({ block: "start" });
  } else if (page !== shownPage) pageScroll.scrollTop = 0;
  if (shownPage !== null && page !== shownPage && state.entity) setPanel(true);
  shownPage = page;
}

function setPanel(isOpen) {
  if (document.body.classList.contains("is-wide") !== isOpen) return;
  document.body.classList.toggle("is-wide", !isOpen);
  isFitted ? fit() : place(view);
}

function showGroup() {
  const { svg, cards, lines } = graph();
  const select = byId("group");
  if (select) select.value = state.group ?? "";
  const isInGroup = card => state.group !== undefined && card?.dataset.group === state.group;
  svg.classList.toggle("is-filtered", Boolean(state.group && !state.entity));
  for (const card of cards.values()) card.classList.toggle("is-in-group", isInGroup(card));
  for (const { element, entities } of lines) {
    element.classList.toggle(
      "is-in-group", entities.every(name => isInGroup(cards.get(name))));
  }
}

// MARK: A chosen entity, and what its deletion does

/** What shows in the look of a card that several things happen to: the first of them. */
const EFFECTS = ["gone", "refuses", "deletes", "dangles", "unlinks"];

/** Marks the entity that is chosen with its neighbours, or all that its deletion reaches. */
function mark(name, isDeleting) {
  const { svg, cards, lines } = graph();
  for (const element of all(".is-near, .is-way, .is-chosen", svg)) {
    element.classList.remove("is-near", "is-way", "is-chosen", ...EFFECTS);
    element.removeAttribute("aria-pressed");
  }
  for (const badge of all(".badge.effect", svg)) badge.remove();
  const card = name && cards.get(name);
  svg.classList.toggle("is-choosing", Boolean(card));
  svg.classList.toggle("is-deleting", Boolean(card && isDeleting));
  if (!card) return;
  card.classList.add("is-chosen", "is-near");
  card.setAttribute("aria-pressed", "true");
  if (isDeleting) return markDeletion(name);
  for (const { element, entities } of lines) {
    if (!entities.includes(name)) continue;
    element.classList.add("is-near");
    for (const other of entities) cards.get(other)?.classList.add("is-near");
  }
}

const itemsOf = name => all("#plans .plan").filter(plan => plan.dataset.plan === name)
  .flatMap(plan => all("li[data-effect]", plan)).filter(item => EFFECTS.includes(item.dataset.effect));
const numbers = text => text.split(" ").filter(Boolean);

function markDeletion(name) {
  const { svg, cards, lineOf } = graph();
  const badges = new Map();
  cards.get(name).classList.add("gone");
  for (const item of itemsOf(name)) {
    const { effect, step } = item.dataset;
    for (const number of numbers(item.dataset.entities)) {
      const card = cards.get(entityNames.get(number));
      if (!card) continue;
      const own = badges.get(card) ?? badges.set(card, new Map()).get(card);
      if (!own.has(effect)) own.set(effect, step);
    }
    const way = numbers(item.dataset.way);
    way.forEach((number, index) => {
      const line = lineOf.get(relationshipNames.get(number));
      if (!line) return;
      // On the way to it objects are deleted; what happens in the end is told by the last line.
      const kind = index === way.length - 1 ? effect : "deletes";
      line.element.classList.add("is-near", "is-way");
      // The line of an inherited relationship starts at what declares it.
      for (const entity of line.entities) cards.get(entity)?.classList.add("is-near");
      if (!EFFECTS.some(each => line.element.classList.contains(each)) || kind === "deletes") {
        line.element.classList.remove(...EFFECTS);
        line.element.classList.add(kind);
      }
      line.element.style.setProperty("--step", index + 1);
    });
  }
  for (const [card, own] of badges) {
    card.classList.add("is-near");
    const isGone = card.classList.contains("gone");
    if (!isGone) card.classList.add(EFFECTS.find(effect => own.has(effect)));
    [...own].forEach(([effect, step], index) => addBadge(card, `effect ${effect}`, step, index, step));
  }
  // The legend explains what there is to see.
  for (const item of all("#effects-legend li")) item.hidden = !svg.querySelector(`.${item.dataset.effect}`);
  svg.classList.remove("is-rippling");
  svg.getBBox();
  svg.classList.add("is-rippling");
}

/** Puts a number at the upper right corner of a card; several stand beside each other. */
function addBadge(card, classes, text, index, step = 0) {
  const box = card.querySelector(".card").getBBox();
  const badge = document.createElementNS(SVG, "g");
  badge.setAttribute("class", `badge ${classes}`);
  badge.setAttribute("aria-hidden", "true");
  badge.style.setProperty("--step", step);
  const width = 14 + 8 * String(text).length;
  const x = box.x + box.width - 12 - index * (width + 3), y = box.y;
  const shape = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: x - width / 2, y: y - 11, width, height: 22, rx: 11 })) {
    shape.setAttribute(key, value);
  }
  const label = document.createElementNS(SVG, "text");
  label.setAttribute("x", x);
  label.setAttribute("y", y + 4.3);
  label.textContent = text;
  badge.append(shape, label);
  card.append(badge);
}

/** While something of a plan is pointed at, its way stands out. */
function lightWay(item) {
  const { svg, cards, lineOf } = graph();
  for (const element of all(".is-lit", svg)) element.classList.remove("is-lit");
  if (!item) return;
  for (const number of numbers(item.dataset.way)) {
    lineOf.get(relationshipNames.get(number))?.element.classList.add("is-lit");
  }
  for (const number of numbers(item.dataset.entities)) cards.get(entityNames.get(number))?.classList.add("is-lit");
}

/** While a card is pointed at, what the list says of it stands out there. */
function lightItems(card) {
  for (const item of all("#plans li.is-lit")) item.classList.remove("is-lit");
  if (!card || state.mode !== "delete" || !state.entity) return;
  const items = itemsOf(state.entity)
    .filter(item => numbers(item.dataset.entities).some(number => entityNames.get(number) === card.dataset.entity));
  for (const item of items) item.classList.add("is-lit");
  items[0]?.scrollIntoView({ block: "nearest" });
}

// MARK: Findings

function showBadges() {
  const { svg, cards } = graph();
  for (const badge of all(".badge.finding", svg)) badge.remove();
  const shown = state.severity === undefined ? null : state.severity.split(",");
  for (const box of all("#remarks [name=severity]")) box.checked = !shown || shown.includes(box.value);
  const counts = new Map();
  for (const item of all("#remarks li")) {
    const { severity, about } = item.dataset;
    const isShown = !shown || shown.includes(severity);
    item.hidden = !isShown;
    if (!isShown || !cards.has(about)) continue;
    const own = counts.get(about) ?? counts.set(about, { error: 0, warning: 0, info: 0 }).get(about);
    own[severity] += 1;
  }
  for (const [name, own] of counts) {
    Object.entries(own).filter(([, count]) => count).forEach(([severity, count], index) => {
      addBadge(cards.get(name), `finding ${severity}`, count, index);
    });
  }
}
