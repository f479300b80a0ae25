/** What the forms of the calendar settings do. The route has checked access. */
import { data, redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import {
  type BusyOutcome,
  dropBusy,
  saveBusyAddress,
  saveBusyFile,
} from "#app/domains/calendar/busy/busy-commands.server.ts";
import { BusyInput, parseDay, TypeInput } from "#app/domains/calendar/inputs.ts";
import { BUSY_FORM_BYTES, SAVES_A_DAY, TYPES_MOST } from "#app/domains/calendar/limits.ts";
import { type HoursFields, HoursInput, readWeekForm } from "#app/domains/calendar/settings/hours-form.ts";
import type { OwnCalendar } from "#app/domains/calendar/settings/own-calendar-queries.server.ts";
import {
  removeType,
  renewFeed,
  saveHours,
  saveTimeOff,
  saveType,
  stopFeed,
} from "#app/domains/calendar/settings/settings-commands.server.ts";
import { addTimeOff, TimeOffInput, withoutTimeOff } from "#app/domains/calendar/settings/time-off.ts";
import { countBooked } from "#app/domains/calendar/week/week-queries.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { firstInstantOf, wallClock } from "#app/platform/time/zoned-time.ts";
import { CALENDAR_FORMS } from "./calendar-forms.ts";

export type CalendarAnswer = FormReply & {
  /** Shown only this once. */
  feedAddress?: string;
  /** The checkboxes of the hours form as sent. */
  boxes?: { open: boolean; holidays: boolean };
};

const NOT_YOURS = { title: "You don’t manage this profile anymore", text: "Nothing was saved." };

const REFUSED: Record<"not-yours" | "moved", [number, NonNullable<FormReply["notice"]>]> = {
  "not-yours": [403, NOT_YOURS],
  moved: [409, { title: "Your calendar just changed", text: "Nothing was saved. Here’s its current state." }],
};

const stillBooked = (count: number) =>
  count === 1
    ? "One appointment on these days stays booked."
    : `${count} appointments on these days stay booked.`;

const readSaying = ({ count, unread }: Extract<BusyOutcome, { kind: "saved" }>) =>
  `${count} of them in the coming year.${unread === null ? "" : ` ${unread}`}`;

export async function changeCalendar(
  context: AppContext,
  { userId }: Viewer,
  own: OwnCalendar | null,
  request: Request,
) {
  // A file is posted to its own address, because no other form may be that large.
  const uploads = new URL(request.url).searchParams.has("busy");
  const form = await parseForm(request, uploads ? BUSY_FORM_BYTES : undefined);
  const refuse = (status: number, notice: NonNullable<FormReply["notice"]>) =>
    data<CalendarAnswer>({ notice }, { status });
  const done = (title: string, anchor: string, text?: string) => {
    context.cookies.push(writeToast({ title, ...(text !== undefined && { text }), tone: "success" }));
    return redirect(`${calendarPaths.settings()}#${anchor}`, 303);
  };
  if (own === null)
    return refuse(403, { title: "There’s no profile for a calendar", text: "Nothing was saved." });
  const manager = { userId, own };
  const { timeZone } = own.hours;
  const today = wallClock(timeZone, context.clock.now()).day;
  if ((await context.limiters.take("calendar", userId, SAVES_A_DAY, DAY_MINUTES)) > 0)
    return refuse(429, { title: "That’s a lot of changes", text: "Please try again tomorrow." });
  switch (form.get("intent")) {
    case "save-hours": {
      const sent = readFields(form, HoursInput, CALENDAR_FORMS.hours);
      const boxes = { open: form.get("open") === "yes", holidays: form.get("holidays") === "yes" };
      const again = (...why: Parameters<typeof sent.refuse>) => {
        const { data: reply, init } = sent.refuse(...why);
        return data<CalendarAnswer>({ ...reply, boxes }, init ?? {});
      };
      if (!sent.ok) return again(400);
      const { follow, zone, ...fields } = sent.value as HoursFields;
      const asOffice = follow === "office";
      // The agent's own hours and time zone wait while bookings follow the office.
      const read = asOffice ? { week: own.ownWeek } : readWeekForm(fields);
      if ("errors" in read) return again(400, { errors: read.errors });
      if (!asOffice && zone === undefined) return again(400, { errors: { zone: "Choose your time zone." } });
      const saved = { ...boxes, ...read, asOffice };
      const outcome = await saveHours(context, manager, {
        ...saved,
        timeZone: (asOffice ? undefined : zone) ?? own.zone,
      });
      return outcome === "saved" ? done("Hours saved", "hours") : refuse(403, NOT_YOURS);
    }
    case "add-time-off": {
      const sent = readFields(form, TimeOffInput, CALENDAR_FORMS.timeOff);
      if (!sent.ok) return sent.refuse(400);
      if (own.open === null) return refuse(409, { title: "Save your hours first" });
      const read = addTimeOff(own.timeOff, sent.value, today);
      if ("errors" in read) return sent.refuse(400, { errors: read.errors });
      const outcome = await saveTimeOff(context, manager, read.timeOff);
      if (outcome !== "saved") return refuse(...REFUSED[outcome]);
      const { on, until } = read.added;
      const booked = await countBooked(context, { userId, agentNo: own.agentNo }, [
        firstInstantOf(timeZone, { day: on, minute: 0 }),
        firstInstantOf(timeZone, { day: laterDay(until, 1), minute: 0 }),
      ]);
      return done("Time off added", "time-off", booked === 0 ? undefined : stillBooked(booked));
    }
    case "remove-time-off": {
      const first = parseDay(String(form.get("first")));
      const rest = first === null ? null : withoutTimeOff(own.timeOff, first, today);
      if (rest === null) return refuse(400, { title: "There’s no such time off" });
      const outcome = await saveTimeOff(context, manager, rest);
      return outcome === "saved" ? done("Time off removed", "time-off") : refuse(...REFUSED[outcome]);
    }
    case "save-type": {
      const sent = readFields(form, TypeInput, CALENDAR_FORMS.type);
      if (!sent.ok) return sent.refuse(400);
      switch (await saveType(context, manager, sent.value)) {
        case "saved":
          return done(sent.value.id ? "Type changed" : "Type added", "types");
        case "too-many":
          return sent.refuse(409, {
            errors: { form: `You can have ${TYPES_MOST} types at a time. Remove one first.` },
          });
        case "gone":
          return sent.refuse(409, { errors: { form: "This type was just removed. Add it again." } });
        default:
          return refuse(403, NOT_YOURS);
      }
    }
    case "remove-type": {
      const id = parseUuid(form.get("id"));
      if (id === null) return refuse(400, { title: "There’s no such type" });
      return (await removeType(context, manager, id)) === "saved"
        ? done("Type removed", "types", "Booked appointments stay.")
        : refuse(403, NOT_YOURS);
    }
    case "renew-feed": {
      const feedAddress = await renewFeed(context, manager);
      return feedAddress === null
        ? refuse(409, { title: "Save your hours first" })
        : data<CalendarAnswer>({ feedAddress });
    }
    case "save-busy": {
      const sent = readFields(form, BusyInput, CALENDAR_FORMS.busy);
      if (!sent.ok) return sent.refuse(400);
      if (own.open === null) return refuse(409, { title: "Save your hours first" });
      const { address, file } = sent.value;
      const of = { agentNo: own.agentNo, timeZone: own.hours.timeZone };
      const brought = file !== undefined && file.size > 0 ? file : null;
      if (brought === null && address === undefined)
        return sent.refuse(400, { errors: { address: "Enter an address or choose a file." } });
      const wait = await takeAction(context, "busy");
      if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
      const outcome =
        brought === null
          ? await saveBusyAddress(context, of, address ?? "")
          : await saveBusyFile(context, of, brought);
      return outcome.kind === "saved"
        ? done("Busy times read", "busy", readSaying(outcome))
        : sent.refuse(400, { errors: { [brought === null ? "address" : "file"]: outcome.why } });
    }
    case "resume-busy": {
      const { url } = own.busy;
      if (url === null) return refuse(409, { title: "There’s no calendar to read" });
      const wait = await takeAction(context, "busy");
      if (wait > 0) return refuse(429, tooOften(wait));
      const of = { agentNo: own.agentNo, timeZone: own.hours.timeZone };
      const outcome = await saveBusyAddress(context, of, url);
      return outcome.kind === "saved"
        ? done("Busy times read", "busy", readSaying(outcome))
        : refuse(400, { title: "We still can’t read your calendar", text: outcome.why });
    }
    case "drop-busy":
      await dropBusy(context, own.agentNo);
      return done("Busy times removed", "busy", "All of your hours can be booked.");
    case "stop-feed":
      return (await stopFeed(context, manager))
        ? done("The address is off", "feed", "No one can read your appointments with it anymore.")
        : refuse(409, { title: "Save your hours first" });
    default:
      return refuse(400, { title: "We don’t recognize this form", text: "Please reload the page." });
  }
}
