import { Link } from "@remix-run/react";
import { daysBetween, formatCountOf } from "#app/domains/directory/format-figures.ts";
import { LICENSE_WARNING_DAYS } from "#app/domains/directory/limits.ts";
import type { LapsingLicense } from "#app/domains/organizations/members/summary-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TermLine } from "#app/ui/figures/term-line.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { formatLeft } from "../agent/own-licenses.tsx";
import { LAPSE_DAYS } from "../limits.ts";

/** Licenses of an organization's agents that end soon, the next one first; each links to its agent's page. */
export function LapsingLicenses({ licenses }: { licenses: readonly LapsingLicense[] }) {
  const total = licenses[0]?.total ?? 0;
  return (
    <Section
      id="licenses"
      title="Licenses about to lapse"
      thin
      aside={<Caption>{`within ${LAPSE_DAYS} days`}</Caption>}
    >
      {licenses.length === 0 ? (
        <EmptyState level={3} title="None">
          <p>{`No license of your agents ends in the next ${LAPSE_DAYS} days.`}</p>
        </EmptyState>
      ) : (
        <ul className="list-none">
          {licenses.map((license) => (
            <Lapsing key={`${license.agentSlug} ${license.stateName} ${license.number}`} license={license} />
          ))}
        </ul>
      )}
      {total > licenses.length ? (
        <Caption>{`${formatCountOf(total - licenses.length, "more license")} later.`}</Caption>
      ) : null}
    </Section>
  );
}

function Lapsing({ license }: { license: LapsingLicense }) {
  const { agentName, agentSlug, stateName, number, effectiveOn, expiresOn, today } = license;
  const days = daysBetween(today, expiresOn);
  const late = days < LICENSE_WARNING_DAYS;
  return (
    <li className="border-line border-b py-2.5 first:pt-0">
      <div className="flex justify-between gap-3">
        <Link to={`${paths.showcase(agentSlug)}#licenses`}>{agentName}</Link>
        <span
          className={late ? "whitespace-nowrap font-strong text-danger" : "whitespace-nowrap tabular-nums"}
        >
          {formatLeft(days)}
        </span>
      </div>
      <TermLine start={effectiveOn} end={expiresOn} now={today} state={late ? "late" : "on"} />
      <Caption>{`${stateName} ${number}, ends ${formatDay(expiresOn)}`}</Caption>
    </li>
  );
}
