import { NO_END } from "#app/domains/licenses/types.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { rich, t } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { daysBetween, formatDaysLeft } from "../format-figures.ts";
import type { CardLicense } from "../types.ts";

/** The license in a row of a list: whether it is in force today, and until when. */
export function LicenseLine({ license, today }: { license: CardLicense; today: string }) {
  const name = `${license.stateCode} ${license.number}`;
  switch (license.validity) {
    case "in-force":
      if (license.stale)
        return (
          <Checked tone="off">
            {t(
              license.expiresOn === NO_END
                ? "{name} active when last checked, {readOn}"
                : "{name} active to {expiresOn} when last checked, {readOn}",
              { name, expiresOn: formatDay(license.expiresOn), readOn: formatDay(license.readOn) },
            )}
          </Checked>
        );
      return (
        <Checked>
          <span>
            {rich(
              license.expiresOn === NO_END
                ? "{name} active, no end date{checked}"
                : "{name} active to {expiresOn}{checked}",
              {
                name,
                expiresOn: formatDay(license.expiresOn),
                checked: (
                  <span className="max-md:hidden">
                    {t(", checked {readOn}", { readOn: formatDay(license.readOn) })}
                  </span>
                ),
              },
            )}
          </span>
        </Checked>
      );
    case "ending":
      return (
        <Checked tone="warn">
          {t("{name} ends {expiresOn}, {left}", {
            name,
            expiresOn: formatDay(license.expiresOn),
            left: formatDaysLeft(daysBetween(today, license.expiresOn)),
          })}
        </Checked>
      );
    case "to-come":
      return (
        <Checked tone="off">
          {t("{name} begins {effectiveOn}", { name, effectiveOn: formatDay(license.effectiveOn) })}
        </Checked>
      );
    case "expired":
      return (
        <Checked tone="off">
          {t("{name} expired {expiresOn}", { name, expiresOn: formatDay(license.expiresOn) })}
        </Checked>
      );
    case "withdrawn":
      return (
        <Checked tone="off">
          {t("{name} no longer in force, checked {readOn}", { name, readOn: formatDay(license.readOn) })}
        </Checked>
      );
  }
}
