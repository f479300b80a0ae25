/** What differs between two versions of a showcase, in words. */
import { formatDay } from "#app/platform/dates.ts";
import { formatPhone } from "#app/platform/phone.ts";
import { hasBit } from "../bits.ts";
import { formatHours, groupHours } from "../profile/hours/profile-hours.ts";
import type { DayHours } from "../profile/profile-types.ts";
import type { Showcase, ShowcaseCatalog, ShowcaseChange } from "./showcase-types.ts";

const NONE = "none";

/** Everything that differs, in the order of the form. */
export function describeChanges(
  before: Showcase,
  after: Showcase,
  catalog: ShowcaseCatalog,
): ShowcaseChange[] {
  const [old, now] = [inWords(before, catalog), inWords(after, catalog)];
  return Object.keys(now).flatMap((field) => {
    const [was, is] = [old[field] ?? NONE, now[field] ?? NONE];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

function inWords(
  showcase: Showcase,
  { types, languages, carriers }: ShowcaseCatalog,
): Record<string, string> {
  const named = (mask: number, rows: readonly { bit: number; name: string }[]) =>
    listed(rows.filter(({ bit }) => hasBit(mask, bit)).map(({ name }) => name));
  const { special } = showcase;
  return {
    Headline: showcase.headline || NONE,
    Bio: showcase.biography || NONE,
    "New clients": showcase.acceptingClients
      ? "accepting"
      : showcase.acceptingFrom === null
        ? "not accepting"
        : `not accepting until ${formatDay(showcase.acceptingFrom)}`,
    Phone: showcase.phone === null ? NONE : formatPhone(showcase.phone),
    Website: showcase.website ?? NONE,
    "Insurance types": named(showcase.types, types),
    Carriers: listed(
      carriers.filter(({ carrierNo }) => showcase.carriers.includes(carrierNo)).map(({ name }) => name),
    ),
    Languages: named(showcase.languages, languages),
    "Service radius": `${showcase.serviceRadiusMiles} miles`,
    Hours: weekInWords(showcase.week),
    "Federal holidays": special.holidays ? "closed" : "as any other day",
    "Other dates": listed(special.days.map(({ on, hours }) => `${formatDay(on)} ${formatHours(hours)}`)),
  };
}

const listed = (names: readonly string[]): string => names.join(", ") || NONE;

const weekInWords = (week: readonly DayHours[]): string =>
  week.every((day) => day === null)
    ? NONE
    : groupHours(week, -1)
        .map(({ days, hours }) => `${days} ${hours}`)
        .join("; ");
