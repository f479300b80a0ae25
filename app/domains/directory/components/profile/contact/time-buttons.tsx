import { Link } from "@remix-run/react";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { ProfileTimes } from "../../../types.ts";

/** The last of the shown days is for wide screens. */
const ON_A_PHONE = 2;

/** The next free times as links: each opens booking at that time. */
export function TimeButtons({ times }: { times: ProfileTimes }) {
  return (
    <div className="grid gap-2">
      <Caption>{`${times.kind} · ${times.zone}`}</Caption>
      <ol className="grid list-none gap-2">
        {times.days.map(({ day, times: free }, at) => (
          <li
            key={day}
            className={`grid grid-cols-1 items-center gap-x-3 gap-y-1 min-[380px]:max-lg:grid-cols-[5.25rem_minmax(0,1fr)] ${at < ON_A_PHONE ? "" : "max-lg:hidden"}`}
          >
            <span className="font-label text-14" aria-hidden="true">
              {day}
            </span>
            <ul className="grid list-none grid-cols-3 gap-2">
              {free.map(({ time, to }) => (
                <li key={to}>
                  <Link
                    className="inline-flex min-h-target w-full items-center justify-center whitespace-nowrap rounded-2 border border-transparent bg-accent-tint px-1 font-label text-14 text-accent tabular-nums no-underline hover:bg-accent hover:text-on-accent"
                    to={to}
                    rel="nofollow"
                    prefetch="none"
                  >
                    <span>
                      <span className="sr-only">{`${day}, `}</span>
                      <span>{time}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
