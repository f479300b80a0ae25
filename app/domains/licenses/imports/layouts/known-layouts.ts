/** Which columns a list's headings mean: as a ready layout says, or under which fingerprint an admin's choice is remembered. */
import { type ColumnMap, foldHeading } from "../file/columns.ts";
import type { Layout } from "../file/survey.ts";
import type { ListKind } from "../types.ts";
import { CHOSEN } from "./origins.ts";
import { READY_LAYOUTS, type ReadyLayout } from "./ready-layouts.ts";
import type { ChosenLayout } from "./remembered-layouts.server.ts";

/** The ready layout that these headings are of, and the columns by it; null for none. */
export function readyLayoutOf(
  list: ListKind,
  stateCode: string | null,
  headings: readonly string[],
): { layout: ReadyLayout; columns: ColumnMap } | null {
  const places = new Map(headings.map((heading, at) => [foldHeading(heading), at] as const).reverse());
  const layout = READY_LAYOUTS.find(
    (one) =>
      one.list === list &&
      (one.state === null || one.state === stateCode) &&
      one.needs.every((heading) => places.has(foldHeading(heading))),
  );
  if (layout === undefined) return null;
  const columns = Object.entries(layout.columns).flatMap(([field, names]) => {
    const at = names.map((name) => places.get(foldHeading(name))).find((one) => one !== undefined);
    return at === undefined ? [] : [[field, at] as const];
  });
  return { layout, columns: Object.fromEntries(columns) };
}

/** By which columns a list is read: an admin's choice, a ready layout, or its headings; `origin` says which, null for the last. */
export function knownLayout(
  list: ListKind,
  stateCode: string | null,
  layout: Layout,
  chosen: ChosenLayout | null,
): Layout & { origin: string | null } {
  if (chosen !== null) {
    const dates =
      chosen.dates === null || layout.dates === null
        ? layout.dates
        : { ...layout.dates, order: chosen.dates, why: "chosen" as const };
    return { ...layout, columns: chosen.columns, dates, origin: CHOSEN };
  }
  const ready = readyLayoutOf(list, stateCode, layout.headings);
  if (ready !== null) return { ...layout, columns: ready.columns, origin: ready.layout.key };
  return { ...layout, origin: null };
}

/** The same for every list of this kind and state with these headings, in this order, however they are written. */
export async function fingerprintOf(
  list: ListKind,
  stateCode: string | null,
  headings: readonly string[],
): Promise<string> {
  const said = JSON.stringify([list, stateCode, ...headings.map(foldHeading)]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(said));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
