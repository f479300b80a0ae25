import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { findLeadAgent } from "#app/domains/leads/agent-queries.server.ts";
import { markAskedToStop } from "#app/domains/leads/consents/consent-commands.server.ts";
import { sellerName } from "#app/domains/leads/consents/consent-texts.ts";
import { NextStepInput, NoteInput, ReplyInput, StateInput } from "#app/domains/leads/inputs.ts";
import {
  addNote,
  canReply,
  moveLead,
  replyToLead,
  setNextStep,
} from "#app/domains/leads/lead-commands.server.ts";
import { findLead } from "#app/domains/leads/lead-queries.server.ts";
import { leadName, SOURCE_NAMES, STATE_NAMES } from "#app/domains/leads/lead-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { tooOften } from "#app/platform/security/address-limits.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { WithAside } from "#app/ui/layout/columns.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { LEAD_FORMS } from "./work/lead-forms.ts";
import { LeadHistory } from "./work/lead-history.tsx";
import { NextStepForm, NoteForm, ReplyForm, StateForm } from "./work/lead-work.tsx";
import { ReachThem } from "./work/reach-them.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

const noSuchLead = () =>
  notFoundNotice("Lead not found", "You have no lead at this address.", [
    { label: "Your leads", to: leadPaths.leads() },
  ]);

async function getLead(context: AppContext, viewer: Viewer, id: string | undefined) {
  const leadId = parseUuid(id);
  const found = leadId === null ? null : await findLead(context, viewer.userId, leadId);
  if (found === null) throw noSuchLead();
  return found;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { lead, events } = await getLead(context, viewer, params.id);
  return {
    lead,
    events,
    replies: canReply(lead),
    withdrawn: events.some(({ kind }) => kind === "consent-withdrawn"),
    rules: {
      state: rulesOf(StateInput),
      note: rulesOf(NoteInput),
      next: rulesOf(NextStepInput),
      reply: rulesOf(ReplyInput),
    },
    key: crypto.randomUUID(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { lead } = await getLead(context, viewer, params.id);
  const form = await parseForm(request);
  const done = (title: string, saved: boolean) => {
    if (!saved) throw noSuchLead();
    context.cookies.push(writeToast({ title, tone: "success" }));
    return redirect(leadPaths.lead(lead.id), 303);
  };
  const { userId } = viewer;
  switch (form.get("intent")) {
    case LEAD_FORMS.state: {
      const sent = readFields(form, StateInput, LEAD_FORMS.state);
      if (!sent.ok) return sent.refuse(400);
      return done("Status changed", await moveLead(context, userId, lead.id, sent.value.state));
    }
    case LEAD_FORMS.note: {
      const sent = readFields(form, NoteInput, LEAD_FORMS.note);
      if (!sent.ok) return sent.refuse(400);
      return done("Note added", await addNote(context, userId, lead.id, sent.value.note));
    }
    case LEAD_FORMS.next: {
      const sent = readFields(form, NextStepInput, LEAD_FORMS.next);
      if (!sent.ok) return sent.refuse(400);
      return done("Next step saved", await setNextStep(context, userId, lead.id, sent.value));
    }
    case LEAD_FORMS.stop:
      return done("Stopped", await markAskedToStop(context, userId, lead.id));
    case LEAD_FORMS.reply: {
      const sent = readFields(form, ReplyInput, LEAD_FORMS.reply);
      if (!sent.ok) return sent.refuse(400);
      const agent = await findLeadAgent(context, { kind: "slug", value: viewer.slug ?? "" });
      const by =
        agent === null
          ? `${viewer.firstName} ${viewer.lastName}`
          : sellerName(agent.name, agent.organization, null).replace(/,$/, "");
      const outcome = await replyToLead(context, userId, lead.id, { ...sent.value, by });
      if (outcome.kind === "too-often") return sent.refuse(429, { notice: tooOften(outcome.waitSeconds) });
      if (outcome.kind === "refused")
        return sent.refuse(409, {
          errors: { form: "You can’t reply to this lead anymore. Reload the page." },
        });
      return done("Reply sent", true);
    }
    default:
      throw new Response("There’s no such action.\n", { status: 400 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta("", {
    title: page === undefined ? "Lead" : leadName(page.lead),
    description: "One lead.",
    indexable: false,
  });

export default function LeadPage() {
  const { lead, events, replies, withdrawn, rules, key } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const name = leadName(lead);
  const { threadId, typeName, zip, stateCode } = lead;
  // A new key after each note or reply, so that its form is empty again.
  const written = (what: "note" | "replied") =>
    `${what} ${events.filter(({ kind }) => kind === what).length}`;
  return (
    <Stack gap="loose">
      <header>
        <p className="text-14">
          <Link to={leadPaths.leads()}>Leads</Link>
        </p>
        <h1>{name}</h1>
        <p className="text-muted">
          <span>{`${STATE_NAMES[lead.state]}. ${SOURCE_NAMES[lead.source]}, received `}</span>
          <LocalTime timeMs={lead.receivedAt} />.
        </p>
      </header>
      {answer?.notice ? (
        <Note tone="bad" live>
          <b>{answer.notice.title}</b>
          <span>{` ${answer.notice.text ?? ""}`}</span>
        </Note>
      ) : null}
      {withdrawn ? (
        <Note tone="bad">
          {`${lead.firstName} withdrew every consent. Don’t call, text, or email, and remove the number and address from any list you keep.`}
        </Note>
      ) : null}
      <WithAside first>
        <div>
          <Section id="work" title="Status and next step" thin>
            <Stack>
              <StateForm key={lead.state} state={lead.state} rules={rules.state} answer={answer} />
              <NextStepForm lead={lead} rules={rules.next} answer={answer} />
            </Stack>
          </Section>
        </div>
        <div>
          <Section id="asked" title="What they asked for" thin>
            <FactList
              items={[
                ...(typeName === null ? [] : [{ term: "Insurance", detail: typeName }]),
                ...(zip === null
                  ? []
                  : [{ term: "ZIP code", detail: `${zip}${stateCode === null ? "" : `, ${stateCode}`}` }]),
                ...lead.answers.map(([term, detail]) => ({ term, detail })),
                ...(lead.note === ""
                  ? []
                  : [{ term: "Their words", detail: <Written>{lead.note}</Written> }]),
              ]}
            />
            {threadId === null ? null : (
              <p className="mt-4">
                <ButtonLink icon="message" to={paths.thread(threadId)}>
                  Open the conversation
                </ButtonLink>
              </p>
            )}
          </Section>
          <ReachThem lead={lead} withdrawn={withdrawn} />
          {replies && !withdrawn ? (
            <Section id="reply-section" title="Reply" thin>
              <ReplyForm
                key={written("replied")}
                name={lead.firstName}
                keyValue={key}
                rules={rules.reply}
                answer={answer}
              />
            </Section>
          ) : null}
          <Section id="notes" title="Notes" thin>
            <NoteForm key={written("note")} rules={rules.note} answer={answer} />
          </Section>
          <Section id="history" title="History" thin>
            <LeadHistory events={events} />
          </Section>
        </div>
      </WithAside>
    </Stack>
  );
}
