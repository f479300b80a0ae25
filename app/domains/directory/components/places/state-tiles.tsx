import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { fieldClass } from "#app/ui/fields/field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { shadeOf } from "../../maps/shades.ts";
import type { Tile } from "../../places/country-queries.server.ts";

/** The country as eight rows of eleven tiles, each state about where it is. */
const ROWS = [
  "AK,,,,,,,,,,ME",
  ",,,,,,,,,VT,NH",
  "WA,ID,MT,ND,MN,IL,WI,MI,NY,RI,MA",
  "OR,NV,WY,SD,IA,IN,OH,PA,NJ,CT,",
  "CA,UT,CO,NE,MO,KY,WV,VA,MD,DE,",
  ",AZ,NM,KS,AR,TN,NC,SC,DC,,",
  ",,,OK,LA,MS,AL,GA,,,",
  "HI,,,TX,,,,,FL,,",
].map((row) => row.split(","));

/** Background and text colors from few agents to many. A state without any has the lightest. */
const FEW = { tile: "border-line bg-shade-1 text-ink", count: "text-muted" } as const;
const SHADES = [
  FEW,
  FEW,
  { tile: "border-transparent bg-shade-2 text-ink", count: null },
  { tile: "border-transparent bg-shade-3 text-ink", count: null },
  { tile: "border-accent bg-accent text-on-accent", count: null },
] as const;

/** A tile per state from 768 px, a select below. Each links to the state's page. */
export function StateTiles({ states }: { states: readonly Tile[] }) {
  const byCode = new Map(states.map((state) => [state.code, state]));
  const most = Math.max(0, ...states.map((state) => state.agentCount));
  return (
    <>
      <ul
        className="grid max-w-188 list-none grid-cols-11 gap-1 max-md:hidden"
        aria-label={t("Agents by state")}
      >
        {ROWS.flatMap((row, y) =>
          row.map((code, x) => {
            const state = byCode.get(code);
            const shade = SHADES[shadeOf(state?.agentCount ?? 0, most)] ?? SHADES[1];
            return state === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the grid never changes
              <li key={`${y}-${x}`} aria-hidden="true" />
            ) : (
              <li key={code}>
                <Link
                  className={classNames(
                    "grid aspect-square content-center justify-items-center border font-heading font-serif text-[1.0625rem] leading-[1.1] no-underline hover:outline-2 hover:outline-ink hover:-outline-offset-1",
                    shade.tile,
                  )}
                  to={paths.state(state.slug)}
                  prefetch="none"
                >
                  <span className="sr-only">{`${named(state.name)}, `}</span>
                  <span>{code}</span>
                  <small
                    className={classNames(
                      "font-sans font-text text-12 tabular-nums leading-[1.2]",
                      shade.count,
                    )}
                  >
                    <span>{formatCount(state.agentCount)}</span>
                    <span className="sr-only">{` ${t("agents")}`}</span>
                  </small>
                </Link>
              </li>
            );
          }),
        )}
      </ul>
      <Form className="flex flex-wrap items-end gap-x-3 gap-y-2 md:hidden" action={paths.locationDirectory()}>
        <div className={classNames(fieldClass({}), "min-w-48 flex-1")}>
          <label htmlFor="state-pick">{t("State")}</label>
          <select id="state-pick" name="state">
            {states.map((state) => (
              <option key={state.code} value={state.slug}>
                {`${named(state.name)} (${formatCount(state.agentCount)})`}
              </option>
            ))}
          </select>
        </div>
        <Button>{t("Show state")}</Button>
      </Form>
    </>
  );
}
