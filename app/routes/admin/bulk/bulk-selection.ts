import type { BulkAct, BulkDesk, Selection } from "#app/domains/bulk/types.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { type ListFilter, readListQuery } from "../console/list-view.ts";

/** More than one page of the list has. */
const MOST_CHOSEN = 200;
const ONLY = "only-";

/** What a list sends: an act, and the rows that were chosen or the filters of all of them. Null for nobody. */
export function readSelection(
  sent: URLSearchParams,
  { acts }: Pick<BulkDesk, "acts">,
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
