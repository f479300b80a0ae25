import { paths } from "#app/paths/paths.ts";
import { t, tn } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { CityMap, CityMapRing } from "../../maps/city-map.ts";
import { RESULTS_MAP_FRAME } from "../../maps/map-frame.ts";
import type { Point } from "../../types.ts";
import { AreaMap } from "./area-map.tsx";

/** How many agents are where in a city, and in the places around it. The lists next to it link there, too. */
export function CityMapAside({
  city,
  here,
  map,
}: {
  city: Point & { name: string };
  here: string;
  map: CityMap;
}) {
  return (
    <aside className="grid grid-cols-1 content-start gap-2" aria-label={t("Map")}>
      <AreaMap
        className="aspect-[1.4] md:max-lg:aspect-[2.2] lg:aspect-[1.25]"
        center={{ lat: city.lat, lon: city.lon }}
        radiusMiles={map.radiusMiles}
        frame={RESULTS_MAP_FRAME}
        middle
        pins={[]}
        labels={map.labels}
        clusters={map.rings.map((ring) => ({
          lat: ring.lat,
          lon: ring.lon,
          count: ring.count,
          around: !("zip" in ring),
          href: "zip" in ring ? paths.search({ q: ring.zip }) : paths.city(ring.stateSlug, ring.slug),
          label: labelOf(ring),
        }))}
        title={t("Map of {place} and the places around it, with how many agents each has", { place: here })}
      />
      <Caption>
        {t("Green: agents with an office in {city}. Gray: in places around it. A dot is one agent.", {
          city: city.name,
        })}
      </Caption>
    </aside>
  );
}

const labelOf = (ring: CityMapRing) =>
  tn(ring.count, "{place}: {n} agent", "{place}: {n} agents", {
    place: "zip" in ring ? `ZIP ${ring.zip}` : `${ring.name}, ${ring.stateCode}`,
  });
