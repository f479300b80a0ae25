import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { CaseHistory } from "../reviews/case-history.tsx";
import { DecisionPage } from "./decision-page.tsx";
import type { AnyItem } from "./item-types.ts";
import { requireItem, requireKind, takeItem } from "./items.server.ts";
import { kindOf } from "./kinds.tsx";
import { readAgainOnConflict } from "./read-again.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin/{kind}/{id}`: one thing to decide, on a page of its own. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const item = await requireItem(context, requireKind(params.kind), params.id, admin.userId);
  return { item, nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return takeItem(request, context, admin.userId, { kind: requireKind(params.kind), id: params.id });
}

export const shouldRevalidate = readAgainOnConflict;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    ...(data === undefined ? { title: "To decide", description: "" } : kindOf(data.item).tab),
    indexable: false,
  });

export default function ItemToDecide() {
  const { item, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { pageTitle, rowTitle, back, clockOf, about, Evidence } = kindOf<AnyItem["kind"]>(item);
  return (
    <DecisionPage
      title={(pageTitle ?? rowTitle)(item)}
      {...(back === undefined ? {} : { back })}
      clock={{ ...clockOf(item), nowMs }}
      about={about(item)}
    >
      <Evidence item={item} answer={answer} />
      {item.kind === "review" ? <CaseHistory cases={item.others} /> : null}
    </DecisionPage>
  );
}
