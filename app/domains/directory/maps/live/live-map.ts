/**
 * The map of results once it is used: it moves and zooms, its rings open, and pins and rows light up each other.
 * Works on the drawing that the server made, which is complete without it. Loaded when the map is first touched.
 */
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { RADIUS_CHOICES_MILES } from "../../limits.ts";
import type { Point } from "../../types.ts";
import type { Cluster } from "../cluster.ts";
import { projectAround, RADIUS_UNITS, scaleBar, unprojectAround } from "../map-drawing.ts";
import { placeLabels } from "../map-labels.ts";
import { layOut, namesOnMap, obstaclesOf } from "../map-layout.ts";
import { DOT_UNITS, ringRadius } from "../map-marks.ts";
import { listenToGestures } from "./live-gestures.ts";
import { markLink, NAMESPACE } from "./live-marks.ts";
import type { LivePoints } from "./live-points.ts";
import { linkRows } from "./live-rows.ts";

export type MapArea = Point & { radiusMiles: number };
export type LiveMap = { zoom(factor: number): void; stop(): void };
export type LiveMapOptions = {
  svg: SVGSVGElement;
  list: HTMLElement | null;
  /** The point that the drawing is projected around. */
  ground: Point;
  radiusMiles: number;
  frame: { halfWidth: number; halfHeight: number };
  pointsAddress: string;
  /** The map has stopped moving; null where it was at first. */
  onRest(area: MapArea | null): void;
};

const REST_MS = 180;
/** Closer than this, the map names ZIPs as well as places. */
const ZIP_MILES = 7;
const CLOSEST_MILES = 1;
const FARTHEST_MILES = 120;

/** Makes the drawing live until `stop`. */
export function startLiveMap(options: LiveMapOptions): LiveMap {
  const { svg, list, ground, radiusMiles, frame, pointsAddress, onRest } = options;
  const part = (name: string) => svg.querySelector<SVGGElement>(`[data-part=${name}]`);
  const project = projectAround(ground, radiusMiles);
  const unproject = unprojectAround(ground, radiusMiles);
  const ending = new AbortController();
  const listen = { signal: ending.signal };
  const view = { x: 0, y: 0, scale: 1 };
  let points: LivePoints | null = null;
  let others: ReturnType<typeof readPoints> = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Marks that do not grow with the map, and where each is in the drawing. */
  const fixed = [...svg.querySelectorAll<SVGGElement>(".pin, .clu, .mid, [data-part=labels] text")].map(
    (element) => {
      const moved = /translate\(([-\d.]+),([-\d.]+)\)/.exec(element.getAttribute("transform") ?? "");
      const x = Number(moved?.[1] ?? element.getAttribute("x"));
      const y = Number(moved?.[2] ?? element.getAttribute("y"));
      if (moved === null) for (const name of ["x", "y"]) element.removeAttribute(name);
      return { element, x, y };
    },
  );
  /** Where the pins really are; they are drawn next to each other. Until the points arrive, only the drawn places are known. */
  const pins = fixed
    .filter(({ element }) => element.matches(".pin[id]"))
    .map((pin) => ({ pin, x: pin.x, y: pin.y }));
  const middle = fixed.find(({ element }) => element.matches(".mid"));
  const hereName = svg.querySelector("[data-part=labels] .here")?.textContent;
  const own = document.createElementNS(NAMESPACE, "g");
  svg.insertBefore(own, part("clusters")?.nextSibling ?? null);

  const place = (element: Element, x: number, y: number) =>
    element.setAttribute("transform", `translate(${x},${y}) scale(${1 / view.scale})`);
  const pixelsPerUnit = () => svg.getScreenCTM()?.a ?? 1;
  /** Half the visible width, in units of the drawing at its first scale. */
  const seen = () => {
    const { width, height } = svg.getBoundingClientRect();
    const pixels = pixelsPerUnit() / view.scale;
    return { halfWidth: width / 2 / pixels, halfHeight: height / 2 / pixels };
  };
  const seenMiles = () => (frame.halfWidth / view.scale) * (radiusMiles / RADIUS_UNITS);

  function draw() {
    const { x, y, scale } = view;
    const [halfWidth, halfHeight] = [frame.halfWidth / scale, frame.halfHeight / scale];
    svg.setAttribute("viewBox", `${x - halfWidth} ${y - halfHeight} ${halfWidth * 2} ${halfHeight * 2}`);
    for (const one of fixed) place(one.element, one.x, one.y);
    for (const one of own.children)
      place(one, Number(one.getAttribute("data-x")), Number(one.getAttribute("data-y")));
    const bar = part("bar");
    if (bar === null) return;
    place(bar, x - halfWidth + 16 / scale, y + halfHeight - 18 / scale);
    const { miles, units } = scaleBar(radiusMiles / scale);
    bar.querySelector("path")?.setAttribute("d", `M0 -4V4M0 0H${units}M${units} -4V4`);
    const words = bar.querySelector("text");
    words?.setAttribute("x", String(units + 8));
    if (words) words.textContent = `${miles} ${miles === 1 ? "mile" : "miles"}`;
  }

  function move(x: number, y: number, scale: number) {
    const limit = { least: radiusMiles / FARTHEST_MILES, most: radiusMiles / CLOSEST_MILES };
    view.scale = Math.min(Math.max(scale, Math.min(limit.least, 1)), limit.most);
    view.x = x;
    view.y = y;
    draw();
    clearTimeout(resting);
    resting = setTimeout(rest, REST_MS);
  }

  /** Zooms so that what is under `at` (in the drawing) stays there. */
  function zoomAt(factor: number, at: { x: number; y: number } = view) {
    const before = view.scale;
    move(view.x, view.y, before * factor);
    const shrunk = before / view.scale;
    move(at.x + (view.x - at.x) * shrunk, at.y + (view.y - at.y) * shrunk, view.scale);
  }

  const atFirst = () => Math.abs(view.x) < 12 && Math.abs(view.y) < 12 && Math.abs(view.scale - 1) < 0.1;

  function rest() {
    drawGround();
    drawMarks();
    drawLabels();
    const miles = seenMiles();
    const choice = RADIUS_CHOICES_MILES.findLast((one) => one <= miles) ?? RADIUS_CHOICES_MILES[0];
    onRest(atFirst() ? null : { ...unproject(view), radiusMiles: choice });
  }

  /** Loads the ground for where the map is now: the first one has an edge, and too little detail when zoomed in. */
  function drawGround() {
    const old = part("ground");
    const miles = Math.min(100, Math.max(1, Math.round(seenMiles())));
    const { lat, lon } = unproject(view);
    const center = { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 };
    const href = paths.areaMap(center.lat, center.lon, miles);
    if (old === null || Math.abs(center.lat) > 85 || old.getAttribute("href") === href) return;
    const next = document.createElementNS(NAMESPACE, "use");
    const { x, y } = project(center);
    next.setAttribute("href", href);
    next.setAttribute("data-part", "ground");
    next.setAttribute("transform", `translate(${x},${y}) scale(${miles / radiusMiles})`);
    svg.insertBefore(next, old);
    // The old one fills the gap until the new one has loaded.
    fetch(href.split("#")[0] ?? "", listen)
      .then(() => old.remove())
      .catch(() => next.remove());
  }

  /** Agents of the search without a pin, and where the pins are. */
  function readPoints({ agents }: LivePoints) {
    const pinOf = new Map(pins.map((one) => [one.pin.element.getAttribute("href"), one]));
    return agents.flatMap(([lat, lon, name, slug]) => {
      const spot = project({ lat, lon });
      const pin = pinOf.get(`#agent-${slug}`);
      if (pin === undefined) return [{ ...spot, name, slug }];
      Object.assign(pin, spot);
      return [];
    });
  }

  function drawMarks() {
    const laid = layOut(pins, others, {
      scale: view.scale,
      apart: view.scale > radiusMiles / CLOSEST_MILES / 1.5,
    });
    for (const { pin, x, y } of laid.pins) Object.assign(pin, { x, y });
    if (points !== null) {
      part("clusters")?.setAttribute("display", "none");
      own.replaceChildren(
        ...laid.rings.map((one) => {
          const [agent, ...more] = one.members;
          return agent === undefined || more.length > 0
            ? ring(one)
            : single({ ...agent, x: one.x, y: one.y });
        }),
      );
    }
    draw();
  }

  const single = (agent: { x: number; y: number; name: string; slug: string }) =>
    markLink("pin dot", agent, paths.showcase(agent.slug), agent.name, DOT_UNITS);

  function ring(group: Cluster<{ x: number; y: number }>) {
    const count = group.members.length;
    const element = markLink(
      "clu",
      group,
      "#map",
      t("Zoom in on {count} agents", { count }),
      ringRadius(count),
    );
    const words = document.createElementNS(NAMESPACE, "text");
    words.setAttribute("y", "4.5");
    words.textContent = `+${count}`;
    element.appendChild(words);
    element.addEventListener("click", (event) => {
      event.preventDefault();
      const width = Math.max(group.maxX - group.minX, group.maxY - group.minY, 1e-6);
      const factor = Math.min(6, Math.max(1.8, frame.halfWidth / view.scale / width));
      const focused = document.activeElement === element;
      move(group.x, group.y, view.scale * factor);
      clearTimeout(resting);
      rest();
      // The clicked ring is gone: focus the first agent that it held.
      if (focused) own.querySelector<SVGAElement>("a")?.focus();
    });
    return element;
  }

  function drawLabels() {
    const labels = part("labels");
    if (points === null || labels === null) return;
    const toPoint = ([lat, lon, name]: LivePoints["places"][number]) => ({ lat, lon, name });
    const named = [...points.places, ...(seenMiles() < ZIP_MILES ? points.zips : [])].map(toPoint);
    const here = middle && hereName ? { ...unproject(middle), name: hereName } : null;
    const toScreen = ({ x, y }: { x: number; y: number }) => ({
      x: (x - view.x) * view.scale,
      y: (y - view.y) * view.scale,
    });
    const rings = [...own.children].map((one) => ({
      x: Number(one.getAttribute("data-x")),
      y: Number(one.getAttribute("data-y")),
    }));
    // In the frame that the server laid out nothing moves; elsewhere names may be anywhere in view.
    const placed = placeLabels(
      namesOnMap(here, named, project),
      (point) => toScreen(project(point)),
      atFirst() ? frame : seen(),
      obstaclesOf([...pins.map(({ pin }) => pin), ...rings].map(toScreen), frame),
    );
    // Removes those that the server drew, in `fixed` too.
    for (let at = fixed.length - 1; at >= 0; at -= 1)
      if (fixed[at]?.element.localName === "text") fixed.splice(at, 1);
    labels.replaceChildren(
      ...placed.map(({ name, x, y, always }) => {
        const element = document.createElementNS(NAMESPACE, "text");
        if (always) element.setAttribute("class", "here");
        element.textContent = name;
        const at = { x: view.x + x / view.scale, y: view.y + y / view.scale };
        fixed.push({ element: element as unknown as SVGGElement, ...at });
        place(element, at.x, at.y);
        return element;
      }),
    );
  }

  listenToGestures({ svg, view, move, zoomAt, pixelsPerUnit, signal: ending.signal });
  linkRows(svg, list, ending.signal);
  fetch(pointsAddress, { ...listen, headers: { Accept: "application/json" } })
    .then(async (response) => {
      points = response.ok ? await response.json() : null;
      if (points !== null) others = readPoints(points);
      rest();
    })
    // Without the points the map still moves, and its rings link to searches.
    .catch(() => {});

  return {
    zoom: (factor) => zoomAt(factor),
    stop() {
      clearTimeout(resting);
      ending.abort();
    },
  };
}
