import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { Listed } from "../listed-queries.server.ts";

/** An agency's licenses and producers as states' lists name them; nothing where none does. */
export function OrganizationListed({ licenses, producers }: Listed) {
  if (licenses.length === 0) return null;
  return (
    <Section id="listed" title={t("In state records")} margin>
      <ul>
        {licenses.map(({ stateName, number, active, readOn }) => (
          <li key={`${stateName} ${number}`}>
            {active
              ? t("Agency license in {state}: {number}, active in the state’s list of {day}", {
                  state: named(stateName),
                  number,
                  day: formatDay(readOn),
                })
              : t("Agency license in {state}: {number}, not active in the state’s list of {day}", {
                  state: named(stateName),
                  number,
                  day: formatDay(readOn),
                })}
          </li>
        ))}
      </ul>
      {producers.length === 0 ? null : (
        <>
          <Caption className="mt-4">
            {t("The state lists these agents with it. Neither they nor the agency have confirmed it here.")}
          </Caption>
          <ul>
            {producers.map(({ name, slug, stateName, since }) => (
              <li key={`${slug} ${stateName}`}>
                <Link to={paths.showcase(slug)}>{name}</Link>
                <span>
                  {since === null
                    ? `, ${named(stateName)}`
                    : `, ${t("{state}, since {day}", { state: named(stateName), day: formatDay(since) })}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
