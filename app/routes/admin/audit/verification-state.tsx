import { Form, useNavigation } from "@remix-run/react";
import { allBreakWords } from "#app/domains/audit/break-words.ts";
import type { Verification } from "#app/domains/audit/types.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

export type VerificationStateProps = { running: Verification | null; finished: Verification | null };

/** The result of the last verification, the progress of the one under way, and the button that starts one. */
export function VerificationState({ running, finished }: VerificationStateProps) {
  const busy = useNavigation().state === "submitting";
  return (
    <Section id="verified" title="Is the log complete?" thin>
      <Stack>
        {finished === null ? (
          <p>It hasn’t been verified yet. That happens every night.</p>
        ) : finished.breakCount === 0 ? (
          <Note icon="check">
            <span>{`${
              finished.rows === 1
                ? "The one row says what it said when it was written"
                : `All ${formatCount(finished.rows)} rows say what they said when they were written`
            }, and ${finished.anchors === 1 ? "1 anchor agrees" : `${formatCount(finished.anchors)} anchors agree`}. Verified `}</span>
            <LocalTime timeMs={finished.finishedAt ?? finished.startedAt} />
            <span>.</span>
          </Note>
        ) : (
          <Note tone="bad">
            <b>The log is broken.</b>
            <span> Verified </span>
            <LocalTime timeMs={finished.finishedAt ?? finished.startedAt} />
            <span>:</span>
            <ul>
              {allBreakWords(finished).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Note>
        )}
        <Row as={Form} method="post" preventScrollReset>
          <Button name="intent" value="verify" small busy={busy} busyLabel="Verifying">
            {running === null ? "Verify it now" : "Go on verifying"}
          </Button>
          {running === null ? null : (
            <Caption>
              {`${
                running.phase === "rows"
                  ? `${formatCount(running.rows)} of ${formatCount(running.of)} rows looked at`
                  : `All rows and ${formatCount(running.anchors)} anchors looked at`
              }${running.breakCount > 0 ? `, ${formatCount(running.breakCount)} of them wrong` : ""}. It goes on each minute.`}
            </Caption>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
