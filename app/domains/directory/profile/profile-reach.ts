/** Whether this agent can take the reader as a client, and the sentence to show when not. */
import type { RecordedStatus } from "#app/domains/licenses/types.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { type Message, named, type PlainMessage, t } from "#app/text/text.ts";
import { isValidToday, lastEnded } from "./profile-facts.ts";
import type { AgentProfile } from "./profile-types.ts";

/** `unlicensed`: no license gives authority today; `closed`: licensed, but takes no new clients. */
export type Reach = "open" | "closed" | "unlicensed";

export function decideReach(profile: AgentProfile): Reach {
  if (!profile.licenses.some(isValidToday)) return "unlicensed";
  return profile.acceptingClients ? "open" : "closed";
}

/** The same in one line, above the ways to write and call. */
export const SHORT_REACH: Readonly<Record<Reach, PlainMessage | null>> = {
  open: null,
  closed: "Not taking new clients now",
  unlicensed: "No license in force: can’t sell insurance today",
};

/** A sentence for the next step; null when there is nothing in the way. */
export function describeReach(profile: AgentProfile, reach: Reach): string | null {
  if (reach === "open") return null;
  if (reach === "unlicensed")
    return t("Based on the records we have, {name} can’t sell insurance today. Others nearby can.", {
      name: profile.name,
    });
  const { name, acceptingFrom } = profile;
  return acceptingFrom === null
    ? t("{name} takes no new clients now. Present clients can still call.", { name })
    : t("{name} takes no new clients until {day}. Present clients can still call.", {
        name,
        day: formatDay(acceptingFrom),
      });
}

const NOT_CONFIRMED =
  "No license is in force today. {license} isn’t confirmed as active; we last checked on {day}.";
/** Why the last license is no longer in force. */
const WITHDRAWN = {
  revoked: "No license is in force today. {license} was revoked; we last checked on {day}.",
  surrendered: "No license is in force today. {license} was surrendered; we last checked on {day}.",
  suspended: "No license is in force today. {license} is suspended; we last checked on {day}.",
  canceled: "No license is in force today. {license} was canceled; we last checked on {day}.",
  inactive: NOT_CONFIRMED,
  unconfirmed: NOT_CONFIRMED,
  active: NOT_CONFIRMED,
  expired: NOT_CONFIRMED,
} as const satisfies Record<RecordedStatus, Message>;

/** Why nothing is in force, for the top of the page. */
export function describeUnlicensed(profile: AgentProfile): string {
  const coming = profile.licenses.find(({ validity }) => validity === "to-come");
  if (coming !== undefined) {
    return t("No license is in force today. {license} begins {day}.", {
      license: `${named(coming.state.name)} ${coming.number}`,
      day: formatDay(coming.effectiveOn),
    });
  }
  const last = lastEnded(profile.licenses);
  if (last === null)
    return t("We have no license on file, so nothing here about lines or insurance types has been verified.");
  const license = `${named(last.state.name)} ${last.number}`;
  if (last.validity === "withdrawn") {
    return t(WITHDRAWN[last.status], { license, day: formatDay(last.evidenceReadOn) });
  }
  return t("No license is in force today. The last one, {license}, ended {day}.", {
    license,
    day: formatDay(last.expiresOn),
  });
}
