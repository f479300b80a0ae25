/** Confirming, canceling, moving and marking one appointment. */
import { data, redirect } from "@remix-run/cloudflare";
import { confirmHeld } from "#app/domains/calendar/appointments/book-commands.server.ts";
import { cancel, mark, move } from "#app/domains/calendar/appointments/change-commands.server.ts";
import { parseInstant } from "#app/domains/calendar/inputs.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { requireAppointment } from "./appointment-page.server.ts";

const LAPSED =
  "This time was held for half an hour and wasn’t confirmed. Choose another one below." satisfies PlainMessage;
const CHANGED =
  "This appointment just changed. Nothing was done. Here’s its current state." satisfies PlainMessage;

/** What the forms of the page do. */
export async function changeAppointment(
  request: Request,
  context: AppContext,
  requested: string | undefined,
) {
  const { appointment, side, token, confirms } = await requireAppointment(request, context, requested);
  const form = await parseForm(request);
  const say = (status: number, title: string, text?: string) =>
    data<FormReply>({ notice: { title, ...(text !== undefined && { text }) } }, { status });
  const refuse = (status: number, title: PlainMessage) => say(status, t(title));
  const wait = await takeAction(context, "link");
  if (wait > 0) {
    const { title, text } = tooOften(wait);
    return say(429, title, text);
  }
  const done = (title: PlainMessage, text?: PlainMessage) => {
    const said = { title: t(title), ...(text !== undefined && { text: t(text) }) };
    context.cookies.push(writeToast({ ...said, tone: "success" }));
    return redirect(calendarPaths.appointment(appointment.id, { token }), 303);
  };
  switch (form.get("intent")) {
    case "confirm": {
      if (!confirms) return refuse(403, "Use the link in the email that we sent to the address.");
      const outcome = await confirmHeld(context, appointment);
      if (outcome === "confirmed") return done("Appointment confirmed", "We told the agent and emailed you.");
      return refuse(409, outcome === "lapsed" ? LAPSED : CHANGED);
    }
    case "cancel":
      return (await cancel(context, appointment, side)) === "done"
        ? done("Appointment canceled", side === "agent" ? "We told the client." : "We told the agent.")
        : refuse(409, CHANGED);
    case "move": {
      const at = parseInstant(form.get("at"));
      if (at === null || side !== "client") return refuse(400, "Choose a time.");
      if (at === appointment.startsAt) return refuse(409, "Nothing was changed.");
      const outcome = await move(context, appointment, at);
      if (outcome.kind === "moved") return done("Appointment moved", "We told the agent and emailed you.");
      return refuse(outcome.kind === "crowded" ? 503 : 409, MOVE_REFUSED[outcome.kind]);
    }
    case "completed":
    case "missed": {
      const status = form.get("intent") === "completed" ? "completed" : "missed";
      if (side !== "agent") return refuse(403, "Only the agent can say so.");
      return (await mark(context, appointment, status)) === "done"
        ? done(status === "completed" ? "Marked as completed" : "Marked as missed")
        : refuse(409, CHANGED);
    }
    default:
      return say(400, t("We don’t recognize this form"), t("Please reload the page."));
  }
}

const MOVE_REFUSED = {
  taken: "This time isn’t free anymore. Choose another one.",
  gone: "The agent doesn’t take bookings for this anymore. Your appointment is unchanged.",
  unlicensed: "The agent’s license doesn’t cover your insurance on that day. Choose another one.",
  "too-many": "Nothing was changed.",
  crowded: "Many people are booking right now. Try again in a moment.",
  changed: CHANGED,
  "too-soon": "What you talk about has to be agreed 48 hours ahead for Medicare. Choose a later time.",
} as const satisfies Record<string, PlainMessage>;
