import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { openForAdmin } from "#app/domains/consents/copy-commands.server.ts";
import { findCopy } from "#app/domains/consents/copy-queries.server.ts";
import { OpenInput } from "#app/domains/consents/inputs.ts";
import { OPEN_REASON_MAX_CHARACTERS } from "#app/domains/consents/limits.ts";
import type { ConsentEvidence } from "#app/domains/consents/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatDayOf, formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { AdminPage } from "../frame/admin-page.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function requireCopy(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const copy = id === null ? null : await findCopy(context, id);
  if (copy !== null) return copy;
  throw notFoundNotice(
    "Consent not found",
    "There’s no consent at this address, or its five years are over.",
    [{ label: "Consents", to: adminPaths.consentCopies() }],
  );
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return { copy: await requireCopy(context, params.id), rules: rulesOf(OpenInput) };
}

type Answer = FormReply & { opened?: ConsentEvidence };

/** Shows what is in the copy once, in the answer to the form; nothing of it gets an address. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  if (form.get("intent") !== "open-consent")
    return data<Answer>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const sent = readFields(form, OpenInput);
  if (!sent.ok) return sent.refuse(400);
  const copy = await requireCopy(context, params.id);
  const opened = await openForAdmin(context, admin.userId, copy.id, sent.value.reason);
  if (opened === null)
    return sent.refuse(409, {
      notice: {
        title: "This copy can’t be opened",
        text: "Its key is missing from RECORD_KEYS. Ask the person who runs the site to put it back.",
      },
    });
  return data<Answer>({ opened }, { headers: { "Cache-Control": "private, no-store" } });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A consent", description: "A sealed copy of a consent.", indexable: false });

export default function ConsentCopyPage() {
  const { copy, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<Answer>();
  const opened = answer?.opened;
  return (
    <AdminPage
      title={`Consent of ${formatDayOf(copy.givenAt)}`}
      lead="What is in it stays sealed until you say why you open it."
      back={{ to: adminPaths.consentCopies(), label: "Consents" }}
    >
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      )}
      <FactList
        items={[
          { term: "To", detail: copy.seller ?? "Agents who answered a question" },
          { term: "Given", detail: formatMoment(copy.givenAt) },
          { term: "Ended", detail: copy.endedAt === null ? "In force" : formatMoment(copy.endedAt) },
          {
            term: "Deleted on",
            detail: copy.deleteAt === null ? "Five years after it ends" : formatDayOf(copy.deleteAt),
          },
        ]}
      />
      {opened === undefined ? (
        <OpenForm rules={rules} answer={answer} />
      ) : (
        <Section id="opened" title="What is in it" thin>
          <Opened evidence={opened} />
        </Section>
      )}
    </AdminPage>
  );
}

function OpenForm({
  rules,
  answer,
}: {
  rules: ReturnType<typeof useLoaderData<typeof loader>>["rules"];
  answer: FormReply | undefined;
}) {
  const form = useAnsweredForm({ rules, answer });
  return (
    <Section id="open" title="Open it" thin>
      <PostForm form={form} className="max-w-176">
        <TextareaField
          label="Reason"
          rows={3}
          optional={false}
          hint="It goes to the log with your name, before you see anything. For example: who asks for proof, and in which case."
          count={`at most ${OPEN_REASON_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
          field={form.field("reason")}
        />
        <div>
          <Button look="primary" name="intent" value="open-consent">
            Open the copy
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}

const CHANNELS = { phone: "Calls", text: "Text messages", email: "Email" } as const;

function Opened({ evidence }: { evidence: ConsentEvidence }) {
  const { name, phone, email, recipient, channel, purpose, language, page, givenAt, browser, network } =
    evidence;
  return (
    <FactList
      items={[
        { term: "Name", detail: <bdi>{name}</bdi> },
        { term: "Phone", detail: phone ?? "None" },
        { term: "Email", detail: <bdi>{email}</bdi> },
        { term: "To", detail: recipient.replace(/,$/, "") },
        { term: "For", detail: `${CHANNELS[channel]} (${purpose})` },
        { term: "Time", detail: givenAt },
        { term: "Page", detail: <span className="wrap-anywhere">{page}</span> },
        { term: "Language", detail: language === "es" ? "Spanish" : "English" },
        { term: "Browser", detail: browser ?? "Unknown" },
        {
          term: "Network, hashed",
          detail: <span className="wrap-anywhere">{network ?? "Unknown"}</span>,
        },
        { term: "Words", detail: <Written>{evidence.textShown}</Written> },
        { term: "SHA-256 of them", detail: <span className="wrap-anywhere">{evidence.textHash}</span> },
        {
          term: "The form as shown",
          detail: evidence.formShown === "" ? "Not stored then" : <Written>{evidence.formShown}</Written>,
        },
        { term: "Record", detail: <span className="wrap-anywhere">{evidence.id}</span> },
      ]}
    />
  );
}
