import { paths } from "#app/paths/paths.ts";
import { named, t, tn } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { STATE_MAP_WIDTH } from "../../maps/map-drawing.ts";
import { ringRadius } from "../../maps/map-marks.ts";
import type { StateCities } from "../../maps/state-cities.ts";
import { Spot } from "./area-map.tsx";

/** The cities with most agents over a state's counties, each a link. The list of cities has the same links. */
export function StateCitiesMap({
  state,
  map,
}: {
  state: { code: string; name: string; slug: string };
  map: StateCities;
}) {
  const { halfWidth, halfHeight, room } = map;
  // The counties are a file of their own, with a rim of two units around them.
  const rim = (halfWidth * 4) / STATE_MAP_WIDTH;
  return (
    <aside className="grid grid-cols-1 content-start gap-2" aria-label={t("Map")}>
      <div className="map mx-auto w-full max-lg:max-w-120">
        <svg
          className="cities w-full"
          viewBox={`${-halfWidth - room} ${-halfHeight - room} ${(halfWidth + room) * 2} ${(halfHeight + room) * 2}`}
          role={map.rings.length === 0 ? "img" : "group"}
          aria-label={t("Map of {name} with the cities that have most agents", { name: named(state.name) })}
        >
          <use
            href={paths.stateMap(state.code)}
            x={-halfWidth - rim}
            y={-halfHeight - rim}
            width={(halfWidth + rim) * 2}
            height={(halfHeight + rim) * 2}
          />
          {map.rings.map((ring) => (
            <Spot
              key={ring.slug}
              className="clu"
              transform={`translate(${ring.x},${ring.y})`}
              href={paths.city(state.slug, ring.slug)}
              label={tn(ring.count, "{place}: {n} agent", "{place}: {n} agents", { place: ring.name })}
            >
              <circle r={ringRadius(ring.count)} />
              <text y="4.5">{ring.count}</text>
            </Spot>
          ))}
          <g data-part="labels">
            {map.labels.map((label) => (
              <text key={label.name} x={label.x} y={label.y}>
                {label.name}
              </text>
            ))}
          </g>
        </svg>
      </div>
      <Caption>{t("The cities with most agents, and how many. Greener counties have more.")}</Caption>
    </aside>
  );
}
