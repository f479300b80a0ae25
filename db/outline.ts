/** County outlines as short text: see `counties.outline` in the schema. */

/** Whole thousandths of a degree. The last point joins the first; it is not repeated. */
export type OutlinePoint = readonly [lon: number, lat: number];

/** `lon,lat` pairs, the first absolute, each next one a difference; rings joined by `;`. */
export function encodeOutline(rings: readonly (readonly OutlinePoint[])[]): string {
  return rings
    .map((ring) =>
      ring
        .map(([lon, lat], i) => {
          const [beforeLon, beforeLat] = i === 0 ? [0, 0] : (ring[i - 1] ?? [0, 0]);
          return `${lon - beforeLon},${lat - beforeLat}`;
        })
        .join(" "),
    )
    .join(";");
}

/** The inverse of `encodeOutline`. A hole is a ring too: fill by the even-odd rule. */
export function decodeOutline(text: string): OutlinePoint[][] {
  if (text === "") return [];
  return text.split(";").map((ring) => {
    let lon = 0;
    let lat = 0;
    return ring.split(" ").map((pair): OutlinePoint => {
      const [lonStep = "0", latStep = "0"] = pair.split(",");
      lon += Number(lonStep);
      lat += Number(latStep);
      return [lon, lat];
    });
  });
}
