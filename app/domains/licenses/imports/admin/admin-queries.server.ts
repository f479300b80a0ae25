/** Imports as admins look at them: the list, and what happened to one and who did it. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { IMPORT_PHASES, LICENSE_LISTS } from "#db/lists.ts";
import { UNDO_COUNTED } from "../../limits.ts";
import { previewAppointments } from "../appointments/write-appointments.server.ts";
import { followedSince, type Import } from "../import-rows.server.ts";

const listedRow = {
  importNo: integer,
  list: oneOf(LICENSE_LISTS),
  stateCode: nullable(text),
  readOn: text,
  startedAt: integer,
  phase: oneOf(IMPORT_PHASES),
  runs: flag,
  fileId: nullable(text),
  cursor: integer,
  rowsRead: integer,
  applied: integer,
  rejected: integer,
};

export type ImportFilter = {
  list?: (typeof LICENSE_LISTS)[number] | undefined;
  phase?: (typeof IMPORT_PHASES)[number] | undefined;
};

const matching = ({ list, phase }: ImportFilter): SQL =>
  sql`${list === undefined ? sql`1` : sql`list = ${list}`} AND ${phase === undefined ? sql`1` : sql`phase = ${phase}`}`;

/** Imports, newest first. */
export const listedImports = longList({
  name: "listed imports",
  shape: listedRow,
  cursor: cursorOf({ importNo: integerKey() }),
  placeOf: ({ importNo }) => ({ importNo }),
  select(filter: ImportFilter, after, most) {
    const place = after === null ? sql`` : sql`AND import_no < ${after.importNo}`;
    return sql`SELECT import_no importNo, list, state_code stateCode, read_on readOn, started_at startedAt, phase, runs,
        file_id fileId, cursor, rows_read rowsRead, applied, rejected
      FROM license_imports WHERE ${matching(filter)} ${place} ORDER BY import_no DESC LIMIT ${most}`;
  },
  from: (filter) => sql`FROM license_imports WHERE ${matching(filter)}`,
});

/** The states whose lists can be uploaded. One round trip. */
export async function listStates({ db }: Pick<AppContext, "db">) {
  const [states] = await db.batch([
    rowsOf(
      db,
      "states",
      { value: text, label: text },
      sql`SELECT code value, name label FROM states ORDER BY name LIMIT 70`,
    ),
  ]);
  return states;
}

/** What admins did to an import, oldest first, with their names. */
export const historyStatement = ({ db }: Pick<AppContext, "db">, importNo: number) =>
  rowsOf(
    db,
    "history of an import",
    { act: text, at: integer, by: nullable(text) },
    sql`SELECT l.act, l.at, u.first_name || ' ' || u.last_name "by" FROM audit_log l
      LEFT JOIN users u ON u.id = l.actor_id
      WHERE l.subject_kind = 'import' AND l.subject_id = ${String(importNo)} ORDER BY l.audit_no LIMIT 20`,
  );

/** Another import of the same file, byte for byte, that was applied. */
export const sameFileStatement = ({ db }: Pick<AppContext, "db">, importNo: number) =>
  rowsOf(
    db,
    "imports of the same file",
    { importNo: integer, readOn: text },
    sql`SELECT o.import_no importNo, o.read_on readOn FROM license_imports i JOIN license_imports o
      ON o.file_mark = i.file_mark AND o.list = i.list AND o.state_code IS i.state_code AND o.import_no < i.import_no
        AND o.phase = 'applied'
      WHERE i.import_no = ${importNo} ORDER BY o.import_no DESC LIMIT 1`,
  );

export type UndoPreview = {
  back: number;
  stays: number;
  /** There are more than were counted. */
  more: boolean;
  /** Profiles the import made, which go unless somebody uses them. */
  profiles: number;
};

async function previewAgencies(db: AppContext["db"], importNo: number): Promise<UndoPreview> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "agencies of an import",
      { all: integer, stays: integer, profiles: integer },
      sql`SELECT count(*) "all", count(*) FILTER (WHERE isOld) stays, count(*) FILTER (WHERE before IS NULL) profiles
        FROM (SELECT c.before, EXISTS (SELECT 1 FROM agency_changes n WHERE n.organization_no = c.organization_no
            AND n.change_no > c.change_no AND n.state_code = c.state_code AND n.import_no <> c.import_no) isOld
          FROM agency_changes c WHERE c.import_no = ${importNo} ORDER BY c.change_no DESC LIMIT ${UNDO_COUNTED + 1})`,
    ),
  ]);
  const { all = 0, stays = 0, profiles = 0 } = rows[0] ?? {};
  return { back: Math.min(all, UNDO_COUNTED) - stays, stays, more: all > UNDO_COUNTED, profiles };
}

/**
 * What an undo would take back and what it would leave, because something changed it since; of the newest
 * `UNDO_COUNTED` changes. One round trip.
 */
export async function previewUndo(
  { db }: Pick<AppContext, "db">,
  { importNo, list }: Pick<Import, "importNo" | "list">,
): Promise<UndoPreview> {
  if (list === "agencies") return previewAgencies(db, importNo);
  if (list === "appointments") {
    const { all, stays } = await previewAppointments({ db }, importNo, UNDO_COUNTED);
    return { back: Math.min(all, UNDO_COUNTED) - stays, stays, more: all > UNDO_COUNTED, profiles: 0 };
  }
  const changes = sql`(SELECT * FROM license_changes WHERE import_no = ${importNo} AND cause = 'import'
    AND ${list === "state" ? sql`license_no IS NOT NULL` : sql`1`} ORDER BY change_no DESC LIMIT ${UNDO_COUNTED + 1})`;
  const [profiles, rows] = await db.batch([
    rowsOf(
      db,
      "profiles of an import",
      { count: integer },
      sql`SELECT count(*) count FROM license_changes WHERE import_no = ${importNo} AND cause = 'import'
        AND license_no IS NULL AND before IS NULL AND after->'$.profile' IS NOT NULL`,
    ),
    rowsOf(
      db,
      "what an undo would leave",
      { all: integer, stays: integer },
      list === "state"
        ? sql`SELECT count(*) "all", count(*) FILTER (WHERE l.revision IS NULL
            OR l.revision <> c.revision + ${followedSince(sql`c`)}) stays
          FROM ${changes} c LEFT JOIN licenses l ON l.license_no = c.license_no`
        : sql`SELECT count(*) "all", count(*) FILTER (WHERE date(a.npn_matched_at / 1000, 'unixepoch')
            IS NOT c.after->>'$.npnMatchedOn') stays
          FROM ${changes} c JOIN agents a ON a.agent_no = c.agent_no`,
    ),
  ]);
  const { all = 0, stays = 0 } = rows[0] ?? {};
  return {
    back: Math.min(all, UNDO_COUNTED) - stays,
    stays,
    more: all > UNDO_COUNTED,
    profiles: profiles[0]?.count ?? 0,
  };
}
