/** The two functions of topojson-simplify that county outlines need; the package has no types. */
declare module "topojson-simplify" {
  import type { Topology } from "topojson-specification";

  /** The same topology with decoded arcs, each point `[x, y, weight]`: the area it adds to its line. */
  export function presimplify<T extends Topology>(topology: T): T;
  export function planarRingArea(ring: readonly (readonly number[])[]): number;
}
