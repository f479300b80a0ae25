import { NO_END } from "#app/domains/licenses/types.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { dayStartMs, formatDay, formatMonth } from "#app/platform/time/dates.ts";
import { type Message, named, type PlainMessage, rich, t } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { TermLine } from "#app/ui/figures/term-line.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { type Column, DataTable } from "#app/ui/record/data-table.tsx";
import { daysBetween, formatDaysLeft } from "../../../format-figures.ts";
import type { ProfileLicense } from "../../../profile/profile-types.ts";

const EVIDENCE = {
  "state-list": "State list, {day}",
  "federal-list": "Federal list, {day}",
  document: "Document checked {day}",
  admin: "Checked with the state {day}",
} as const satisfies Record<ProfileLicense["evidence"], Message>;
const ENDED = {
  surrendered: "Surrendered",
  revoked: "Revoked",
  inactive: "Inactive",
  canceled: "Canceled",
  suspended: "Suspended",
  unconfirmed: "Not confirmed",
  expired: "Expired",
  active: "Expired",
} as const satisfies Record<ProfileLicense["status"], PlainMessage>;

export type LicenseTableProps = {
  caption: string;
  licenses: readonly ProfileLicense[];
  /** `YYYY-MM-DD` and the same instant in milliseconds UTC. */
  today: string;
  nowMs: number;
};

/** Every license on the record, in force or not, with its evidence and its term. */
export function LicenseTable({ caption, licenses, today, nowMs }: LicenseTableProps) {
  const columns: Column<ProfileLicense>[] = [
    {
      key: "state",
      label: t("State and number"),
      heading: true,
      cell: (license) => <StateCell license={license} />,
    },
    { key: "lines", label: t("Lines"), cell: (license) => <LinesCell license={license} /> },
    {
      key: "status",
      label: t("Status"),
      cell: (license) => <StatusCell license={license} today={today} />,
    },
    {
      key: "term",
      label: t("Term"),
      cell: (license) => (
        <TermLine
          start={dayStartMs(license.effectiveOn)}
          end={hasNoTerm(license) ? nowMs : dayStartMs(license.expiresOn) + DAY_MS}
          now={nowMs}
          state={lineState(license)}
          startLabel={formatDay(license.effectiveOn)}
          endLabel={license.expiresOn === NO_END ? t("no end date") : formatDay(license.expiresOn)}
        />
      ),
    },
  ];
  return (
    <DataTable
      // The term has the rest.
      className="md:table-fixed [&_tbody_th]:font-strong md:[&_th:nth-child(1)]:w-[23%] md:[&_th:nth-child(2)]:w-[28%] md:[&_th:nth-child(3)]:w-[22%]"
      caption={caption}
      columns={columns}
      rows={licenses}
      rowKey={(license) => `${license.state.code} ${license.number}`}
    />
  );
}

const hasNoTerm = ({ validity, expiresOn }: ProfileLicense) =>
  validity === "withdrawn" || expiresOn === NO_END;

function StateCell({ license }: { license: ProfileLicense }) {
  return (
    <>
      <span>{named(license.state.name)}</span>
      <Caption as="span" className="block font-text">
        {rich(license.resident ? "resident, {number}" : "non-resident, {number}", {
          number: <span className="lining-nums tabular-nums">{license.number}</span>,
        })}
      </Caption>
    </>
  );
}

function LinesCell({ license }: { license: ProfileLicense }) {
  const { lines, licenseClass, stateLabel } = license;
  return (
    <>
      <span>{lines.length === 0 ? t("None on file") : lines.map(named).join("; ")}</span>
      {licenseClass === "Producer" ? null : (
        <Caption as="span" className="block font-text">
          {t("Class: {licenseClass}", { licenseClass: named(licenseClass) })}
        </Caption>
      )}
      {stateLabel === "" ? null : (
        <Caption as="span" className="block font-text">
          {t("As the state names it: {stateLabel}", { stateLabel })}
        </Caption>
      )}
    </>
  );
}

function StatusCell({ license, today }: { license: ProfileLicense; today: string }) {
  return (
    <>
      <StatusWord license={license} today={today} />
      <Caption as="span" className="block font-text">
        {t(EVIDENCE[license.evidence], { day: formatDay(license.evidenceReadOn) })}
      </Caption>
    </>
  );
}

function StatusWord({ license, today }: { license: ProfileLicense; today: string }) {
  switch (license.validity) {
    case "in-force":
      return license.stale ? (
        <Checked tone="off">
          {t("Active when last checked, {month}", { month: formatMonth(license.evidenceReadOn.slice(0, 7)) })}
        </Checked>
      ) : (
        <Checked>{t("Active")}</Checked>
      );
    case "ending":
      return (
        <b className="text-danger min-[380px]:whitespace-nowrap">
          {t("Ends {when}", { when: formatDaysLeft(daysBetween(today, license.expiresOn)) })}
        </b>
      );
    case "to-come":
      return <span>{t("Begins {day}", { day: formatDay(license.effectiveOn) })}</span>;
    case "expired":
      return <Checked tone="off">{t("Expired")}</Checked>;
    case "withdrawn":
      return <Checked tone="off">{t(ENDED[license.status])}</Checked>;
  }
}

function lineState({ validity, stale }: ProfileLicense): "on" | "late" | "off" {
  if (stale) return "off";
  if (validity === "in-force" || validity === "to-come") return "on";
  return validity === "ending" ? "late" : "off";
}
