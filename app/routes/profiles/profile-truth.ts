/** What a profile's page is true about, and when something on it ends (decision 0134). */
import { officeChangesAt } from "#app/domains/directory/profile/hours/office-now.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { STALE_AFTER_DAYS } from "#app/domains/licenses/policy.ts";
import { tagOf } from "#app/platform/cache/page-tags.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { zoneOfState } from "#app/platform/time/state-zones.ts";

/** The rows that the page was read from. */
type Read = {
  record: readonly { agent: { agentNo: number } }[];
  affiliated: readonly { slug: string }[];
  evidence: readonly { confirmedAt: number }[];
  pay: readonly { saidAt: number }[];
};

/** Free times aren't among its ends: the clock counts them again as they pass, which is a write. */
export function truthOf(
  { organization, licenses, hours, specialDays, timeZone }: AgentProfile,
  { record, affiliated, evidence, pay }: Read,
  nowMs: number,
) {
  const said = [...evidence.map(({ confirmedAt }) => confirmedAt), ...pay.map(({ saidAt }) => saidAt)];
  return {
    tags: [
      ...record.map(({ agent }) => tagOf.agent(agent.agentNo)),
      ...(organization === null ? [] : [tagOf.organization(organization.slug)]),
      ...affiliated.map(({ slug }) => tagOf.organization(slug)),
    ],
    zones: [timeZone, ...licenses.map(({ state }) => zoneOfState(state.code))],
    ends: [
      ...(hours === null ? [] : [officeChangesAt(hours, specialDays, timeZone, nowMs)]),
      ...said.map((saidAt) => saidAt + STALE_AFTER_DAYS * DAY_MS),
    ],
  };
}
