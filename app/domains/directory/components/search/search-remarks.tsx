import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { formatCountOf, formatCounty, formatMiles } from "../../format-figures.ts";
import type { SearchQuery } from "../../inputs.ts";
import type { NearMe } from "../../search/locate.ts";
import { placeAddress } from "../../search/search-address.ts";
import type { NearOutcome } from "../../search/search-words.ts";

/** What the search did with what was asked: whose place, a stand-in, a wider circle, a cap, other readings. */
export function SearchRemarks({
  outcome,
  query,
  nearMe,
}: {
  outcome: NearOutcome;
  query: SearchQuery;
  nearMe: NearMe | null;
}) {
  const { place } = outcome;
  return (
    <>
      <div className="mb-5 grid grid-cols-1 gap-2 empty:hidden">
        {query.typed === undefined || query.typed === "" ? null : (
          <Note live>
            We couldn’t find “{query.typed.slice(0, 80)}”. These are agents near {place.city},{" "}
            {place.stateCode}.
          </Note>
        )}
        {place.loose ? (
          <Note live>
            We have no separate place for “{query.q.slice(0, 80)}”, so this is all of {place.city},{" "}
            {place.stateCode}. A ZIP is more exact.
          </Note>
        ) : null}
        {place.county === null ? null : (
          <Note live>
            This search stands at {place.city}, the main city of {formatCounty(place.county, place.stateCode)}
            .
          </Note>
        )}
        {outcome.otherZips.length === 0 ? null : (
          <Note live>
            You gave several ZIPs. This is {place.zip}; see also{" "}
            {outcome.otherZips.map((zip, at) => (
              <span key={zip}>
                {at === 0 ? "" : ", "}
                <Link to={placeAddress(query, zip)} prefetch="none">
                  {zip}
                </Link>
              </span>
            ))}
            .
          </Note>
        )}
        {nearMe === null ? null : (
          <Note live>
            {nearMe.source === "map"
              ? `This is the area that you chose on the map, around ${place.zip} ${place.city}, ${place.stateCode}.`
              : nearMe.source === "device"
                ? `We rounded your device’s location to about half a mile and didn’t store it. The nearest ZIP is ${place.zip}, ${place.city}.`
                : `Your network’s address points to ${nearMe.label}. That can be a few towns off; a ZIP code is more exact.`}
          </Note>
        )}
        {outcome.standIn === null ? null : (
          <Note live>
            {outcome.standIn} is not in our list of ZIP codes, so this search stands at {place.zip}{" "}
            {place.city}, {place.stateCode}, in the same postal area.
          </Note>
        )}
        {outcome.radiusMiles === query.radius ? null : (
          <Note live>
            {outcome.askedCount === 0
              ? "No agents were"
              : `${formatCountOf(outcome.askedCount, "agent was", "agents were")}`}{" "}
            within {query.radius} miles, so the circle was widened to {outcome.radiusMiles}.
          </Note>
        )}
        {outcome.capped === null ? null : (
          <Note live>
            More than {outcome.capped.limit} agents match within {query.radius} miles. These are the nearest{" "}
            {outcome.capped.limit}, all within {formatMiles(outcome.capped.withinMiles)}; counts beside the
            filters are counts among them. A filter reaches farther.
          </Note>
        )}
      </div>
      {outcome.namesakes.length === 0 && outcome.nameMatchCount === 0 ? null : (
        <p className="mb-4 max-w-none text-14 text-ink-2">
          {outcome.namesakes.length === 0 ? null : (
            <>
              Another {place.county === null ? place.city : formatCounty(place.county, place.stateCode)}?{" "}
              {outcome.namesakes.map((one, at) => (
                <span key={`${one.stateCode} ${one.slug}`}>
                  {at === 0 ? "" : ", "}
                  <Link to={placeAddress(query, `${one.name}, ${one.stateCode}`)} prefetch="none">
                    {one.stateName}
                  </Link>
                </span>
              ))}
              .{" "}
            </>
          )}
          {outcome.nameMatchCount === 0 ? null : (
            <Link to={paths.search({ q: query.q, kind: "name", type: query.type })} prefetch="none">
              Agents whose name, organization or headline has “{query.q}”
            </Link>
          )}
        </p>
      )}
    </>
  );
}
