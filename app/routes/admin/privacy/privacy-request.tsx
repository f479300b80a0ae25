import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PrivacyAnswerInput } from "#app/domains/privacy/admin-inputs.ts";
import { answerPrivacy } from "#app/domains/privacy/answer-commands.server.ts";
import { NOTE_MAX_CHARACTERS } from "#app/domains/privacy/limits.ts";
import { findPrivacyRequest } from "#app/domains/privacy/request-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { DueClock } from "../decide/due-clock.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { PRIVACY_KIND_WORDS, PRIVACY_STATUS_WORDS } from "./privacy-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

async function requirePrivacyRequest(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const request = id === null ? null : await findPrivacyRequest(context, id);
  if (request !== null && request.status !== "unconfirmed") return request;
  throw notFoundNotice("Request not found", "There’s no privacy request at this address.", [
    { label: "Privacy requests", to: adminPaths.privacyRequests() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { answeredBy: _, hasAccount, ...shown } = await requirePrivacyRequest(context, params.id);
  return {
    request: shown,
    hasAccount: hasAccount === 1,
    rules: rulesOf(PrivacyAnswerInput),
    nowMs: context.clock.now(),
  };
}

const REFUSED = {
  decided: "Someone else already answered this.",
  "same-admin": "You gave the first answer. Another admin decides the appeal.",
} as const;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const sent = await readSent(request, PrivacyAnswerInput);
  if (sent.form.get("intent") !== "answer-privacy")
    return data<FormReply>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const found = await requirePrivacyRequest(context, params.id);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await answerPrivacy(context, admin.userId, found, sent.value);
  if (outcome !== "done") return sent.refuse(409, { notice: { title: REFUSED[outcome] } });
  context.cookies.push(writeToast({ title: "Done", text: "We emailed the person.", tone: "success" }));
  return redirect(adminPaths.privacyRequests(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "A privacy request",
    description: "Answer a person’s request about their own information.",
    indexable: false,
  });

export default function PrivacyRequestPage() {
  const { request, hasAccount, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const form = useAnsweredForm({ rules, answer });
  const { kind, email, status, note, reply, appeal, appealReply, judge, answeredAt } = request;
  const waits = status === "open" || status === "appealed";
  return (
    <AdminPage
      title={<bdi>{email}</bdi>}
      lead="The person opened a link that we emailed to this address."
      back={{ to: adminPaths.privacyRequests(), label: "Privacy requests" }}
    >
      {form.notice ? (
        <Note tone="bad" live>
          {form.notice.title}
        </Note>
      ) : null}
      <Stack>
        {waits ? (
          <p>
            <DueClock openedAt={request.openedAt} dueAt={request.dueAt} decidedAt={null} nowMs={nowMs} />
          </p>
        ) : null}
        <FactList
          items={[
            { term: "Asks for", detail: PRIVACY_KIND_WORDS[kind] },
            { term: "Status", detail: PRIVACY_STATUS_WORDS[status] },
            { term: "Since", detail: formatMoment(request.openedAt) },
            { term: "Account", detail: hasAccount ? "Yes, with this confirmed address" : "No" },
            {
              term: "Answered",
              detail:
                answeredAt === null
                  ? "Not yet"
                  : `${formatMoment(answeredAt)}, by ${judge ?? "the person’s own link"}`,
            },
          ]}
        />
        {(
          [
            ["note", "What they wrote", note],
            ["reply", "The first answer", reply],
            ["appeal", "Why they appeal", appeal],
            ["appeal-reply", "The answer to the appeal", appealReply],
          ] as const
        ).map(([id, title, words]) =>
          words === "" ? null : (
            <Section key={id} id={id} title={title} thin>
              <Written>{words}</Written>
            </Section>
          ),
        )}
      </Stack>
      {waits ? (
        <Section id="answer" title={status === "appealed" ? "Decide the appeal" : "Answer"} thin>
          <PostForm form={form} className="max-w-176">
            <ChoiceGroup legend="What did you decide?" field={form.field("outcome")}>
              <Choice type="radio" field={form.field("outcome")} value="done">
                I did what they ask
              </Choice>
              <Choice type="radio" field={form.field("outcome")} value="declined">
                I decline some or all of it
              </Choice>
            </ChoiceGroup>
            <TextareaField
              label="What you changed, or why not"
              rows={4}
              optional={false}
              hint="The person reads this."
              count={`at most ${NOTE_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
              field={form.field("reason")}
            />
            <div>
              <Button look="primary" name="intent" value="answer-privacy">
                Answer
              </Button>
            </div>
          </PostForm>
        </Section>
      ) : null}
    </AdminPage>
  );
}
