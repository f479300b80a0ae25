/** A published question as schema.org's `QAPage`: one question, several people may answer. Without `@context`. */
import { paths } from "#app/paths/paths.ts";
import type { PublicAnswer, PublicQuestion } from "../types.ts";

const iso = (timeMs: number) => new Date(timeMs).toISOString();

/** `answers` must not be empty. The answer that the asker marked is the accepted one. */
export function questionJsonLd(origin: string, question: PublicQuestion): Record<string, unknown> {
  const url = origin + paths.expertAnswer(question.slug);
  const answerJsonLd = (answer: PublicAnswer) => ({
    "@type": "Answer",
    text: answer.body,
    url: `${url}#a-${answer.id}`,
    dateCreated: iso(answer.createdAt),
    ...(answer.editedAt === null ? {} : { dateModified: iso(answer.editedAt) }),
    upvoteCount: answer.helpful ? 1 : 0,
    author: {
      "@type": "Person",
      name: answer.agent.name.slice(0, 100),
      url: origin + paths.showcase(answer.agent.slug),
    },
  });
  const accepted = question.answers.find((answer) => answer.helpful);
  const others = question.answers.filter((answer) => answer !== accepted);
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.title,
      text: question.parts
        .map((part) => ("text" in part ? part.text : `(${part.leftOut} left out)`))
        .join(""),
      url,
      dateCreated: iso(question.askedAt),
      answerCount: question.answers.length,
      author: { "@type": "Person", name: `Someone in ${question.state.name}` },
      ...(accepted === undefined ? {} : { acceptedAnswer: answerJsonLd(accepted) }),
      ...(others.length === 0 ? {} : { suggestedAnswer: others.map(answerJsonLd) }),
    },
  };
}
