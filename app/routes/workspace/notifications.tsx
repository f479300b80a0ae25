import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseNotificationFilter, writeCursor } from "#app/domains/notifications/inputs.ts";
import { UNDO_MINUTES } from "#app/domains/notifications/limits.ts";
import { listNotifications } from "#app/domains/notifications/queries.server.ts";
import { NONE, TYPE_WORDS } from "#app/domains/notifications/texts.ts";
import { NOTIFICATION_TYPES } from "#app/domains/notifications/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { parseForm } from "#app/platform/form.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { doNotificationDeed } from "./notification-deeds.server.ts";
import { OwnNotification } from "./own-notification.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { searchParams } = new URL(request.url);
  const filter = parseNotificationFilter(searchParams);
  const page = await listNotifications(context, viewer.userId, filter);
  const deletedAt = /^\d{1,15}$/.exec(searchParams.get("deleted") ?? "")?.[0] ?? null;
  const nowMs = context.clock.now();
  const undoable = deletedAt !== null && nowMs - Number(deletedAt) < UNDO_MINUTES * 60_000;
  const next = page.next === null ? null : writeCursor(page.next);
  return { ...page, next, show: filter.show, type: filter.type, undo: undoable ? deletedAt : null, nowMs };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  return redirect(await doNotificationDeed(context, viewer.userId, await parseForm(request)), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Notifications", description: "What concerns you.", indexable: false });

export default function Notifications() {
  const { notifications, unread, next, show, type, undo, nowMs } = useLoaderData<typeof loader>();
  const chosen = { ...(show === "unread" ? { show } : {}), ...(type === null ? {} : { type }) };
  return (
    <main id="main" className="wrap ownpage flow loose">
      <header>
        <h1>Notifications</h1>
        <p className="muted">{unread === 0 ? "All are read." : `${unread} unread.`}</p>
      </header>
      {undo === null ? null : (
        <Note tone="plain">
          <Form method="post" className="row">
            <input type="hidden" name="deleted" value={undo} />
            Deleted.
            <Button small name="intent" value="undo">
              Undo
            </Button>
          </Form>
        </Note>
      )}
      <div className="toolbar">
        <Segmented
          label="Which"
          items={[
            { to: paths.notifications({ ...chosen, show: null }), label: "All", current: show === "all" },
            {
              to: paths.notifications({ ...chosen, show: "unread" }),
              label: "Unread",
              current: show === "unread",
            },
          ]}
        />
        <Form method="get" className="row">
          {show === "unread" ? <input type="hidden" name="show" value="unread" /> : null}
          <SelectField
            label="Type"
            name="type"
            defaultValue={type ?? ""}
            emptyLabel="Any"
            options={NOTIFICATION_TYPES.map((one) => ({ value: one, label: TYPE_WORDS[one] }))}
          />
          <Button>Show</Button>
        </Form>
      </div>
      {notifications.length === 0 ? (
        <EmptyState
          title={NONE}
          actions={<ButtonLink to={paths.dashboard()}>Go to your dashboard</ButtonLink>}
        >
          <p>Answers, replies and licence dates stand here when they come.</p>
        </EmptyState>
      ) : (
        <>
          <ul className="plain notifs">
            {notifications.map((one) => (
              <OwnNotification key={one.id} notification={one} nowMs={nowMs} />
            ))}
          </ul>
          <Form method="post" className="row">
            <Button name="intent" value="read-all" disabled={unread === 0}>
              Mark all read
            </Button>
            <Button look="danger" name="intent" value="delete-all">
              Delete all
            </Button>
          </Form>
        </>
      )}
      <Pager nextTo={next === null ? null : paths.notifications({ ...chosen, after: next })} />
    </main>
  );
}
