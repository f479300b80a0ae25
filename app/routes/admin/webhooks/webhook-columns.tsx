import { Form, useNavigation } from "@remix-run/react";
import type { StoredEventRow } from "#app/domains/billing/events/event-list-queries.server.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { ListColumn } from "../console/console-list.tsx";
import { fileMoment } from "../console/list-file.ts";
import { WEBHOOK_STATUS } from "./webhook-words.ts";

/** What the list of webhooks shows. */
export const WEBHOOK_COLUMNS: readonly ListColumn<StoredEventRow>[] = [
  {
    key: "type",
    label: "Webhook",
    heading: true,
    file: { type: (row) => row.type, id: (row) => row.id, about: (row) => row.objectId },
    cell: (row) => (
      <div className="wrap-anywhere">
        <span>{row.type}</span>
        <Caption as="span" className="block font-text">
          {row.objectId === "" ? row.id : row.objectId}
        </Caption>
      </div>
    ),
  },
  {
    key: "status",
    label: "Status",
    cell: (row) => WEBHOOK_STATUS[row.status],
    file: { status: (row) => row.status },
  },
  {
    key: "error",
    label: "Last error",
    file: { "last error": (row) => row.lastError },
    cell: (row) => <div className="wrap-anywhere max-w-112">{row.lastError ?? "None"}</div>,
  },
  {
    key: "tries",
    label: "Tries",
    end: true,
    cell: (row) => row.attempts,
    file: { tries: (row) => row.attempts },
  },
  {
    key: "came",
    label: "Came",
    cell: (row) => <LocalTime timeMs={row.receivedAt} />,
    file: { came: (row) => fileMoment(row.receivedAt) },
  },
  {
    key: "next",
    label: "Next or done",
    file: { done: (row) => fileMoment(row.doneAt) },
    cell: (row) =>
      row.doneAt !== null ? (
        <LocalTime timeMs={row.doneAt} />
      ) : row.status === "waiting" ? (
        <LocalTime timeMs={row.nextAt} />
      ) : (
        "Not by itself"
      ),
  },
  { key: "again", label: "Try again", hideLabel: true, cell: (row) => <TryAgain event={row} /> },
];

function TryAgain({ event: { id, type, status, attempts } }: { event: StoredEventRow }) {
  const busy = useNavigation().state === "submitting";
  if (status !== "dead" && (status !== "waiting" || attempts === 0)) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="event" value={id} />
      <Button
        small
        name="intent"
        value="retry"
        busy={busy}
        aria-label={`Try again: ${type}`}
        data-key="a"
        data-key-label="Try it again"
      >
        Try again
      </Button>
    </Form>
  );
}
