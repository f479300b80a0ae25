import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { FAILED, NONE, NOT_BROUGHT_BACK, SUBJECT_WORDS } from "#app/domains/notifications/bell-texts.ts";
import {
  notificationCursor,
  parseNotificationFilter,
  writeNotificationFilter,
} from "#app/domains/notifications/inputs.ts";
import { UNDO_MINUTES } from "#app/domains/notifications/limits.ts";
import { listNotifications } from "#app/domains/notifications/queries.server.ts";
import { SUBJECTS, type Subject } from "#app/domains/notifications/subjects.ts";
import type { Notification } from "#app/domains/notifications/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatTimeOf, readersDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { doNotificationAction } from "./notification-actions.server.ts";
import { FilterFields, OwnNotification } from "./own-notification.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { searchParams } = new URL(request.url);
  const filter = parseNotificationFilter(searchParams);
  const page = await listNotifications(context, viewer.userId, filter);
  const deletedAt = /^\d{1,15}$/.exec(searchParams.get("deleted") ?? "")?.[0] ?? null;
  const nowMs = context.clock.now();
  const undoable = deletedAt !== null && nowMs - Number(deletedAt) < UNDO_MINUTES * MINUTE_MS;
  const next = page.next === null ? null : notificationCursor.write(page.next);
  return { ...page, next, filter: writeNotificationFilter(filter), undo: undoable ? deletedAt : null, nowMs };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  return redirect(await doNotificationAction(context, viewer.userId, await parseForm(request)), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("Notifications"), description: t("What’s new for you."), indexable: false });

export default function Notifications() {
  const { notifications, unread, subjects, next, filter, undo, nowMs } = useLoaderData<typeof loader>();
  const narrowed = Object.keys(filter).length > 0;
  const none = notifications.length === 0;
  return (
    <PageMain form own className="grid grid-cols-1 gap-5">
      <header>
        <h1>{t("Notifications")}</h1>
        {unread > 0 ? (
          <p className="text-muted">{t("{unread} unread.", { unread })}</p>
        ) : none ? null : (
          <p className="text-muted">{t("You’ve read them all.")}</p>
        )}
      </header>
      <Row apart className="min-h-target">
        <Segmented
          label={t("Show")}
          items={[
            {
              to: paths.notifications({ ...filter, show: null }),
              label: t("All"),
              current: filter.show === undefined,
            },
            {
              to: paths.notifications({ ...filter, show: "unread" }),
              label: t("Unread"),
              current: filter.show === "unread",
            },
          ]}
        />
        {none ? null : (
          <Form method="post">
            <FilterFields filter={filter} />
            <Button
              small
              icon="check"
              className="max-md:min-h-target"
              name="intent"
              value="read-all"
              data-unsent={t(FAILED.readAll)}
              disabled={unread === 0}
            >
              {narrowed ? t("Mark all of these read") : t("Mark all read")}
            </Button>
          </Form>
        )}
      </Row>
      <Subjects filter={filter} subjects={subjects} />
      {undo === null ? null : (
        <Row method="post" as={Form} data-unsent={t(NOT_BROUGHT_BACK)}>
          <FilterFields filter={filter} />
          <input type="hidden" name="deleted" value={undo} />
          <span>{t("Deleted.")}</span>
          <Button small name="intent" value="undo">
            {t("Undo")}
          </Button>
        </Row>
      )}
      {none ? (
        <NoNotifications filter={filter} />
      ) : (
        <>
          {byDay(notifications).map(({ day, ofDay }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className="border-ink border-b-2 pb-1.5 text-16">
                {dayWords(day, nowMs)}
              </h2>
              <ul className="list-none">
                {ofDay.map((one) => (
                  <OwnNotification
                    key={one.id}
                    notification={one}
                    nowMs={nowMs}
                    when={day === readersDay(nowMs) ? undefined : formatTimeOf(one.createdAt)}
                    filter={filter}
                  />
                ))}
              </ul>
            </section>
          ))}
          <Form method="post">
            <FilterFields filter={filter} />
            <Button small look="link" name="intent" value="delete-all" data-unsent={t(FAILED.deleteAll)}>
              {narrowed ? t("Delete all of these") : t("Delete all")}
            </Button>
          </Form>
        </>
      )}
      <Pager nextTo={next === null ? null : paths.notifications({ ...filter, after: next })} />
    </PageMain>
  );
}

type Filter = { show?: "unread"; about?: Subject };

/** What they are about, as links: only what this reader has any of. */
function Subjects({
  filter,
  subjects,
}: {
  filter: Filter;
  subjects: readonly { about: Subject; unread: number }[];
}) {
  const offered = SUBJECTS.filter(
    (about) => about === filter.about || subjects.some((one) => one.about === about),
  );
  if (offered.length < 2 && filter.about === undefined) return null;
  return (
    <nav
      className="flex gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter md:flex-wrap max-md:[&>a]:flex-none"
      aria-label={t("Subject")}
    >
      <Chip to={paths.notifications({ ...filter, about: null })} current={filter.about === undefined}>
        {t("Everything")}
      </Chip>
      {offered.map((about) => {
        const unread = subjects.find((one) => one.about === about)?.unread ?? 0;
        return (
          <Chip
            key={about}
            to={paths.notifications({ ...filter, about })}
            current={about === filter.about}
            {...(unread > 0 && { count: unread })}
          >
            {t(SUBJECT_WORDS[about].label)}
          </Chip>
        );
      })}
    </nav>
  );
}

/** The page's notifications by the days of the reader's calendar, as they come. */
function byDay(notifications: readonly Notification[]): { day: string; ofDay: Notification[] }[] {
  const days: { day: string; ofDay: Notification[] }[] = [];
  for (const one of notifications) {
    const day = readersDay(one.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.ofDay.push(one);
    else days.push({ day, ofDay: [one] });
  }
  return days;
}

function dayWords(day: string, nowMs: number): string {
  if (day === readersDay(nowMs)) return t("Today");
  return day === readersDay(nowMs - DAY_MS) ? t("Yesterday") : formatDay(day);
}

/** In place of an empty list. */
function NoNotifications({ filter }: { filter: Filter }) {
  const { show, about } = filter;
  if (show === undefined && about === undefined) {
    return (
      <EmptyState
        title={t(NONE)}
        actions={
          <>
            <ButtonLink to={paths.dashboard()}>{t("Go to your dashboard")}</ButtonLink>
            <Link to={paths.settings({ section: "notifications" })}>
              {t("Choose what we email you about")}
            </Link>
          </>
        }
      >
        <p>
          {t(
            "You get one when someone answers your question, replies to your review, writes you a message, or changes an appointment.",
          )}
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={show === undefined ? t("Nothing here yet") : t("Nothing unread")}
      actions={
        <>
          {show === undefined ? null : (
            <ButtonLink to={paths.notifications({ about: about ?? null })}>
              {t("Show read ones, too")}
            </ButtonLink>
          )}
          <Link to={paths.notifications()}>{t("All notifications")}</Link>
        </>
      }
    >
      {about === undefined ? null : <p>{t(SUBJECT_WORDS[about].soon)}</p>}
    </EmptyState>
  );
}
