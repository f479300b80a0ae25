import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { ReasonInput } from "#app/domains/listings/admin-inputs.ts";
import { REQUEST_WORDS_DAYS } from "#app/domains/listings/limits.ts";
import { findAgentByNo } from "#app/domains/listings/listed-agent-queries.server.ts";
import {
  acceptRequest,
  declineRequest,
  type RequestDecision,
  undoRequest,
} from "#app/domains/listings/requests/decide-commands.server.ts";
import { findRequest } from "#app/domains/listings/requests/request-queries.server.ts";
import { BY_WORDS, REASON_WORDS } from "#app/domains/listings/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
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
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { DueClock } from "../decide/due-clock.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { STATUS_WORDS } from "./request-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

async function requireRequest(context: AppContext, param: string | undefined) {
  const id = parseUuid(param);
  const request = id === null ? null : await findRequest(context, id);
  if (request !== null) return request;
  throw notFoundNotice("Request not found", "There’s no request not to be listed at this address.", [
    { label: "Not listed", to: adminPaths.notListed() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const found = await requireRequest(context, params.id);
  const agent = found.agentNo === null ? null : await findAgentByNo(context, found.agentNo);
  return {
    request: found,
    agent: agent && { active: agent.active, ending: agent.ending, claimed: agent.userId !== null },
    // Only what it proves is shown: the register's address is nobody's to read.
    proof: proofOf(found.email, agent?.accountEmail ?? null, agent?.registerEmail ?? null),
    rules: rulesOf(ReasonInput),
    nowMs: context.clock.now(),
  };
}

function proofOf(email: string, account: string | null, register: string | null): string {
  if (email === account) return "It’s the email of the account that has claimed the profile.";
  if (email === register?.toLowerCase()) return "It’s the email that the state has on file for the license.";
  return "We don’t know this email. Call the office, or ask for proof, before you accept.";
}

const REFUSED: Record<Exclude<RequestDecision, "done">, string> = {
  decided: "Someone else already decided this.",
  changed: "The profile or its licenses changed at the same moment. Read it again, then decide.",
};
const SAID = {
  "accept-not-listed": "The profile isn’t listed anymore, and we emailed the person.",
  "decline-not-listed": "The profile stays up, and we emailed the person why.",
  "undo-not-listed": "The profile is listed again, and we emailed the person.",
} as const;
const isIntent = (value: unknown): value is keyof typeof SAID =>
  typeof value === "string" && Object.hasOwn(SAID, value);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  const form = await parseForm(request);
  const intent = form.get("intent");
  if (!isIntent(intent))
    return data<FormReply>(
      { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
      { status: 400 },
    );
  const found = await requireRequest(context, params.id);
  const sent = readFields(form, ReasonInput);
  let outcome: RequestDecision;
  if (intent === "accept-not-listed") outcome = await acceptRequest(context, admin.userId, found);
  else if (!sent.ok) return sent.refuse(400);
  else {
    const decide = intent === "decline-not-listed" ? declineRequest : undoRequest;
    outcome = await decide(context, admin.userId, found, sent.value.reason);
  }
  if (outcome !== "done") return sent.refuse(409, { notice: { title: REFUSED[outcome] } });
  context.cookies.push(writeToast({ title: "Done", text: SAID[intent], tone: "success" }));
  return redirect(adminPaths.notListed(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "A request not to be listed",
    description: "Decide whether a profile leaves the directory.",
    indexable: false,
  });

export default function NotListedRequestPage() {
  const { request, agent, proof, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const busy = useNavigation().state === "submitting";
  const { agentName, agentSlug, npn, status } = request;
  return (
    <AdminPage
      title={<bdi>{agentName ?? `NPN ${npn}`}</bdi>}
      lead="Someone asks us not to list this person."
      back={{ to: adminPaths.notListed(), label: "Not listed" }}
    >
      {answer?.notice === undefined ? null : (
        <Note tone="bad" live>
          {answer.notice.title}
        </Note>
      )}
      <Stack>
        <p>
          <DueClock {...request} nowMs={nowMs} />
        </p>
        <FactList
          items={[
            {
              term: "Profile",
              detail:
                agentSlug === null ? (
                  "Nobody here has this NPN"
                ) : (
                  <Link to={paths.showcase(agentSlug)}>{agentName}</Link>
                ),
            },
            { term: "NPN", detail: npn },
            { term: "Claimed", detail: agent?.claimed ? "Yes, by an account" : "No" },
            {
              term: "Asked by",
              detail: <bdi>{`${request.requester || "Deleted"} (${BY_WORDS[request.requestedBy]})`}</bdi>,
            },
            {
              term: "Email",
              detail:
                request.email === "" ? (
                  `Deleted: we keep names, emails, and notes for ${REQUEST_WORDS_DAYS} days after the decision.`
                ) : (
                  <>
                    <bdi>{request.email}</bdi>
                    <Caption>{proof}</Caption>
                  </>
                ),
            },
            { term: "Why", detail: REASON_WORDS[request.why] },
            { term: "Asked", detail: formatMoment(request.openedAt) },
          ]}
        />
        {request.note === "" ? null : <Written>{request.note}</Written>}
      </Stack>
      {status === "open" ? (
        <>
          <Section id="accept" title="Take the profile out" thin>
            <Stack>
              <p>
                It leaves search, places, sitemaps, and its address. Imports pass over its NPN and license
                numbers. Reviews, conversations, and the license record stay, and nobody else sees them. You
                can undo it.
              </p>
              <Form method="post">
                <Button
                  look="danger"
                  name="intent"
                  value="accept-not-listed"
                  busy={busy}
                  busyLabel="Removing"
                >
                  Accept, and take it out
                </Button>
              </Form>
            </Stack>
          </Section>
          <Section id="decline" title="Or decline" thin>
            <ReasonForm
              rules={rules}
              answer={answer}
              intent="decline-not-listed"
              label="Decline"
              hint="The person reads this."
            />
          </Section>
        </>
      ) : (
        <Section id="decision" title="Decision" thin>
          <Stack>
            <p>
              {`${STATUS_WORDS[status]}${request.decidedAt === null ? "" : `, ${formatMoment(request.decidedAt)}`}${request.judge === null ? "." : `, by ${request.judge}.`}`}
            </p>
            {request.reason === "" ? null : <Written>{request.reason}</Written>}
            {status === "accepted" ? (
              <ReasonForm
                rules={rules}
                answer={answer}
                intent="undo-not-listed"
                label="List the person again"
                hint="The person reads this, if we still have their email. The profile comes back as it was, with its reviews and its licenses as we know them now."
              />
            ) : null}
          </Stack>
        </Section>
      )}
    </AdminPage>
  );
}
