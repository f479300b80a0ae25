import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { setBulkStatus, undoBulk, undoes } from "#app/domains/accounts/desk/bulk-commands.server.ts";
import { findBulk } from "#app/domains/accounts/desk/bulk-queries.server.ts";
import { runBulk } from "#app/domains/accounts/desk/bulk-run.server.ts";
import { BulkInput } from "#app/domains/accounts/desk/inputs.ts";
import { BULK_BATCHES_A_VISIT } from "#app/domains/accounts/desk/limits.ts";
import { BULK_OUTCOMES } from "#app/domains/accounts/desk/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { formatMoment } from "#app/platform/dates.ts";
import { parseForm } from "#app/platform/form.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readFields } from "#app/platform/submission.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { elsewhereOf } from "./acts.server.ts";
import { BulkOutcomes } from "./bulk-outcomes.tsx";
import { BulkProgress, BulkUndo } from "./bulk-progress.tsx";
import { BULK_WORDS, people, STATUS_WORDS } from "./bulk-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

async function getBulk(
  context: AppContext,
  param: string | undefined,
  show: Parameters<typeof findBulk>[2] = { outcome: "failed" },
) {
  const id = parseUuid(param);
  const bulk = id === null ? null : await findBulk(context, id, show);
  if (bulk !== null) return bulk;
  throw notFoundNotice("Act not found", "There’s no act on many people with this id.", [
    { label: "Acts on many people", to: adminPaths.bulkPeople() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const outcome = BULK_OUTCOMES.find((one) => one === searchParams.get("show")) ?? "skipped";
  const after = Math.max(0, Math.trunc(Number(searchParams.get("after")) || 0));
  const bulk = await getBulk(context, params.id, { outcome, after });
  return { bulk, outcome, first: after === 0, undo: undoes(bulk.act), rules: rulesOf(BulkInput) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request.clone() as Request);
  // What is begun goes on as it was meant; what begins something else asks again.
  if (form.get("intent") === "undo") await requireFresh(request, context);
  const bulk = await getBulk(context, params.id);
  const intent = String(form.get("intent") ?? "");
  const back = () => redirect(adminPaths.bulkAct(bulk.id), 303);
  if (intent === "go") {
    const more = await runBulk(context, bulk.id, elsewhereOf(context), BULK_BATCHES_A_VISIT);
    // The open page goes on by itself; a form without JavaScript sees how far it has come.
    return form.get("by") === "page" ? data({ more }) : back();
  }
  if (intent === "stop" || intent === "resume") {
    await setBulkStatus(context, bulk.id, admin.userId, intent === "stop" ? "stopped" : "running");
    return back();
  }
  if (intent === "undo") {
    const sent = readFields(form, BulkInput, intent);
    if (!sent.ok) return sent.refuse(400);
    const id = await undoBulk(context, bulk, { adminId: admin.userId, reason: sent.value.reason });
    return id === null
      ? sent.refuse(409, {
          errors: { form: "It can’t be taken back now: it still runs, or that was begun before." },
        })
      : redirect(adminPaths.bulkAct(id), 303);
  }
  throw new Response("We don’t know what to do with that. Reload the page and try again.\n", { status: 400 });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "An act on many people", description: "How far it is.", indexable: false });

export default function BulkActPage() {
  const { bulk, outcome, first, undo, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() as FormReply | undefined;
  const show = (more: { after?: number } = {}) =>
    `?show=${outcome}${more.after === undefined ? "" : `&after=${more.after}`}`;
  return (
    <ConsolePage
      title={`${BULK_WORDS[bulk.act].verb} ${people(bulk.rows)}`}
      back={{ to: adminPaths.bulkPeople(), label: "Acts on many people" }}
    >
      <FactList
        className="max-w-176"
        items={[
          { term: "Status", detail: STATUS_WORDS[bulk.status] },
          { term: "By", detail: <bdi>{bulk.actor ?? "A deleted account"}</bdi> },
          { term: "Begun", detail: formatMoment(bulk.startedAt) },
          { term: "Reason", detail: <Written>{bulk.reason}</Written> },
          ...(bulk.undoOf === null
            ? []
            : [{ term: "Takes back", detail: <Link to={adminPaths.bulkAct(bulk.undoOf)}>This act</Link> }]),
          ...(bulk.undoneBy === null
            ? []
            : [
                {
                  term: "Taken back",
                  detail: <Link to={adminPaths.bulkAct(bulk.undoneBy)}>By this act</Link>,
                },
              ]),
        ]}
      />
      <BulkProgress bulk={bulk} />
      <BulkOutcomes bulk={bulk} outcome={outcome} />
      <Pager
        label="Pages of rows"
        firstTo={first ? null : show()}
        nextTo={bulk.more === null ? null : show({ after: bulk.more })}
      />
      {undo !== null && bulk.status !== "running" && bulk.undoneBy === null && bulk.done > 0 ? (
        <BulkUndo rules={rules} answer={answer} words={`${BULK_WORDS[undo].verb} ${people(bulk.done)}`} />
      ) : null}
    </ConsolePage>
  );
}
