/** The steps of booking, each with its own address: what it's about and the time, then the client's details. */
import { redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { NotBooked } from "#app/domains/calendar/appointments/book-commands.server.ts";
import { type Bookable, findBookable } from "#app/domains/calendar/calendar-queries.server.ts";
import { type Booking, bookingInput, parseDay, parseInstant } from "#app/domains/calendar/inputs.ts";
import { HELD_MINUTES, KINDS_DAYS_AHEAD, NEXT_OFFERED } from "#app/domains/calendar/limits.ts";
import { nameDay, partsOf, showDays, showMoments } from "#app/domains/calendar/slot-words.ts";
import { freeWeek, isFree, nextSlots, slotsOn } from "#app/domains/calendar/slots.ts";
import type { AppointmentType } from "#app/domains/calendar/types.ts";
import { formatLength, WAYS } from "#app/domains/calendar/words.ts";
import { readOffered } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { notTakingClients } from "#app/domains/directory/policy.ts";
import { agentNumber } from "#app/domains/directory/profile/profile-queries.server.ts";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { firstNameOf } from "#app/platform/contact-data/first-name.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { browserZone } from "#app/platform/time/reader-zone.server.ts";
import {
  formatMomentIn,
  formatNearDay,
  longZoneName,
  offsetMs,
  parseTimeZone,
  US_ZONES,
  wallClock,
} from "#app/platform/time/zoned-time.ts";
import { named, t } from "#app/text/text.ts";
import { scopeOf } from "./book-scope.server.ts";

/** The listed agent with this slug, current or earlier; throws a 404 otherwise. */
export async function findAgentToBook(
  context: AppContext,
  identifier: string | undefined,
): Promise<Bookable> {
  const value = /^[a-z0-9-]{1,120}$/.exec(identifier ?? "")?.[0];
  const found =
    value === undefined ? null : await findBookable(context, agentNumber({ kind: "slug", value }));
  if (found !== null) return found;
  throw notFoundNotice(
    t("Agent not found"),
    t("There’s no agent at this address, or the profile is closed."),
    [{ label: t("Find agents"), to: paths.locationHub() }],
  );
}

const describe = (type: AppointmentType) => `${formatLength(type.minutes)} · ${t(WAYS[type.way])}`;

/** The zones to choose from: those of the United States, and the chosen one. */
export const zoneOptions = (chosen: string, nowMs: number) =>
  [...new Set<string>([...US_ZONES, chosen])].map((zone) => ({
    value: zone,
    label: longZoneName(zone, nowMs),
  }));

export async function loadBooking(
  request: Request,
  context: AppContext,
  bookable: Bookable,
  viewer: Viewer | null,
) {
  const { slug, hours, types, taken, recipients: _, ...rest } = bookable;
  const url = new URL(request.url);
  const asked = url.searchParams;
  if (!url.pathname.startsWith(calendarPaths.book(slug)))
    throw redirect(calendarPaths.book(slug) + url.search, 301);
  const nowMs = context.clock.now();
  const agent = { id: rest.id, slug, name: rest.name, photoUrl: rest.photoUrl, address: rest.address };
  const confirmed = viewer?.emailConfirmed === true && viewer.accountStatus === "active";
  const ahead = [
    confirmed
      ? t("You’re signed in, so with your own email address it’s booked at once.")
      : t("We email you a link and hold the time for {minutes} minutes. Open the link to confirm.", {
          minutes: HELD_MINUTES,
        }),
    t("{name} sees your name, your contact details, and what you write. No one else does.", {
      name: firstNameOf(rest.name),
    }),
    t("You can move or cancel it with the link in your email, without an account."),
  ];
  const why = notTakingClients(rest);
  if (hours === null || why !== null)
    return { agent, ahead, step: { kind: "closed" as const, why, near: rest.zip }, notice: null };
  const { timeZone } = hours;
  const zone = parseTimeZone(asked.get("zone")) ?? browserZone() ?? context.edgeTimeZone ?? timeZone;
  const at = parseInstant(asked.get("at"));
  // Links in lists name a time without a type: take the first type that is free then.
  const wanted = asked.has("type")
    ? types.find(({ id }) => id === asked.get("type"))
    : types.find((one) => at !== null && isFree(hours, one, taken, at, nowMs));
  const kinds =
    at !== null && wanted !== undefined ? [] : types.map((type) => ({ type, day: firstDay(type) }));
  const type = wanted ?? (kinds.find(({ day }) => day !== null) ?? kinds[0])?.type;
  if (type === undefined)
    return { agent, ahead, step: { kind: "closed" as const, why, near: rest.zip }, notice: null };
  // A chosen zone stays in the links; a guessed one is guessed again.
  const chosenZone = asked.get("zone") === zone ? zone : null;
  const shared = {
    type: { id: type.id, name: type.name, words: describe(type), way: type.way },
    place: type.way === "office" ? rest.address : null,
    zone,
    zones: zoneOptions(zone, nowMs),
    agentZone: longZoneName(timeZone, nowMs),
    here: calendarPaths.book(slug),
  };
  if (at !== null && wanted !== undefined) {
    // A time that was just taken is replaced by the next free ones, and the form keeps what was typed.
    const free = isFree(hours, type, taken, at, nowMs);
    const next = free
      ? []
      : nextSlots(hours, type, taken, { fromMs: Math.max(at, nowMs), most: NEXT_OFFERED, nowMs });
    const [state] = new Set(rest.coverage.map(({ stateCode }) => stateCode)).size === 1 ? rest.coverage : [];
    const [insurance] = rest.insurance.length === 1 ? rest.insurance : [];
    return {
      agent,
      ahead,
      step: {
        ...shared,
        kind: "details" as const,
        at,
        next: showMoments(next, timeZone, zone),
        when: formatMomentIn(timeZone, at),
        yours: offsetMs(timeZone, at) === offsetMs(zone, at) ? null : formatMomentIn(zone, at),
        otherTimes: calendarPaths.book(slug, { type: type.id, zone: chosenZone }),
        states: [...new Map(rest.coverage.map((one) => [one.stateCode, one.stateName]))].map(
          ([value, label]) => ({
            value,
            label: named(label),
          }),
        ),
        scope: scopeOf(context, agent.name, rest.insurance),
        legal: medicareNotice(
          context,
          { page: "booking", types: rest.insurance.map((one) => one.slug) },
          { name: agent.name, offered: readOffered(rest.medicareOffer, nowMs) },
        ),
        insurance: rest.insurance.map(({ bit, name }) => ({ value: String(bit), label: named(name) })),
        rules: rulesOf(bookingInput(type.way)),
        known: {
          type: type.id,
          at: free ? String(at) : "",
          zone,
          name: viewer === null ? "" : `${viewer.firstName} ${viewer.lastName}`,
          email: viewer?.email ?? "",
          state: state?.stateCode ?? "",
          insurance: insurance === undefined ? "" : String(insurance.bit),
        },
      },
      notice: free ? null : t("This time isn’t free anymore. Choose another one."),
    };
  }
  const { days, chosen, earlier, later } = freeWeek(hours, type, taken, {
    day: parseDay(asked.get("day")) ?? (at === null ? null : wallClock(timeZone, at).day),
    nowMs,
  });
  const toDay = (day: string | null) =>
    day === null ? null : calendarPaths.book(slug, { type: type.id, day, zone: chosenZone });
  const [shown] = showDays(chosen === null ? [] : [chosen], timeZone, zone);
  return {
    agent,
    ahead,
    step: {
      ...shared,
      kind: "times" as const,
      kinds: kinds.map(({ type: one, day }) => ({
        id: one.id,
        name: one.name,
        words: describe(one),
        next: day === null ? null : t("Next free: {when}", { when: formatNearDay(day) }),
        to: calendarPaths.book(slug, { type: one.id, zone: chosenZone }),
        chosen: one.id === type.id,
      })),
      // Checked for the shown day: two zones that agree today may differ then.
      elsewhere: shown?.slots.some(({ yours }) => yours !== null) ?? false,
      week: {
        days: days.map((one) => ({
          ...nameDay(one.day),
          day: one.day,
          free: one.slots.length,
          to: toDay(one.day) ?? "",
          chosen: one.day === chosen?.day,
        })),
      },
      label: shown?.label ?? null,
      parts:
        shown === undefined
          ? []
          : partsOf(shown, timeZone, (slot) =>
              calendarPaths.book(slug, { type: type.id, at: slot, zone: chosenZone }),
            ),
      earlier: toDay(earlier),
      later: toDay(later),
    },
    notice:
      wanted !== undefined || (at === null && !asked.has("type"))
        ? null
        : asked.has("type")
          ? t("This can’t be booked anymore. Choose something else.")
          : t("This time isn’t free anymore. Choose another one."),
  };

  /** The first day on which a type can be booked, looked for in the next weeks; null where it can't. */
  function firstDay(meeting: AppointmentType): string | null {
    if (hours === null) return null;
    const today = wallClock(hours.timeZone, nowMs).day;
    for (let ahead = 0; ahead <= KINDS_DAYS_AHEAD; ahead += 1) {
      const day = laterDay(today, ahead);
      if (slotsOn(hours, meeting, taken, day, nowMs).length > 0) return day;
    }
    return null;
  }
}

export type BookPage = Awaited<ReturnType<typeof loadBooking>>;
export type StepOf<Kind extends BookPage["step"]["kind"]> = Extract<BookPage["step"], { kind: Kind }>;

type Refused = {
  status: number;
  errors?: Record<string, string>;
  notice?: { title: string; text?: string };
};

/** The answer to a client whose booking was refused. */
export function refusalOf(why: NotBooked, agent: Bookable, { state, insurance }: Booking): Refused {
  switch (why.kind) {
    case "taken":
      return {
        status: 409,
        errors: {
          at:
            why.next.length > 0
              ? t("This time isn’t free anymore. Choose one of the next free times.")
              : t("This time isn’t free anymore, and there’s no free time after it."),
        },
      };
    case "gone":
      return {
        status: 409,
        errors: {
          form: t("{name} doesn’t take bookings for this anymore. Nothing was booked.", { name: agent.name }),
        },
      };
    case "unlicensed": {
      const found = agent.insurance.find(({ bit }) => bit === insurance)?.name;
      const type = found === undefined ? t("this insurance") : named(found);
      const covered = agent.coverage.find(({ stateCode }) => stateCode === state)?.stateName;
      const place = covered === undefined ? t("that state") : named(covered);
      return {
        status: 400,
        errors: {
          insurance:
            why.throughDay === null
              ? t("{name} has no license for {type} in {place} on that day.", {
                  name: agent.name,
                  type,
                  place,
                })
              : t("{name}’s license for {type} in {place} ends {day}. Choose an earlier day.", {
                  name: agent.name,
                  type,
                  place,
                  day: formatDay(why.throughDay),
                }),
        },
      };
    }
    case "too-many":
      return {
        status: 429,
        errors: { form: t("This email address has several appointments already. Keep or cancel one first.") },
      };
    case "unconfirmed":
      return {
        status: 429,
        errors: {
          form: t(
            "You already have several times waiting to be confirmed by email. Confirm or cancel one, or try again in half an hour.",
          ),
        },
      };
    case "crowded":
      return {
        status: 503,
        errors: { form: t("Many people are booking right now. Nothing was booked. Try again in a moment.") },
      };
  }
}
