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
import {
  type ListedEmail,
  listMail,
  mailCursor,
  RETRIED_EMAILS,
  retryEmail,
  retryFailed,
} from "#app/platform/mail-log.ts";
import { KEPT_FAILED_DAYS } from "#app/platform/outbox.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListQuery } from "../console/list-view.ts";
import { BACK_TO_TODAY } from "../today-address.ts";
import { emailKind, MAIL_STATUS, mailFilters, mailStatusOf } from "./mail-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const KIND = /^[a-z][a-z-]{0,60}$/;

/** The kind a list is narrowed by; undefined for none. Which kinds there are, the list itself tells. */
const kindIn = (value: unknown) => (typeof value === "string" && KIND.test(value) ? value : undefined);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const kind = kindIn(searchParams.get("kind"));
  const { status, to } = readListQuery(searchParams, mailFilters([]));
  const after = mailCursor.parse(searchParams.get("after"));
  const shown = mailStatusOf(status);
  const page = await listMail(context, { status: shown, kind, recipient: to?.toLowerCase() }, after);
  return {
    ...page,
    status: shown,
    query: { to, kind, status },
    first: after === null,
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

const COLUMNS: readonly ListColumn<ListedEmail>[] = [
  {
    key: "kind",
    label: "Email",
    heading: true,
    cell: (row) => (
      <>
        {emailKind(row.kind)}
        {row.subject === "" ? null : (
          <Caption as="span" className="block font-text">
            <bdi>{row.subject}</bdi>
          </Caption>
        )}
      </>
    ),
  },
  { key: "to", label: "To", cell: (row) => <bdi>{row.recipient}</bdi> },
  { key: "status", label: "Status", cell: (row) => MAIL_STATUS[row.status] },
  { key: "tries", label: "Tries", end: true, cell: (row) => row.attempts },
  {
    key: "error",
    label: "Last error",
    cell: (row) => <div className="wrap-anywhere max-w-96">{row.error ?? "None"}</div>,
  },
  { key: "made", label: "Written", cell: (row) => <LocalTime timeMs={row.createdAt} /> },
  {
    key: "when",
    label: "Sent, due, or failed",
    cell: (row) => <LocalTime timeMs={row.sentAt ?? row.nextAttemptAt} />,
  },
  { key: "again", label: "Send again", hideLabel: true, cell: (row) => <SendAgain email={row} /> },
];

function SendAgain({ email: { id, kind, recipient, status, whole } }: { email: ListedEmail }) {
  const busy = useNavigation().state === "submitting";
  if (status !== "failed") return null;
  if (!whole) return <Caption as="span">Its words are gone</Caption>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="email" value={id} />
      <Button
        small
        name="intent"
        value="retry"
        busy={busy}
        aria-label={`Send again: ${emailKind(kind)} to ${recipient}`}
        data-key="a"
        data-key-label="Send it again"
      >
        Send again
      </Button>
    </Form>
  );
}

export default function Mail() {
  const { emails, kinds, count, next, query, status, first, keptDays, atOnce } =
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
        columns={COLUMNS}
        shown={COLUMNS.map(({ key }) => key)}
        rows={emails}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty={status === "failed" ? "Every email went out." : undefined}
      />
    </ConsolePage>
  );
}
