import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findClaim, listWaitingClaims } from "#app/domains/claims/claim-queries.server.ts";
import { decideClaim } from "#app/domains/claims/decide-commands.server.ts";
import { documentName } from "#app/domains/claims/document-commands.server.ts";
import { ClaimDecision, ResendInput } from "#app/domains/claims/inputs.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/claims/limits.ts";
import { waitsForCode } from "#app/domains/claims/policy.ts";
import { resendCode } from "#app/domains/claims/resend-commands.server.ts";
import type { ClaimPage } from "#app/domains/claims/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/form.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readFields } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { ClaimFacts } from "./claim-facts.tsx";
import { prepareHandover } from "./claim-handover.server.ts";
import { BECAME, claimTitle, REFUSALS, RESEND_REFUSALS } from "./claim-words.ts";
import { goOn, requireFound } from "./decide.server.ts";
import { Decision } from "./decision.tsx";
import { DecisionPage } from "./decision-page.tsx";
import { RESEND_FORM, ResendCode } from "./resend-code.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const MISSING = { title: "Claim not found", text: "There’s no claim to a profile at this address." };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const claim = await requireFound(context, params.id, findClaim, MISSING);
  const hasDocument =
    claim.status === "open" &&
    claim.document !== null &&
    (await context.documents.has(documentName(claim.id)));
  return {
    claim,
    hasDocument,
    resendable: waitsForCode(claim) && claim.claimant.sameName && claim.agent.registerEmail !== null,
    rules: rulesOf(ClaimDecision),
    resendRules: rulesOf(ResendInput),
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const claim = await requireFound(context, params.id, findClaim, MISSING);
  if (form.get("intent") === "resend") return takeResend(context, admin.userId, claim, form);
  const sent = readFields(form, ClaimDecision);
  if (!sent.ok) return sent.refuse(400);
  const handover = await prepareHandover(context, claim);
  const outcome = await decideClaim(context, admin.userId, claim, sent.value, handover);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  return goOn(request, context, {
    text: "Everyone involved gets a notification and an email.",
    own: claim,
    queue: async () =>
      (await listWaitingClaims(context)).map(({ id, dueAt, agentName }) => ({
        id,
        dueAt,
        to: paths.adminClaim(id),
        label: `the profile of ${agentName}`,
      })),
  });
}

async function takeResend(context: AppContext, adminId: string, claim: ClaimPage, form: FormData) {
  const sent = readFields(form, ResendInput, RESEND_FORM);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await resendCode(context, adminId, claim, sent.value.reason);
  if (outcome !== "sent") {
    const [status, title] = RESEND_REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  const text = "It’s on its way to the register’s address, and the claimant is told.";
  context.cookies.push(writeToast({ title: "Code sent", text, tone: "success" }));
  return redirect(paths.adminClaim(claim.id), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A claim to decide", description: "Decide whose profile it is.", indexable: false });

export default function AdminClaim() {
  const { claim, hasDocument, resendable, rules, resendRules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { openedAt, dueAt, decidedAt, agent } = claim;
  return (
    <DecisionPage
      title={claimTitle(claim)}
      clock={{ openedAt, dueAt, decidedAt, nowMs }}
      about={
        <>
          The profile of <Link to={paths.showcase(agent.slug)}>{`${agent.firstName} ${agent.lastName}`}</Link>
        </>
      }
    >
      <ClaimFacts claim={claim} hasDocument={hasDocument} />
      {resendable || answer?.form === RESEND_FORM ? <ResendCode rules={resendRules} answer={answer} /> : null}
      <Decision
        rules={rules}
        answer={answer}
        became={claim.status === "open" ? null : { words: BECAME[claim.status], ...claim }}
        seen={{ name: "holder", value: claim.holder?.userId ?? "" }}
        hint="The claimant and the profile’s current holder will read this. Don’t say who the other side is."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          { value: "refuse", label: "Refuse", letter: "r" },
          {
            value: "approve",
            look: "danger",
            letter: "a",
            label:
              claim.holder === null ? "Give the profile to the claimant" : "Move the profile to the claimant",
          },
        ]}
      />
    </DecisionPage>
  );
}
