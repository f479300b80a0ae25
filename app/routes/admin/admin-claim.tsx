import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { claimTitle } from "./claim-words.ts";
import { requireFound } from "./decide.server.ts";
import { DecisionPage } from "./decision-page.tsx";
import { MISSING_CLAIM, readClaim, takeClaim } from "./items/claim.server.ts";
import { ClaimItem } from "./items/claim-item.tsx";
import { readAgainOnConflict } from "./read-again.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const item = await requireFound(context, params.id, readClaim, MISSING_CLAIM);
  return { item, nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return takeClaim(request, context, admin.userId, params.id);
}

export const shouldRevalidate = readAgainOnConflict;

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A claim to decide", description: "Decide whose profile it is.", indexable: false });

export default function AdminClaim() {
  const { item, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { openedAt, dueAt, decidedAt, agent } = item.claim;
  return (
    <DecisionPage
      title={claimTitle(item.claim)}
      clock={{ openedAt, dueAt, decidedAt, nowMs }}
      about={
        <>
          <span>The profile of </span>
          <Link to={paths.showcase(agent.slug)}>{`${agent.firstName} ${agent.lastName}`}</Link>
        </>
      }
    >
      <ClaimItem item={item} answer={answer} />
    </DecisionPage>
  );
}
