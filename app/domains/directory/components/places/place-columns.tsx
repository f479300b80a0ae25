import { Link } from "@remix-run/react";
import { formatCount } from "#app/ui/format-count.ts";

/** A place and how many agents it has. */
export type PlaceCount = { to: string; name: string; agentCount: number };

/** Places in as many columns as there is room for, each with how many agents it has. */
export function PlaceColumns({ places }: { places: readonly PlaceCount[] }) {
  return (
    <ul className="list-none columns-[9.5rem] gap-x-5 md:columns-[14rem] md:gap-x-8">
      {places.map((place) => (
        <li key={place.to} className="break-inside-avoid">
          <Link
            to={place.to}
            prefetch="none"
            className="group flex min-h-dense items-center justify-between gap-3 text-ink no-underline"
          >
            <span className="min-w-0 group-hover:underline">{place.name}</span>
            <span className="whitespace-nowrap text-14 text-muted tabular-nums">
              {formatCount(place.agentCount)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
