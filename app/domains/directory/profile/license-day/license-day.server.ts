/** The answer to "was this agent licensed on a day?", in words: as we knew it then, and as we know it now. */
import {
  type LicenseDayRow,
  type LicensesOnDay,
  type OnDay,
  readLicenseDay,
} from "#app/domains/licenses/history/license-day-queries.server.ts";
import { type CoverableType, typesCoveredByLines } from "#app/domains/licenses/policy.ts";
import { stateDay } from "#app/domains/licenses/state-day-queries.server.ts";
import { type EvidenceSource, type LicenseStatus, NO_END } from "#app/domains/licenses/types.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { type Message, named, type PlainMessage, t } from "#app/text/text.ts";
import { hasBit, unionOf } from "../../bits.ts";
import { formatList } from "../../format-figures.ts";
import type { NamedType } from "../../types.ts";
import type { AgentProfile } from "../profile-types.ts";
import type { AskedDay, ReadDay, TypedDay } from "./asked-day.server.ts";

const STATUSES = {
  active: "Active",
  "not-yet-effective": "Not begun yet",
  lapsed: "Expired",
  inactive: "Inactive",
  canceled: "Canceled",
  surrendered: "Surrendered",
  suspended: "Suspended",
  revoked: "Revoked",
  unconfirmed: "Not confirmed",
} as const satisfies Record<LicenseStatus, PlainMessage>;
const EVIDENCE = {
  "state-list": "State list, {day}",
  "federal-list": "Federal list, {day}",
  document: "Document checked {day}",
  admin: "Checked with the state {day}",
} as const satisfies Record<EvidenceSource, Message>;

/** Licenses that an answer names. */
const NAMED_LICENSES = 4;
const NAMED_TYPES = 6;

/** One of the two answers: a sentence, and the licenses behind it, each with its evidence. */
export type Said = { verdict: string; licenses: string[] };

/** For the form on a profile, and its answer. */
export type LicenseDay = {
  typed: TypedDay;
  states: { value: string; label: string }[];
  types: { value: string; label: string }[];
  /** What is wrong with what was asked. */
  problem: string | null;
  answer: { question: string; thatDay: Said; now: Said } | null;
};

type Type = NamedType & CoverableType;

/** What the profile shows; `row` is null where nothing was asked. */
export function describeLicenseDay(
  { asked, typed, problem }: ReadDay,
  row: LicenseDayRow | null,
  profile: Pick<AgentProfile, "city" | "licenses">,
  types: readonly Type[],
  nowMs: number,
): LicenseDay {
  const held = [profile.city.state, ...profile.licenses.map(({ state }) => state)];
  const states = new Map(held.map(({ code, name }) => [code, named(name)]));
  if (row?.stateName) states.set(row.stateCode, named(row.stateName));
  const answer = asked === null || row === null ? null : answerOf(asked, row, types, nowMs);
  return {
    typed: {
      ...typed,
      state: typed.state === "" ? (row?.stateCode ?? profile.city.state.code) : typed.state,
    },
    states: [...states].map(([value, label]) => ({ value, label })),
    types: types.map(({ slug, name }) => ({ value: slug, label: named(name) })),
    problem: problem ?? (typeof answer === "string" ? answer : null),
    answer: typeof answer === "string" ? null : answer,
  };
}

/** The answer, or what is wrong with the question. */
function answerOf(
  asked: AskedDay,
  row: LicenseDayRow,
  types: readonly Type[],
  nowMs: number,
): NonNullable<LicenseDay["answer"]> | string {
  const type = asked.type === null ? null : types.find(({ slug }) => slug === asked.type);
  if (type === undefined) return t("Choose an insurance type from the list.");
  const found = readLicenseDay(row, asked.day);
  if (found === null) return t("Choose a state from the list.");
  if (asked.day > stateDay(found.stateCode, nowMs))
    return t("That day is still to come. Choose today or an earlier day.");
  const day = formatDay(asked.day);
  const state = named(found.stateName);
  const say = (held: readonly OnDay[], none: string) => saidOf(held, none, found, type, types);
  return {
    question:
      type === null
        ? t("{state} on {day}", { state, day })
        : t("{type} in {state} on {day}", { type: named(type.name), state, day }),
    thatDay:
      found.thatDay === null
        ? { verdict: t("We didn’t know this agent then."), licenses: [] }
        : say(found.thatDay, t("We had no license in {state} on record.", { state })),
    now: say(found.now, t("We have no license in {state} on record for that day.", { state })),
  };
}

function saidOf(
  held: readonly OnDay[],
  none: string,
  { stateName }: Pick<LicensesOnDay, "stateName">,
  type: Type | null,
  types: readonly Type[],
): Said {
  const state = named(stateName);
  const inForce = held.filter(({ status }) => status === "active");
  const covered = typesCoveredByLines(unionOf(inForce.map(({ lines }) => lines)), types);
  const names = types.filter(({ bit }) => hasBit(covered, bit)).map(({ name }) => name);
  // The reason first: what was in force, else the one that ended last.
  const shown = [...held].sort(
    (a, b) =>
      Number(b.status === "active") - Number(a.status === "active") ||
      Number(b.expiresOn > a.expiresOn) - Number(b.expiresOn < a.expiresOn),
  );
  const verdict = () => {
    if (held.length === 0) return none;
    if (inForce.length === 0) return t("No license in force in {state}.", { state });
    if (type !== null)
      return hasBit(covered, type.bit)
        ? t("Licensed for {type} in {state}.", { type: named(type.name), state })
        : t("Licensed in {state}, but not for {type}.", { type: named(type.name), state });
    return names.length === 0
      ? t("Licensed in {state}, for none of our insurance types.", { state })
      : t("Licensed in {state} for {types}.", { state, types: formatList(names, NAMED_TYPES) });
  };
  return { verdict: verdict(), licenses: shown.slice(0, NAMED_LICENSES).map(licenseWords) };
}

/** "License 1234567: Active, Jan 1, 2024 to Dec 31, 2026. State list, Feb 20, 2026." */
const licenseWords = ({ status, effectiveOn, expiresOn, said }: OnDay): string =>
  t("License {number}: {status}, {from} to {through}. {source}.", {
    number: said.number,
    status: t(STATUSES[status]),
    from: formatDay(effectiveOn),
    through: expiresOn === NO_END ? t("no end date") : formatDay(expiresOn),
    source: t(EVIDENCE[said.evidence], { day: formatDay(said.evidenceReadOn) }),
  });
