/** What to search around when no place is named: the reader, or a point of the map. */
import type { AppContext } from "#app/platform/context.ts";
import type { SearchQuery } from "../../inputs.ts";

/** Where the reader is, when they asked for "near me"; or the point that they chose on the map. */
export type NearMe = { lat: number; lon: number; source: "device" | "edge" | "map"; label: string };

/** Null where the search names a place, or the reader's place is unknown. */
export function locate(query: SearchQuery, context: Pick<AppContext, "edgePlace">): NearMe | null {
  if (query.lat !== undefined && query.lon !== undefined) {
    const source = query.near === "map" ? "map" : "device";
    return { lat: query.lat, lon: query.lon, source, label: "your location" };
  }
  return query.near === "me" && context.edgePlace !== null ? { ...context.edgePlace, source: "edge" } : null;
}

/** Whether the answer may be cached for everyone: never around a reader's own place, but around a point of the map. */
export function isShared(query: SearchQuery, nearMe: NearMe | null): boolean {
  return nearMe === null ? query.near === undefined : nearMe.source === "map";
}
