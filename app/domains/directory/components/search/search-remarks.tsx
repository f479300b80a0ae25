import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { formatCounty, formatMiles } from "../../format-figures.ts";
import type { SearchQuery } from "../../inputs.ts";
import { WIDEN_BELOW_AGENTS, WIDEST_MILES } from "../../limits.ts";
import type { NearMe } from "../../search/places/locate.ts";
import { placeAddress } from "../../search/search-address.ts";
import type { NearOutcome } from "../../search/search-words.ts";

/** What the search did: which place it chose, a substitute ZIP, a wider circle, a cap, other readings. */
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
  const circles = { radius: query.radius, wider: outcome.radiusMiles };
  const widened = outcome.radiusMiles !== query.radius;
  const alone = outcome.total > 0 && outcome.total < WIDEN_BELOW_AGENTS && outcome.radiusMiles < WIDEST_MILES;
  return (
    <>
      {query.typed === undefined || query.typed === "" ? null : (
        <Note live>
          {t("We couldn’t find “{typed}”. These are agents near {city}, {stateCode}.", {
            typed: query.typed.slice(0, 80),
            city: place.city,
            stateCode: place.stateCode,
          })}
        </Note>
      )}
      {place.loose ? (
        <Note live>
          {t(
            "We have no separate place for “{typed}”, so this is all of {city}, {stateCode}. A ZIP is more exact.",
            { typed: query.q.slice(0, 80), city: place.city, stateCode: place.stateCode },
          )}
        </Note>
      ) : null}
      {place.county === null ? null : (
        <Note live>
          {t("We searched around {city}, the main city of {county}.", {
            city: place.city,
            county: formatCounty(place.county, place.stateCode),
          })}
        </Note>
      )}
      {outcome.left === null ? null : (
        <Note live>
          {t("We search around a ZIP code or a city, so “{left}” made no difference.", {
            left: outcome.left.slice(0, 80),
          })}
        </Note>
      )}
      {outcome.otherZips.length === 0 ? null : (
        <Note live>
          {rich("You gave several ZIPs. This is {zip}; see also {others}.", {
            zip: place.zip,
            others: outcome.otherZips.map((zip, at) => (
              <span key={zip}>
                <span>{at === 0 ? "" : ", "}</span>
                <Link to={placeAddress(query, zip)} prefetch="none">
                  {zip}
                </Link>
              </span>
            )),
          })}
        </Note>
      )}
      {nearMe === null ? null : (
        <Note live>
          {nearMe.source === "map"
            ? t("This is the area that you chose on the map, around {place}.", {
                place: `${place.zip} ${place.city}, ${place.stateCode}`,
              })
            : nearMe.source === "device"
              ? t(
                  "We rounded your device’s location to about half a mile and didn’t store it. The nearest ZIP is {zip}, {city}.",
                  { zip: place.zip ?? "", city: place.city },
                )
              : t(
                  "Your network’s address points to {place}. That can be a few towns off; a ZIP code is more exact.",
                  { place: nearMe.label },
                )}
        </Note>
      )}
      {outcome.standIn === null ? null : (
        <Note live>
          {t(
            "{standIn} is not in our list of ZIP codes, so we searched around {zip} {city}, {stateCode}, in the same postal area.",
            {
              standIn: outcome.standIn,
              zip: place.zip ?? "",
              city: place.city,
              stateCode: place.stateCode,
            },
          )}
        </Note>
      )}
      {widened || alone ? (
        <Note live>
          {widened ? (
            <span>
              {outcome.askedCount === 0
                ? t(
                    "No agents were within {radius} miles, so we widened the search to {wider} miles.",
                    circles,
                  )
                : tn(
                    outcome.askedCount,
                    "Only {n} agent was within {radius} miles, so we widened the search to {wider} miles.",
                    "Only {n} agents were within {radius} miles, so we widened the search to {wider} miles.",
                    circles,
                  )}
            </span>
          ) : null}
          {widened && alone ? <span> </span> : null}
          {alone ? (
            <span>{t("There are no others within {miles} miles.", { miles: WIDEST_MILES })}</span>
          ) : null}
        </Note>
      ) : null}
      {outcome.capped === null ? null : (
        <Note live>
          {t(
            "More than {limit} agents match within {radius} miles. We show and count the nearest {limit}, all within {withinMiles}. Add a filter to reach farther.",
            {
              limit: String(outcome.capped.limit),
              radius: query.radius,
              withinMiles: formatMiles(outcome.capped.withinMiles),
            },
          )}
        </Note>
      )}
    </>
  );
}

/** Other places of the same name, and agents with that name. */
export function Elsewhere({ outcome, query }: { outcome: NearOutcome; query: SearchQuery }) {
  if (outcome.namesakes.length === 0 && outcome.nameMatchCount === 0) return null;
  return (
    <div className="mb-4 grid max-w-none grid-cols-1 gap-y-1 text-14 text-ink-2">
      {outcome.namesakes.length === 0 ? null : <Namesakes outcome={outcome} query={query} />}
      {outcome.nameMatchCount === 0 ? null : (
        <p className="m-0">
          <Link to={paths.search({ q: query.q, kind: "name", type: query.type })} prefetch="none">
            {t("Agents whose name, organization or headline has “{q}”", { q: query.q })}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Namesakes shown at once: one line on a phone. A single further one is shown, too. */
const NAMESAKES_SHOWN = 2;

/** "Another Houston?": the most populous, and the others folded. */
function Namesakes({ outcome, query }: { outcome: NearOutcome; query: SearchQuery }) {
  const { place, namesakes } = outcome;
  const shown = namesakes.length > NAMESAKES_SHOWN + 1 ? NAMESAKES_SHOWN : namesakes.length;
  const links = (some: typeof namesakes) =>
    some.map((one, at) => (
      <span key={`${one.stateCode} ${one.slug}`}>
        <span>{at === 0 ? "" : ", "}</span>
        <Link to={placeAddress(query, `${one.name}, ${one.stateCode}`)} prefetch="none">
          {named(one.stateName)}
        </Link>
      </span>
    ));
  const rest = namesakes.slice(shown).sort((a, b) => a.stateName.localeCompare(b.stateName));
  return (
    <Row className="gap-y-0">
      <p className="m-0">
        {rich("Another {name}? {places}.", {
          name: place.county === null ? place.city : formatCounty(place.county, place.stateCode),
          places: links(namesakes.slice(0, shown)),
        })}
      </p>
      {rest.length === 0 ? null : (
        <Disclosure dense plain summary={t("{n} more", { n: rest.length })}>
          <p className="m-0">{links(rest)}</p>
        </Disclosure>
      )}
    </Row>
  );
}
