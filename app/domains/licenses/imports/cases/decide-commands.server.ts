/** Deciding about a row of a list: it is about this license and counts, or it isn't and the license is as it was before. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, rowsOf } from "#app/platform/database/rows.ts";
import { factsOf, type LicenseChange, prepareChanges } from "../../change-commands.server.ts";
import { findLedgers } from "../../ledgers.server.ts";
import type { HeldLicense, LicenseFacts } from "../../types.ts";
import { placeAgent } from "../agents/place-commands.server.ts";
import { compareStateRow, isQuestionedSince } from "../compare/compare.ts";
import { listOf } from "../compare/compare-rows.server.ts";
import { findImport, type Import } from "../import-rows.server.ts";
import type { StagedRow, StateFacts } from "../types.ts";
import type { ListCaseDecision } from "./case-inputs.ts";
import type { ListCase } from "./case-queries.server.ts";
import { twinsStatement } from "./case-rows.server.ts";

export type CaseOutcome =
  | "decided"
  /** Another admin decided it, newer evidence came first, or the import was undone. */
  | "closed"
  /** The agent's licenses changed while this was decided. */
  | "unchanged"
  /** The directory doesn't know the ZIP, or the license has ended since. */
  | "no-profile"
  /** More is known of the license than the list says, or it isn't here anymore. */
  | "nothing";

type Prepared = ReturnType<typeof prepareChanges>;
/** `unchanged`: what was read of the license and its other cases is still so. */
type Decided = { prepared: Prepared | null; news: BatchItem<"sqlite">[]; unchanged?: SQL };

/** Decides about an open case once: the first click counts. */
export async function decideListCase(
  context: AppContext,
  adminId: string,
  listCase: ListCase,
  form: ListCaseDecision,
): Promise<CaseOutcome> {
  const { kind, importNo, rowNo, status } = listCase;
  if (status !== "open") return "closed";
  if (kind === "place" && form.decision === "apply") {
    const placed = await placeAgent(context, adminId, importNo, { rowNo, zip: form.zip });
    if (placed === "placed") return "decided";
    return placed === "gone" ? "closed" : placed === "changed" ? "unchanged" : "no-profile";
  }
  const parts = await prepareDecision(context, adminId, listCase, form);
  if (parts === null) return "nothing";
  const { isOpen, unchanged, statements, audit, purge } = parts;
  const written = await commit(context, {
    guards: { closed: isOpen, unchanged },
    audit,
    statements,
    purge,
  });
  if (written.kind === "committed") return "decided";
  return written.kind === "stale" && written.guard === "closed" ? "closed" : "unchanged";
}

/**
 * The parts of the commit that decides about a case: of a license, that a new agent is left out, or that somebody left, which
 * ends their profile in the same commit. Null where the row changes nothing anymore.
 */
export async function prepareDecision(
  context: AppContext,
  adminId: string,
  listCase: ListCase,
  form: ListCaseDecision,
) {
  const { db, clock } = context;
  const { id, kind, importNo, rowNo, status } = listCase;
  const isApplied = form.decision === "apply";
  const decided =
    kind === "place" || kind === "left"
      ? { prepared: null, news: [], unchanged: undefined }
      : await (isApplied ? applied(context, listCase, form) : refused(context, listCase, adminId));
  if (decided === null) return null;
  const { prepared, news, unchanged = prepared?.guards.unchanged } = decided;
  return {
    isOpen: isOpenCase(id),
    unchanged,
    audit: [
      {
        actorId: adminId,
        act: "list-case.decide",
        subject: { kind: "list-case", id },
        reason: form.reason,
        before: { status },
        after: { status: isApplied ? "applied" : "refused", import: importNo, row: rowNo },
      } satisfies AuditEntry,
    ],
    // What settles the other cases of the license settles this one, too: what was decided is written last.
    statements: [
      ...(prepared?.statements ?? []),
      db.orm.run(sql`UPDATE list_cases SET status = ${isApplied ? "applied" : "refused"}, decided_at = ${clock.now()},
        decided_by = ${adminId}, decision = ${form.reason} WHERE id = ${id}`),
      twinsStatement(context, listCase, isApplied ? "settled" : "refused"),
      ...news,
      ...(kind === "left" && isApplied
        ? [
            // What other licenses of theirs, and other states, say of it.
            db.orm.run(sql`UPDATE list_cases SET status = 'settled', decided_at = ${clock.now()}
              WHERE agent_no = ${listCase.agentNo} AND kind = 'left' AND status IN ('open', 'repeated')`),
          ]
        : []),
      ...(kind === "place"
        ? [
            // Counted as long as it waits: somebody may have placed it on the import's page.
            db.orm.run(sql`UPDATE license_imports SET unplaced = unplaced - 1 WHERE import_no = ${importNo}
              AND EXISTS (SELECT 1 FROM license_import_rows WHERE import_no = ${importNo} AND row_no = ${rowNo})`),
            db.orm.run(
              sql`DELETE FROM license_import_rows WHERE import_no = ${importNo} AND row_no = ${rowNo}`,
            ),
          ]
        : []),
    ] as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]],
    purge: prepared?.purge ?? [],
  };
}

/** Not while its import is being undone: that takes the case away, and what was decided would stay. */
const isOpenCase = (id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM list_cases c JOIN license_imports i ON i.import_no = c.import_no
    WHERE c.id = ${id} AND c.status = 'open' AND i.phase = 'applied')`;

/** What the row says is written, as by its import: undone with it. Null where it changes nothing anymore. */
async function applied(
  context: AppContext,
  listCase: ListCase,
  form: ListCaseDecision,
): Promise<Decided | null> {
  const found = await findImport(context, listCase.importNo);
  const { ledgers, agent, license } = await readHolder(context, listCase);
  if (found === null || agent === undefined || license === undefined) return null;
  const before: HeldLicense = { ...license, status: listCase.before ?? license.status };
  const news = newsOf(context, found, listCase, before, form);
  if (news === null) return null;
  const change: LicenseChange = {
    agentNo: agent.agentNo,
    license,
    ...news,
    ...(listCase.marks && { known: factsOf(before) }),
  };
  const cause = { kind: "import", importNo: found.importNo } as const;
  return {
    prepared: prepareChanges(context, ledgers, [change], cause),
    news: [untold(context, listCase)],
  };
}

/** The license as the row has it, in the admin's reading where the import had none. */
function newsOf(
  context: AppContext,
  found: Import,
  { row, rowNo, readOn }: ListCase,
  license: HeldLicense,
  { status }: ListCaseDecision,
): Pick<LicenseChange, "after" | "said"> | null {
  // What a newer list asks of the license is decided first.
  if (isQuestionedSince(license, readOn)) return null;
  if (isStaged(row)) {
    const { terms: _, ...facts } = row.facts;
    const agent = { agentNo: license.agentNo, homeState: license.resident ? license.stateCode : "" };
    const { outcome, after } = compareStateRow(row, agent, license, listOf(context, found));
    if (outcome === "unchanged" && license.evidenceReadOn > readOn) return null;
    return { after, said: { row: rowNo, ...facts, lines: row.stateLabel } };
  }
  if (status === "") return null;
  const after: LicenseFacts = {
    ...factsOf(license),
    status,
    evidence: "state-list",
    evidenceReadOn: readOn,
  };
  return { after, said: { row: rowNo, status, readByAdmin: true } };
}

/** The mark goes, unless another row marks the license, too. */
async function refused(context: AppContext, listCase: ListCase, adminId: string): Promise<Decided> {
  const { db, clock } = context;
  const { id, importNo, licenseNo, before, marks } = listCase;
  const nothing = { prepared: null, news: [] };
  if (!marks || licenseNo === null || before === null) return nothing;
  const areOthers = sql`EXISTS (SELECT 1 FROM list_cases WHERE license_no = ${licenseNo} AND status = 'open' AND marks
    AND id <> ${id})`;
  const [[others], { ledgers, agent, license }] = await Promise.all([
    db.batch([rowsOf(db, "other rows that mark a license", { any: flag }, sql`SELECT ${areOthers} "any"`)]),
    readHolder(context, listCase),
  ]);
  // Two admins may refuse the only two at once, and each would leave it to the other.
  if (others[0]?.any === true) return { ...nothing, unchanged: areOthers };
  if (agent === undefined || license?.status !== "unconfirmed") return nothing;
  const change = {
    agentNo: agent.agentNo,
    license,
    after: { ...factsOf(license), status: before },
    said: null,
  };
  const cause = { kind: "decision", importNo, userId: adminId } as const;
  const prepared = prepareChanges(context, ledgers, [change], cause);
  const told = JSON.stringify({ status: license.status, lines: license.lines, expiresOn: license.expiresOn });
  return {
    prepared,
    unchanged: sql`NOT ${areOthers} AND ${prepared.guards.unchanged}`,
    news: [
      db.orm.run(sql`INSERT INTO license_news (agent_no, license_no, import_no, kind, revision, before, made_at)
        SELECT ${agent.agentNo}, ${licenseNo}, ${importNo}, 'cleared', ${license.revision + 1}, ${told}, ${clock.now()}
        WHERE EXISTS (SELECT 1 FROM list_cases c CROSS JOIN license_news n WHERE c.license_no = ${licenseNo}
          AND n.import_no = c.import_no AND n.license_no = c.license_no AND n.kind = 'questioned' AND n.status = 'told')`),
      untold(context, listCase),
    ],
  };
}

/** The agent isn't told anymore that the license is in question. */
const untold = ({ db }: Pick<AppContext, "db">, { licenseNo }: ListCase) =>
  db.orm.run(sql`UPDATE license_news SET status = 'passed' WHERE status = 'waiting' AND kind = 'questioned'
    AND license_no = ${licenseNo}
    AND agent_no = (SELECT agent_no FROM licenses WHERE license_no = ${licenseNo})`);

async function readHolder(context: AppContext, { agentNo, licenseNo }: ListCase) {
  const ledgers = await findLedgers(context, agentNo === null ? [] : [agentNo]);
  const agent = ledgers.agents.get(agentNo ?? 0);
  return { ledgers, agent, license: agent?.licenses.find((one) => one.licenseNo === licenseNo) };
}

/** What `caseOfRow` wrote is trusted to be a row. */
const isStaged = (row: unknown): row is StagedRow & { facts: StateFacts } =>
  typeof row === "object" && row !== null && "facts" in row;
