import type { AppContext } from "#app/platform/context.ts";

type Reading = Pick<AppContext, "db" | "clock">;

/** A list that is never longer than a page, such as a catalog: `read` answers all of it, for its page and for its file. */
export const shortList = <Row, Filter>(
  read: (context: Reading, filter: Filter) => Promise<readonly Row[]>,
) => ({
  place: () => null,
  async page(context: Reading, filter: Filter) {
    const rows = await read(context, filter);
    return { rows, next: null, count: { rows: rows.length, more: false } };
  },
  file: async (context: Reading, filter: Filter) => ({ rows: await read(context, filter), next: null }),
});
