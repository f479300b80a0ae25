/** Lists, the newest first, a page at a time. */
import { invalidRequest, missing } from "./http/errors.ts";
import { type Params, textOf, wholeOf } from "./http/form.ts";

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

export const listOf = <T>(data: T[], url: string): List<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});

/** The page for `limit`, `starting_after` and `ending_before`. */
export function pageOf<T extends { id: string }>(newestFirst: T[], params: Params, url: string): List<T> {
  const limit = wholeOf(params, "limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalidRequest("limit is from 1 to 100.", { param: "limit" });
  const after = textOf(params, "starting_after");
  const before = textOf(params, "ending_before");
  const at = (id: string, param: string) => {
    const index = newestFirst.findIndex((one) => one.id === id);
    if (index === -1) throw missing("object", id, param);
    return index;
  };
  if (before !== undefined) {
    const end = at(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : at(after, "starting_after") + 1;
  return {
    object: "list",
    data: newestFirst.slice(start, start + limit),
    has_more: newestFirst.length > start + limit,
    url,
  };
}

/** What was created within `created[gte|gt|lte|lt]`. */
export function createdWithin(params: Params): (object: { created: number }) => boolean {
  const created = params.created;
  if (created === undefined) return () => true;
  if (typeof created === "string") return (object) => object.created === wholeOf(params, "created");
  const bounds = Array.isArray(created) ? {} : created;
  const [gte, gt, lte, lt] = (["gte", "gt", "lte", "lt"] as const).map((name) => wholeOf(bounds, name));
  return (object) =>
    object.created >= (gte ?? -Infinity) &&
    object.created > (gt ?? -Infinity) &&
    object.created <= (lte ?? Infinity) &&
    object.created < (lt ?? Infinity);
}

export const LIST_PARAMS = ["limit", "starting_after", "ending_before", "created"];
