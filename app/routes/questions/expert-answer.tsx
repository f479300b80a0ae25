import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { fileReport } from "#app/domains/questions/admin/moderation-commands.server.ts";
import { FacedQuestions } from "#app/domains/questions/components/faced-questions.tsx";
import { REPORT_REASONS } from "#app/domains/questions/fields.ts";
import { ReportInput } from "#app/domains/questions/inputs.ts";
import { questionJsonLd } from "#app/domains/questions/published/structured-data.ts";
import type { PublicAnswer } from "#app/domains/questions/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import type { PublicPart } from "#app/platform/contact-data/personal-data.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { MANY_REPORTS, takeAction, takeShared, tooOften } from "#app/platform/security/address-limits.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { langOf } from "#app/ui/language-mark.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { ZoneNote } from "#app/ui/zone-note.tsx";
import { AnswerArticle } from "./answer-article.tsx";
import { HowAnswered } from "./how-answered.tsx";
import { allAnswers, loadQuestion } from "./load-question.server.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export const loader = (args: LoaderFunctionArgs) => loadQuestion(args);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await readSent(request, ReportInput, "report");
  if (!sent.ok) return sent.refuse(400);
  const wait = await takeAction(context, "report");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const waitOfAll = context.session === null ? await takeShared(context, "report") : 0;
  if (waitOfAll > 0) return sent.refuse(429, { notice: tooOften(waitOfAll, MANY_REPORTS) });
  const slug = (params.slug ?? "").slice(0, 120);
  if (!(await fileReport(context, slug, sent.value))) {
    throw notFoundNotice(t("Nothing to report"), t("This question is no longer shown."), allAnswers());
  }
  const text = t("One of us will take a look. It stays up until then.");
  context.cookies.push(writeToast({ title: t("Reported"), text, tone: "success" }));
  return redirect(paths.expertAnswer(slug), 303);
}

export const meta = ({ data, matches }: MetaArgs<typeof loader>) => {
  if (data === undefined)
    return pageMeta("", { title: t("Question not found"), description: "", indexable: false });
  const { question } = data;
  const path = paths.expertAnswer(question.slug);
  return pageMeta(rootOrigin(matches), {
    title: question.title,
    description: tn(
      question.answers.length,
      "{n} answer from agents licensed for {type} in {state}.",
      "{n} answers from agents licensed for {type} in {state}.",
      { type: named(question.type.name), state: named(question.state.name) },
    ),
    canonicalPath: path,
    // The question and the answers are written in English.
    englishText: true,
    type: "article",
    indexable: question.answers.length > 0,
    jsonLd: question.answers.length === 0 ? [] : [questionJsonLd(rootOrigin(matches), question)],
  });
};

/** The question without what its title already says: all of it, or its first sentences. */
function afterTitle(title: string, parts: readonly PublicPart[]): readonly PublicPart[] {
  const [first, ...others] = parts;
  if (first === undefined || !("text" in first)) return parts;
  const text = first.text.trimStart();
  if (text.replace(/\s+/g, " ").trimEnd() === title) return others;
  if (!text.startsWith(title) || !/[.?!]$/.test(title)) return parts;
  return [{ text: text.slice(title.length).trimStart() }, ...others];
}

export default function ExpertAnswer() {
  const { question, times, zone, rules, legal } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { title, language, parts, type, state, zipArea, askedAt, answers, related } = question;
  const rest = afterTitle(title, parts);
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { label: t("Expert Answers"), to: paths.expertAnswers() },
          { label: named(type.name), to: paths.expertAnswers({ type: type.slug }) },
          { label: named(state.name), to: paths.expertAnswers({ type: type.slug, state: state.code }) },
        ]}
      />
      <div className="mt-6 mb-14 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
        <article>
          <header>
            <h1 className="max-w-[20em]" lang={langOf(language)}>
              {title}
            </h1>
            {rest.length === 0 ? null : (
              <Written className="mt-4 text-18 leading-[1.6]" lang={langOf(language)}>
                {rest.map((part, at) =>
                  "text" in part ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
                    <span key={at}>{part.text}</span>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
                    <Tag key={at}>{named(`${part.leftOut} left out`)}</Tag>
                  ),
                )}
              </Written>
            )}
            <Caption className="mt-4">
              {rich(
                "Asked {time} about {type} insurance in {state}, ZIP {area} ••. We don’t publish the name or contact details of the person who asked.",
                {
                  time: <LocalTime timeMs={askedAt} words={times[askedAt]} />,
                  type: named(type.name),
                  state: named(state.name),
                  area: zipArea,
                },
              )}
            </Caption>
            <ZoneNote zone={zone} className="mt-1" />
          </header>
          <section aria-labelledby="answers" className="mt-10 mb-6">
            <h2 id="answers" className="mb-4">
              {tn(answers.length, "{n} answer from a licensed agent", "{n} answers from licensed agents")}
            </h2>
            {answers.map((one) => (
              <AnswerArticle key={one.id} answer={one} times={times} />
            ))}
          </section>
          {legal === null ? null : <Caption className="mb-6">{legal}</Caption>}
          <ReportForm answers={answers} rules={rules} reply={answer} />
          {related.length === 0 ? null : (
            <Section id="near" title={t("Related questions")}>
              <FacedQuestions questions={related} />
            </Section>
          )}
        </article>
        <HowAnswered question={question} times={times} />
      </div>
    </PageMain>
  );
}

/** Anyone may report published text. It stays published until a person decides. */
function ReportForm({
  answers,
  rules,
  reply,
}: {
  answers: readonly PublicAnswer[];
  rules: FormRules<"answer" | "reason" | "note">;
  reply: FormReply | undefined;
}) {
  const form = useAnsweredForm({ name: "report", rules, answer: reply });
  return (
    <Disclosure summary={t("Report something on this page")} open={reply !== undefined}>
      <PostForm form={form} className="max-w-measure">
        {form.notice ? (
          <Note tone="bad" live>
            <b>{form.notice.title}</b>
            <span>{` ${form.notice.text ?? ""}`}</span>
          </Note>
        ) : null}
        <SelectField
          label={t("What do you want to report?")}
          field={form.field("answer")}
          optional={false}
          emptyLabel={t("The question")}
          options={answers.map((answer) => ({
            value: answer.id,
            label: t("The answer from {name}", { name: answer.agent.name }),
          }))}
        />
        <SelectField
          label={t("What’s wrong with it?")}
          field={form.field("reason")}
          emptyLabel={t("Choose one")}
          options={Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label: t(label) }))}
        />
        <TextareaField label={t("Anything to add?")} field={form.field("note")} rows={3} />
        <div>
          <Button>{t("Report it")}</Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
