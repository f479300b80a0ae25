import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { requireFound } from "./decide.server.ts";
import { DecisionPage } from "./decision-page.tsx";
import { MISSING_APPLICATION, readApplication, takeApplication } from "./items/application.server.ts";
import { ApplicationItem } from "./items/application-item.tsx";
import { readAgainOnConflict } from "./read-again.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const item = await requireFound(context, params.id, readApplication, MISSING_APPLICATION);
  return { item, nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return takeApplication(request, context, admin.userId, params.id);
}

export const shouldRevalidate = readAgainOnConflict;

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "An application to decide",
    description: "Decide whether the organization gets its page.",
    indexable: false,
  });

export default function AdminApplication() {
  const { item, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { facts, submittedAt, dueAt, decidedAt } = item.application;
  return (
    <DecisionPage
      title={facts.organizationName}
      clock={{ openedAt: submittedAt, dueAt, decidedAt, nowMs }}
      about={typeWords[facts.organizationType]}
    >
      <ApplicationItem item={item} answer={answer} />
    </DecisionPage>
  );
}
