/** Clusters marks that are close together on a map, and spreads them again. Pure. */

type Spot = { x: number; y: number };

/** The middle of its members, and how far they reach. On the map it is a ring. */
export type Cluster<T extends Spot> = Spot & {
  members: T[];
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
};

/** Each spot joins the first cluster whose middle is within `reach`, or begins one. Every spot is in exactly one. */
export function cluster<T extends Spot>(spots: readonly T[], reach: number): Cluster<T>[] {
  const rings: Cluster<T>[] = [];
  for (const spot of spots) {
    const ring = rings.find((one) => Math.hypot(one.x - spot.x, one.y - spot.y) <= reach);
    if (ring === undefined) {
      const { x, y } = spot;
      rings.push({ x, y, members: [spot], minX: x, maxX: x, minY: y, maxY: y });
      continue;
    }
    const count = ring.members.push(spot);
    ring.x += (spot.x - ring.x) / count;
    ring.y += (spot.y - ring.y) / count;
    ring.minX = Math.min(ring.minX, spot.x);
    ring.maxX = Math.max(ring.maxX, spot.x);
    ring.minY = Math.min(ring.minY, spot.y);
    ring.maxY = Math.max(ring.maxY, spot.y);
  }
  return rings;
}

/** The members of a cluster one by one, in a circle around its middle, because no zoom would part them. */
export function spread<T extends Spot>({ x, y, members }: Cluster<T>, radius: number): T[] {
  if (members.length === 1) return [...members];
  return members.map((member, at) => {
    const angle = (at / members.length) * 2 * Math.PI;
    return { ...member, x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** Pushes away from the marks before it to try, and then steps of a spiral around where it was. */
const TRIES = 12;
const TURNS = 120;
/** For marks on the very same spot: each turns by this angle more than the one before, so no two go the same way. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** The same spots, each moved off those before it (and off `placed`) until they are `gap` apart, where there is space. */
export function separate<T extends Spot>(
  spots: readonly T[],
  gap: number,
  placed: readonly Spot[] = [],
): T[] {
  const taken = [...placed];
  const inTheWay = (at: Spot) => taken.find((one) => Math.hypot(one.x - at.x, one.y - at.y) < gap * 0.99);
  return spots.map((spot, index) => {
    let at: Spot = { x: spot.x, y: spot.y };
    for (let tried = 0; tried < TRIES + TURNS; tried += 1) {
      const near = inTheWay(at);
      if (near === undefined) break;
      at = tried < TRIES ? pushed(at, near, gap, index + tried) : turned(spot, gap, tried - TRIES);
    }
    taken.push(at);
    return { ...spot, ...at };
  });
}

/** Straight away from what is near. */
function pushed(at: Spot, near: Spot, gap: number, turn: number): Spot {
  const away = Math.hypot(at.x - near.x, at.y - near.y);
  const angle = away > gap / 100 ? Math.atan2(at.y - near.y, at.x - near.x) : turn * GOLDEN_ANGLE;
  return { x: near.x + gap * Math.cos(angle), y: near.y + gap * Math.sin(angle) };
}

function turned(from: Spot, gap: number, turn: number): Spot {
  const radius = (gap / 2) * Math.sqrt(turn);
  return {
    x: from.x + radius * Math.cos(turn * GOLDEN_ANGLE),
    y: from.y + radius * Math.sin(turn * GOLDEN_ANGLE),
  };
}
