/** Loaders and actions for acts on many rows, the same for every list. */
import { data, redirect } from "@remix-run/cloudflare";
import { setBulkStatus, startBulk, undoBulk } from "#app/domains/bulk/bulk-commands.server.ts";
import { findBulk, listBulks, previewBulk } from "#app/domains/bulk/bulk-queries.server.ts";
import { bulkInput } from "#app/domains/bulk/inputs.ts";
import { BULK_BATCHES_A_VISIT, BULK_MOST, REASON_MAX_CHARACTERS } from "#app/domains/bulk/limits.ts";
import { runBulk } from "#app/domains/bulk/run-commands.server.ts";
import type { BulkAct, BulkOutcome, BulkTarget, Selection } from "#app/domains/bulk/types.ts";
import { requireFresh } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields, readSent } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { type ListFilter, readListQuery } from "../list-pages/list-view.ts";
import type { requireBulkList } from "../lists/registry.server.ts";
import { type BulkWords, OUTCOME_WORDS } from "./bulk-words.ts";

/** More than a page of the list has. */
const MOST_CHOSEN = 200;
const ONLY = "only-";

/** What a list sends: an act, and the chosen rows, or the filters for all of them. Null when nothing is chosen. */
function readSelection(
  sent: URLSearchParams,
  { acts }: Pick<BulkTarget, "acts">,
  filters: readonly ListFilter[],
) {
  const act = (Object.keys(acts) as BulkAct[]).find((one) => one === sent.get("act"));
  if (act === undefined) return null;
  const ids = [...new Set(sent.getAll("id").flatMap((id) => parseUuid(id) ?? []))].slice(0, MOST_CHOSEN);
  const only = new URLSearchParams(
    [...sent].flatMap(([name, value]) => (name.startsWith(ONLY) ? [[name.slice(ONLY.length), value]] : [])),
  );
  const all = sent.get("all") === "yes";
  if (!all && ids.length === 0) return null;
  const selection: Selection = all ? { filter: readListQuery(only, filters) } : { ids };
  return { act, all, selection };
}

const OUTCOMES = Object.keys(OUTCOME_WORDS) as BulkOutcome[];

type BulkList = ReturnType<typeof requireBulkList>;

const wordsOf = ({
  name,
  label,
  noun,
  bulk: { heading, about, gone, reason, acts },
}: BulkList): BulkWords => ({
  ...{ name, label, noun, heading, about, gone, reason, acts },
});

/** The preview of an act, or the latest acts when nothing is chosen. */
export async function loadPreview(request: Request, context: AppContext, adminId: string, list: BulkList) {
  const { bulk, filters } = list;
  const { target, open } = bulk;
  const { searchParams } = new URL(request.url);
  const picked = readSelection(searchParams, target, filters);
  const { reasonMost = REASON_MAX_CHARACTERS } = target;
  const shared = {
    words: wordsOf(list),
    asked: searchParams.has("act"),
    rules: rulesOf(bulkInput(reasonMost)),
    reasonMost,
  };
  if (picked === null) return { ...shared, chosen: null, acts: await listBulks(context, target.kind) };
  const preview = await previewBulk(context, target, picked.act, picked.selection, adminId);
  const all = preview.rows + preview.leftOut.reduce((sum, { rows }) => sum + rows, 0);
  return {
    ...shared,
    chosen: {
      act: picked.act,
      cut: picked.all && all >= BULK_MOST ? BULK_MOST : null,
      ...preview,
      first: preview.first.map((row) => ({ ...row, to: open(row.id) })),
    },
    acts: [],
  };
}

/** Starts it. The selection is in the address, so what starts is what was previewed. */
export async function beginBulk(request: Request, context: AppContext, adminId: string, list: BulkList) {
  const {
    bulk: { target },
    filters,
  } = list;
  const sent = await readSent(request, bulkInput(target.reasonMost));
  const picked = readSelection(new URL(request.url).searchParams, target, filters);
  if (picked === null)
    return sent.refuse(400, { errors: { form: "Nothing is chosen. Go back to the list." } });
  if (!sent.ok) return sent.refuse(400);
  const acting = { adminId, reason: sent.value.reason };
  const id = await startBulk(context, target, picked.act, picked.selection, acting);
  if (id === null) return sent.refuse(403, { errors: { form: "You aren’t an active admin anymore." } });
  return redirect(adminPaths.bulkAct(list.name, id), 303);
}

async function getBulk(
  context: AppContext,
  { name, bulk: { target } }: BulkList,
  param: string | undefined,
  show: Parameters<typeof findBulk>[3] = { outcome: "failed" },
) {
  const id = parseUuid(param);
  const bulk = id === null ? null : await findBulk(context, target, id, show);
  if (bulk !== null) return bulk;
  throw notFoundNotice("Act not found", `There’s no act on many ${name} with this id.`, [
    { label: `Acts on many ${name}`, to: adminPaths.bulk(name) },
  ]);
}

/** The progress of an act, with rows of one outcome. */
export async function loadBulk(
  request: Request,
  context: AppContext,
  list: BulkList,
  param: string | undefined,
) {
  const { target, open } = list.bulk;
  const { searchParams } = new URL(request.url);
  const outcome = OUTCOMES.find((one) => one === searchParams.get("show")) ?? "skipped";
  const after = Math.max(0, Math.trunc(Number(searchParams.get("after")) || 0));
  const bulk = await getBulk(context, list, param, { outcome, after });
  return {
    words: wordsOf(list),
    bulk: { ...bulk, shown: bulk.shown.map((row) => ({ ...row, to: open(row.id) })) },
    outcome,
    first: after === 0,
    undo: target.acts[bulk.act] ?? null,
    rules: rulesOf(bulkInput(target.reasonMost)),
  };
}

/** Takes a step, stops, resumes, or undoes. */
export async function driveBulk(
  request: Request,
  context: AppContext,
  adminId: string,
  { list, id: param }: { list: BulkList; id: string | undefined },
) {
  const form = await parseForm(request.clone() as Request);
  const intent = String(form.get("intent") ?? "");
  // Going on needs no fresh second factor; undoing does.
  if (intent === "undo") await requireFresh(request, context);
  const { target } = list.bulk;
  const bulk = await getBulk(context, list, param);
  const back = () => redirect(adminPaths.bulkAct(list.name, bulk.id), 303);
  if (intent === "go") {
    const more = await runBulk(context, target, bulk.id, BULK_BATCHES_A_VISIT);
    // An open page goes on without a new document; a form without JavaScript gets the page again.
    return form.get("by") === "page" ? data({ more }) : back();
  }
  if (intent === "stop" || intent === "resume") {
    const to = intent === "stop" ? "stopped" : "running";
    await setBulkStatus(context, { id: bulk.id, kind: target.kind }, adminId, to);
    return back();
  }
  if (intent === "undo") {
    const sent = readFields(form, bulkInput(target.reasonMost), intent);
    if (!sent.ok) return sent.refuse(400);
    const id = await undoBulk(context, target, bulk, { adminId, reason: sent.value.reason });
    return id === null
      ? sent.refuse(409, {
          errors: { form: "It can’t be taken back now: it still runs, or that was begun before." },
        })
      : redirect(adminPaths.bulkAct(list.name, id), 303);
  }
  throw new Response("We don’t know what to do with that. Reload the page and try again.\n", { status: 400 });
}
