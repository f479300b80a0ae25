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
import { move } from "#app/domains/calendar/book-commands.server.ts";
import { findBookable } from "#app/domains/calendar/calendar-queries.server.ts";
import { cancel, mark } from "#app/domains/calendar/change-commands.server.ts";
import { callLinkOf, whenForClient, whereForClient } from "#app/domains/calendar/emails.server.ts";
import { parseDay, parseInstant } from "#app/domains/calendar/inputs.ts";
import { DAYS_SHOWN } from "#app/domains/calendar/limits.ts";
import { mayChange } from "#app/domains/calendar/policy.ts";
import { showDays } from "#app/domains/calendar/slot-words.ts";
import { freeDays } from "#app/domains/calendar/slots.ts";
import { formatLength, insuranceIn, STATUSES, WAYS } from "#app/domains/calendar/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { takeAction, tooOften } from "#app/platform/address-limits.ts";
import { parseForm } from "#app/platform/form.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/page-meta.ts";
import { formatPhone, phoneLink } from "#app/platform/phone.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { formatMomentIn } from "#app/platform/zoned-time.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AppointmentChanges } from "./appointment-changes.tsx";
import { requireAppointment } from "./appointment-page.server.ts";
import { MarkForms } from "./mark-forms.tsx";
import { MoveTimes } from "./move-times.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { appointment, side, token } = await requireAppointment(request, context, params.id);
  const asked = new URL(request.url).searchParams;
  const nowMs = context.clock.now();
  const may = (change: Parameters<typeof mayChange>[2]) => mayChange(appointment, side, change, nowMs);
  const address = (query: Record<string, string | boolean | null> = {}) =>
    calendarPaths.appointment(appointment.id, { token, ...query });
  const { agentName, agentSlug, typeName, way, startsAt, endsAt, status, note } = appointment;
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
    link: callLinkOf(appointment) || null,
    insurance: insuranceIn(appointment),
    note,
    client:
      side === "agent"
        ? { name: appointment.clientName, email: appointment.clientEmail, phone: appointment.clientPhone }
        : null,
    agent: { name: agentName, slug: agentSlug },
    canceledBy: appointment.canceledBy,
    flagged: appointment.flagged && status === "booked",
    search: paths.search({ q: appointment.stateName, type: appointment.insuranceSlug }),
    booked: asked.has("booked") && status === "booked" && appointment.sequence === 0,
    email: side === "client" ? appointment.clientEmail : null,
    file: status === "booked" ? calendarPaths.appointmentFile(appointment.id, { token }) : null,
    here: address(),
    moveTo: may("move") ? `${address({ move: true })}#move` : null,
    moving,
    mayCancel: may("cancel"),
    mayMark: may("keep"),
    reviewTo: side === "client" && status === "kept" ? paths.leaveReview(agentSlug) : null,
    bookTo:
      side === "client" && status !== "booked" && appointment.agentAccepts
        ? calendarPaths.book(agentSlug)
        : null,
  };
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

const CHANGED =
  "This appointment was changed meanwhile. Nothing was done: here is how it stands now." satisfies PlainMessage;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { appointment, side, token } = await requireAppointment(request, context, params.id);
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
          {where ?? way}
          {link === null ? null : (
            <>
              {" "}
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
        {page.booked ? (
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
          <b>{answer.notice.title}</b> {answer.notice.text}
        </Note>
      )}
      {page.flagged ? (
        <Note tone="bad" className="mb-5">
          <b>{t("The license on file no longer covers {insurance} on this day.", { insurance })}</b>{" "}
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
              {t("We told the client.")}{" "}
              <Link to={paths.settings({ section: "licenses" })}>{t("Look at your licenses")}</Link>
            </>
          )}
        </Note>
      ) : null}
      <FactList items={facts} className="mb-6 border-line border-b" />
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
