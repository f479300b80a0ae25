import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { BusyInput, parseDay, TypeInput } from "#app/domains/calendar/inputs.ts";
import { HoursInput, weekFormFields } from "#app/domains/calendar/settings/hours-form.ts";
import { findOwnCalendar } from "#app/domains/calendar/settings/own-calendar-queries.server.ts";
import { comingTimeOff, formatDays, TimeOffInput } from "#app/domains/calendar/settings/time-off.ts";
import { weekBounds } from "#app/domains/calendar/week/calendar-week.ts";
import { listWeek } from "#app/domains/calendar/week/week-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { longZoneName, US_ZONES, wallClock } from "#app/platform/time/zoned-time.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { BusySection } from "./settings/busy-section.tsx";
import { type CalendarAnswer, changeCalendar } from "./settings/calendar-actions.server.ts";
import { FeedSection } from "./settings/feed-section.tsx";
import { HoursForm } from "./settings/hours-form.tsx";
import { askedStart, formatRange, hoursInWords, showWeek } from "./settings/shown-week.ts";
import { TimeOffSection } from "./settings/time-off-section.tsx";
import { TypesSection } from "./settings/types-section.tsx";
import { WeekSection } from "./settings/week-section.tsx";

export const handle = { access: "settings", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const own = viewer.verified ? await findOwnCalendar(context, viewer.userId) : null;
  if (own === null) return { calendar: null };
  const nowMs = context.clock.now();
  const { timeZone } = own.hours;
  const { searchParams } = new URL(request.url);
  const editing = searchParams.get("type");
  const today = wallClock(timeZone, nowMs).day;
  const from = askedStart(parseDay(searchParams.get("week")), today);
  const of = { userId: viewer.userId, agentNo: own.agentNo };
  const entries = await listWeek(context, of, weekBounds(timeZone, from));
  return {
    calendar: {
      slug: own.slug,
      open: own.open,
      week: showWeek(own.hours, entries, { from, nowMs }),
      holidays: own.holidays,
      office: hoursInWords(own.office.week)
        .map(({ days, hours }) => `${days} ${hours}`)
        .join("; "),
      own: hoursInWords(own.ownWeek),
      fields: {
        follow: own.asOffice ? "office" : "own",
        zone: own.zone,
        ...weekFormFields(own.ownWeek),
      },
      timeOff: comingTimeOff(own.timeOff, today).map((one) => ({
        first: one.on,
        days: formatDays(one),
        reason: one.reason,
        hours: one.hours.length === 0 ? "" : one.hours.map(formatRange).join(", "),
      })),
      today,
      zones: [...new Set<string>([...US_ZONES, own.zone])].map((zone) => ({
        value: zone,
        label: longZoneName(zone, nowMs),
      })),
      types: own.types,
      editing: own.types.find(({ id }) => id === editing) ?? null,
      feedMade: own.feedMadeAt === null ? null : formatMoment(own.feedMadeAt),
      bookTo: own.open && own.types.length > 0 ? calendarPaths.book(own.slug) : null,
      busy: {
        url: own.busy.url,
        read: own.busy.readAt === null ? null : formatMoment(own.busy.readAt),
        problem: own.busy.problem,
        paused: own.busy.paused,
        count: own.busy.count,
      },
      rules: {
        hours: rulesOf(HoursInput),
        timeOff: rulesOf(TimeOffInput),
        type: rulesOf(TypeInput),
        busy: rulesOf(BusyInput),
      },
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const own = viewer.verified ? await findOwnCalendar(context, viewer.userId) : null;
  return changeCalendar(context, viewer, own, request);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Calendar", description: "When you can be booked, and for what.", indexable: false });

export default function CalendarSettings() {
  const { calendar } = useLoaderData<typeof loader>();
  const answer = useAnswer<CalendarAnswer>();
  if (calendar === null)
    return (
      <EmptyState
        level={1}
        title="A calendar belongs to an agent’s profile"
        actions={<Link to={paths.settings()}>Back to settings</Link>}
      >
        <p>Once you have a verified profile, customers can book your free times here.</p>
      </EmptyState>
    );
  return (
    <Stack gap="loose">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1>Calendar</h1>
          <p className="text-muted">
            {calendar.open === null
              ? "Save your hours below, and customers can book you."
              : calendar.open
                ? "Customers can book you."
                : "You take no new bookings."}
          </p>
        </div>
        <Row>
          <Link className="inline-flex min-h-target items-center" to={calendarPaths.appointments()}>
            Appointments
          </Link>
          {calendar.bookTo === null ? null : (
            <ButtonLink to={calendar.bookTo} icon="eye">
              See it as customers do
            </ButtonLink>
          )}
        </Row>
      </header>
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          <b>{`${answer.notice.title}.`}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      )}
      {calendar.open && calendar.types.length === 0 ? (
        <Note>Add a type of appointment below. Until then, no one can book you.</Note>
      ) : null}
      <WeekSection week={calendar.week} />
      <div className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_24rem] items-start gap-x-14">
        <Section id="hours" title="Booking hours" thin>
          <HoursForm calendar={calendar} answer={answer} />
        </Section>
        <Section id="time-off" title="Time off" thin>
          <TimeOffSection
            open={calendar.open !== null}
            timeOff={calendar.timeOff}
            today={calendar.today}
            rules={calendar.rules.timeOff}
            answer={answer}
          />
        </Section>
      </div>
      <Section id="types" title="Types of appointment" thin>
        <TypesSection
          types={calendar.types}
          editing={calendar.editing}
          rules={calendar.rules.type}
          answer={answer}
        />
      </Section>
      <Columns count={2}>
        <Section id="busy" title="Your other calendar" thin>
          <BusySection
            open={calendar.open !== null}
            busy={calendar.busy}
            rules={calendar.rules.busy}
            answer={answer}
          />
        </Section>
        <Section id="feed" title="Appointments in your calendar app" thin>
          <FeedSection
            open={calendar.open !== null}
            made={calendar.feedMade}
            address={answer?.feedAddress ?? null}
          />
        </Section>
      </Columns>
    </Stack>
  );
}
