import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Caption } from "#app/ui/layout/caption.tsx";

/** The head of a question that was sent to an expert, open or closed: the way back, and what it is called. */
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
