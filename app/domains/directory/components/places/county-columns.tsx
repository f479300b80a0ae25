import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { formatCounty } from "../../format-figures.ts";
import { PlaceColumns } from "./place-columns.tsx";

const FIRST = 24;

/** A state's counties with their agents, each a search around its main city; the rest is folded. */
export function CountyColumns({
  counties,
  stateCode,
}: {
  counties: readonly { name: string; agentCount: number }[];
  stateCode: string;
}) {
  const places = counties.map(({ name, agentCount }) => {
    const county = formatCounty(name, stateCode);
    return { to: paths.search({ q: `${county}, ${stateCode}` }), name: county, agentCount };
  });
  return (
    <>
      <PlaceColumns places={places.slice(0, FIRST)} />
      {places.length <= FIRST ? null : (
        <Disclosure plain summary={t("The other {n} counties", { n: places.length - FIRST })}>
          <PlaceColumns places={places.slice(FIRST)} />
        </Disclosure>
      )}
    </>
  );
}
