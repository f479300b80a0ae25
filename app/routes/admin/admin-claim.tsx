import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findClaim } from "#app/domains/claims/claim-queries.server.ts";
import { decideClaim } from "#app/domains/claims/decide-commands.server.ts";
import { documentName } from "#app/domains/claims/document-commands.server.ts";
import { ClaimDecision } from "#app/domains/claims/inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ClaimDecisionForm } from "./claim-decision.tsx";
import { ClaimFacts } from "./claim-facts.tsx";
import { prepareHandover } from "./claim-handover.server.ts";
import { claimTitle, REFUSALS } from "./claim-words.ts";
import { DueClock } from "./due-clock.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function getClaim(context: AppContext, id: string | undefined) {
  const claimId = parseUuid(id);
  const claim = claimId === null ? null : await findClaim(context, claimId);
  if (claim !== null) return claim;
  throw notFoundNotice("Claim not found", "There’s no claim to a profile at this address.", [
    { label: "Today’s work", to: paths.admin() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const claim = await getClaim(context, params.id);
  const hasDocument =
    claim.status === "open" &&
    claim.document !== null &&
    (await context.documents.has(documentName(claim.id)));
  return { claim, hasDocument, rules: rulesOf(ClaimDecision), nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readSent(request, ClaimDecision);
  const claim = await getClaim(context, params.id);
  if (!sent.ok) return sent.refuse(400);
  const handover = await prepareHandover(context, claim);
  const outcome = await decideClaim(context, admin.userId, claim, sent.value, handover);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  context.cookies.push(
    writeToast({
      title: "Decided",
      text: "Everyone involved gets a notification and an email.",
      tone: "success",
    }),
  );
  return redirect(paths.admin(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A claim to decide", description: "Decide whose profile it is.", indexable: false });

export default function AdminClaim() {
  const { claim, hasDocument, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { openedAt, dueAt, decidedAt, agent } = claim;
  return (
    <Stack gap="loose">
      <Stack as="header" gap="tight">
        <Caption>
          <Link to={paths.admin()}>Today’s work</Link>
        </Caption>
        <h1>{claimTitle(claim)}</h1>
        <Row as="p">
          {dueAt === null ? null : <DueClock {...{ openedAt, dueAt, decidedAt, nowMs }} />}
          <span>
            The profile of{" "}
            <Link to={paths.showcase(agent.slug)}>{`${agent.firstName} ${agent.lastName}`}</Link>
          </span>
        </Row>
      </Stack>
      <ClaimFacts claim={claim} hasDocument={hasDocument} />
      <ClaimDecisionForm claim={claim} rules={rules} answer={answer} />
    </Stack>
  );
}
