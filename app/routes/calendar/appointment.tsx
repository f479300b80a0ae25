import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { sql } from "drizzle-orm";
import { calendarPaths } from "#app/calendar-paths.ts";
import { confirmHeld, move } from "#app/domains/calendar/book-commands.server.ts";
import { findBookable } from "#app/domains/calendar/calendar-queries.server.ts";
import { cancel, mark } from "#app/domains/calendar/change-commands.server.ts";
import { callLinkOf, whenForClient, whereForClient } from "#app/domains/calendar/emails.server.ts";
import { parseDay, parseInstant } from "#app/domains/calendar/inputs.ts";
import { DAYS_SHOWN, NEXT_OFFERED } from "#app/domains/calendar/limits.ts";
import { confirmationOf, mayChange } from "#app/domains/calendar/policy.ts";
import { showDays, showMoments } from "#app/domains/calendar/slot-words.ts";
import { freeDays, nextSlots } from "#app/domains/calendar/slots.ts";
import { formatLength, insuranceIn, STATUSES, WAYS } from "#app/domains/calendar/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { takeAction, tooOften } from "#app/platform/address-limits.ts";
import { parseForm } from "#app/platform/form.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/page-meta.ts";
import { formatPhone, phoneLink } from "#app/platform/phone.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { formatMomentIn, formatMomentInBoth } from "#app/platform/zoned-time.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AppointmentChanges } from "./appointment-changes.tsx";
import { requireAppointment } from "./appointment-page.server.ts";
import { MarkForms } from "./mark-forms.tsx";
import { MoveTimes } from "./move-times.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { appointment, side, token, confirms } = await requireAppointment(request, context, params.id);
  const asked = new URL(request.url).searchParams;
  const nowMs = context.clock.now();
  const may = (change: Parameters<typeof mayChange>[2]) => mayChange(appointment, side, change, nowMs);
  const address = (query: Record<string, string | boolean | null> = {}) =>
    calendarPaths.appointment(appointment.id, { token, ...query });
  const { agentName, agentSlug, typeName, way, startsAt, endsAt, status, note } = appointment;
  const confirmation = confirmationOf(appointment, nowMs);
  const isOn = status === "booked" && confirmation === "confirmed";
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
    link: (isOn && callLinkOf(appointment)) || null,
    insurance: insuranceIn(appointment),
    note,
    client:
      side === "agent"
        ? { name: appointment.clientName, email: appointment.clientEmail, phone: appointment.clientPhone }
        : null,
    agent: { name: agentName, slug: agentSlug },
    canceledBy: appointment.canceledBy,
    confirmation,
    /** Until when it is, or was, held; null for one that is confirmed. */
    heldUntil:
      confirmation === "confirmed" || appointment.confirmBy === null
        ? null
        : formatMomentInBoth(appointment.timeZone, appointment.clientTimeZone, appointment.confirmBy),
    mayConfirm: confirms && confirmation === "held",
    nextTimes: confirmation === "lapsed" ? await loadNextTimes(context, appointment) : [],
    flagged: appointment.flagged && status === "booked",
    search: paths.search({ q: appointment.stateName, type: appointment.insuranceSlug }),
    booked: asked.has("booked") && isOn && appointment.sequence === 0,
    email: side === "client" ? appointment.clientEmail : null,
    file: isOn ? calendarPaths.appointmentFile(appointment.id, { token }) : null,
    here: address(),
    moveTo: may("move") ? `${address({ move: true })}#move` : null,
    moving,
    mayCancel: may("cancel"),
    mayMark: may("complete"),
    reviewTo: side === "client" && status === "kept" ? paths.leaveReview(agentSlug) : null,
    bookTo:
      side === "client" && (status !== "booked" || confirmation === "lapsed") && appointment.agentAccepts
        ? calendarPaths.book(agentSlug)
        : null,
  };
}

/** The free times from the one that lapsed on, for whoever comes too late to confirm it. */
async function loadNextTimes(
  context: Parameters<typeof findBookable>[0],
  {
    agentNo,
    agentSlug,
    typeId,
    startsAt,
    clientTimeZone,
  }: { agentNo: number; agentSlug: string; typeId: string; startsAt: number; clientTimeZone: string },
) {
  const bookable = await findBookable(context, sql`${agentNo}`);
  const type = bookable?.types.find((one) => one.id === typeId);
  if (bookable === null || bookable.hours === null || type === undefined) return [];
  const nowMs = context.clock.now();
  const fromMs = Math.max(startsAt, nowMs);
  const next = nextSlots(bookable.hours, type, bookable.taken, { fromMs, most: NEXT_OFFERED, nowMs });
  return showMoments(next, bookable.hours.timeZone, clientTimeZone).map(({ at, time }) => ({
    time,
    to: calendarPaths.book(agentSlug, { type: typeId, at }),
  }));
}

async function loadMoves(
  context: Parameters<typeof findBookable>[0],
  {
    id,
    agentNo,
    typeId,
    startsAt,
    clientTimeZone,
  }: { id: string; agentNo: number; typeId: string; startsAt: number; clientTimeZone: string },
  day: string | null,
  address: (query: Record<string, string | boolean | null>) => string,
) {
  const bookable = await findBookable(context, sql`${agentNo}`, id);
  const type = bookable?.types.find((one) => one.id === typeId);
  if (bookable === null || bookable.hours === null || type === undefined)
    return { days: [], later: null, first: null };
  const nowMs = context.clock.now();
  const { days, later } = freeDays(bookable.hours, type, bookable.taken, { day, most: DAYS_SHOWN, nowMs });
  // Its own time is free to it, and no move.
  const others = days
    .map((one) => ({ ...one, slots: one.slots.filter((at) => at !== startsAt) }))
    .filter(({ slots }) => slots.length > 0);
  return {
    days: showDays(others, bookable.hours.timeZone, clientTimeZone),
    later: later === null ? null : `${address({ move: true, day: later })}#move`,
    first: day === null ? null : `${address({ move: true })}#move`,
  };
}

const LAPSED =
  "This time was held for half an hour, and nobody confirmed it. Choose another one below." satisfies PlainMessage;
const CHANGED =
  "This appointment was changed meanwhile. Nothing was done: here is how it stands now." satisfies PlainMessage;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { appointment, side, token, confirms } = await requireAppointment(request, context, params.id);
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
    case "kept":
    case "missed": {
      const status = form.get("intent") === "kept" ? "kept" : "missed";
      if (side !== "agent") return refuse(403, "Only the agent can say so.");
      return (await mark(context, appointment, status)) === "done"
        ? done(status === "kept" ? "Marked as kept" : "Marked as missed")
        : refuse(409, CHANGED);
    }
    default:
      return say(400, t("We don’t recognize this form"), t("Please reload the page."));
  }
}

const MOVE_REFUSED = {
  taken: "This time isn’t free anymore. Choose another one.",
  gone: "The agent doesn’t take bookings for this anymore. Your appointment stands as it was.",
  unlicensed: "The agent’s license doesn’t cover your insurance on that day. Choose another one.",
  "too-many": "Nothing was changed.",
  crowded: "Many people are booking right now. Try again in a moment.",
  changed: CHANGED,
} as const satisfies Record<string, PlainMessage>;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...pageMeta("", {
    title: page?.title ?? t("Appointment"),
    description: t("When, where, and what you can change."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

export default function AppointmentPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { title, status, when, length, way, where, link, insurance, note, client, agent, side } = page;
  const facts = [
    { term: t("When"), detail: <b>{when}</b> },
    { term: t("How long"), detail: length },
    {
      term: t("Where"),
      detail: (
        <>
          <span>{where ?? way}</span>
          {link === null ? null : (
            <>
              <span> </span>
              <a href={link} rel="noreferrer nofollow">
                {t("Open the video call")}
              </a>
            </>
          )}
        </>
      ),
    },
    { term: t("About"), detail: insurance },
    ...(side === "client"
      ? [{ term: t("Agent"), detail: <Link to={paths.showcase(agent.slug)}>{agent.name}</Link> }]
      : []),
    ...(client === null
      ? []
      : [
          {
            term: t("Client"),
            detail: (
              <>
                <span dir="auto">{client.name || t("Account deleted")}</span>
                {client.email === "" ? null : (
                  <a className="block" href={`mailto:${client.email}`}>
                    {client.email}
                  </a>
                )}
                {client.phone === null ? null : (
                  <a className="block" href={phoneLink(client.phone)}>
                    {formatPhone(client.phone)}
                  </a>
                )}
              </>
            ),
          },
        ]),
    ...(note === ""
      ? []
      : [{ term: t("Note"), detail: <span className="whitespace-pre-line">{note}</span> }]),
  ];
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{page.booked ? t("You’re booked") : title}</h1>
        {page.confirmation !== "confirmed" ? (
          <HeldWords page={page} />
        ) : page.booked ? (
          <p className="text-muted">
            {t("{title}. We emailed you at {email} with a link to this page.", {
              title,
              email: page.email ?? "",
            })}
          </p>
        ) : (
          <p className="text-muted">{statusWords(page)}</p>
        )}
      </PageHead>
      {answer?.notice === undefined ? null : (
        <Note tone="bad" className="mb-5" live>
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      )}
      {page.flagged ? (
        <Note tone="bad" className="mb-5">
          <b>{t("The license on file no longer covers {insurance} on this day.", { insurance })}</b>
          <span> </span>
          {side === "client" ? (
            rich(
              "{agent} can’t sell you this insurance then. You can keep the appointment, cancel it, or {find}.",
              {
                agent: agent.name,
                find: <Link to={page.search}>{t("find another licensed agent")}</Link>,
              },
            )
          ) : (
            <>
              <span>{`${t("We told the client.")} `}</span>
              <Link to={paths.settings({ section: "licenses" })}>{t("Look at your licenses")}</Link>
            </>
          )}
        </Note>
      ) : null}
      <FactList items={facts} className="mb-6 border-line border-b" />
      {page.mayConfirm ? (
        <Form method="post" action={page.here} className="mb-5">
          <Button look="primary" name="intent" value="confirm">
            {t("Confirm the appointment")}
          </Button>
        </Form>
      ) : null}
      {page.nextTimes.length === 0 ? null : (
        <Section id="next" title={t("Next free times")} thin>
          <ul className="mb-5 flex list-none flex-wrap gap-2">
            {page.nextTimes.map(({ time, to }) => (
              <li key={to}>
                <ButtonLink to={to}>{time}</ButtonLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {page.moving === null ? (
        <AppointmentChanges
          file={page.file}
          moveTo={page.moveTo}
          mayCancel={page.mayCancel}
          side={side}
          here={page.here}
          reviewTo={page.reviewTo}
          bookTo={page.bookTo}
        />
      ) : (
        <MoveTimes {...page.moving} here={page.here} />
      )}
      {page.mayMark ? (
        <Form method="post" action={page.here} className="mt-6">
          <MarkForms status={status} />
        </Form>
      ) : null}
    </PageMain>
  );
}

/** What is said of a time that waits for its confirmation, or that nobody confirmed. */
function HeldWords({
  page: { confirmation, heldUntil, mayConfirm, email },
}: {
  page: { confirmation: string; heldUntil: string | null; mayConfirm: boolean; email: string | null };
}) {
  const until = heldUntil ?? "";
  return (
    <p className="text-muted">
      {confirmation === "lapsed"
        ? t("This time was held until {until} and nobody confirmed it, so it went back to being free.", {
            until,
          })
        : mayConfirm
          ? t("We hold this time for you until {until}. Confirm it, and it’s yours.", { until })
          : t(
              "Not booked yet: we emailed a link to {email}. Open it and confirm by {until}, or the time is free again.",
              { email: email ?? "", until },
            )}
    </p>
  );
}

function statusWords({
  status,
  canceledBy,
  side,
  agent,
}: {
  status: keyof typeof STATUSES;
  canceledBy: "client" | "agent" | null;
  side: "client" | "agent";
  agent: { name: string };
}): string {
  if (status !== "canceled") return `${t(STATUSES[status])}.`;
  if (canceledBy === side) return t("Canceled by you.");
  return canceledBy === "agent"
    ? t("Canceled by {name}.", { name: agent.name })
    : t("Canceled by the client.");
}
