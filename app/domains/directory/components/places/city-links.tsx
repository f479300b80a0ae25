import { paths } from "#app/paths/paths.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PlaceColumns } from "./place-columns.tsx";

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
  toCity = (city) => paths.city(city.stateSlug, city.slug),
}: {
  cities: readonly CityLink[];
  showState?: boolean;
  columns?: boolean;
  toCity?: (city: CityLink) => string;
}) {
  const places = cities.map((city) => ({
    to: toCity(city),
    name: showState ? `${city.name}, ${city.stateCode}` : city.name,
    agentCount: city.agentCount,
  }));
  return columns ? (
    <PlaceColumns places={places} />
  ) : (
    <LinkList className="mt-3">
      {places.map((place) => (
        <LinkListItem key={place.to} to={place.to} end={formatCount(place.agentCount)}>
          {place.name}
        </LinkListItem>
      ))}
    </LinkList>
  );
}
