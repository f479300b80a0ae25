import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/format-count.ts";

export type CityLink = {
  name: string;
  slug: string;
  stateSlug: string;
  stateCode: string;
  agentCount: number;
};

/** Cities with how many agents each has, as a ruled list or in columns. */
export function CityLinks({
  cities,
  showState = true,
  columns = false,
}: {
  cities: readonly CityLink[];
  showState?: boolean;
  columns?: boolean;
}) {
  return (
    <ul className={columns ? "places" : "linklist"}>
      {cities.map((city) => (
        <li key={`${city.stateCode} ${city.slug}`}>
          <Link to={paths.city(city.stateSlug, city.slug)} prefetch="none">
            <span>{showState ? `${city.name}, ${city.stateCode}` : city.name}</span>
            <span className="n">{formatCount(city.agentCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
