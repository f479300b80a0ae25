/** Whether this agent can take on the reader, and what is said when not. */
import { formatDay } from "#app/platform/dates.ts";
import { isStanding, lastEnded } from "./profile-facts.ts";
import type { AgentProfile } from "./profile-types.ts";

/** `unlicensed`: no license gives authority today; `closed`: licensed, but takes no new clients. */
export type Reach = "open" | "closed" | "unlicensed";

export function decideReach(profile: AgentProfile): Reach {
  if (!profile.licenses.some(isStanding)) return "unlicensed";
  return profile.acceptingClients ? "open" : "closed";
}

/** The same where there is one line for it, above the ways to write and call. */
export const SHORT_REACH: Readonly<Record<Reach, string | null>> = {
  open: null,
  closed: "Not taking new clients now",
  unlicensed: "No license in force: can’t sell insurance today",
};

/** A sentence for the next step; null when there is nothing in the way. */
export function describeReach(profile: AgentProfile, reach: Reach): string | null {
  if (reach === "open") return null;
  if (reach === "unlicensed")
    return `Based on the records we have, ${profile.name} can’t sell insurance today. Others nearby can.`;
  const until = profile.acceptingFrom === null ? "now" : `until ${formatDay(profile.acceptingFrom)}`;
  return `${profile.name} takes no new clients ${until}. Present clients can still call.`;
}

/** Why nothing is in force, for the top of the page. */
export function describeUnlicensed(profile: AgentProfile): string {
  const coming = profile.licenses.find(({ standing }) => standing === "to-come");
  if (coming !== undefined) {
    return `No license is in force today. ${coming.state.name} ${coming.number} begins ${formatDay(coming.effectiveOn)}.`;
  }
  const last = lastEnded(profile.licenses);
  if (last === null)
    return "We have no license on file, so nothing here about lines or insurance types has been verified.";
  const name = `${last.state.name} ${last.number}`;
  if (last.standing === "withdrawn") {
    const action = last.status === "revoked" ? "was revoked" : "was surrendered";
    return `No license is in force today. ${name} ${action}; we last checked on ${formatDay(last.evidenceReadOn)}.`;
  }
  return `No license is in force today. The last one, ${name}, ended ${formatDay(last.expiresOn)}.`;
}
