import { Form } from "@remix-run/react";
import { calendarPaths } from "#app/paths/calendar.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type FeedSectionProps = {
  /** Whether the calendar has been set up. */
  open: boolean;
  /** Since when there is an address; null when there is none. */
  made: string | null;
  /** The address just created, shown only this once. */
  address: string | null;
};

/** The private address that a calendar program subscribes to. */
export function FeedSection({ open, made, address }: FeedSectionProps) {
  if (!open) return <p className="text-muted">Save your hours first.</p>;
  return (
    <Stack className="max-w-176">
      <p>
        With a private address, a calendar program on your phone or computer shows your appointments and
        follows changes. Anyone who knows the address can read them.
      </p>
      {address === null ? (
        made === null ? null : (
          <p>{`You’ve had an address since ${made}. We don’t store it in a form that we could show again.`}</p>
        )
      ) : (
        <Note live>
          <p>
            <b>Copy this address now.</b> We don’t show it again.
          </p>
          <p className="mt-1 break-all">
            <code>{address}</code>
          </p>
        </Note>
      )}
      <Row as={Form} method="post" action={calendarPaths.settings()}>
        <Button name="intent" value="renew-feed" small>
          {made === null ? "Make a private address" : "Make a new address"}
        </Button>
        {made === null ? null : (
          <Button name="intent" value="stop-feed" small look="link">
            Turn it off
          </Button>
        )}
      </Row>
      {made === null ? null : <p className="text-14 text-muted">A new address replaces the old one.</p>}
    </Stack>
  );
}
