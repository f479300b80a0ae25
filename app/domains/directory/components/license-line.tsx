import { NO_END } from "#app/domains/licenses/types.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { t } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { daysBetween, formatAge, formatDaysLeft } from "../format-figures.ts";
import type { CardLicense } from "../types.ts";

/** The license in a row of a list: whether it is in force today, and until when. */
export function LicenseLine({ license, today }: { license: CardLicense; today: string }) {
  const name = `${license.stateCode} ${license.number}`;
  switch (license.validity) {
    case "in-force": {
      const number = license.number;
      const until = formatDay(license.expiresOn);
      const age = formatAge(license.readOn, today);
      const { stateCode } = license;
      return (
        <>
          <Checked tone={license.stale ? "off" : "ok"}>
            {license.stale
              ? t("{stateCode} license last checked {age}", { stateCode, age })
              : t("{stateCode} license checked {age}", { stateCode, age })}
          </Checked>
          <span className="text-muted max-md:hidden">
            {` · ${
              license.expiresOn === NO_END
                ? t("{number}, no end date", { number })
                : license.stale
                  ? t("{number}, then valid to {until}", { number, until })
                  : t("{number}, valid to {until}", { number, until })
            }`}
          </span>
        </>
      );
    }
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
