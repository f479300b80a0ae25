import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { UnsentText } from "#app/ui/forms/unsent-text.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type ClosedQuestionProps = {
  /** What came back for an answer sent after it closed. */
  reply: FormReply | undefined;
  why: string;
};

/** A question that takes no more answers. It isn't shown anymore; what the expert wrote is. */
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

/** The head of a question's page, open or closed: the way back, and the title. */
export function QuestionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header>
      <Caption>
        <Link to={paths.expertQuestions()}>Questions</Link>
      </Caption>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
