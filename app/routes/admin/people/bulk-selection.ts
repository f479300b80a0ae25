import type { Selection } from "#app/domains/accounts/desk/bulk-queries.server.ts";
import { PEOPLE_FILTERS } from "#app/domains/accounts/desk/people-filter.ts";
import { BULK_ACTS } from "#app/domains/accounts/desk/policy.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { readListQuery } from "../console/list-view.ts";

/** More than one page of the list has. */
const MOST_CHOSEN = 200;
const ONLY = "only-";

/** What the list sends: an act, and the rows that were chosen or the filters of all of them. Null for nobody. */
export function readSelection(sent: URLSearchParams) {
  const act = BULK_ACTS.find((one) => one === sent.get("act"));
  if (act === undefined) return null;
  const ids = [...new Set(sent.getAll("id").flatMap((id) => parseUuid(id) ?? []))].slice(0, MOST_CHOSEN);
  const only = new URLSearchParams(
    [...sent].flatMap(([name, value]) => (name.startsWith(ONLY) ? [[name.slice(ONLY.length), value]] : [])),
  );
  const filter = readListQuery(only, PEOPLE_FILTERS);
  const all = sent.get("all") === "yes";
  if (!all && ids.length === 0) return null;
  const selection: Selection = all ? { filter } : { ids };
  return { act, all, selection };
}
