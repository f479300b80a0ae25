import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { formatCount } from "#app/ui/format-count.ts";

export type CountyCount = {
  name: string;
  agentCount: number;
  cityName: string | null;
  citySlug: string | null;
};

const FIRST = 12;

/** Counties with their agents and the city with most of them; the rest is folded. */
export function CountyTable({
  counties,
  stateSlug,
}: {
  counties: readonly CountyCount[];
  stateSlug: string;
}) {
  const rows = (some: readonly CountyCount[]) =>
    some.map((county) => (
      <tr key={county.name}>
        <th scope="row">{county.name}</th>
        <td>
          {county.cityName === null || county.citySlug === null ? null : (
            <Link to={paths.city(stateSlug, county.citySlug)} prefetch="none">
              {county.cityName}
            </Link>
          )}
        </td>
        <td className="text-right">{formatCount(county.agentCount)}</td>
      </tr>
    ));
  const head = (
    <thead>
      <tr>
        <th scope="col">{t("County")}</th>
        <th scope="col">{t("Most agents in")}</th>
        <th scope="col" className="text-right">
          {t("Agents")}
        </th>
      </tr>
    </thead>
  );
  return (
    <div>
      <table>
        <caption className="sr-only">{t("Agents by county")}</caption>
        {head}
        <tbody>{rows(counties.slice(0, FIRST))}</tbody>
      </table>
      {counties.length <= FIRST ? null : (
        <Disclosure plain summary={t("The other {n} counties", { n: counties.length - FIRST })}>
          <table>
            <caption className="sr-only">{t("Agents by county, continued")}</caption>
            {head}
            <tbody>{rows(counties.slice(FIRST))}</tbody>
          </table>
        </Disclosure>
      )}
    </div>
  );
}
