import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { parseForm } from "#app/platform/form.ts";
import { listMail, mailCursor, RETRIED_EMAILS, retryEmail, retryFailed } from "#app/platform/mail-log.ts";
import { KEPT_FAILED_DAYS } from "#app/platform/outbox.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { BACK_TO_TODAY } from "../today-address.ts";
import { MAIL_COLUMNS } from "./mail-columns.tsx";
import { kindIn, mailFilterOf, mailFilters } from "./mail-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, mailFilters([]), MAIL_COLUMNS, mailCursor.parse);
  const filter = mailFilterOf(list.query);
  return {
    ...list,
    ...(await listMail(context, filter, list.after)),
    status: filter.status,
    keptDays: KEPT_FAILED_DAYS,
    atOnce: RETRIED_EMAILS,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const kind = kindIn(form.get("kind"));
  switch (form.get("intent")) {
    case "retry": {
      const again = await retryEmail(context, admin.userId, String(form.get("email") ?? "").slice(0, 36));
      context.cookies.push(
        writeToast(
          again
            ? { title: "Queued again", text: "It goes out now.", tone: "success" }
            : {
                title: "Not sent again",
                text: "It’s queued or sent already, or its words are gone.",
                tone: "error",
              },
        ),
      );
      break;
    }
    case "retry-all": {
      const many = await retryFailed(context, admin.userId, kind ?? null);
      context.cookies.push(
        writeToast(
          many > 0
            ? { title: `Queued ${many} again`, text: "They go out now.", tone: "success" }
            : {
                title: "Nothing sent again",
                text: "Somebody else was first, or their words are gone.",
                tone: "error",
              },
        ),
      );
      break;
    }
    default:
      throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
        status: 400,
      });
  }
  return redirect(form.has(BACK_TO_TODAY) ? paths.admin() : adminPaths.mail({ kind }), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Emails", description: "What was queued, sent, and failed.", indexable: false });

export default function Mail() {
  const { emails, kinds, count, next, query, shown, status, first, keptDays, atOnce } =
    useLoaderData<typeof loader>();
  const busy = useNavigation().state === "submitting";
  return (
    <ConsolePage
      title="Emails"
      lead={`What they say isn’t shown: the links in them open accounts. What failed can be sent again for ${keptDays} days, though links in it may have expired.`}
      actions={
        status === "failed" && emails.some(({ whole }) => whole) ? (
          <Form method="post" preventScrollReset>
            {query.kind === undefined ? null : <input type="hidden" name="kind" value={query.kind} />}
            <Button name="intent" value="retry-all" busy={busy} busyLabel="Queuing">
              {count.rows > atOnce ? `Send the first ${atOnce} again` : "Send all of these again"}
            </Button>
          </Form>
        ) : null
      }
    >
      <ConsoleList
        label="Emails"
        noun={{ one: "email", many: "emails" }}
        to={adminPaths.mail}
        filters={mailFilters(kinds)}
        query={query}
        columns={MAIL_COLUMNS}
        shown={shown}
        rows={emails}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        fileTo={adminPaths.mailFile}
        empty={status === "failed" ? "Every email went out." : undefined}
      />
    </ConsolePage>
  );
}
