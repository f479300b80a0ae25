import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { FAILED, NONE, NOT_BROUGHT_BACK, TYPE_WORDS } from "#app/domains/notifications/bell-texts.ts";
import {
  notificationCursor,
  parseNotificationFilter,
  writeNotificationFilter,
} from "#app/domains/notifications/inputs.ts";
import { UNDO_MINUTES } from "#app/domains/notifications/limits.ts";
import { listNotifications } from "#app/domains/notifications/queries.server.ts";
import { NOTIFICATION_TYPES } from "#app/domains/notifications/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Toolbar } from "#app/ui/navigation/toolbar.tsx";
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
  const { notifications, unread, next, filter, undo, nowMs } = useLoaderData<typeof loader>();
  const narrowed = Object.keys(filter).length > 0;
  const none = notifications.length === 0;
  return (
    <PageMain own className="grid grid-cols-1 gap-6">
      <header>
        <h1>{t("Notifications")}</h1>
        {unread > 0 ? (
          <p className="text-muted">{t("{unread} unread.", { unread })}</p>
        ) : none ? null : (
          <p className="text-muted">{t("You’ve read them all.")}</p>
        )}
      </header>
      {undo === null ? null : (
        <Note tone="plain">
          <Row method="post" as={Form} data-unsent={t(NOT_BROUGHT_BACK)}>
            <FilterFields filter={filter} />
            <input type="hidden" name="deleted" value={undo} />
            <span>{t("Deleted.")}</span>
            <Button small name="intent" value="undo">
              {t("Undo")}
            </Button>
          </Row>
        </Note>
      )}
      <Toolbar>
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
        <Form method="get">
          {filter.show === "unread" ? <input type="hidden" name="show" value="unread" /> : null}
          <SelectField
            key={filter.type}
            label={t("Type")}
            name="type"
            defaultValue={filter.type ?? ""}
            emptyLabel={t("Any")}
            options={NOTIFICATION_TYPES.map((one) => ({ value: one, label: t(TYPE_WORDS[one]) }))}
          />
          <Button>{t("Show")}</Button>
        </Form>
      </Toolbar>
      {none ? (
        <NoNotifications filter={filter} />
      ) : (
        <>
          <ul className="list-none">
            {notifications.map((one) => (
              <OwnNotification key={one.id} notification={one} nowMs={nowMs} filter={filter} />
            ))}
          </ul>
          <Row method="post" as={Form}>
            <FilterFields filter={filter} />
            <Button name="intent" value="read-all" data-unsent={t(FAILED.readAll)} disabled={unread === 0}>
              {narrowed ? t("Mark all of these read") : t("Mark all read")}
            </Button>
            <Button look="danger" name="intent" value="delete-all" data-unsent={t(FAILED.deleteAll)}>
              {narrowed ? t("Delete all of these") : t("Delete all")}
            </Button>
          </Row>
        </>
      )}
      <Pager nextTo={next === null ? null : paths.notifications({ ...filter, after: next })} />
    </PageMain>
  );
}

/** In place of an empty list. */
function NoNotifications({ filter }: { filter: { show?: string; type?: string } }) {
  if (filter.show === undefined && filter.type === undefined) {
    return (
      <EmptyState
        title={t(NONE)}
        actions={<ButtonLink to={paths.dashboard()}>{t("Go to your dashboard")}</ButtonLink>}
      >
        <p>{t("Answers, replies, and messages will show up here.")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={filter.type === undefined ? t("Nothing unread") : t("No notifications of this type")}
      actions={<ButtonLink to={paths.notifications()}>{t("All notifications")}</ButtonLink>}
    />
  );
}
