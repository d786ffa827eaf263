/* Answers to pointers, wheels and keys. */

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
  lightItems(event.target.closest?.(".entity"));
  if (!line && !held) say(event.target.closest?.(".row")?.dataset.tip);
});
canvas.addEventListener("pointerleave", () => {
  point();
  lightItems();
});
canvas.addEventListener("focusin", event => {
  // A press of the pointer shows what is pressed already, and must not move it away.
  if (!event.target.matches(":focus-visible")) return;
  const card = event.target.closest(".entity") ?? graph().cards.get(lineAt(event.target)?.entities[0]);
  point(lineAt(event.target));
  lightItems(event.target.closest(".entity"));
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
