import { Form, useNavigation } from "@remix-run/react";
import type { ListedEvent } from "#app/domains/billing/invoices/payments-queries.server.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { type Column, DataTable } from "#app/ui/record/data-table.tsx";

export type StripeEventsProps = { dead: readonly ListedEvent[]; waiting: readonly ListedEvent[] };

const what: Column<ListedEvent> = {
  key: "type",
  label: "Event",
  heading: true,
  cell: (row) => (
    <div className="wrap-anywhere">
      <span>{row.type}</span>
      <Caption as="span" className="block font-text">
        {row.objectId}
      </Caption>
    </div>
  ),
};
const error: Column<ListedEvent> = {
  key: "error",
  label: "Last error",
  cell: (row) => <div className="wrap-anywhere max-w-112">{row.lastError ?? "None yet"}</div>,
};
const tries: Column<ListedEvent> = { key: "tries", label: "Tries", end: true, cell: (row) => row.attempts };
const came: Column<ListedEvent> = {
  key: "came",
  label: "Came",
  cell: (row) => <LocalTime timeMs={row.receivedAt} />,
};

/** Stripe's events that we couldn't follow, and those that are tried again automatically. */
export function StripeEvents({ dead, waiting }: StripeEventsProps) {
  const busy = useNavigation().state === "submitting";
  const tryAgain: Column<ListedEvent> = {
    key: "try",
    label: "Try again",
    hideLabel: true,
    // Without an attempt yet, its first try is coming or going on right now.
    cell: (row) =>
      row.attempts === 0 ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="event" value={row.id} />
          <Button small name="intent" value="try-again" aria-label={`Try again: ${row.type}`} busy={busy}>
            Try again
          </Button>
        </Form>
      ),
  };
  return (
    <>
      <Section
        id="dead"
        title="Events we couldn’t follow"
        thin
        aside={
          dead.length < 2 ? null : (
            <Form method="post" preventScrollReset>
              <Button small name="intent" value="try-all" busy={busy} busyLabel="Trying">
                Try all again
              </Button>
            </Form>
          )
        }
      >
        {dead.length === 0 ? (
          <EmptyState title="Every event was followed" level={3}>
            <p>An event we’ve tried nine times stops here, and admins hear of it.</p>
          </EmptyState>
        ) : (
          <DataTable
            caption="Events we couldn’t follow, oldest first"
            rows={dead}
            rowKey={(row) => row.id}
            columns={[what, error, tries, came, tryAgain]}
          />
        )}
      </Section>
      {waiting.length === 0 ? null : (
        <Section id="waiting" title="Events waiting for their next try" thin>
          <Stack>
            <DataTable
              caption="Events waiting for their next try, soonest first"
              rows={waiting}
              rowKey={(row) => row.id}
              columns={[
                what,
                error,
                tries,
                { key: "next", label: "Next try", cell: (row) => <LocalTime timeMs={row.nextAt} /> },
                tryAgain,
              ]}
            />
          </Stack>
        </Section>
      )}
    </>
  );
}
