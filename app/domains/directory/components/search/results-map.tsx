import { useEffect, useRef, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { SearchQuery } from "../../inputs.ts";
import { RADIUS_CHOICES_MILES } from "../../limits.ts";
import type { LiveMap, MapArea } from "../../maps/live/live-map.ts";
import { groundOf } from "../../maps/map-drawing.ts";
import { RESULTS_MAP_FRAME } from "../../maps/map-frame.ts";
import { searchAddress } from "../../search/search-address.ts";
import type { NearOutcome } from "../../search/search-words.ts";
import { AreaMap } from "../places/area-map.tsx";

const ZOOM = 1.6;

/** Where the agents of this page are, and how many others are around them. */
export function ResultsMap({ outcome, query }: { outcome: NearOutcome; query: SearchQuery }) {
  const { place, map, agents } = outcome;
  const address = searchAddress(query, {}, query.page);
  const box = useRef<HTMLDivElement>(null);
  const { area, zoom } = useLiveMap(box, address, outcome);
  const hydrated = useHydrated();
  const inArea = ({ lat, lon, radiusMiles }: MapArea) =>
    searchAddress(query, {
      q: "",
      kind: undefined,
      typed: undefined,
      lat: Math.round(lat * 1_000) / 1_000,
      lon: Math.round(lon * 1_000) / 1_000,
      near: "map",
      radius: RADIUS_CHOICES_MILES.find((one) => one === radiusMiles) ?? query.radius,
    });
  // The square that a ring represents, or the smallest circle that can be searched.
  const ringMiles = RADIUS_CHOICES_MILES.find((one) => one >= map.radiusMiles / 4) ?? query.radius;
  return (
    <>
      <div className="relative" ref={box}>
        <AreaMap
          // Drawn again for each search: the live map moves what the server drew.
          key={address}
          // Where it is as wide as the page, no wider than the ground that is drawn (`BASE_MAP_UNITS`).
          className="wide:h-[min(46rem,100dvh-8rem)] max-md:aspect-square md:max-wide:aspect-[2.2]"
          center={place}
          radiusMiles={map.radiusMiles}
          frame={RESULTS_MAP_FRAME}
          showRadius
          middle
          labels={map.labels}
          clusters={map.clusters.map((cluster) => ({
            ...cluster,
            href: inArea({ ...cluster, radiusMiles: ringMiles }),
          }))}
          pins={map.pins.map((pin, at) => ({
            ...pin,
            href: `#agent-${agents[at]?.slug}`,
            number: outcome.first + at,
            label: t("Pin {number}, {name}", {
              number: String(outcome.first + at),
              name: agents[at]?.name ?? "",
            }),
          }))}
          title={t("Map of {miles} miles around {place}. The numbered pins are the agents of this list.", {
            miles: map.radiusMiles,
            place: `${place.city}, ${place.stateCode}`,
          })}
        />
        {hydrated ? (
          <p className="absolute top-2 right-2 grid gap-1">
            <Button className={ON_MAP} type="button" aria-label={t("Zoom in")} onClick={() => zoom(ZOOM)}>
              +
            </Button>
            <Button
              className={ON_MAP}
              type="button"
              aria-label={t("Zoom out")}
              onClick={() => zoom(1 / ZOOM)}
            >
              −
            </Button>
          </p>
        ) : null}
        <p className="absolute top-2 left-2" aria-live="polite">
          {area === null ? null : (
            <ButtonLink look="primary" to={inArea(area)}>
              {t("Search this area")}
            </ButtonLink>
          )}
        </p>
      </div>
      <Caption>
        {`${t("The numbers are those of the list. A dot is one more agent, +5 is five more.")}${
          hydrated
            ? ` ${t("Drag the map, or use the arrow keys and + and − on any of its pins; two fingers on a touch screen.")}`
            : ""
        }`}
      </Caption>
    </>
  );
}

const ON_MAP = "size-11 bg-surface text-20";

/** Makes the map live once the reader points at or focuses the map or the list; nothing is loaded before. */
function useLiveMap(
  box: { current: HTMLDivElement | null },
  address: string,
  { place, map: { radiusMiles } }: NearOutcome,
) {
  const [area, setArea] = useState<MapArea | null>(null);
  const start = useRef<() => Promise<LiveMap | null>>(async () => null);
  const { lat, lon } = groundOf(place);
  useEffect(() => {
    const svg = box.current?.querySelector("svg");
    if (!svg) return;
    const list = document.getElementById("list");
    const waiting = new AbortController();
    let live: Promise<LiveMap | null> | null = null;
    setArea(null);
    start.current = () => {
      live ??= import("../../maps/live/live-map.ts").then(
        ({ startLiveMap }) =>
          waiting.signal.aborted
            ? null
            : startLiveMap({
                svg,
                list,
                ground: { lat, lon },
                radiusMiles,
                frame: RESULTS_MAP_FRAME,
                pointsAddress: paths.searchPoints(address),
                onRest: setArea,
              }),
        // If loading fails, the map stays as it was drawn.
        () => null,
      );
      return live;
    };
    // A hidden map, as on a phone at first, loads nothing.
    const wake = () => {
      if (svg.getClientRects().length > 0) void start.current();
    };
    for (const where of [svg, list])
      for (const event of ["pointerenter", "focusin", "touchstart"])
        where?.addEventListener(event, wake, { passive: true, signal: waiting.signal });
    // The reader may have reached the map before this code ran.
    if (svg.matches(":hover, :focus-within")) wake();
    return () => {
      waiting.abort();
      live?.then((map) => map?.stop());
    };
  }, [box, address, lat, lon, radiusMiles]);
  return { area, zoom: (factor: number) => start.current().then((map) => map?.zoom(factor)) };
}
