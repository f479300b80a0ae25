import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Chip } from "#app/ui/record/chip.tsx";

/** What people often begin with, as searches around the reader: three drawn, the others in words. */
export function Needs() {
  const near = t("near me");
  const drawn = [
    { label: t("My roof"), kind: t("Home insurance"), type: "home", drawing: <Roof /> },
    { label: t("Turning 65"), kind: t("Medicare plans"), type: "medicare", drawing: <Turning65 /> },
    { label: t("A new car"), kind: t("Auto insurance"), type: "auto", drawing: <Car /> },
  ];
  const others = [
    { label: t("First apartment"), to: paths.search({ q: near, type: "renters" }) },
    { label: t("Starting a business"), to: paths.search({ q: near, type: "business" }) },
    { label: t("Agents who speak Spanish"), to: paths.search({ q: "español cerca de mí" }) },
  ];
  return (
    <nav aria-label={t("People often start with")} className="mt-6">
      <ul className="grid list-none grid-cols-3 gap-2 md:grid-cols-[repeat(3,minmax(0,11rem))] md:justify-between md:gap-4">
        {drawn.map(({ label, kind, type, drawing }) => (
          <li key={type}>
            <Link
              className="group block text-ink no-underline hover:text-ink"
              to={paths.search({ q: near, type })}
              prefetch="none"
            >
              {drawing}
              <span className="mt-2 block font-heading font-serif text-18 leading-[1.2] underline decoration-1 decoration-accent underline-offset-[0.2em] group-hover:decoration-2 md:text-20">
                {label}
              </span>
              <span className="block text-13 text-muted leading-table md:text-14">
                <span>{kind}</span>
                <span className="max-md:hidden">{` ${t("near you")}`}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2">
        {others.map(({ label, to }) => (
          <Chip key={label} to={to}>
            {label}
          </Chip>
        ))}
      </p>
    </nav>
  );
}

/** Drawn on the line of a record: what is strong is the thing, and the ring is the mark's. */
function OnTheLine({ children }: { children: ReactNode }) {
  return (
    <svg
      className="h-auto w-full max-w-44 overflow-visible fill-none stroke-2 stroke-accent [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 160 72"
      aria-hidden="true"
    >
      <path className="stroke-line-strong" d="M1 64h158" />
      {children}
    </svg>
  );
}

const RING = "fill-paper stroke-[2.6]";

const Roof = () => (
  <OnTheLine>
    <path d="M48 64V38M112 64V38M36 44l44-34 44 34M104 28V14h9v21M72 64V50h16v14" />
    <circle className={RING} cx="80" cy="32" r="6" />
  </OnTheLine>
);

/** The years as on a license's line, with the ring at 65. */
const Turning65 = () => (
  <OnTheLine>
    <path d="M1 64h95M96 54V34" />
    <path className="stroke-line-strong" d="M24 60v8M48 60v8M72 60v8M120 60v8M144 60v8" />
    <circle className={RING} cx="96" cy="64" r="7" />
    <text
      className="fill-ink stroke-none font-heading font-serif text-[1.75rem]"
      x="96"
      y="26"
      textAnchor="middle"
    >
      65
    </text>
  </OnTheLine>
);

const Car = () => (
  <OnTheLine>
    <path d="M45 56h-9c-4 0-6-2-6-6v-5c0-4 2-6 6-7l17-3 14-15c2-2 4-3 7-3h23c4 0 6 1 9 4l12 14 9 2c4 1 6 3 6 7v6c0 4-2 6-6 6h-6M63 56h40M60 35h52M85 17v18" />
    <circle className={RING} cx="54" cy="56" r="8" />
    <circle className={RING} cx="112" cy="56" r="8" />
  </OnTheLine>
);
