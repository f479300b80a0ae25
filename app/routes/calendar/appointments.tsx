import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import {
  findAppointment,
  listAppointments,
} from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { mark } from "#app/domains/calendar/appointments/change-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AppointmentDays } from "./appointments/appointment-days.tsx";
import { PastAppointments } from "./appointments/past-appointments.tsx";
import { byDay, showTo } from "./appointments/shown-appointments.ts";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { own, agent, hasScopes } = await listAppointments(context, viewer.userId);
  const nowMs = context.clock.now();
  const isAgent = viewer.verified && viewer.slug !== null;
  return {
    agent: isAgent
      ? {
          coming: byDay(agent.coming.map(showTo("agent", nowMs)), nowMs),
          open: byDay(agent.open.map(showTo("agent", nowMs)), nowMs),
          past: agent.past.map(showTo("agent", nowMs)),
          scopesTo: hasScopes ? calendarPaths.scopes() : null,
        }
      : null,
    own: {
      coming: byDay(own.coming.map(showTo("client", nowMs)), nowMs),
      past: own.past.map(showTo("client", nowMs)),
    },
  };
}

/** Marks an appointment of the list as completed or missed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const form = await parseForm(request);
  const refuse = (status: number, title: PlainMessage) =>
    data<FormReply>({ notice: { title: t(title) } }, { status });
  const status = MARKS.find((one) => one === form.get("intent"));
  const id = parseUuid(form.get("id"));
  if (status === undefined || id === null)
    return refuse(400, "We don’t recognize this form. Please reload the page.");
  const seen = await findAppointment(context, id, { token: null, userId: viewer.userId });
  if (seen === null || seen.side !== "agent") return refuse(404, "There’s no such appointment.");
  if ((await mark(context, seen.appointment, status)) !== "done")
    return refuse(409, "This appointment just changed. Here’s its current state.");
  const title = status === "completed" ? t("Marked as completed") : t("Marked as missed");
  context.cookies.push(writeToast({ title, tone: "success" }));
  return redirect(calendarPaths.appointments(), 303);
}
const MARKS = ["completed", "missed"] as const;

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Appointments"),
    description: t("Your upcoming and past appointments."),
    indexable: false,
  });

export default function Appointments() {
  const { agent, own } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const hasOwn = own.coming.length + own.past.length > 0;
  return (
    <Stack gap="loose">
      <header>
        <h1>{t("Appointments")}</h1>
        {agent === null ? null : (
          <p className="text-muted">
            <Link to={calendarPaths.settings()}>{t("Hours and types of appointment")}</Link>
            {agent.scopesTo === null ? null : (
              <a className="block w-fit" href={agent.scopesTo}>
                {t("What clients agreed to about Medicare (CSV)")}
              </a>
            )}
          </p>
        )}
      </header>
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          {answer.notice.title}
        </Note>
      )}
      {agent === null ? null : (
        <>
          {agent.open.length === 0 ? null : (
            <Section id="open" title={t("Did you meet?")} thin>
              <AppointmentDays days={agent.open} mark />
            </Section>
          )}
          <Section id="coming" title={t("Coming up")} thin>
            {agent.coming.length === 0 ? (
              <EmptyState
                level={3}
                title={t("No bookings yet")}
                actions={<Link to={calendarPaths.settings()}>{t("Look at your hours")}</Link>}
              >
                <p>{t("When someone books, it shows here and we let you know.")}</p>
              </EmptyState>
            ) : (
              <AppointmentDays days={agent.coming} />
            )}
          </Section>
          {agent.past.length === 0 ? null : (
            <PastAppointments id="past" title={t("Past and canceled")} rows={agent.past} />
          )}
        </>
      )}
      {agent !== null && !hasOwn ? null : (
        <>
          <Section id="own" title={agent === null ? t("Coming up") : t("Booked by you")} thin>
            {own.coming.length === 0 ? (
              <EmptyState
                level={3}
                title={t("No appointments coming up")}
                actions={<ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>}
              >
                <p>{t("Profiles of agents who take bookings show their next free time.")}</p>
              </EmptyState>
            ) : (
              <AppointmentDays days={own.coming} />
            )}
          </Section>
          {own.past.length === 0 ? null : (
            <PastAppointments
              id="own-past"
              title={agent === null ? t("Past and canceled") : t("Booked by you, past and canceled")}
              rows={own.past}
            />
          )}
        </>
      )}
    </Stack>
  );
}
