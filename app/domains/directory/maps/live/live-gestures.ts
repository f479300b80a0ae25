/** Moves a live map by mouse, touch and keys. */

const STEP_PIXELS = 70;
/** Moved less than this between down and up, it is a click. */
const CLICK_PIXELS = 4;

type Spot = { x: number; y: number };

type Gestures = {
  svg: SVGSVGElement;
  /** Where the map is now: its middle in the drawing, and its scale. */
  view: Readonly<Spot & { scale: number }>;
  move(x: number, y: number, scale: number): void;
  zoomAt(factor: number, at?: Spot): void;
  pixelsPerUnit(): number;
  signal: AbortSignal;
};

/** Steps to the right and down, and the factor of a zoom. */
const KEYS: Readonly<Record<string, readonly [x: number, y: number, factor: number]>> = {
  ArrowLeft: [-1, 0, 1],
  ArrowRight: [1, 0, 1],
  ArrowUp: [0, -1, 1],
  ArrowDown: [0, 1, 1],
  "+": [0, 0, 1.6],
  "=": [0, 0, 1.6],
  "-": [0, 0, 1 / 1.6],
};

/** Mouse and wheel, two fingers, keys. One finger scrolls the page. */
export function listenToGestures({ svg, view, move, zoomAt, pixelsPerUnit, signal }: Gestures): void {
  const listen = { signal };
  svg.style.touchAction = "pan-x pan-y";
  const held = new Map<number, { x: number; y: number }>();
  let traveled = 0;
  const at = ({ clientX, clientY }: MouseEvent) => {
    const matrix = svg.getScreenCTM()?.inverse();
    return new DOMPoint(clientX, clientY).matrixTransform(matrix);
  };
  const spanOf = () => {
    const [a, b] = [...held.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  svg.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.size === 1) traveled = 0;
    },
    listen,
  );
  window.addEventListener(
    "pointermove",
    (event) => {
      const last = held.get(event.pointerId);
      if (last === undefined || (event.pointerType === "touch" && held.size < 2)) return;
      const before = spanOf();
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      traveled += Math.abs(dx) + Math.abs(dy);
      if (traveled < CLICK_PIXELS) return;
      const pixels = pixelsPerUnit() * held.size;
      move(view.x - dx / pixels, view.y - dy / pixels, view.scale);
      if (before > 0) zoomAt(spanOf() / before, at(event));
    },
    listen,
  );
  for (const end of ["pointerup", "pointercancel"] as const)
    window.addEventListener(end, (event) => held.delete(event.pointerId), listen);
  // A drag is no click, and a link is not dragged away as a picture.
  svg.addEventListener(
    "click",
    (event) => {
      if (traveled < CLICK_PIXELS) return;
      event.preventDefault();
      event.stopPropagation();
      traveled = 0;
    },
    { ...listen, capture: true },
  );
  svg.addEventListener("dragstart", (event) => event.preventDefault(), listen);
  svg.addEventListener(
    "wheel",
    (event) => {
      // The wheel alone scrolls the page; a pinch on a trackpad comes with Ctrl.
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / 100), at(event));
    },
    { ...listen, passive: false },
  );
  svg.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEP_PIXELS / pixelsPerUnit();
      const [x, y, factor] = KEYS[event.key] ?? [0, 0, 0];
      if (factor === 0) return;
      event.preventDefault();
      if (factor === 1) move(view.x + x * step, view.y + y * step, view.scale);
      else zoomAt(factor);
    },
    listen,
  );
}
