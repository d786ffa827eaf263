/* Begins, and takes over a newer page from a server where there is one. */

// MARK: Live

/** Takes over what is different in a newer page; where one looks, and at what, stays. */
async function refresh() {
  const text = await (await fetch("./", { cache: "no-store" })).text();
  const next = new DOMParser().parseFromString(text, "text/html");
  const policy = of => of.querySelector("meta[http-equiv]").content;
  // Another script or style is another page.
  if (policy(next) !== policy(document)) return location.reload();
  const top = pageScroll.scrollTop;
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
  pageScroll.scrollTop = top;
}

function listen() {
  const source = new EventSource("events");
  const live = document.querySelector(".live");
  source.addEventListener("open", () => live.classList.remove("is-off"));
  source.addEventListener("error", () => live.classList.add("is-off"));
  source.addEventListener("page", event => {
    // A server that is gone is told of by its own event.
    if (event.data !== document.documentElement.dataset.digest) refresh().catch(() => live.classList.add("is-off"));
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
