import { NO_END } from "#app/domains/licenses/types.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { t } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { daysBetween, formatAge, formatDaysLeft } from "../format-figures.ts";
import type { CardLicense } from "../types.ts";

export type LicenseLineProps = {
  license: CardLicense;
  today: string;
  /** Without until when, where there is little room. */
  short?: boolean;
};

/** The license in a row of a list: whether it is in force today, and until when. */
export function LicenseLine({ license, today, short }: LicenseLineProps) {
  const name = `${license.stateCode} ${license.number}`;
  switch (license.validity) {
    case "in-force": {
      const until = formatDay(license.expiresOn);
      const { stateCode } = license;
      return (
        <>
          <Checked tone={license.stale ? "off" : "ok"}>
            {license.stale
              ? t("{state} license last checked {day}", { state: stateCode, day: formatDay(license.readOn) })
              : t("{stateCode} license checked {age}", { stateCode, age: formatAge(license.readOn, today) })}
          </Checked>
          {short ? null : (
            <span className="text-muted max-md:hidden">
              {` · ${
                license.expiresOn === NO_END
                  ? t("no end date")
                  : license.stale
                    ? t("then valid to {until}", { until })
                    : t("valid to {until}", { until })
              }`}
            </span>
          )}
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
