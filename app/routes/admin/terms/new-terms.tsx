import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { TermsChanges } from "#app/domains/onboarding/components/terms-changes.tsx";
import { TermsText } from "#app/domains/onboarding/components/terms-text.tsx";
import { SUMMARY_MAX_CHARACTERS, TERMS_MAX_CHARACTERS } from "#app/domains/onboarding/limits.ts";
import { compareLines, type LineChange } from "#app/domains/onboarding/terms/line-changes.ts";
import { bodyProblem, normalizeBody } from "#app/domains/onboarding/terms/terms-body.ts";
import {
  draftMark,
  effectiveAtOf,
  publishTerms,
} from "#app/domains/onboarding/terms/terms-commands.server.ts";
import {
  AgreementTypeInput,
  type TermsDraft,
  TermsDraftInput,
} from "#app/domains/onboarding/terms/terms-inputs.ts";
import { countAgreeing, listVersions } from "#app/domains/onboarding/terms/terms-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatMoment, publicDay } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { accountsWords, TYPE_NAMES } from "./terms-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const typeIn = (request: Request) =>
  AgreementTypeInput.parse(new URL(request.url).searchParams.get("type") ?? undefined);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const type = typeIn(request);
  const newest = (await listVersions(context, type)).at(-1) ?? null;
  const nowMs = context.clock.now();
  return {
    type,
    newest,
    waits: newest !== null && newest.effectiveAt > nowMs,
    today: publicDay(nowMs),
    rules: rulesOf(TermsDraftInput),
  };
}

const REFUSALS = {
  day: "Choose today or a day within two years.",
  waiting: "A version waits to take effect already. Withdraw it first, or let it begin.",
  moved:
    "Somebody published another version while you wrote this. We saved what you wrote; look at it again.",
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const type = typeIn(request);
  const sent = await readSent(request, TermsDraftInput);
  if (!sent.ok) return sent.refuse(400);
  const { previewed, ...typed } = sent.value;
  const draft: TermsDraft = { ...typed, body: normalizeBody(typed.body) };
  const problem = bodyProblem(draft.body);
  if (problem !== null) return sent.refuse(400, { errors: { body: problem } });
  const effectiveAt = effectiveAtOf(draft.effectiveOn, context.clock.now());
  if (effectiveAt === null) return sent.refuse(400, { errors: { effectiveOn: REFUSALS.day } });
  const newest = (await listVersions(context, type)).at(-1);
  if (newest?.title === draft.title && newest.body === draft.body)
    return sent.refuse(400, { errors: { body: "This is the newest version, word for word." } });
  if (newest !== undefined && newest.effectiveAt > context.clock.now())
    return sent.refuse(409, { errors: { form: REFUSALS.waiting } });
  const known = newest?.version ?? 0;
  const mark = await draftMark(draft, known);
  if (sent.form.get("intent") !== "publish" || previewed !== mark) {
    const counts = await countAgreeing(context, type);
    const changes = compareLines(newest?.body ?? "", draft.body);
    const preview: TermsPreview = { ...draft, ...counts, effectiveAt, mark, changes, version: known + 1 };
    return data({ ...sent.refuse(200).data, preview });
  }
  await requireFresh(request, context, sent.form);
  const outcome = await publishTerms(context, admin.userId, type, draft, known);
  if (outcome.kind === "day") return sent.refuse(400, { errors: { effectiveOn: REFUSALS.day } });
  if (outcome.kind !== "published") return sent.refuse(409, { errors: { form: REFUSALS[outcome.kind] } });
  const title = `Published version ${outcome.version}`;
  context.cookies.push(
    writeToast({ title, text: "It can be withdrawn until it takes effect.", tone: "success" }),
  );
  return redirect(adminPaths.termsVersion(outcome.id), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "New terms", description: "Write and publish terms.", indexable: false });

export default function NewTerms() {
  const { type, newest, waits, today, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() as (FormReply & { preview?: TermsPreview }) | undefined;
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({
    rules,
    answer,
    known: { title: newest?.title ?? "", body: newest?.body ?? "" },
  });
  const preview = answer?.preview;
  const who = TYPE_NAMES[type].toLowerCase();
  return (
    <AdminPage
      title={`New terms for ${who}`}
      lead="Nothing is published by looking at the preview."
      back={{ to: adminPaths.terms(), label: "Terms" }}
    >
      {waits && newest !== null && answer === undefined ? (
        <Note live>
          <span>{`${REFUSALS.waiting} `}</span>
          <Link to={adminPaths.termsVersion(newest.id)}>{`Version ${newest.version}`}</Link>
        </Note>
      ) : (
        <>
          {preview === undefined ? null : <TermsPreviewed preview={preview} who={who} newest={newest} />}
          <PostForm form={form} className="max-w-measure" preventScrollReset={false}>
            <input type="hidden" name="previewed" value={preview?.mark ?? ""} />
            <InputField label="Title" field={form.field("title")} />
            <TextareaField
              label="Text"
              rows={24}
              hint="A line that begins with ## is a heading. An empty line ends a paragraph."
              count={`at most ${TERMS_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
              field={form.field("body")}
            />
            <TextareaField
              label="What changes, in a sentence or two"
              rows={3}
              hint="Everybody who has to agree again reads this first."
              count={`at most ${SUMMARY_MAX_CHARACTERS} characters`}
              field={form.field("changeSummary")}
            />
            <InputField
              label="Takes effect on"
              hint="At midnight Central; today means in a minute."
              min={today}
              className="max-w-50"
              field={form.field("effectiveOn")}
            />
            <Row>
              <Button
                look={preview === undefined ? "primary" : undefined}
                name="intent"
                value="preview"
                busy={busy}
                busyLabel="Looking"
              >
                {preview === undefined ? "Look at the preview" : "Look again"}
              </Button>
              {preview === undefined ? null : (
                <Button look="primary" name="intent" value="publish" busy={busy} busyLabel="Publishing">
                  {`Publish version ${preview.version}`}
                </Button>
              )}
            </Row>
          </PostForm>
        </>
      )}
    </AdminPage>
  );
}

/** The preview of publishing. */
type TermsPreview = TermsDraft & {
  version: number;
  effectiveAt: number;
  accounts: number;
  agreed: number;
  /** The draft's hash, which the published text must have, too. */
  mark: string;
  changes: readonly LineChange[];
};

type TermsPreviewedProps = {
  preview: TermsPreview;
  /** "customers" */
  who: string;
  newest: { version: number } | null;
};

/** The draft as its readers would see it, its changes, and how many accounts would have to agree again. */
function TermsPreviewed({ preview, who, newest }: TermsPreviewedProps) {
  const { version, effectiveAt, accounts, agreed, changes, changeSummary, title, body } = preview;
  return (
    <Section id="preview" title={`What version ${version} will do`} thin>
      <ul role="status">
        <li>{`It takes effect ${formatMoment(effectiveAt)}. Until then it can be withdrawn.`}</li>
        <li>
          {`${accountsWords(agreed)} of ${who} agreed to what’s in force, and must agree again before they go on. In all it concerns ${accountsWords(accounts)}.`}
        </li>
        <li>Nobody is signed out, and what was agreed to before stays on record.</li>
      </ul>
      <h3 className="mt-6">
        {newest === null ? "It’s the first version" : `What changes from version ${newest.version}`}
      </h3>
      <p>{changeSummary}</p>
      <TermsChanges changes={changes} />
      <Disclosure summary="As it will be shown" open plain>
        <article className="border border-line px-5 py-4" aria-labelledby="preview-title">
          <p id="preview-title" className="font-serif text-24">
            {title}
          </p>
          <TermsText body={body} />
        </article>
      </Disclosure>
    </Section>
  );
}
