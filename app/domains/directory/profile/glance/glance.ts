/** A profile at a glance: the facts at its top, and those of its licenses. Written where the page is made. */
import { formatDay } from "#app/platform/time/dates.ts";
import { named, t } from "#app/text/text.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { daysBetween, formatDaysLeft, formatList, formatResponse } from "../../format-figures.ts";
import {
  coveredAtHome,
  formatSince,
  formatTaking,
  isValidToday,
  licensedStates,
  linesHeld,
  nextExpiries,
  shortLine,
} from "../profile-facts.ts";
import type { AgentProfile, ProfileLicense } from "../profile-types.ts";

const SHOWN_STATES = 4;
const SHOWN_TYPES = 3;
const SHOWN_LANGUAGES = 4;

/** One fact at the top. `checked`: a source has confirmed it lately; `gray`: nobody has for long. */
export type Glance = { icon: IconName; term: string; words: string; tone?: "checked" | "gray" };

/** `ways`: how the agent meets people; `pay`: how they are paid, in short. */
type Besides = { ways?: readonly string[]; pay?: string | null };

/** The license first, then what people choose by. A fact that nobody has given is left out. `today`: `YYYY-MM-DD`. */
export function glanceOf(
  profile: AgentProfile,
  today: string,
  { ways = [], pay = null }: Besides = {},
): Glance[] {
  const { languages, said, acceptingClients, claimed } = profile;
  const covered = coveredAtHome(profile);
  const facts: (Glance | null)[] = [
    ...licensed(profile, today),
    covered === null
      ? null
      : {
          icon: "document",
          term: t("Insures"),
          words: t("{types} in {states}", {
            types: formatList(covered.types, SHOWN_TYPES),
            states: named(covered.state),
          }),
        },
    languages.length === 0
      ? null
      : {
          icon: "globe",
          term: t("Languages"),
          words: languages.length === 1 ? named(languages[0] ?? "") : formatList(languages, SHOWN_LANGUAGES),
          ...(said.languages.stale && { tone: "gray" }),
        },
    ways.length === 0 ? null : { icon: "users", term: t("Meets you"), words: ways.join(", ") },
    pay === null ? null : { icon: "bill", term: t("How this agent is paid"), words: pay },
    profile.response.kind === "hidden" && !claimed
      ? null
      : { icon: "clock", term: t("Answers"), words: formatResponse(profile.response) },
    acceptingClients ? null : { icon: "info", term: t("New clients"), words: formatTaking(profile) },
  ];
  return facts.filter((fact) => fact !== null);
}

/**
 * "Licensed in Texas, checked Nov 21, 2026": the day on which the oldest of the office's state was checked, as in lists; the
 * other states follow with what ends soon. States that nobody has confirmed for long have a line of their own. None without a
 * license in force: the page says that first.
 */
function licensed({ licenses, city }: AgentProfile, today: string): Glance[] {
  const valid = licenses.filter(isValidToday);
  const fresh = valid.filter(({ stale }) => !stale);
  const fewer = valid.filter(
    ({ stale, state }) => stale && !fresh.some((one) => one.state.code === state.code),
  );
  const home = fresh.filter(({ state }) => state.name === city.state.name);
  const first = home.length === 0 ? fresh : home;
  const others = fresh.filter((one) => !first.includes(one));
  return [
    ...(first.length === 0
      ? []
      : [
          {
            icon: "check",
            term: t("License"),
            words: t("Licensed in {states}, checked {day}", checked(first)),
            tone: "checked",
          } as const,
        ]),
    ...(others.length === 0
      ? []
      : [
          {
            icon: "license",
            term: t("Other licenses"),
            words: t("Also in {states}", { states: withEnds(others, today) }),
          } as const,
        ]),
    ...(fewer.length === 0
      ? []
      : [
          {
            icon: "license",
            term: t("Not confirmed lately"),
            words: t("{states}: active when last checked, {day}", checked(fewer)),
            tone: "gray",
          } as const,
        ]),
  ];
}

/** "Louisiana (ends in 23 days) and Oklahoma". */
function withEnds(licenses: readonly ProfileLicense[], today: string): string {
  return formatList(
    licensedStates(licenses).map((state) => {
      const ending = licenses.find((one) => one.state.name === state && one.validity === "ending");
      if (ending === undefined) return named(state);
      const when = formatDaysLeft(daysBetween(today, ending.expiresOn));
      return t("{state} (ends {when})", { state: named(state), when });
    }),
    SHOWN_STATES,
  );
}

const checked = (licenses: readonly ProfileLicense[]) => ({
  states: formatList(licensedStates(licenses), SHOWN_STATES),
  day: formatDay(licenses.map(({ evidenceReadOn }) => evidenceReadOn).sort()[0] ?? ""),
});

/** What the table of licenses amounts to: lines, number, and what ends next. */
export function licenseFactsOf(profile: AgentProfile, nowMs: number): { term: string; detail: string }[] {
  const lines = linesHeld(profile.licenses);
  const [next, afterwards] = nextExpiries(profile.licenses);
  return [
    {
      term: t("Lines"),
      detail:
        lines.length === 0 ? t("None in force") : lines.map((line) => named(shortLine(line))).join(", "),
    },
    {
      term: "NPN",
      detail: `${profile.npn}, ${
        profile.npnMatchedOn === null
          ? t("not matched yet")
          : t("matched {day}", { day: formatDay(profile.npnMatchedOn) })
      }`,
    },
    { term: t("Licensed"), detail: formatSince(profile.licensedSinceYear, nowMs) },
    {
      term: t("Next expiry"),
      detail: [next ?? t("Nothing in force"), afterwards].filter((one) => one !== undefined).join("; "),
    },
  ];
}
