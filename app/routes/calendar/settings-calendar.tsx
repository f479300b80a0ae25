import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { BusyInput, TypeInput } from "#app/domains/calendar/inputs.ts";
import { HoursInput, hoursFields } from "#app/domains/calendar/settings/hours-form.ts";
import { findOwnCalendar } from "#app/domains/calendar/settings/own-calendar-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { longZoneName, US_ZONES, wallClock } from "#app/platform/time/zoned-time.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { BusySection } from "./settings/busy-section.tsx";
import { type CalendarAnswer, changeCalendar } from "./settings/calendar-actions.server.ts";
import { FeedSection } from "./settings/feed-section.tsx";
import { HoursForm } from "./settings/hours-form.tsx";
import { TypesSection } from "./settings/types-section.tsx";

export const handle = { access: "settings", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const own = viewer.verified ? await findOwnCalendar(context, viewer.userId) : null;
  if (own === null) return { calendar: null };
  const nowMs = context.clock.now();
  const { timeZone } = own.hours;
  const editing = new URL(request.url).searchParams.get("type");
  return {
    calendar: {
      slug: own.slug,
      open: own.open,
      holidays: own.hours.holidays,
      fields: hoursFields(own.hours),
      dates: own.hours.special.length,
      today: wallClock(timeZone, nowMs).day,
      zones: [...new Set<string>([...US_ZONES, timeZone])].map((zone) => ({
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
      rules: { hours: rulesOf(HoursInput), type: rulesOf(TypeInput), busy: rulesOf(BusyInput) },
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
      <header>
        <h1>Calendar</h1>
        <p className="text-muted">
          <span>When customers can book you, and for what. </span>
          {calendar.bookTo === null ? null : <Link to={calendar.bookTo}>See it as customers do</Link>}
        </p>
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
      <Section id="hours" title="Hours" thin>
        <HoursForm calendar={calendar} answer={answer} />
      </Section>
      <Section id="types" title="Types of appointment" thin>
        <TypesSection
          types={calendar.types}
          editing={calendar.editing}
          rules={calendar.rules.type}
          answer={answer}
        />
      </Section>
      <Section id="busy" title="When you’re busy elsewhere" thin>
        <BusySection
          open={calendar.open !== null}
          busy={calendar.busy}
          rules={calendar.rules.busy}
          answer={answer}
        />
      </Section>
      <Section id="feed" title="In your own calendar" thin>
        <FeedSection
          open={calendar.open !== null}
          made={calendar.feedMade}
          address={answer?.feedAddress ?? null}
        />
      </Section>
    </Stack>
  );
}
