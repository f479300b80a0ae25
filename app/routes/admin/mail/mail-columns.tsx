import { Form, useNavigation } from "@remix-run/react";
import type { ListedEmail } from "#app/platform/mail-log.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { ListColumn } from "../console/console-list.tsx";
import { fileMoment } from "../console/list-file.ts";
import { emailKind, MAIL_STATUS } from "./mail-words.ts";

/** What the outbox shows. Its subjects stay out of the file: some say what is between two people. */
export const MAIL_COLUMNS: readonly ListColumn<ListedEmail>[] = [
  {
    key: "kind",
    label: "Email",
    heading: true,
    file: { kind: (row) => row.kind, id: (row) => row.id },
    cell: (row) => (
      <>
        <span>{emailKind(row.kind)}</span>
        {row.subject === "" ? null : (
          <Caption as="span" className="block font-text">
            <bdi>{row.subject}</bdi>
          </Caption>
        )}
      </>
    ),
  },
  { key: "to", label: "To", cell: (row) => <bdi>{row.recipient}</bdi>, file: { to: (row) => row.recipient } },
  {
    key: "status",
    label: "Status",
    cell: (row) => MAIL_STATUS[row.status],
    file: { status: (row) => row.status },
  },
  {
    key: "tries",
    label: "Tries",
    end: true,
    cell: (row) => row.attempts,
    file: { tries: (row) => row.attempts },
  },
  {
    key: "error",
    label: "Last error",
    file: { "last error": (row) => row.error },
    cell: (row) => <div className="wrap-anywhere max-w-96">{row.error ?? "None"}</div>,
  },
  {
    key: "made",
    label: "Written",
    cell: (row) => <LocalTime timeMs={row.createdAt} />,
    file: { written: (row) => fileMoment(row.createdAt) },
  },
  {
    key: "when",
    label: "Sent, due, or failed",
    file: { "sent, due, or failed": (row) => fileMoment(row.sentAt ?? row.nextAttemptAt) },
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
