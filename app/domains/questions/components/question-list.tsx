import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import type { QuestionRow } from "../types.ts";

/** Published questions as links, each with its type, state and how many answered. */
export function QuestionList({ questions }: { questions: readonly QuestionRow[] }) {
  return (
    <ul className="linklist question-list list-none">
      {questions.map((question) => (
        <li key={question.slug}>
          <Link to={paths.expertAnswer(question.slug)}>
            <span>{question.title}</span>
            <span className="n">
              {question.typeName} · {question.stateCode} · {question.answerCount}{" "}
              {question.answerCount === 1 ? "answer" : "answers"}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
