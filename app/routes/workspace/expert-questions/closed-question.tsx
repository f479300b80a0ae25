import type { FormReply } from "#app/platform/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { UnsentText } from "#app/ui/forms/unsent-text.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { QuestionHead } from "./question-head.tsx";

export type ClosedQuestionProps = {
  /** What came back for an answer that was sent to it. */
  reply: FormReply | undefined;
  why: string;
};

/** A question that went to the expert and takes no answers any more. Nothing of it is shown; what they wrote is. */
export function ClosedQuestion({ reply, why }: ClosedQuestionProps) {
  return (
    <Stack gap="loose">
      <QuestionHead title="This question is closed" />
      <Note tone="bad" live>
        {why}
      </Note>
      <UnsentText text={reply?.result?.initialValue?.body} />
    </Stack>
  );
}
