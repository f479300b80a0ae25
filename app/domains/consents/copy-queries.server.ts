/** The sealed copies as admins list them: when, to whom, and until when, never what is in them. */
import { type SQL, sql } from "drizzle-orm";
import { barePhone, phoneE164 } from "#app/platform/contact-data/phone.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { contactHashes } from "./contact-hashes.server.ts";

const copyRow = {
  id: text,
  seller: nullable(text),
  sellerSlug: nullable(text),
  hasPhone: flag,
  givenAt: integer,
  endedAt: nullable(integer),
  deleteAt: nullable(integer),
};
export type ConsentCopy = RowOf<typeof copyRow>;

export type CopyState = "active" | "ended";
type Filter = { hashes: readonly string[] | null; state: CopyState | undefined };

const COLUMNS = sql`k.id, a.name seller, a.slug sellerSlug, k.phone_hash IS NOT NULL hasPhone, k.given_at givenAt,
  k.ended_at endedAt, k.delete_at deleteAt`;

function conditionOf({ hashes, state }: Filter): SQL {
  const conditions = [sql`1`];
  if (hashes !== null)
    conditions.push(sql`k.id IN (SELECT f.id FROM consent_copies f WHERE f.phone_hash IN ${[...hashes]}
      UNION SELECT f.id FROM consent_copies f WHERE f.email_hash IN ${[...hashes]})`);
  if (state !== undefined)
    conditions.push(state === "active" ? sql`k.ended_at IS NULL` : sql`k.ended_at IS NOT NULL`);
  return sql.join(conditions, sql` AND `);
}

const list = longList({
  name: "sealed consents",
  shape: copyRow,
  cursor: cursorOf({ at: integerKey(), id: idKey }),
  placeOf: (last) => ({ at: last.givenAt, id: last.id }),
  select: (filter: Filter, after, most) => sql`SELECT ${COLUMNS} FROM consent_copies k
    LEFT JOIN agents a ON a.id = k.seller_id
    WHERE ${conditionOf(filter)} ${after === null ? sql`` : sql`AND (k.given_at, k.id) < (${after.at}, ${after.id})`}
    ORDER BY k.given_at DESC, k.id DESC LIMIT ${most}`,
  from: (filter) => sql`FROM consent_copies k WHERE ${conditionOf(filter)}`,
});

type Reading = Pick<AppContext, "db" | "clock" | "settings">;
/** `find` is a whole number or a whole address: it's hashed, so that part of one finds nothing. */
export type CopyFilter = { find?: string | undefined; state?: CopyState | undefined };

/** The hashes that a number or an address is kept under; null where none is asked for. */
async function hashesOf(context: Reading, find: string | undefined): Promise<readonly string[] | null> {
  if (find === undefined) return null;
  if (find.includes("@")) return contactHashes(context, "email", find);
  const bare = barePhone(find);
  return contactHashes(context, "phone", phoneE164(bare) ?? bare);
}

const filterOf = async (context: Reading, { find, state }: CopyFilter): Promise<Filter> => ({
  hashes: await hashesOf(context, find),
  state,
});

/** The newest first. */
export const consentCopiesList = {
  place: list.place,
  page: async (context: Reading, filter: CopyFilter, after: ReturnType<typeof list.place>) =>
    list.page(context, await filterOf(context, filter), after),
  file: async (context: Reading, filter: CopyFilter, after: ReturnType<typeof list.place>) =>
    list.file(context, await filterOf(context, filter), after),
};

const stopRow = {
  kind: oneOf(["phone", "email"]),
  seller: nullable(text),
  stoppedAt: integer,
  endsAt: integer,
};
export type Stop = RowOf<typeof stopRow>;
const SHOWN_STOPS = 50;

/** The stops of a number or an address, the newest first. `seller` is null where no agent may. One round trip. */
export async function listStops(context: Reading, find: string): Promise<Stop[]> {
  const hashes = (await hashesOf(context, find)) ?? [];
  const [rows] = await context.db.read([
    rowsOf(
      context.db,
      "stops of a number or an address",
      stopRow,
      sql`SELECT s.kind, a.name seller, s.stopped_at stoppedAt, s.ends_at endsAt FROM contact_stops s
        LEFT JOIN agents a ON a.id = s.seller_id
        WHERE s.hash IN ${[...hashes]} AND s.ends_at > ${context.clock.now()}
        ORDER BY s.stopped_at DESC LIMIT ${SHOWN_STOPS}`,
    ),
  ]);
  return rows;
}

/** One copy, still sealed; null for none. One round trip. */
export async function findCopy({ db }: Pick<AppContext, "db">, id: string): Promise<ConsentCopy | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "sealed consent",
      copyRow,
      sql`SELECT ${COLUMNS} FROM consent_copies k LEFT JOIN agents a ON a.id = k.seller_id WHERE k.id = ${id} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}
