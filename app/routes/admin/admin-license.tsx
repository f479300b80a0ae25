import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { requireFound } from "./decide.server.ts";
import { DecisionPage } from "./decision-page.tsx";
import { MISSING_DOCUMENT, readDocument, takeDocument } from "./items/license-document.server.ts";
import { LicenseItem } from "./items/license-item.tsx";
import { readAgainOnConflict } from "./read-again.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const item = await requireFound(context, params.id, readDocument, MISSING_DOCUMENT);
  return { item, nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return takeDocument(request, context, admin.userId, params.id);
}

export const shouldRevalidate = readAgainOnConflict;

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "A license document to decide",
    description: "Decide whether a document proves a license.",
    indexable: false,
  });

export default function AdminLicense() {
  const { item, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { stateName, number, agent, openedAt, dueAt, decidedAt } = item.document;
  return (
    <DecisionPage
      title={`${stateName} license ${number}`}
      clock={{ openedAt, dueAt, decidedAt, nowMs }}
      about={
        <>
          <span>The license of </span>
          <Link to={paths.showcase(agent.slug)}>{agent.name}</Link>
        </>
      }
    >
      <LicenseItem item={item} answer={answer} />
    </DecisionPage>
  );
}
