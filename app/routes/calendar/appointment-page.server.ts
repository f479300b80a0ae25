/** The page of one appointment: who may open it, and what it shows them. */

import {
  type Appointment,
  findAppointment,
  type SeenAppointment,
} from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import {
  callLinkOf,
  whenForClient,
  whereForClient,
} from "#app/domains/calendar/appointments/emails.server.ts";
import { findOffered } from "#app/domains/calendar/calendar-queries.server.ts";
import { parseDay } from "#app/domains/calendar/inputs.ts";
import { DAYS_SHOWN, NEXT_OFFERED } from "#app/domains/calendar/limits.ts";
import { confirmationOf, mayChange } from "#app/domains/calendar/policy.ts";
import { readProducts, SCOPE_LABELS } from "#app/domains/calendar/scopes/scope-policy.ts";
import { showDays, showMoments } from "#app/domains/calendar/slot-words.ts";
import { freeDays, nextSlots } from "#app/domains/calendar/slots.ts";
import { formatLength, insuranceIn, WAYS } from "#app/domains/calendar/words.ts";
import { readOffered } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { formatMomentIn, formatMomentInBoth } from "#app/platform/time/zoned-time.ts";
import { t } from "#app/text/text.ts";

/** The secret of an emailed link; null when the address has none. */
const tokenOf = (request: Request): string | null =>
  /^[\w-]{43}$/.exec(new URL(request.url).searchParams.get("token") ?? "")?.[0] ?? null;

/** Throws a 404 for everyone else, as if there were no such appointment. */
export async function requireAppointment(
  request: Request,
  context: AppContext,
  id: string | undefined,
): Promise<SeenAppointment & { token: string | null }> {
  const known = parseUuid(id);
  const viewer = await getViewer(context);
  const userId = viewer !== null && viewer.accountStatus === "active" ? viewer.userId : null;
  const token = tokenOf(request);
  const seen = known === null ? null : await findAppointment(context, known, { token, userId });
  if (seen !== null) return { ...seen, token };
  throw notFoundNotice(
    t("Appointment not found"),
    t("Open it from the email we sent you, or sign in with the account that booked it."),
    [
      { label: t("Sign in"), to: paths.auth() },
      { label: t("Find agents"), to: paths.locationHub() },
    ],
  );
}

/** All that the page of one appointment shows to the side that opened it. At most two round trips. */
export async function loadAppointment(request: Request, context: AppContext, id: string | undefined) {
  const { appointment, side, token, confirms } = await requireAppointment(request, context, id);
  const asked = new URL(request.url).searchParams;
  const nowMs = context.clock.now();
  const may = (change: Parameters<typeof mayChange>[2]) => mayChange(appointment, side, change, nowMs);
  const address = (query: Record<string, string | boolean | null> = {}) =>
    calendarPaths.appointment(appointment.id, { token, ...query });
  const { agentName, agentSlug, typeName, way, startsAt, endsAt, status, note } = appointment;
  const confirmation = confirmationOf(appointment, nowMs);
  const isActive = status === "booked" && confirmation === "confirmed";
  const moving =
    may("move") && asked.has("move")
      ? await loadMoves(context, appointment, parseDay(asked.get("day")), address)
      : null;
  return {
    side,
    title: t("{type} with {name}", {
      type: typeName,
      name: side === "client" ? agentName : appointment.clientName || t("a client"),
    }),
    status,
    when: side === "client" ? whenForClient(appointment) : formatMomentIn(appointment.timeZone, startsAt),
    length: formatLength((endsAt - startsAt) / 60_000),
    way: t(WAYS[way]),
    where: side === "client" ? whereForClient(appointment) : null,
    link: (isActive && callLinkOf(appointment)) || null,
    insurance: insuranceIn(appointment),
    agreed: agreedOf(appointment, side),
    legal: medicareNotice(
      context,
      { page: "appointment", types: [appointment.insuranceSlug] },
      { name: agentName, offered: readOffered(appointment.medicareOffer, nowMs) },
    ),
    note,
    client:
      side === "agent"
        ? { name: appointment.clientName, email: appointment.clientEmail, phone: appointment.clientPhone }
        : null,
    agent: { name: agentName, slug: agentSlug },
    canceledBy: appointment.canceledBy,
    confirmation,
    /** Until when it is, or was, held; null once confirmed. */
    heldUntil:
      confirmation === "confirmed" || appointment.confirmBy === null
        ? null
        : formatMomentInBoth(appointment.timeZone, appointment.clientTimeZone, appointment.confirmBy),
    mayConfirm: confirms && confirmation === "held",
    nextTimes: confirmation === "lapsed" ? await loadNextTimes(context, appointment) : [],
    flagged: appointment.flagged && status === "booked",
    search: paths.search({ q: appointment.stateName, type: appointment.insuranceSlug }),
    booked: asked.has("booked") && isActive && appointment.sequence === 0,
    email: side === "client" ? appointment.clientEmail : null,
    file: isActive ? calendarPaths.appointmentFile(appointment.id, { token }) : null,
    here: address(),
    moveTo: may("move") ? `${address({ move: true })}#move` : null,
    moving,
    mayCancel: may("cancel"),
    mayMark: may("complete"),
    reviewTo: side === "client" && status === "completed" ? paths.leaveReview(agentSlug) : null,
    bookTo:
      side === "client" && (status !== "booked" || confirmation === "lapsed") && appointment.agentAccepts
        ? calendarPaths.book(agentSlug)
        : null,
  };
}

/** What was agreed to talk about, and for whom; null without a scope. */
function agreedOf(
  { scopeProducts, scopeBeneficiary, clientName }: Appointment,
  side: SeenAppointment["side"],
) {
  const products = readProducts(scopeProducts).map((one) => t(SCOPE_LABELS[one]));
  if (products.length === 0) return null;
  const person = scopeBeneficiary || (side === "agent" ? clientName : "");
  return { products, person: person === "" ? null : t("For {person}", { person }) };
}

/** The free times from the lapsed one on, for a client who comes too late to confirm it. */
async function loadNextTimes(
  context: AppContext,
  { agentNo, agentSlug, typeId, startsAt, clientTimeZone }: Appointment,
) {
  const offered = await findOffered(context, agentNo);
  const type = offered?.types.find((one) => one.id === typeId);
  if (offered === null || offered.hours === null || type === undefined) return [];
  const nowMs = context.clock.now();
  const fromMs = Math.max(startsAt, nowMs);
  const next = nextSlots(offered.hours, type, offered.taken, { fromMs, most: NEXT_OFFERED, nowMs });
  return showMoments(next, offered.hours.timeZone, clientTimeZone).map(({ at, time }) => ({
    time,
    to: calendarPaths.book(agentSlug, { type: typeId, at }),
  }));
}

async function loadMoves(
  context: AppContext,
  { id, agentNo, typeId, startsAt, clientTimeZone }: Appointment,
  day: string | null,
  address: (query: Record<string, string | boolean | null>) => string,
) {
  const offered = await findOffered(context, agentNo, id);
  const type = offered?.types.find((one) => one.id === typeId);
  if (offered === null || offered.hours === null || type === undefined)
    return { days: [], later: null, first: null };
  const nowMs = context.clock.now();
  const { days, later } = freeDays(offered.hours, type, offered.taken, { day, most: DAYS_SHOWN, nowMs });
  // The time it has now is free for it, but choosing it is no move.
  const others = days
    .map((one) => ({ ...one, slots: one.slots.filter((at) => at !== startsAt) }))
    .filter(({ slots }) => slots.length > 0);
  return {
    days: showDays(others, offered.hours.timeZone, clientTimeZone),
    later: later === null ? null : `${address({ move: true, day: later })}#move`,
    first: day === null ? null : `${address({ move: true })}#move`,
  };
}
