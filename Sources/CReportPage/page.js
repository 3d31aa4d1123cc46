
"use strict";

const report = JSON.parse(document.getElementById("findings").textContent);
const findings = report.findings;

/** What each verdict is called, the sign that stands before a name, and what it means. */
const verdicts = {
  same: ["Same", "=", ""],
  different: ["Different", "≠", ""],
  missing: ["Missing", "+", "There is no baseline yet."],
  orphan: ["Orphan", "−", "No entry of the manifest makes this baseline."],
  unreadable: ["Unreadable", "?", "The baseline cannot be read."],
  failed: ["Failed", "!", "The entry cannot be drawn."],
};
const modes = { side: "Side by side", overlay: "Overlay", blink: "Blink", difference: "Difference" };
const zooms = [1, 2, 3, 4, 6, 8, 12, 16];
/** Pictures are not enlarged beyond this unless asked for. */
const largestFit = 8;
/** How many boxes are drawn and listed. */
const mostBoxes = 100;

const state = {
  /** The chosen finding's index; null where none matches. */
  chosen: null,
  /** The view that was asked for; findings with one picture show that. */
  mode: "side",
  /** A whole number, or null for as large as fits. */
  zoom: null,
  show: "all",
  search: "",
  boxes: false,
  /** Whether what is transparent shows a dark ground. */
  onDark: false,
  /** Where the overlay changes from expected to actual, in percent. */
  edge: 50,
  playing: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  /** Pictures in two seconds: at most two flashes a second, below the three that may do harm. */
  speed: 3,
};

// Small tools.

const byId = (id) => document.getElementById(id);

/** An element with attributes and children. Texts become text nodes and nothing else. */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A text with what cannot be seen, or would turn the text around, made visible. */
function visible(text) {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    // Joiners are part of letters and of emoji.
    (c) => /[\u200c\u200d]/.test(c) ? c : `\\u{${c.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** A name's parts: the folder in a fainter colour. */
function nameParts(name, most) {
  const shown = visible(name.length > most ? name.slice(0, most) + "…" : name);
  const end = shown.lastIndexOf("/") + 1;
  const folder = element("span", { class: "folder" }, shown.slice(0, end));
  return end ? [folder, shown.slice(end)] : [shown];
}

const number = (value) => value.toLocaleString("en-GB");
const sizeText = (size) => `${size.width} × ${size.height}`;

/** A PNG's size, from its header; null where it is no PNG. */
function sizeOf(picture) {
  try {
    const head = atob(picture.slice(0, 32));
    const word = (at) =>
      [0, 1, 2, 3].reduce((sum, i) => sum * 256 + head.charCodeAt(at + i), 0);
    const size = { width: word(16), height: word(20) };
    return head.startsWith("\x89PNG") && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

// The address.

/** What the fragment says, as far as it makes sense. */
function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const mode = words.get("mode");
  state.mode = mode in modes ? mode : "side";
  const zoom = Number(words.get("zoom"));
  state.zoom = Number.isInteger(zoom) && zoom >= 1 && zoom <= 16 ? zoom : null;
  const show = filters.find((filter) => filter.id === words.get("show") && filter.count > 0);
  state.show = show ? show.id : "all";
  state.search = words.get("search") ?? "";
  const named = findings.findIndex((finding) => finding.name === words.get("name"));
  const first = findings.findIndex((finding) => finding.verdict !== "same");
  state.chosen = named >= 0 ? named : first >= 0 ? first : findings.length ? 0 : null;
}

function writeAddress() {
  const words = new URLSearchParams();
  if (state.chosen !== null) words.set("name", findings[state.chosen].name);
  if (state.mode !== "side") words.set("mode", state.mode);
  if (state.zoom !== null) words.set("zoom", state.zoom);
  if (state.show !== "all") words.set("show", state.show);
  if (state.search) words.set("search", state.search);
  try {
    history.replaceState(null, "", "#" + words);
  } catch {
    // A browser that counts changes has had enough of them; the next one will do.
  }
}

// Filters and the list.

const filters = [
  { id: "all", label: "All", test: () => true },
  { id: "open", label: "Not the same", test: (finding) => finding.verdict !== "same" },
  ...Object.entries(verdicts).filter(([id]) => id !== "same").concat([["same", verdicts.same]])
    .map(([id, [label]]) => ({ id, label, test: (finding) => finding.verdict === id })),
];
for (const filter of filters) {
  filter.count = findings.filter(filter.test).length;
  filter.button = element(
    "button", { type: "button", id: "show-" + filter.id }, filter.label,
    element("b", {}, number(filter.count)));
  filter.button.disabled = filter.count === 0;
  filter.button.addEventListener("click", () => show(filter.id));
  byId("verdicts").append(filter.button);
}

function note(finding) {
  if (finding.verdict !== "different" || finding.differing === undefined) return "";
  return `${number(finding.differing)} px`;
}

const rows = findings.map((finding, index) => {
  const [label, sign] = verdicts[finding.verdict];
  const row = element(
    "li", { role: "option", id: `row-${index}`, "aria-selected": "false" },
    element(
      "span", { class: `mark ${finding.verdict}`, role: "img", "aria-label": label, title: label },
      sign),
    element("span", { class: "name" }, ...nameParts(finding.name, 200)),
    element("span", { class: "note" }, note(finding)));
  row.addEventListener("click", () => choose(index));
  return row;
});
byId("list").append(...rows);

/** The indices of the findings that are listed. */
let listed = [];

function filterRows() {
  const filter = filters.find((filter) => filter.id === state.show);
  const search = state.search.toLowerCase();
  listed = [];
  findings.forEach((finding, index) => {
    const isListed = filter.test(finding) && finding.name.toLowerCase().includes(search);
    rows[index].hidden = !isListed;
    if (isListed) listed.push(index);
  });
  for (const filter of filters) {
    filter.button.setAttribute("aria-pressed", filter.id === state.show);
  }
  byId("nothing").hidden = listed.length > 0;
  byId("nothing").textContent =
    findings.length ? "No finding matches." : "There was nothing to compare.";
  byId("list").hidden = listed.length === 0;
  if (!listed.includes(state.chosen)) state.chosen = listed[0] ?? null;
}

function show(id) {
  state.show = id;
  filterRows();
  draw();
  writeAddress();
}

/** Shows the next filter that has findings, or the one before. */
function cycleFilters(step) {
  const usable = filters.filter((filter) => filter.count > 0);
  if (!usable.length) return;
  const at = usable.findIndex((filter) => filter.id === state.show);
  show(usable[(at + step + usable.length) % usable.length].id);
}

function choose(index) {
  if (index === undefined || index === state.chosen) return;
  state.chosen = index;
  draw();
  writeAddress();
}

function step(by) {
  choose(listed[listed.indexOf(state.chosen) + by]);
}

// The chosen finding.

/** The pictures of the drawn finding: kind, label, data and size. */
let pictures = [];
/** The view that is drawn. */
let drawnMode = "side";
let timer = null;

const labels = { expected: "Expected", difference: "Difference", actual: "Actual" };

function picturesOf(finding) {
  // Of pictures that are the same, one can stand for both.
  const isBoth = finding.verdict === "same" && !(finding.expected && finding.actual);
  return Object.entries(labels).filter(([kind]) => finding[kind]).map(([kind, label]) => ({
    kind, label: isBoth ? "Expected and actual" : label, data: finding[kind],
    size: sizeOf(finding[kind]),
  }));
}

const pictureOf = (kind) => pictures.find((picture) => picture.kind === kind && picture.size);

function isPossible(mode) {
  if (mode === "side") return pictures.length > 0;
  if (mode === "difference") return pictureOf("difference") !== undefined;
  return pictureOf("expected") !== undefined && pictureOf("actual") !== undefined;
}

/** Scrolls the list, and nothing else, to a row and its neighbours. */
function reveal(row) {
  const list = byId("list").parentElement;
  const [area, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const margin = place.height;
  if (place.top - margin < area.top) list.scrollTop += place.top - margin - area.top;
  if (place.bottom + margin > area.bottom) list.scrollTop += place.bottom + margin - area.bottom;
}

function draw() {
  for (const row of byId("list").querySelectorAll("[aria-selected=true]")) {
    row.setAttribute("aria-selected", "false");
  }
  const finding = findings[state.chosen];
  byId("finding").hidden = !finding;
  if (!finding) {
    byId("list").removeAttribute("aria-activedescendant");
    clearInterval(timer);
    return;
  }
  const row = rows[state.chosen];
  row.setAttribute("aria-selected", "true");
  reveal(row);
  byId("list").setAttribute("aria-activedescendant", row.id);

  pictures = picturesOf(finding);
  const [label, , meaning] = verdicts[finding.verdict];
  const at = listed.indexOf(state.chosen);
  byId("name").replaceChildren(...nameParts(finding.name, Infinity));
  byId("position").textContent = `${number(at + 1)} of ${number(listed.length)}`;
  byId("previous").disabled = at <= 0;
  byId("next").disabled = at >= listed.length - 1;
  byId("verdict").textContent = label;
  byId("verdict").className = finding.verdict;
  byId("message").textContent = visible(finding.message ?? meaning);
  byId("boxes").disabled = !finding.boxes?.length;
  drawFigures(finding);
  drawStage(finding);
}

function drawFigures(finding) {
  const figures = [];
  const add = (term, ...values) =>
    figures.push(element("div", {}, element("dt", {}, term), element("dd", {}, ...values)));
  if (finding.differing !== undefined) {
    const [expected, actual] = [finding.expectedSize, finding.actualSize];
    const all = Math.max(expected.width, actual.width) * Math.max(expected.height, actual.height);
    const percent = 100 * finding.differing / all;
    const share = percent > 0 && percent < 0.01 ? "below 0.01" : percent.toFixed(2);
    add("Differing pixels", `${number(finding.differing)} of ${number(all)} (${share} %)`);
    if (finding.antialiased) add("Smoothed edges, not counted", number(finding.antialiased));
    add("Largest difference", `${finding.largest} of 255`);
    if (sizeText(expected) === sizeText(actual)) {
      add("Size", sizeText(actual));
    } else {
      add("Expected size", sizeText(expected));
      add("Actual size", sizeText(actual));
    }
  } else {
    const size = pictures.find((picture) => picture.size)?.size;
    if (size) add("Size", sizeText(size));
  }
  if (finding.place) add("Place in the manifest", visible(finding.place));
  if (finding.boxes?.length) {
    const buttons = finding.boxes.slice(0, mostBoxes).map(([x, y, width, height], index) => {
      const button = element(
        "button", { type: "button" }, `${width} × ${height} at ${x}, ${y}`);
      button.addEventListener("click", () => goToBox(index));
      return button;
    });
    const more = finding.boxes.length - buttons.length;
    add(
      finding.boxes.length === 1 ? "Box" : `${number(finding.boxes.length)} boxes`, ...buttons,
      ...(more > 0 ? [`and ${number(more)} more`] : []));
  }
  byId("figures").replaceChildren(...figures);
}

/** Gives an element the size of a picture, which the style sheet multiplies by the zoom. */
function sized(made, size) {
  made.style.setProperty("--width", size.width);
  made.style.setProperty("--height", size.height);
  return made;
}

function image(picture) {
  const alt = `${picture.label}: ${visible(findings[state.chosen].name)}`;
  const made = element(
    "img", { alt, draggable: "false", src: "data:image/png;base64," + picture.data });
  return sized(made, picture.size);
}

function frame(size, className, ...children) {
  const boxes = !state.boxes ? [] : (findings[state.chosen].boxes ?? []).slice(0, mostBoxes)
    .map(([x, y, width, height], index) => {
      const box = element("div", { class: "box", "data-box": index });
      box.style.setProperty("--x", x);
      box.style.setProperty("--y", y);
      return sized(box, { width, height });
    });
  const made = sized(element("div", { class: "frame " + className }, ...children, ...boxes), size);
  const view = element("div", { class: "view", tabindex: "-1" }, made);
  view.addEventListener("scroll", () => follow(view));
  return view;
}

function caption(label, size) {
  return element("figcaption", {}, label, element("span", {}, sizeText(size)));
}

/** A frame as large as both pictures, with one upon the other at the upper left corner. */
function layers(className, ...further) {
  const [expected, actual] = [pictureOf("expected"), pictureOf("actual")];
  const size = {
    width: Math.max(expected.size.width, actual.size.width),
    height: Math.max(expected.size.height, actual.size.height),
  };
  return frame(
    size, className, element("div", { class: "layer expected" }, image(expected)),
    element("div", { class: "layer actual" }, image(actual)), ...further);
}

const views = {
  side() {
    return pictures.map((picture) => element(
      "figure", {}, ...(picture.size
        ? [caption(picture.label, picture.size), frame(picture.size, "", image(picture))]
        : [
          element("figcaption", {}, picture.label),
          element("p", { class: "absent" }, "The file is no PNG."),
        ])));
  },

  difference() {
    const picture = pictureOf("difference");
    return [
      element(
        "figure", {}, caption(picture.label, picture.size),
        frame(picture.size, "", image(picture))),
    ];
  },

  overlay() {
    const view = layers("wipe", element("div", { class: "edge" }));
    const wipe = view.firstChild;
    const slider = element("input", {
      id: "edge", class: "wipe-control", type: "range", min: 0, max: 100, step: 0.5,
      "aria-label": "Edge between expected and actual, in percent",
    });
    const drag = (event) => {
      const area = wipe.getBoundingClientRect();
      setEdge(100 * (event.clientX - area.left) / area.width);
    };
    slider.addEventListener("input", () => setEdge(Number(slider.value)));
    wipe.addEventListener("pointerdown", (event) => {
      wipe.setPointerCapture(event.pointerId);
      drag(event);
    });
    wipe.addEventListener("pointermove", (event) => {
      if (wipe.hasPointerCapture(event.pointerId)) drag(event);
    });
    return [
      element(
        "figure", {},
        element(
          "figcaption", { class: "wipe-caption" }, element("b", {}, labels.expected),
          element("b", {}, labels.actual)),
        view, slider),
    ];
  },

  blink() {
    return [
      element("figure", {}, element("figcaption", { id: "blink-caption" }), layers("blink")),
    ];
  },
};

function drawStage(finding) {
  drawnMode = isPossible(state.mode) ? state.mode : "side";
  for (const mode of Object.keys(modes)) {
    byId("mode-" + mode).disabled = !isPossible(mode);
    byId("mode-" + mode).setAttribute("aria-pressed", mode === drawnMode);
  }
  byId("boxes").setAttribute("aria-pressed", state.boxes && !byId("boxes").disabled);
  const stage = byId("stage");
  const shown = pictures.length
    ? element("div", { class: "pictures" }, ...views[drawnMode]())
    : element("p", { class: "absent" }, "There is no picture to show.");
  stage.replaceChildren(shown);
  followers.clear();
  stage.classList.toggle("on-dark", state.onDark);
  byId("ground").setAttribute("aria-pressed", state.onDark);
  byId("ground").disabled = !pictures.length;
  if (drawnMode === "overlay") setEdge(state.edge);
  byId("blinking").hidden = drawnMode !== "blink";
  if (drawnMode === "blink") showBlinking("expected");
  runBlinking();
  arrange();
}

// Zoom.

/** Chooses the zoom, where none was asked for, and whether pictures stand in a row or a column. */
function arrange() {
  const stage = byId("stage");
  // A figure without a picture says so in a line.
  const frames = [...stage.querySelectorAll("figure")].map((f) => f.querySelector(".frame"));
  const isEmpty = frames.every((frame) => !frame);
  for (const id of ["zoom-in", "zoom-out", "zoom-fit"]) byId(id).disabled = isEmpty;
  byId("zoom").value = "–";
  if (isEmpty) return;

  // As the style sheet has them: between pictures, around a frame, above it, and a figure's least.
  const [gap, around, above, least] = [20, 8, 23, 140];
  const below = drawnMode === "overlay" ? 24 : 0;
  const isNarrow = matchMedia("(max-width: 800px)").matches;
  const style = getComputedStyle(stage);
  const room = {
    width: stage.clientWidth - parseFloat(style.paddingLeft) * 2,
    // A narrow window scrolls as a whole: there is room below.
    height: isNarrow ? Infinity : stage.clientHeight - parseFloat(style.paddingTop) * 2,
  };
  const measures = (name) =>
    frames.map((frame) => Number(frame?.style.getPropertyValue(name) ?? 0));
  const [widths, heights] = [measures("--width"), measures("--height")];
  const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
  const gaps = gap * (frames.length - 1);
  const across = (zoom) => widths.map((width) => Math.max(width * zoom + around, least));
  const down = (zoom) => heights.map((height) => Math.max(height * zoom + around, 22) + above + below);
  const fitsInRow = (zoom) =>
    sum(across(zoom)) + gaps <= room.width && Math.max(...down(zoom)) <= room.height;
  const fitsInColumn = (zoom) =>
    Math.max(...across(zoom)) <= room.width && sum(down(zoom)) + gaps <= room.height;

  const fitting = zooms.filter(
    (zoom) => zoom <= largestFit && (fitsInRow(zoom) || fitsInColumn(zoom)));
  // What does not fit is made smaller, as long as there is something to be seen of it.
  const count = frames.length;
  const edges = around + above + below;
  const inRow = Math.min(
    (room.width - gaps - count * around) / sum(widths),
    (room.height - edges) / Math.max(...heights));
  const inColumn = Math.min(
    (room.width - around) / Math.max(...widths),
    (room.height - gaps - count * edges) / sum(heights));
  const reduced = Math.min(1, Math.max(least / Math.max(...widths), inRow, inColumn));
  const zoom = state.zoom ?? fitting.at(-1) ?? Math.floor(reduced * 1000) / 1000;
  const isTall = Math.max(...heights) > Math.max(...widths);
  const isColumn = !fitsInRow(zoom) && (fitsInColumn(zoom) || isNarrow || !isTall);

  stage.querySelector(".pictures").classList.toggle("column", isColumn);
  stage.classList.toggle("reduced", zoom < 1);
  stage.style.setProperty("--zoom", zoom);
  byId("zoom").value = `${zoom < 1 ? zoom.toFixed(2) : zoom}×`;
  byId("zoom-fit").setAttribute("aria-pressed", state.zoom === null);
  byId("zoom-out").disabled = zoom <= 1;
  byId("zoom-in").disabled = zoom >= 16;
  drawnZoom = zoom;
}

let drawnZoom = 1;

/** Changes the zoom and keeps what is in the middle there. */
function setZoom(zoom) {
  const view = byId("stage").querySelector(".view");
  if (!view) return;
  const before = drawnZoom;
  const x = view.scrollLeft + view.clientWidth / 2;
  const y = view.scrollTop + view.clientHeight / 2;
  state.zoom = zoom;
  arrange();
  const factor = drawnZoom / before;
  view.scrollTo(x * factor - view.clientWidth / 2, y * factor - view.clientHeight / 2);
  writeAddress();
}

// Scrolling: all views show the same part of their pictures.

/** Views that scroll because another did. */
const followers = new Set();

function follow(leader) {
  if (followers.delete(leader)) return;
  for (const view of byId("stage").querySelectorAll(".view")) {
    const [left, top] = [view.scrollLeft, view.scrollTop];
    view.scrollTo(leader.scrollLeft, leader.scrollTop);
    // Only what moves will tell of it. A smaller picture cannot follow all the way.
    if (left !== view.scrollLeft || top !== view.scrollTop) followers.add(view);
  }
}

function scrollViews(event) {
  const way = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    Home: [-Infinity, 0], End: [Infinity, 0],
  }[event.key];
  event.preventDefault();
  const far = (part) => Math.max(-1e6, Math.min(1e6, part * 60));
  byId("stage").querySelector(".view")?.scrollBy(far(way[0]) || 0, far(way[1]) || 0);
}

function zoomBy(step) {
  const next = step > 0
    ? zooms.find((zoom) => zoom > drawnZoom) : zooms.findLast((zoom) => zoom < drawnZoom);
  if (next) setZoom(next);
}

// Views.

function setMode(mode) {
  if (!isPossible(mode)) return;
  state.mode = mode;
  drawStage(findings[state.chosen]);
  writeAddress();
}

function setEdge(percent) {
  state.edge = Math.min(100, Math.max(0, percent));
  byId("edge").value = state.edge;
  byId("stage").querySelector(".wipe").style.setProperty("--at", state.edge);
}

function showBlinking(kind) {
  const picture = pictureOf(kind);
  byId("stage").querySelector(".blink").dataset.shown = kind;
  byId("blink-caption").replaceChildren(...caption(picture.label, picture.size).childNodes);
}

function runBlinking() {
  clearInterval(timer);
  byId("play").textContent = state.playing ? "Pause" : "Play";
  byId("speed").value = state.speed;
  if (drawnMode !== "blink" || !state.playing) return;
  timer = setInterval(() => {
    const shown = byId("stage").querySelector(".blink").dataset.shown;
    showBlinking(shown === "expected" ? "actual" : "expected");
  }, 2000 / state.speed);
}

function togglePlaying() {
  if (drawnMode !== "blink") return;
  state.playing = !state.playing;
  runBlinking();
}

function toggleBoxes() {
  if (byId("boxes").disabled) return;
  state.boxes = !state.boxes;
  drawStage(findings[state.chosen]);
}

function toggleGround() {
  if (byId("ground").disabled) return;
  state.onDark = !state.onDark;
  byId("stage").classList.toggle("on-dark", state.onDark);
  byId("ground").setAttribute("aria-pressed", state.onDark);
}

function goToBox(index) {
  if (!state.boxes) toggleBoxes();
  for (const box of byId("stage").querySelectorAll(".box")) {
    box.classList.toggle("chosen", Number(box.dataset.box) === index);
  }
  byId("stage").querySelector(".box.chosen")
    ?.scrollIntoView({ block: "center", inline: "center" });
}

// Controls and keys.

for (const [mode, label] of Object.entries(modes)) {
  const button = element("button", { type: "button", id: "mode-" + mode }, label);
  button.addEventListener("click", () => setMode(mode));
  byId("modes").append(button);
}
byId("previous").addEventListener("click", () => step(-1));
byId("next").addEventListener("click", () => step(1));
byId("zoom-out").addEventListener("click", () => zoomBy(-1));
byId("zoom-in").addEventListener("click", () => zoomBy(1));
byId("zoom-fit").addEventListener("click", () => setZoom(null));
byId("boxes").addEventListener("click", toggleBoxes);
byId("ground").addEventListener("click", toggleGround);
byId("play").addEventListener("click", togglePlaying);
byId("speed").addEventListener("input", () => {
  state.speed = Number(byId("speed").value);
  runBlinking();
});
byId("help-open").addEventListener("click", () => byId("help").showModal());
byId("help-close").addEventListener("click", () => byId("help").close());
byId("search").addEventListener("input", () => {
  state.search = byId("search").value;
  filterRows();
  draw();
  writeAddress();
});

/** Ends the search where Esc is pressed in it, and keeps its result with Return. */
function searchKey(event) {
  if (event.key === "Escape") {
    event.preventDefault();
    byId("search").value = "";
    byId("search").dispatchEvent(new Event("input"));
    byId("list").focus();
  } else if (event.key === "Enter" || event.key === "ArrowDown") {
    event.preventDefault();
    byId("list").focus();
  }
}

const keys = {
  j: () => step(1),
  k: () => step(-1),
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  Home: () => choose(listed[0]),
  End: () => choose(listed.at(-1)),
  ArrowLeft: (event) => moveEdge(event.shiftKey ? -10 : -1),
  ArrowRight: (event) => moveEdge(event.shiftKey ? 10 : 1),
  1: () => setMode("side"),
  2: () => setMode("overlay"),
  3: () => setMode("blink"),
  4: () => setMode("difference"),
  "+": () => zoomBy(1),
  "=": () => zoomBy(1),
  "-": () => zoomBy(-1),
  "−": () => zoomBy(-1),
  0: () => setZoom(null),
  f: () => cycleFilters(1),
  F: () => cycleFilters(-1),
  b: toggleBoxes,
  g: toggleGround,
  p: togglePlaying,
  "/": () => byId("search").select(),
  "?": () => byId("help").showModal(),
};

function moveEdge(by) {
  if (drawnMode === "overlay") setEdge(state.edge + by);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || byId("help").open) return;
  if (event.target === byId("search")) return searchKey(event);
  // Sliders and what scrolls have the keys that move things to themselves.
  const isMoving = /^(Arrow|Home|End)/.test(event.key);
  if (isMoving && event.target.type === "range") return;
  if (isMoving && byId("stage").contains(event.target)) return scrollViews(event);
  if (!Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key](event);
});

// The beginning.

function open() {
  readAddress();
  byId("search").value = state.search;
  filterRows();
  draw();
}

document.title = visible(report.title);
byId("title").textContent = visible(report.title);
addEventListener("hashchange", open);
addEventListener("resize", () => { if (state.chosen !== null) arrange(); });
open();
