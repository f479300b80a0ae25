/** Finds an agency near a point: a coarse grid, because a seed of a million asks a million times. */

import type { Random } from "../random.ts";
import type { Organization } from "../records.ts";

const CELL_DEGREES = 0.3;

type Cell = { agencies: Organization[]; cumulative: number[]; pull: number };

export class AgencyMap {
  #cells = new Map<number, Cell>();

  constructor(agencies: readonly Organization[]) {
    for (const agency of agencies) {
      if (agency.pull === 0) continue;
      const key = keyOf(agency.lat, agency.lon);
      const cell = this.#cells.get(key) ?? { agencies: [], cumulative: [], pull: 0 };
      cell.agencies.push(agency);
      cell.pull += agency.pull;
      cell.cumulative.push(cell.pull);
      this.#cells.set(key, cell);
    }
  }

  /** An agency within about forty miles, the nearer cell four times as likely; null for none. */
  draw(lat: number, lon: number, random: Random): Organization | null {
    const around: (readonly [Cell, number])[] = [];
    for (let row = -1; row <= 1; row += 1) {
      for (let column = -1; column <= 1; column += 1) {
        const cell = this.#cells.get(keyOf(lat + row * CELL_DEGREES, lon + column * CELL_DEGREES));
        if (cell) around.push([cell, cell.pull * (row === 0 && column === 0 ? 4 : 1)]);
      }
    }
    if (around.length === 0) return null;
    const cell = random.weighted(around);
    const target = random.unit() * cell.pull;
    let low = 0;
    let high = cell.agencies.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cell.cumulative[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return cell.agencies[low] ?? null;
  }
}

function keyOf(lat: number, lon: number): number {
  return Math.floor((lat + 90) / CELL_DEGREES) * 2000 + Math.floor((lon + 190) / CELL_DEGREES);
}
