import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { eventCursor, listStoredEvents } from "#app/domains/billing/events/event-list-queries.server.ts";
import { retryDead, retryEvent } from "#app/domains/billing/events/retry-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { parseForm } from "#app/platform/form.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { BACK_TO_TODAY } from "../today-address.ts";
import { WEBHOOK_COLUMNS } from "./webhook-columns.tsx";
import { WEBHOOK_FILTERS, webhookFilterOf } from "./webhook-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const ID_CHARACTERS = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, WEBHOOK_FILTERS, WEBHOOK_COLUMNS, eventCursor.parse);
  const filter = webhookFilterOf(list.query);
  return {
    ...list,
    ...(await listStoredEvents(context, filter, list.after)),
    status: filter.status,
    off: context.payments() === null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const said = await act();
  context.cookies.push(writeToast(said));
  return redirect(form.has(BACK_TO_TODAY) ? paths.admin() : adminPaths.webhooks(), 303);

  async function act(): Promise<Parameters<typeof writeToast>[0]> {
    switch (form.get("intent")) {
      case "retry": {
        const id = String(form.get("event") ?? "").slice(0, ID_CHARACTERS);
        const outcome = await retryEvent(context, admin.userId, id);
        if (outcome === "done") return { title: "Followed", tone: "success" };
        return outcome === "closed"
          ? { title: "It was followed already, or somebody else is trying it", tone: "success" }
          : { title: "It failed again", text: "It will be tried again by itself.", tone: "error" };
      }
      case "retry-all": {
        const { done, failed } = await retryDead(context, admin.userId);
        const title = `Followed ${done} ${done === 1 ? "webhook" : "webhooks"}`;
        return failed
          ? { title, text: "Others failed again, and will be tried again by themselves.", tone: "error" }
          : { title, tone: "success" };
      }
      default:
        throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
          status: 400,
        });
    }
  }
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Webhooks", description: "What Stripe told us, and how it went.", indexable: false });

export default function Webhooks() {
  const { events, count, next, query, shown, status, first, off } = useLoaderData<typeof loader>();
  const busy = useNavigation().state === "submitting";
  return (
    <ConsolePage
      title="Webhooks"
      lead="What Stripe told us. What it said isn’t kept: we ask Stripe for it when we follow it."
      actions={
        status === "dead" && events.length > 1 ? (
          <Form method="post" preventScrollReset>
            <Button name="intent" value="retry-all" busy={busy} busyLabel="Trying">
              Try all again
            </Button>
          </Form>
        ) : null
      }
    >
      {off ? <Note tone="plain">No Stripe key is set, so nothing can be followed here.</Note> : null}
      <ConsoleList
        label="Webhooks"
        noun={{ one: "webhook", many: "webhooks" }}
        to={adminPaths.webhooks}
        filters={WEBHOOK_FILTERS}
        query={query}
        columns={WEBHOOK_COLUMNS}
        shown={shown}
        rows={events}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        fileTo={adminPaths.webhooksFile}
        empty="Every webhook in this state would stand here. One that was tried nine times stops, and admins hear of it."
      />
    </ConsolePage>
  );
}
