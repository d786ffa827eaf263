/* What the diagram consists of, where it lies and how large it is. */

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
  const level = `${Math.round(view.scale * 100)}\u2009%`;
  // What does not change is not laid out again while the diagram moves.
  if (byId("zoom-level").textContent !== level) byId("zoom-level").textContent = level;
  clearTimeout(resting);
  resting = setTimeout(() => element.classList.remove("is-moving", "is-gliding"), isGliding ? 420 : 160);
}

/** What buttons at the lower edge take of the canvas, in pixels. */
const FOOT = 44;

const sizeOf = svg => ({ width: svg.width.baseVal.value, height: svg.height.baseVal.value });

function fit(options) {
  const { width, height } = sizeOf(svgNow());
  const box = canvas.getBoundingClientRect();
  const scale = clamp(Math.min((box.width - 24) / width, (box.height - FOOT - 24) / height), .02, 1.4);
  isFitted = true;
  place({ x: (box.width - width * scale) / 2, y: (box.height - FOOT - height * scale) / 2, scale }, options);
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
