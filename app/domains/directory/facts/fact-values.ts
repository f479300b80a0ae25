/** What a profile says now, fact by fact in words: for its owner, who confirms it. */
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import { named, type PlainMessage, t } from "#app/text/text.ts";
import { groupHours } from "../profile/hours/profile-hours.ts";
import { formatTaking } from "../profile/profile-facts.ts";
import type { AgentProfile } from "../profile/profile-types.ts";
import type { FactName } from "./facts.ts";

/** What each fact is called. */
export const FACT_NAMES = {
  address: "Address",
  phone: "Phone",
  hours: "Hours",
  carriers: "Carriers",
  languages: "Languages",
  accepting: "New clients",
} as const satisfies Record<FactName, PlainMessage>;

/** No weekday is today: every group of days is whole. */
const NO_DAY = -1;

export function formatFact(fact: FactName, profile: AgentProfile): string {
  return VALUES[fact](profile) || t("None on file");
}

const VALUES: Record<FactName, (profile: AgentProfile) => string> = {
  address: ({ street, city, zip }) =>
    [street, `${city.name}, ${city.state.code} ${zip}`].filter((part) => part !== "").join(", "),
  phone: ({ phone }) => (phone === null ? "" : formatPhone(phone)),
  hours: ({ hours }) =>
    hours === null
      ? ""
      : groupHours(hours, NO_DAY)
          .map((row) => `${row.days}: ${row.hours}`)
          .join("; "),
  carriers: ({ carriers }) => carriers.join(", "),
  languages: ({ languages }) => languages.map(named).join(", "),
  accepting: formatTaking,
};
