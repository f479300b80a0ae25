import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import type { EmailFile } from "#app/platform/mail/mail.ts";
import { listEmails } from "#app/platform/mail/outbox.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const SHOWN_EMAILS = 50;

export async function loader({ context }: LoaderFunctionArgs) {
  return { emails: await listEmails(context, SHOWN_EMAILS) };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Mailbox",
    description: "Emails that this development server didn’t send.",
    indexable: false,
  });

/** The outbox in development, newest first, with clickable links. Not in production. */
export default function Mailbox() {
  const { emails } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <PageHead>
        <h1>Mailbox</h1>
        <p className="text-muted">
          {`The last ${SHOWN_EMAILS} emails written here. None of them left this machine.`}
        </p>
      </PageHead>
      <Stack>
        {emails.length === 0 ? <p>No emails yet.</p> : null}
        {emails.map((email) => (
          <Sheet key={email.id} as="details" className="px-4 py-3">
            <summary>
              {`${email.subject} · ${email.recipient} · ${email.status}${email.error ? `: ${email.error}` : ""}`}
            </summary>
            <div className="prose">
              {email.text.split("\n").map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an email never move.
                <p key={at}>{/^https?:\/\//.test(line) ? <a href={line}>{line}</a> : line}</p>
              ))}
            </div>
            {email.file === null ? null : <Attached file={email.file} />}
          </Sheet>
        ))}
      </Stack>
    </PageMain>
  );
}

function Attached({ file: { name, type, text } }: { file: EmailFile }) {
  return (
    <div className="prose">
      <p>
        Attached:{" "}
        <a href={`data:${type},${encodeURIComponent(text)}`} download={name}>
          {name}
        </a>
      </p>
      <pre>{text}</pre>
    </div>
  );
}
