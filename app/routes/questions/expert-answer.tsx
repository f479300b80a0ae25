import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { QuestionList } from "#app/domains/questions/components/question-list.tsx";
import { ReportInput } from "#app/domains/questions/inputs.ts";
import { fileReport } from "#app/domains/questions/moderation-commands.server.ts";
import { findPublicQuestion } from "#app/domains/questions/question-queries.server.ts";
import { questionJsonLd } from "#app/domains/questions/structured-data.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { MANY_REPORTS, takeAction, takeShared, tooOften } from "#app/platform/address-limits.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { AnswerArticle } from "./answer-article.tsx";
import { HowAnswered } from "./how-answered.tsx";
import { ReportForm } from "./report-form.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const ALL = [{ label: "All answers", to: paths.expertAnswers() }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const slug = params.slug ?? "";
  const question = slug.length > 120 ? null : await findPublicQuestion(context, slug);
  // The next answer may publish it.
  if (question === null) context.caching.shared = false;
  if (question === null)
    throw notFoundNotice("Question not found", "There’s no published question at this address.", ALL);
  if (question === "gone") {
    const text = "The person who asked withdrew it, or it was removed after a report.";
    throw Response.json({ title: "This question is no longer shown", text, links: ALL }, { status: 410 });
  }
  return { question, rules: rulesOf(ReportInput) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await readSent(request, ReportInput, "report");
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "report");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const waitOfAll = context.session === null ? await takeShared(context, "report") : 0;
  if (waitOfAll > 0) return sent.refuse(429, { notice: tooOften(waitOfAll, MANY_REPORTS) });
  const slug = (params.slug ?? "").slice(0, 120);
  if (!(await fileReport(context, slug, sent.value))) {
    throw notFoundNotice("Nothing to report", "This question is no longer shown.", ALL);
  }
  const text = "One of us will take a look. It stays up until then.";
  context.cookies.push(writeToast({ title: "Reported", text, tone: "success" }));
  return redirect(paths.expertAnswer(slug), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (data === undefined)
    return pageMeta("", { title: "Question not found", description: "", indexable: false });
  const { question } = data;
  const path = paths.expertAnswer(question.slug);
  return pageMeta(rootOrigin(matches), {
    title: question.title,
    description: `${count(question.answers.length)} from agents licensed for ${question.type.name} in ${question.state.name}.`,
    canonicalPath: path,
    type: "article",
    indexable: question.answers.length > 0,
    jsonLd: question.answers.length === 0 ? [] : [questionJsonLd(rootOrigin(matches), question)],
  });
};

const count = (answers: number) => `${answers} ${answers === 1 ? "answer" : "answers"}`;

export default function ExpertAnswer() {
  const { question, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { title, parts, type, state, zipArea, askedAt, answers, related } = question;
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { label: "Expert Answers", to: paths.expertAnswers() },
          { label: type.name, to: paths.expertAnswers({ type: type.slug }) },
          { label: state.name, to: paths.expertAnswers({ type: type.slug, state: state.code }) },
        ]}
      />
      <div className="mt-6 mb-14 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
        <article>
          <header>
            <h1 className="max-w-[20em]">{title}</h1>
            <Written className="mt-4 text-18 leading-[1.6]">
              {parts.map((part, at) =>
                "text" in part ? (
                  part.text
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
                  <Tag key={at}>{part.leftOut} left out</Tag>
                ),
              )}
            </Written>
            <Caption className="mt-4">
              Asked <LocalTime timeMs={askedAt} /> about {type.name} insurance in {state.name}, ZIP {zipArea}
              ••. We don’t publish the name or contact details of the person who asked.
            </Caption>
          </header>
          <section aria-labelledby="answers" className="mt-10 mb-6">
            <h2 id="answers" className="mb-4">
              {count(answers.length)} from licensed agents
            </h2>
            {answers.map((one) => (
              <AnswerArticle key={one.id} answer={one} />
            ))}
          </section>
          <ReportForm answers={answers} rules={rules} reply={answer} />
          {related.length === 0 ? null : (
            <Section id="near" title="Related questions">
              <QuestionList questions={related} />
            </Section>
          )}
        </article>
        <HowAnswered question={question} />
      </div>
    </PageMain>
  );
}
