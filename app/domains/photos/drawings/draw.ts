/**
 * The drawing shown instead of a photo: a pattern of nine tiles in the product's colors, computed from an id. The same id
 * always gives the same drawing, and no one takes it for a picture of a person. Its name holds everything it is drawn from.
 */
import { drawingUrlOf } from "#app/paths/paths.ts";
import type { FaceLook, FacePlan } from "#app/platform/files/photo-maker.ts";

/** Background, and two colors on it. */
const COLORS = [
  ["#ece8dc", "#9fc3b0", "#12513c"],
  ["#e4e6dd", "#b9c4a4", "#4f5f3a"],
  ["#ece3d6", "#d9b98c", "#7a5c2e"],
  ["#e6e4ea", "#b3b6cc", "#33415c"],
  ["#eee2dd", "#d3a99a", "#6b3f4b"],
  ["#dfe8e8", "#97b9bd", "#27555e"],
] as const;
/** In a square of 16. */
const TILES = [
  "M0 0h16a16 16 0 0 1-16 16z",
  "M0 0h16L0 16z",
  "M0 8h16a8 8 0 0 1-16 0z",
  "M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
  "M0 0h16v8H0z",
  "",
] as const;

const NAME = /^a([0-9a-f]{8})([0-9a-f]{8})$/;

/** FNV-1a from its own seed, with its last bits mixed. */
function hashOf(text: string, beginning: number): number {
  let hash = beginning;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const hex = (hash: number) => hash.toString(16).padStart(8, "0");

/** The name of this id's drawing. Its first letter is the version of the algorithm. */
export const drawingName = (id: string): string =>
  `a${hex(hashOf(id, 0x811c9dc5))}${hex(hashOf(id, 0x01234567))}`;

const FACE = /^f([lse])([0-9a-f]{16})$/;
const LOOKS = { l: "long", s: "short", e: "either" } as const satisfies Record<string, FaceLook>;

/** The name of a face for this id: for invented people alone (decision 0120). */
export const faceName = (id: string, look: FaceLook): string =>
  `f${look[0]}${hex(hashOf(id, 0x811c9dc5))}${hex(hashOf(id, 0x01234567))}`;

/** The address of that face. */
export const faceUrl = (id: string, look: FaceLook): string => drawingUrlOf(faceName(id, look));

/** What the face with this name is drawn from; null for a name that no face has. */
export function parseFace(name: string): FacePlan | null {
  const [, look, seed] = FACE.exec(name) ?? [];
  if (seed === undefined || (look !== "l" && look !== "s" && look !== "e")) return null;
  return { look: LOOKS[look], seed };
}

/** The address of this id's drawing. */
export const drawingUrl = (id: string): string => drawingUrlOf(drawingName(id));

/** The drawing with this name as SVG; null for a name that no drawing has. */
export function draw(name: string): string | null {
  const [, first, second] = NAME.exec(name) ?? [];
  if (first === undefined || second === undefined) return null;
  const colors = Number.parseInt(first, 16);
  let bits = Number.parseInt(second, 16) || 1;
  // xorshift: each tile takes the next number.
  const next = (below: number) => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) % below;
  };
  const [ground, light, dark] = COLORS[colors % COLORS.length] ?? COLORS[0];
  const tiles = Array.from({ length: 9 }, (_, at) => {
    const shape = TILES[next(TILES.length)] ?? "";
    const turned = next(4) * 90;
    const color = next(3) === 0 ? dark : light;
    const place = `translate(${(at % 3) * 16} ${Math.floor(at / 3) * 16}) rotate(${turned} 8 8)`;
    return shape === "" ? "" : `<path fill="${color}" transform="${place}" d="${shape}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${ground}" d="M0 0h48v48H0z"/>${tiles.join("")}</svg>`;
}
