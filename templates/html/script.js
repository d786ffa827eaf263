/* What the page for browsers does: it shows and hides, moves and marks what the page holds. It writes no sentences; what it
   puts into the page are numbers and names. Everything that can be seen is told by the address: a change is a new address,
   and the address is what is shown (`show`), so that going back, links and reloading need nothing of their own. */
"use strict";

(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const byId = id => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const canvas = byId("canvas");
  const tip = byId("tip");
  const scroll = byId("scroll");
  const isSmallScreen = matchMedia("(max-width: 820px)");
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  // MARK: The address

  /** What is shown: entity, at (a place on its page), line, mode, detail, group, view, severity. */
  let state = {};
  const KEYS = ["entity", "at", "line", "mode", "detail", "group", "view", "severity"];

  function parse(hash) {
    const given = new URLSearchParams(hash.replace(/^#/, "").replaceAll("+", "%2B"));
    return Object.fromEntries(KEYS.filter(key => given.get(key)).map(key => [key, given.get(key)]));
  }

  function address(of) {
    return "#" + KEYS.filter(key => of[key]).map(key => `${key}=${encodeURIComponent(of[key])}`).join("&");
  }

  /** Goes to another state: the present one with changes; null takes something away. */
  function go(changes, { isNew = true } = {}) {
    const target = address({ ...state, ...changes });
    if (target === address(state)) return show();
    if (isNew) location.hash = target;
    else location.replace(target);
  }

  /** A link within the page leads to an entity or a place; how the diagram is looked at stays as it is. */
  function follow(link) {
    const { detail, group, severity } = state;
    const target = parse(link.hash);
    const mode = state.mode && target.entity && !target.at && !link.dataset.about ? state.mode : undefined;
    isRevealWanted = true;
    if (isSmallScreen.matches) setPanel(true);
    state = { ...state };
    const next = { detail, group, severity, mode, ...target };
    if (address(next) === address(state)) show();
    else location.hash = address(next);
  }

  // MARK: What the diagram consists of

  /** For each picture its cards, rows and lines, found once. */
  const graphs = new WeakMap();

  function graphOf(svg) {
    if (!graphs.has(svg)) graphs.set(svg, makeGraph(svg));
    return graphs.get(svg);
  }

  function makeGraph(svg) {
    const cards = new Map(all(".entity", svg).map(card => [card.dataset.entity, card]));
    const rows = new Map();
    for (const [name, card] of cards) {
      for (const row of all(".row", card)) rows.set(`${name}.${row.dataset.property}`, row);
    }
    // A name may have dots of its own: the entity is the longest beginning that has a card.
    const entityOf = end => {
      for (let dot = end.length; dot > 0; dot = end.lastIndexOf(".", dot - 1)) {
        if (cards.has(end.slice(0, dot))) return end.slice(0, dot);
      }
      return null;
    };
    const lines = all("[data-from]", svg).map(element => {
      const ends = [element.dataset.from, element.dataset.to];
      return { element, ends, entities: ends.map(entityOf) };
    });
    const lineOf = new Map();
    for (const line of lines) {
      for (const end of line.ends) if (!lineOf.has(end)) lineOf.set(end, line);
    }
    for (const line of lines) lineOf.set(line.element, line);
    svg.classList.toggle("is-small", cards.size < 150);
    // Lines are thin; a wide invisible one is what the pointer meets.
    for (const { element } of lines) {
      for (const path of all(".line", element)) {
        const hit = document.createElementNS(SVG, "path");
        hit.setAttribute("class", "hit");
        hit.setAttribute("d", path.getAttribute("d"));
        element.prepend(hit);
      }
    }
    return { svg, cards, rows, lines, lineOf };
  }

  const picture = () => all(".picture").find(each => !each.hidden);
  const svgNow = () => picture().querySelector("svg");
  const graph = () => graphOf(svgNow());

  /** Names of entities and relationships by the numbers that deletions have; told by the table. */
  let entityNames, relationshipNames;

  function readNames() {
    entityNames = new Map(all("#table [data-entity]").map(row => [row.dataset.number, row.dataset.entity]));
    relationshipNames = new Map(
      all("#table [data-relationship]").map(item => [item.dataset.number, item.dataset.relationship]));
  }

  // MARK: Looking at it: where the diagram lies and how large it is

  /** Pixels from the left and the top of the canvas to the picture's corner, and pixels for a point. */
  let view = { x: 0, y: 0, scale: 1 };
  let resting;
  let isFitted = true;

  function place(next, { isGliding = false } = {}) {
    view = next;
    const element = picture();
    element.classList.toggle("is-gliding", isGliding && !isCalm.matches);
    element.classList.toggle("is-moving", true);
    element.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    byId("zoom-level").textContent = `${Math.round(view.scale * 100)}\u2009%`;
    clearTimeout(resting);
    resting = setTimeout(() => element.classList.remove("is-moving", "is-gliding"), isGliding ? 420 : 160);
  }

  const sizeOf = svg => ({ width: svg.width.baseVal.value, height: svg.height.baseVal.value });

  function fit(options) {
    const { width, height } = sizeOf(svgNow());
    const box = canvas.getBoundingClientRect();
    const scale = clamp(Math.min((box.width - 24) / width, (box.height - 24) / height), .02, 1.4);
    isFitted = true;
    place({ x: (box.width - width * scale) / 2, y: (box.height - height * scale) / 2, scale }, options);
  }

  /** Zooms about a point of the canvas, its middle where none is given. */
  function zoom(factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2, options) {
    const scale = clamp(view.scale * factor, .02, 8);
    const ratio = scale / view.scale;
    isFitted = false;
    place({ x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio, scale }, options);
  }

  function pan(dx, dy, options) {
    isFitted = false;
    place({ ...view, x: view.x + dx, y: view.y + dy }, options);
  }

  /** The smallest box around parts of the picture, in its points. */
  function boxAround(elements) {
    const boxes = elements.map(element => element.getBBox());
    const left = Math.min(...boxes.map(box => box.x)), top = Math.min(...boxes.map(box => box.y));
    const right = Math.max(...boxes.map(box => box.x + box.width));
    const bottom = Math.max(...boxes.map(box => box.y + box.height));
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Brings a card into view: only as far as needed, or to the middle at a size that can be read. */
  function reveal(element, { isCentered = false } = {}) {
    const box = boxAround([element]);
    const { width, height } = canvas.getBoundingClientRect();
    const scale = isCentered && view.scale < .6 ? .9 : view.scale;
    const middle = { x: (box.x + box.width / 2) * scale, y: (box.y + Math.min(box.height, height / scale - 80) / 2) * scale };
    const left = view.x + box.x * scale, top = view.y + box.y * scale;
    const isSeen = scale === view.scale && left > 0 && top > 0 && left + box.width * scale < width
      && top + Math.min(box.height * scale, height * .7) < height;
    if (isSeen) return;
    isFitted = false;
    place({ x: width / 2 - middle.x, y: height / 2 - middle.y, scale }, { isGliding: true });
  }

  /** Brings several cards into view, as large as they can be shown together. */
  function frame(cards) {
    const box = boxAround(cards);
    const { width, height } = canvas.getBoundingClientRect();
    const fitting = Math.min((width - 80) / box.width, (height - 130) / box.height);
    const scale = clamp(fitting, .05, Math.max(view.scale, 1));
    isFitted = false;
    place({
      x: width / 2 - (box.x + box.width / 2) * scale, y: height / 2 + 20 - (box.y + box.height / 2) * scale, scale,
    }, { isGliding: true });
  }

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
    } else if (page !== shownPage) scroll.scrollTop = 0;
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
    svg.classList.toggle("is-filtered", Boolean(state.group && !state.entity));
    for (const card of cards.values()) card.classList.toggle("is-in-group", card.dataset.group === state.group);
    for (const { element, entities } of lines) {
      element.classList.toggle(
        "is-in-group", entities.every(name => cards.get(name)?.dataset.group === state.group));
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

  // MARK: Pointing at lines and rows

  let held;

  function light(line) {
    const { svg, rows, cards } = graph();
    for (const element of all(".is-lit", svg)) element.classList.remove("is-lit");
    for (const shade of all(".row-light", svg)) shade.remove();
    if (!line) return;
    line.element.classList.add("is-lit");
    line.ends.forEach((end, index) => {
      const row = rows.get(end);
      // What shows no rows, or ends at the head, lights up as a whole.
      if (!row) return cards.get(line.entities[index])?.classList.add("is-lit");
      row.classList.add("is-lit");
      const box = row.closest(".entity").querySelector(".card").getBBox();
      const y = row.querySelector("text").y.baseVal[0].value;
      const shade = document.createElementNS(SVG, "rect");
      for (const [key, value] of Object.entries({ x: box.x + 5, y: y - 15, width: box.width - 10, height: 22, rx: 5 })) {
        shade.setAttribute(key, value);
      }
      shade.setAttribute("class", "row-light");
      row.prepend(shade);
    });
  }

  function say(text) {
    tip.hidden = !text;
    if (tip.textContent !== text) tip.textContent = text ?? "";
  }

  /** Keeps a line lit when nothing is pointed at. */
  function hold(line) {
    held = line;
    point(line);
  }

  function point(line) {
    light(line ?? held);
    say((line ?? held)?.element.getAttribute("aria-label"));
  }

  const lineAt = target => {
    const element = target.closest?.("[data-from]");
    if (element) return graph().lineOf.get(element);
    const row = target.closest?.(".row");
    return row && graph().lineOf.get(`${row.closest(".entity").dataset.entity}.${row.dataset.property}`);
  };

  canvas.addEventListener("pointerover", event => {
    if (pointers.size) return;
    const line = lineAt(event.target);
    point(line);
    if (!line && !held) say(event.target.closest?.(".row")?.dataset.tip);
  });
  canvas.addEventListener("pointerleave", () => point());
  canvas.addEventListener("focusin", event => {
    // A press of the pointer shows what is pressed already, and must not move it away.
    if (!event.target.matches(":focus-visible")) return;
    const card = event.target.closest(".entity") ?? graph().cards.get(lineAt(event.target)?.entities[0]);
    point(lineAt(event.target));
    if (card) reveal(card);
  });
  canvas.addEventListener("focusout", () => point());

  // MARK: Moving it

  const pointers = new Map();
  let travelled = 0;
  let pressed;

  canvas.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size === 1) [travelled, pressed] = [0, event.target];
  });
  addEventListener("pointermove", event => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (travelled > 4) {
      canvas.classList.add("is-dragging");
      if (others.length === 1) pinch(others[0], before, now);
      else pan(now.x - before.x, now.y - before.y);
    }
    pointers.set(event.pointerId, now);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, event => {
      if (!pointers.delete(event.pointerId) || pointers.size) return;
      canvas.classList.remove("is-dragging");
      if (kind === "pointerup" && travelled <= 4) press(pressed);
    });
  }

  /** One finger stays, the other moves: what lies between them goes with them. */
  function pinch(still, before, now) {
    const box = canvas.getBoundingClientRect();
    const factor = Math.hypot(now.x - still.x, now.y - still.y) / Math.max(1, Math.hypot(before.x - still.x, before.y - still.y));
    zoom(factor, (still.x + now.x) / 2 - box.left, (still.y + now.y) / 2 - box.top);
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  // The page itself does not scroll, so that nothing is taken from it; zooming by keys is the browser's own.
  canvas.addEventListener("wheel", event => {
    event.preventDefault();
    const box = canvas.getBoundingClientRect();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? box.height : 1;
    if (event.ctrlKey || event.metaKey) {
      zoom(Math.exp(-clamp(event.deltaY * unit, -60, 60) * .008), event.clientX - box.left, event.clientY - box.top);
    } else if (event.shiftKey && !event.deltaX) pan(-event.deltaY * unit, 0);
    else pan(-event.deltaX * unit, -event.deltaY * unit);
  }, { passive: false });

  new ResizeObserver(() => { if (isFitted) fit(); }).observe(canvas);

  /** What a press, or Enter, does to a card, a line or the empty canvas. */
  function press(target) {
    const line = target.closest("[data-from]");
    const card = target.closest(".entity");
    isRevealWanted = false;
    if (line) go({ line: state.line === line.dataset.from ? null : line.dataset.from });
    else if (card) {
      go({ entity: card.dataset.entity, at: null, line: null, view: null });
      setPanel(true);
    } else if (state.entity || state.line) go({ entity: null, at: null, line: null });
  }

  // MARK: Buttons and keys

  const actions = {
    search: openSearch,
    delete: () => go({ mode: state.mode ? null : "delete", view: null, at: null }),
    remarks: () => {
      go({ view: state.view === "findings" ? null : "findings" });
      setPanel(true);
    },
    table: () => go({ view: state.view === "table" ? null : "table" }),
    help: () => byId("help").showModal(),
    print: () => print(),
    in: () => zoom(1.3, undefined, undefined, { isGliding: true }),
    out: () => zoom(1 / 1.3, undefined, undefined, { isGliding: true }),
    fit: () => fit({ isGliding: true }),
    panel: () => {
      setPanel(document.body.classList.contains("is-wide"));
      (document.body.classList.contains("is-wide") ? canvas : byId("close-panel")).focus();
    },
    back: stepBack,
  };

  /** Out of the innermost thing that is shown. */
  function stepBack() {
    if (state.view) go({ view: null });
    else if (state.line) go({ line: null });
    else if (state.mode) go({ mode: null });
    else if (state.entity) go({ entity: null, at: null });
  }

  document.addEventListener("click", event => {
    const action = event.target.closest("[data-action]")?.dataset.action;
    if (action) actions[action]();
    const kind = event.target.closest("[data-export]");
    if (kind) {
      byId("exports").hidePopover();
      exportPicture(kind.dataset.export, "selection" in kind.dataset);
    }
    const link = event.target.closest("a[href^='#']");
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link && isPlain) {
      event.preventDefault();
      follow(link);
    }
  });
  document.addEventListener("change", event => {
    const { name, value, id } = event.target;
    if (name === "detail") go({ detail: value });
    if (id === "group") go({ group: value, entity: null, at: null });
    if (name === "severity") {
      const boxes = all("#remarks [name=severity]");
      const shown = boxes.filter(box => box.checked).map(box => box.value);
      go({ severity: shown.length === boxes.length ? null : shown.join(",") || "none" }, { isNew: false });
    }
  });
  for (const kind of ["pointerover", "focusin"]) {
    byId("plans").parentElement.addEventListener(kind, event => {
      const item = event.target.closest(".plan li[data-way]");
      if (item) lightWay(item);
    });
  }
  for (const kind of ["pointerout", "focusout"]) {
    byId("plans").parentElement.addEventListener(kind, event => {
      if (event.target.closest(".plan li[data-way]")) lightWay();
    });
  }

  const moves = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

  document.addEventListener("keydown", event => {
    const isTyping = event.target.matches("input:not([type=radio], [type=checkbox]), select, textarea");
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k" && !event.altKey) {
      event.preventDefault();
      return openSearch();
    }
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const isOnCanvas = event.target === document.body || canvas.contains(event.target);
    const { key } = event;
    if (key === "/") openSearch();
    else if (key === "?") actions.help();
    else if (key === "d" || key === "D") actions.delete();
    else if (key === "Escape" && !document.querySelector(":popover-open")) stepBack();
    else if (key === "+" || key === "=") actions.in();
    else if (key === "-") actions.out();
    else if (key === "0") actions.fit();
    else if (isOnCanvas && moves[key]) pan(moves[key][0] * 70, moves[key][1] * 70);
    else if (isOnCanvas && (key === "Enter" || key === " ") && event.target.matches("[role=button]")) press(event.target);
    else return;
    event.preventDefault();
  });

  // MARK: Search

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
    const name = entry.name.toLowerCase();
    const whole = name.indexOf(query);
    if (entry.kind === "documentation") {
      return whole < 0 || query.length < 3 ? undefined : { score: 30, places: span(whole, query.length) };
    }
    const qualified = `${entry.context}.${entry.name}`.toLowerCase();
    if (name === query || qualified === query) return { score: 200, places: span(0, name.length) };
    const isStart = at => at === 0 || /[A-Z_\d]/.test(entry.name[at]) || /[^A-Za-z\d]/.test(entry.name[at - 1]);
    if (whole >= 0) {
      const start = [...name.matchAll(new RegExp(query.replace(/[^\p{L}\p{N}]/gu, "\\$&"), "gu"))].map(hit => hit.index)
        .find(isStart) ?? whole;
      return { score: (start === 0 ? 150 : isStart(start) ? 120 : 90) - name.length / 4, places: span(start, query.length) };
    }
    // The letters in their order, those at the starts of words first.
    const places = [];
    let from = 0, score = 60;
    for (const letter of query) {
      let at = name.indexOf(letter, from);
      for (let next = at; next >= 0; next = name.indexOf(letter, next + 1)) {
        if (isStart(next)) { at = next; break; }
      }
      if (at < 0) return undefined;
      score -= isStart(at) || at === from ? 0 : 4 + (at - from) / 2;
      places.push(at);
      from = at + 1;
    }
    return score > 20 ? { score: score - name.length / 4, places } : undefined;
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

  // MARK: Export

  /** The picture as a file of its own: without what pointing and choosing changed, with its style sheet. */
  function pictureFile(isSelection) {
    const { svg } = graph();
    const chosen = isSelection ? all(".is-near, .is-in-group", svg).filter(each => each.matches(".entity, [data-from]")) : [];
    const copy = svg.cloneNode(true);
    let { width, height } = sizeOf(svg);
    if (chosen.length) {
      const box = boxAround(chosen);
      const kept = new Set(all(".entity, [data-from]", svg).map((each, at) => chosen.includes(each) ? at : -1));
      all(".entity, [data-from]", copy).forEach((each, at) => { if (!kept.has(at)) each.remove(); });
      for (const each of all(".legend, .frame, .frame-title", copy)) each.remove();
      [width, height] = [box.width + 40, box.height + 40].map(Math.ceil);
      copy.setAttribute("viewBox", `${box.x - 20} ${box.y - 20} ${width} ${height}`);
      for (const [key, value] of Object.entries({ x: box.x - 20, y: box.y - 20, width, height })) {
        copy.querySelector(".bg").setAttribute(key, value);
      }
      copy.setAttribute("width", width);
      copy.setAttribute("height", height);
    }
    for (const each of all(".hit, .badge, .row-light", copy)) each.remove();
    for (const each of [copy, ...all("*", copy)]) {
      each.classList.remove(...[...each.classList].filter(name => name.startsWith("is-")));
      if (each.matches(".entity, [data-from]")) each.classList.remove(...EFFECTS);
      const label = each.getAttribute("aria-label") ?? each.dataset.tip;
      for (const name of ["aria-label", "aria-pressed", "tabindex", "role", "style", "data-tip"]) each.removeAttribute(name);
      if (label) each.prepend(Object.assign(document.createElementNS(SVG, "title"), { textContent: label }));
    }
    const style = document.createElementNS(SVG, "style");
    style.textContent = byId("diagram-style").textContent;
    copy.querySelector("title")?.after(style);
    copy.setAttribute("role", "img");
    return { text: new XMLSerializer().serializeToString(copy), width, height };
  }

  async function exportPicture(kind, isSelection) {
    const { text, width, height } = pictureFile(isSelection);
    const name = `${document.title}${isSelection && state.entity ? ` ${state.entity}` : ""}`.replace(/[^\p{L}\p{N} ._-]/gu, "-");
    if (kind === "svg") return save(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    // Twice as fine as on paper, within what browsers can hold.
    const scale = Math.min(2, 16000 / width, 16000 / height, Math.sqrt(1.2e8 / (width * height)));
    const paper = Object.assign(document.createElement("canvas"), {
      width: Math.ceil(width * scale), height: Math.ceil(height * scale),
    });
    paper.getContext("2d").drawImage(image, 0, 0, paper.width, paper.height);
    paper.toBlob(blob => save(blob, `${name}.png`), "image/png");
  }

  function save(blob, name) {
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  byId("exports").addEventListener("beforetoggle", () => {
    for (const button of all("[data-selection]")) button.disabled = !state.entity && !state.group;
  });

  // MARK: Live

  /** Takes over what is different in a newer page; where one looks, and at what, stays. */
  async function refresh() {
    const text = await (await fetch("./", { cache: "no-store" })).text();
    const next = new DOMParser().parseFromString(text, "text/html");
    const policy = of => of.querySelector("meta[http-equiv]").content;
    // Another script or style is another page.
    if (policy(next) !== policy(document)) return location.reload();
    const top = scroll.scrollTop;
    const old = { ...view };
    for (const part of all("[data-part]")) {
      const other = next.querySelector(`[data-part="${part.dataset.part}"]`);
      if (other) part.replaceWith(document.importNode(other, true));
    }
    document.title = next.title;
    document.documentElement.dataset.digest = next.documentElement.dataset.digest;
    index = undefined;
    held = undefined;
    readNames();
    isRevealWanted = false;
    const wasFitted = isFitted;
    show();
    wasFitted ? fit() : place(old);
    scroll.scrollTop = top;
  }

  function listen() {
    const source = new EventSource("events");
    const live = document.querySelector(".live");
    source.addEventListener("open", () => live.classList.remove("is-off"));
    source.addEventListener("error", () => live.classList.add("is-off"));
    source.addEventListener("page", event => {
      if (event.data !== document.documentElement.dataset.digest) refresh();
    });
    source.addEventListener("problems", event => {
      const next = new DOMParser().parseFromString(event.data, "text/html");
      byId("problems").replaceChildren(...[...next.body.childNodes].map(node => document.importNode(node, true)));
      byId("problems").hidden = !event.data;
    });
  }

  // MARK: Beginning

  addEventListener("hashchange", show);
  if (isSmallScreen.matches && !parse(location.hash).entity) document.body.classList.add("is-wide");
  readNames();
  fit();
  show();
  if ("live" in document.documentElement.dataset) listen();
  document.documentElement.dataset.ready = "";
})();
