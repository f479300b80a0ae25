import { Link } from "@remix-run/react";
import { daysBetween } from "#app/domains/directory/format-figures.ts";
import { LICENSE_WARNING_DAYS } from "#app/domains/directory/limits.ts";
import type { OwnLicense } from "#app/domains/directory/profile/own-record-queries.server.ts";
import { NO_END } from "#app/domains/licenses/types.ts";
import { formatLastDay, recordedWords } from "#app/domains/licenses/words.ts";
import { paths } from "#app/paths/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TermLine } from "#app/ui/figures/term-line.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { SHOWN_LICENSES } from "../limits.ts";

const RENEWAL = paths.settings({ section: "licenses" });

/** Licenses in force, the next to end first, then the others. */
const inOrder = (licenses: readonly OwnLicense[]) => [
  ...licenses.filter(({ status }) => status === "active"),
  ...licenses.filter(({ status }) => status !== "active"),
];

/** Days from today to the last day of a license in force, in its state. */
export const daysLeft = ({ today, expiresOn }: Pick<OwnLicense, "today" | "expiresOn">) =>
  daysBetween(today, expiresOn);

/** "today", "1 day", "161 days", "18 months". */
export function formatLeft(days: number): string {
  if (days <= 0) return "last day";
  if (days === 1) return "1 day";
  return days < 365 ? `${days} days` : `${Math.floor(days / 30.44)} months`;
}

/** How long each license still runs, as bars. */
export function OwnLicenses({ licenses }: { licenses: readonly OwnLicense[] }) {
  return (
    <Section
      id="licenses"
      title="Licenses"
      thin
      aside={<Link to={RENEWAL}>{licenses.length === 0 ? "Add one" : `All ${licenses.length}`}</Link>}
    >
      {licenses.length === 0 ? (
        <EmptyState
          level={3}
          title="No licenses on file"
          actions={<Link to={RENEWAL}>Send a license document</Link>}
        />
      ) : (
        <ul className="list-none">
          {inOrder(licenses)
            .slice(0, SHOWN_LICENSES)
            .map((license) => (
              <LicenseTerm key={`${license.stateCode} ${license.number}`} license={license} />
            ))}
        </ul>
      )}
    </Section>
  );
}

function LicenseTerm({ license }: { license: OwnLicense }) {
  const { stateName, number, status, effectiveOn, expiresOn, today } = license;
  const days = daysLeft(license);
  const over = status !== "active";
  const late = !over && days < LICENSE_WARNING_DAYS;
  const ends = formatLastDay(expiresOn);
  return (
    <li className="border-line border-b py-2.5 first:pt-0">
      <div className="flex justify-between gap-3">
        <span className={late ? "font-strong" : undefined}>
          <span>{`${stateName} `}</span>
          <span className="font-text text-13 text-muted">{number}</span>
        </span>
        <span
          className={late ? "whitespace-nowrap font-strong text-danger" : "whitespace-nowrap tabular-nums"}
        >
          {over ? recordedWords(status) : expiresOn === NO_END ? "active" : formatLeft(days)}
        </span>
      </div>
      <TermLine start={effectiveOn} end={expiresOn} now={today} state={over ? "off" : late ? "late" : "on"} />
      <Caption>
        <span>{`${over ? `Ended ${ends}.` : late ? `Ends ${ends}.` : ends} `}</span>
        {late || over ? (
          <Link to={RENEWAL}>
            File the renewal
            <span className="sr-only">{` of ${stateName} ${number}`}</span>
          </Link>
        ) : null}
      </Caption>
    </li>
  );
}
