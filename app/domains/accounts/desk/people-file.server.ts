/** The list of people as a file. Who took it, and how it was narrowed, is in the log: it holds everybody's address. */
import { sql } from "drizzle-orm";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { streamCsv } from "#app/platform/csv-stream.ts";
import { type PeopleFilter, type PeoplePlace, readFilter } from "./people-filter.ts";
import { readPeople } from "./people-queries.server.ts";

const COLUMNS = [
  "last name",
  "first name",
  "email",
  "role",
  "status",
  "email confirmed",
  "language",
  "npn",
  "created",
  "archived",
  "id",
] as const;

const moment = (timeMs: number | null) => (timeMs === null ? "" : new Date(timeMs).toISOString());

/** Everybody whom the filter names, in the order of the page. */
export async function exportPeople(
  context: AppContext,
  narrowed: PeopleFilter,
  adminId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { find, ...said } = narrowed;
  await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "account.export",
        subject: { kind: "account", id: "list" },
        // What was typed may be somebody's name.
        after: { ...without(said), ...(find !== undefined && { searched: true }) },
      },
    ],
    statements: [context.db.orm.run(sql`SELECT 1`)],
  });
  const filter = readFilter(narrowed);
  // Behind the headers: the answer's own count of round trips is told by then.
  const db = context.databaseAside();
  return streamCsv<PeoplePlace>(COLUMNS, async (after) => {
    const { people, next } = await readPeople({ db }, filter, after);
    const rows = people.map((one) => [
      one.lastName,
      one.firstName,
      one.email,
      one.role,
      one.status,
      one.confirmed ? "yes" : "no",
      one.language,
      one.npn,
      moment(one.createdAt),
      moment(one.archivedAt),
      one.id,
    ]);
    return { rows, next };
  });
}

const without = (said: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
