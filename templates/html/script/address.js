/* What is shown, as the address tells it. Everything that can be seen is told by the address: a change is a new address, and
   the address is what is shown, so that going back, links and reloading need nothing of their own. The scripts write no
   sentences; what they put into the page are numbers and names. */
"use strict";

const SVG = "http://www.w3.org/2000/svg";
const byId = id => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const canvas = byId("canvas");
const tip = byId("tip");
const pageScroll = byId("scroll");
const isSmallScreen = matchMedia("(max-width: 820px)");
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

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
  const next = { detail, group, severity, mode, ...target };
  if (address(next) === address(state)) show();
  else location.hash = address(next);
}
