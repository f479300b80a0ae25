import { Caption } from "#app/ui/layout/caption.tsx";
import type { SearchQuery } from "../../inputs.ts";
import { RESULTS_MAP_FRAME } from "../../maps/map-frame.ts";
import type { NearOutcome } from "../../search/search-words.ts";
import { AreaMap } from "../places/area-map.tsx";

/** Where the agents of this page are, and how many others stand around them. */
export function ResultsMap({ outcome }: { outcome: NearOutcome; query: SearchQuery }) {
  return (
    <>
      <AreaMap
        className="h-80 wide:h-[min(46rem,100dvh-8rem)]"
        center={outcome.place}
        radiusMiles={outcome.map.radiusMiles}
        frame={RESULTS_MAP_FRAME}
        showRadius
        labels={outcome.map.labels}
        clusters={outcome.map.clusters}
        pins={outcome.map.pins.map((pin) => ({ ...pin, label: String(pin.number) }))}
        title={`Map of ${outcome.map.radiusMiles} miles around ${outcome.place.city}, ${outcome.place.stateCode}. The numbered pins are the agents of this list.`}
      />
      <Caption>
        Numbered pins are this page’s agents. Rings count the other agents of this search that are near each
        other.
      </Caption>
    </>
  );
}
