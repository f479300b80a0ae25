/**
 * An import undone, from its last change to its first: each license goes back to what it was, and each profile the import
 * made is removed. What something else has changed or used since stays.
 */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, json, nullable, packed, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { factsOf, type LicenseChange, prepareChanges } from "../change-commands.server.ts";
import { findLedgers, type Ledgers } from "../ledgers.server.ts";
import { prepareMatches } from "../npn-commands.server.ts";
import type { HeldLicense, LicenseFacts } from "../types.ts";
import { agenciesBack, agencyChangesBefore } from "./agencies/write-agencies.server.ts";
import { withdrawListed } from "./agents/listed-facts.server.ts";
import { prepareOffices } from "./agents/moves.server.ts";
import { prepareRemoval } from "./agents/remove-agents.server.ts";
import { appointmentChangesBefore, appointmentsBack } from "./appointments/write-appointments.server.ts";
import { casesBack, findQuestions, lastCaseStatements } from "./cases/undo-cases.server.ts";
import { busy, ImportBusy } from "./import-busy.ts";
import { datedSince, findImport, followedSince, type Import, isAt } from "./import-rows.server.ts";
import { atPace, type Pace } from "./pace.ts";
import type { OnProgress } from "./types.ts";

/** Fewer than are applied at once: removing a profile rewrites a page in some thirty indexes, and sqld ends a transaction after five seconds. */
const BATCH_CHANGES = 500;
const TRIES = 5;

const Part = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** With what a profile was made of, where one was. */
const Parts = z.record(z.string(), z.union([Part, z.record(z.string(), Part)]));
const changeRow = {
  changeNo: integer,
  licenseNo: nullable(integer),
  agentNo: integer,
  before: nullable(json(Parts)),
  after: nullable(json(Parts)),
  revision: integer,
  /** How often the calendar has changed the license since; and the calendar, the import, or a decision about its rows. */
  dated: integer,
  followed: integer,
};
type ImportedChange = RowOf<typeof changeRow>;

/**
 * Takes back what an import has written, all or in part. A license that something else has changed since stays as it is
 * and is counted in `skipped`. Throws `ImportBusy` for an import that has written nothing, or was undone.
 */
export async function undoImport(
  context: AppContext,
  importNo: number,
  onProgress: OnProgress = () => {},
): Promise<void> {
  const started = await startUndoing(context, importNo);
  if (started !== "started" && (await findImport(context, importNo))?.phase !== "undoing")
    throw new ImportBusy(`Import ${importNo} isn’t one that can be undone: nothing of it is in the ledger.`);
  const pace = { most: BATCH_CHANGES };
  for (let done = 0; ; ) {
    const undone = await undoSome(context, importNo, pace);
    if (undone === null) return;
    done += Math.max(1, undone);
    onProgress("undoing", done);
  }
}

/** Begins to take back what an import has written. `not-applied`: nothing of it is written, or somebody else began. */
export async function startUndoing(
  context: AppContext,
  importNo: number,
  by: string | null = null,
): Promise<"started" | "not-applied"> {
  const written = await commit(context, {
    guards: {
      applied: sql`EXISTS (SELECT 1 FROM license_imports WHERE import_no = ${importNo}
        AND phase IN ('applying', 'marking', 'applied'))`,
    },
    audit:
      by === null
        ? []
        : [
            {
              actorId: by,
              act: "import.undo",
              subject: { kind: "import", id: String(importNo) },
              before: { phase: "applied" },
              after: { phase: "undoing" },
            },
          ],
    statements: [
      context.db.orm.run(sql`UPDATE license_imports SET phase = 'undoing', runs = ${by === null ? 0 : 1}, stopped = '',
          cursor = 1 + max(coalesce((SELECT max(change_no) FROM license_changes WHERE import_no = ${importNo}), 0),
            coalesce((SELECT max(change_no) FROM agency_changes WHERE import_no = ${importNo}), 0),
            coalesce((SELECT max(change_no) FROM appointment_changes WHERE import_no = ${importNo}), 0))
        WHERE import_no = ${importNo}`),
    ],
  });
  return written.kind === "committed" ? "started" : "not-applied";
}

/** Takes the next changes back; how many it looked at, or null where none is left. Throws `ImportBusy`. */
export async function undoSome(
  context: AppContext,
  importNo: number,
  pace: Pace = { most: BATCH_CHANGES },
): Promise<number | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await findImport(context, importNo);
    if (found?.phase === "undone") return null;
    if (found?.phase !== "undoing") throw busy(importNo);
    const { changes, written } = await atPace(pace, (most) => undoNext(context, found, most));
    if (written === "cursor") throw busy(importNo);
    if (written === "committed") return changes.length;
  }
  throw new ImportBusy(`The agents of import ${importNo} keep changing. Undo it later.`);
}

async function undoNext(context: AppContext, found: Import, most: number) {
  if (found.list === "appointments") {
    const changes = await appointmentChangesBefore(context, found, most);
    const prepared = await appointmentsBack(context, found, changes);
    const counts = {
      restored: prepared.count,
      skipped: changes.length - prepared.count,
      removed: 0,
      left: 0,
      cursor: changes.at(-1)?.changeNo ?? found.cursor,
      isEnd: changes.length < most,
    };
    return { changes, written: await writeUndone(context, found, prepared, counts) };
  }
  if (found.list !== "agencies") {
    const changes = await changesBefore(context, found, most);
    return { changes, written: await undoBatch(context, found, changes, changes.length < most) };
  }
  const changes = await agencyChangesBefore(context, found, most);
  const prepared = agenciesBack(context, found, changes);
  const made = changes.filter(({ before }) => before === null).length;
  const counts = {
    restored: prepared.count,
    skipped: changes.length - prepared.count,
    removed: prepared.removed,
    left: made - prepared.removed,
    cursor: changes.at(-1)?.changeNo ?? found.cursor,
    isEnd: changes.length < most,
  };
  return { changes, written: await writeUndone(context, found, prepared, counts) };
}

async function changesBefore(
  { db }: AppContext,
  { importNo, cursor }: Import,
  most: number,
): Promise<ImportedChange[]> {
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "changes of an import",
      { changes: packed(changeRow) },
      sql`SELECT json_group_array(json_array(change_no, license_no, agent_no, before, after, revision, dated, followed)) changes
      FROM (SELECT *, ${datedSince(sql`license_changes`)} dated,
        ${followedSince(sql`license_changes`)} followed FROM license_changes WHERE import_no = ${importNo} AND cause = 'import' AND change_no < ${cursor}
        ORDER BY change_no DESC LIMIT ${most})`,
    ),
  ]);
  return (row?.changes ?? []).sort((a, b) => b.changeNo - a.changeNo);
}

async function undoBatch(
  context: AppContext,
  found: Import,
  changes: readonly ImportedChange[],
  areLast: boolean,
): Promise<"committed" | "cursor" | "unchanged"> {
  const { importNo, cursor, list } = found;
  // Of a state's list, the cases that are left are taken back after its changes.
  const cases = list === "state" && changes.length === 0 ? await casesBack(context, importNo) : null;
  const prepared =
    cases ??
    (list === "state"
      ? await restored(context, importNo, changes)
      : await unmatched(context, importNo, changes));
  const removed = prepared !== null && "removed" in prepared ? prepared.removed : 0;
  const back = prepared?.count ?? 0;
  return writeUndone(context, found, prepared, {
    restored: back,
    skipped: cases === null ? countLicenses(changes) - back : 0,
    removed,
    left: changes.filter(isProfile).length - removed,
    cursor: cases === null ? (changes.at(-1)?.changeNo ?? cursor) : 0,
    isEnd: list === "state" ? cases?.isEnd === true : areLast,
  });
}

/** Writes a batch of what is taken back, with how far the undo has come. */
async function writeUndone(
  context: AppContext,
  found: Import,
  prepared: {
    guards: { unchanged: SQL };
    statements: readonly BatchItem<"sqlite">[];
    purge?: string[];
  } | null,
  to: { restored: number; skipped: number; removed: number; left: number; cursor: number; isEnd: boolean },
): Promise<"committed" | "cursor" | "unchanged"> {
  const { db, clock } = context;
  const { importNo, cursor } = found;
  const { isEnd } = to;
  const written = await commit(context, {
    guards: {
      cursor: isAt(importNo, "undoing", cursor),
      ...(prepared === null ? {} : { unchanged: prepared.guards.unchanged }),
    },
    statements: [
      db.orm.run(sql`UPDATE license_imports SET restored = restored + ${to.restored}, skipped = skipped + ${to.skipped},
        removed_agents = removed_agents + ${to.removed}, skipped_agents = skipped_agents + ${to.left}, cursor = ${to.cursor},
        phase = ${isEnd ? "undone" : "undoing"}, ${isEnd ? sql`runs = 0,` : sql``} undone_at = ${isEnd ? clock.now() : null}
        WHERE import_no = ${importNo}`),
      ...(prepared?.statements ?? []),
      ...(isEnd
        ? [
            db.orm.run(sql`DELETE FROM license_import_rows WHERE import_no = ${importNo}`),
            ...lastCaseStatements(context, found),
          ]
        : []),
    ],
    purge: prepared?.purge ?? [],
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "unchanged";
  return "committed";
}

/** A license that was changed, then put in question, counts once. What is counted in another batch counts again there. */
const countLicenses = (changes: readonly ImportedChange[]): number =>
  new Set(changes.filter(isCounted).map(({ licenseNo, agentNo }) => licenseNo ?? `agent ${agentNo}`)).size;

/** What an agent offers is restored along with licenses, and is no license; neither is a profile or an office. */
const isCounted = (change: ImportedChange): boolean =>
  offerIn(change.before) === null && !isProfile(change) && officeIn(change.before) === null;

/** The change in which the import made the profile. */
const isProfile = ({ licenseNo, before, after }: ImportedChange): boolean =>
  licenseNo === null && before === null && after !== null && "profile" in after;

async function restored(context: AppContext, importNo: number, changes: readonly ImportedChange[]) {
  const ledgers = await findLedgers(context, [...new Set(changes.map(({ agentNo }) => agentNo))]);
  // By license, from its last change to its first.
  const byLicense = new Map<number, LicenseChange>();
  /** Those that the import put in question itself. */
  const marked = new Set<number>();
  for (const { agentNo, licenseNo, before, revision, dated, followed } of changes) {
    const license = ledgers.agents.get(agentNo)?.licenses.find((one) => one.licenseNo === licenseNo);
    // Something that knew more has changed it since. The calendar knew only what the import had said.
    if (license === undefined || license.revision !== revision + followed) continue;
    const known = byLicense.get(license.licenseNo)?.after ?? beforeDates(license, dated);
    // What was before is a part of a license's facts, as `prepareChanges` wrote it.
    const after = before === null ? null : { ...known, ...(before as Partial<LicenseFacts>) };
    byLicense.set(license.licenseNo, { agentNo, license, after, said: null });
    if (after?.status !== known.status && known.status === "unconfirmed") marked.add(license.licenseNo);
  }
  const questions = await findQuestions(context, importNo, [...byLicense.values()], marked);
  const back = questions.changes;
  const offers = offersBack(ledgers, changes);
  const removal = await prepareRemoval(
    context,
    unlicensed(ledgers, changes.filter(isProfile), back),
    importNo,
  );
  const moves = await prepareOffices(context, importNo, officesBack(changes), "undo");
  if (back.length === 0 && offers.size === 0 && removal.count === 0 && moves.count === 0) return null;
  const prepared = prepareChanges(context, ledgers, back, { kind: "undo", importNo, offers });
  return {
    count: back.length,
    removed: removal.count,
    purge: [...new Set([...prepared.purge, ...moves.purge])],
    guards: {
      unchanged: sql`${prepared.guards.unchanged} AND ${questions.guard} AND ${removal.guard} AND ${moves.guard}`,
    },
    statements: [
      ...prepared.statements,
      ...questions.statements,
      ...moves.statements,
      ...withdrawListed(context, importNo, [...ledgers.agents.keys()]),
      ...removal.statements,
    ],
  };
}

/** Those of these profiles that are left without a license once these changes are taken back. */
const unlicensed = (
  { agents }: Ledgers,
  profiles: readonly ImportedChange[],
  back: readonly LicenseChange[],
): number[] => {
  const goes = new Set(
    back.flatMap(({ license, after }) => (after === null ? (license?.licenseNo ?? []) : [])),
  );
  return profiles
    .map(({ agentNo }) => agentNo)
    .filter(
      (agentNo) => agents.get(agentNo)?.licenses.every(({ licenseNo }) => goes.has(licenseNo)) === true,
    );
};

/** The license as the import left it: a day that has come since ends none but an active one. */
function beforeDates(license: HeldLicense, dated: number): LicenseFacts {
  const facts = factsOf(license);
  return dated > 0 && facts.status === "expired" ? { ...facts, status: "active" } : facts;
}

/** What agents offered before the import, from its last change of that to its first. An agent who has chosen again since keeps that. */
function offersBack({ agents }: Ledgers, changes: readonly ImportedChange[]): ReadonlyMap<number, number> {
  const offers = new Map<number, number>();
  for (const { agentNo, before, after } of changes) {
    const was = offerIn(before);
    const now = offers.get(agentNo) ?? agents.get(agentNo)?.types;
    if (was !== null && now !== undefined && now === offerIn(after)) offers.set(agentNo, was);
  }
  return offers;
}

const Office = z.object({
  zip: z.string(),
  cityNo: z.number(),
  countyFips: z.string().nullable(),
  stateCode: z.string(),
  lat: z.number(),
  lon: z.number(),
  street: z.string(),
  timeZone: z.string(),
});
const officeIn = (parts: ImportedChange["before"]) => Office.safeParse(parts?.office).data ?? null;

/** Where agents were whom the import moved. One who has moved on since stays there. */
const officesBack = (changes: readonly ImportedChange[]) =>
  changes.flatMap(({ agentNo, before, after }) => {
    const [from, to] = [officeIn(after), officeIn(before)];
    return from === null || to === null ? [] : [{ agentNo, from: from.zip, to }];
  });

const offerIn = (parts: ImportedChange["before"]): number | null =>
  typeof parts?.offeredTypes === "number" ? parts.offeredTypes : null;

const dayIn = (parts: ImportedChange["before"]): string | null =>
  typeof parts?.npnMatchedOn === "string" ? parts.npnMatchedOn : null;

async function unmatched(context: AppContext, importNo: number, changes: readonly ImportedChange[]) {
  const { db } = context;
  const [now] = await db.batch([
    rowsOf(
      db,
      "days of matches",
      { agentNo: integer, day: nullable(text) },
      sql`SELECT agent_no agentNo, date(npn_matched_at / 1000, 'unixepoch') day FROM agents
        WHERE agent_no IN (SELECT value FROM json_each(${JSON.stringify(changes.map(({ agentNo }) => agentNo))}))
        LIMIT ${BATCH_CHANGES}`,
    ),
  ]);
  const days = new Map(now.map(({ agentNo, day }) => [agentNo, day]));
  const back = changes
    .filter(({ agentNo, after }) => days.get(agentNo) === dayIn(after))
    .map(({ agentNo, before, after }) => ({
      agentNo,
      before: dayIn(after),
      after: dayIn(before),
      said: null,
    }));
  if (back.length === 0) return null;
  return { ...(await prepareMatches(context, back, { kind: "undo", importNo })), count: back.length };
}
