import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { shadeOf } from "../../maps/shades.ts";
import type { Tile } from "../../place-queries.server.ts";

/** The country as eight rows of eleven tiles, each state about where it lies. */
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

/** A tile per state from 768 px, a select below. Each leads to the state's page. */
export function StateTiles({ states }: { states: readonly Tile[] }) {
  const byCode = new Map(states.map((state) => [state.code, state]));
  const most = Math.max(0, ...states.map((state) => state.agentCount));
  return (
    <>
      <ul className="tiles" aria-label="Agents by state">
        {ROWS.flatMap((row, y) =>
          row.map((code, x) => {
            const state = byCode.get(code);
            return state === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the grid never changes
              <li key={`${y}-${x}`} aria-hidden="true" />
            ) : (
              <li key={code}>
                <Link
                  className={`d${Math.max(1, shadeOf(state.agentCount, most))}`}
                  to={paths.state(state.slug)}
                  prefetch="none"
                >
                  <span className="sr-only">{state.name}, </span>
                  {code}
                  <small>
                    {formatCount(state.agentCount)}
                    <span className="sr-only"> agents</span>
                  </small>
                </Link>
              </li>
            );
          }),
        )}
      </ul>
      <Form className="state-pick md:hidden" action={paths.locationDirectory()}>
        <div className="field">
          <label htmlFor="state-pick">State</label>
          <select id="state-pick" name="state">
            {states.map((state) => (
              <option key={state.code} value={state.slug}>
                {state.name} ({formatCount(state.agentCount)})
              </option>
            ))}
          </select>
        </div>
        <Button>Show state</Button>
      </Form>
    </>
  );
}
