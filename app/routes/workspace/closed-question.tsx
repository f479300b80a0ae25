import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { UnsentText } from "#app/ui/forms/unsent-text.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type ClosedQuestionProps = {
  /** What came back for an answer that was sent to it. */
  reply: FormReply | undefined;
  why: string;
};

/** A question that went to the expert and takes no answers any more. Nothing of it is shown; what they wrote is. */
export function ClosedQuestion({ reply, why }: ClosedQuestionProps) {
  return (
    <Stack gap="loose">
      <header>
        <Caption>
          <Link to={paths.expertQuestions()}>Questions</Link>
        </Caption>
        <h1>This question is closed</h1>
      </header>
      <Note tone="bad" live>
        {why}
      </Note>
      <UnsentText text={reply?.result?.initialValue?.body} />
    </Stack>
  );
}
