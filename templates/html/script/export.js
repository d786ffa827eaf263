/* Makes files of the picture. */

/** The picture as a file of its own: without what pointing and choosing changed, with its style sheet. */
function pictureFile(isSelection) {
  const { svg } = graph();
  const chosen = isSelection ? all(state.entity ? ".is-near" : ".is-in-group", svg).filter(each => each.matches(".entity, [data-from]")) : [];
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
