/**
 * Every change of a license goes through here: the license, its evidence, the audit of what changed, and what search
 * reads of it, in one batch. Nothing is written if another change to the same agent's licenses came in between.
 */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import {
  HIGHEST_LICENSE_NO,
  type LedgerAgent,
  type Ledgers,
  MAPPING,
  questionedOn,
} from "./ledgers.server.ts";
import {
  coverableTypes,
  coverageOf,
  differenceOf,
  followTypes,
  type Gain,
  gainsOf,
  keepTypes,
  licenseStatus,
  worseningOf,
} from "./policy.ts";
import { stateDay } from "./state-day.ts";
import type { HeldLicense, LicenseFacts } from "./types.ts";

/** Why licenses change; what is evidence of them says so. */
export type Cause =
  | { kind: "import"; importNo: number }
  /** With what agents offered before the import. */
  | { kind: "undo"; importNo: number; offers: ReadonlyMap<number, number> }
  /** Without a document an admin typed what they read. */
  | { kind: "document"; documentId: string | null; userId: string; evidence: "document" | "admin" }
  | { kind: "date" }
  /** An admin found that a row of the import isn't about the license. */
  | { kind: "decision"; importNo: number; userId: string };

export type LicenseChange = {
  agentNo: number;
  /** As it was read with the agent's ledger; null: it is new. */
  license: HeldLicense | null;
  /** Null: it is taken away. */
  after: LicenseFacts | null;
  /** What the evidence said, in the words of its source; null where there is none. */
  said: Readonly<Record<string, unknown>> | null;
  /** A row of a list puts it in question, which its agent is told in other words than what else a list says. */
  mark?: true;
  /** What its agent last knew of it, where that isn't what it was: before it was put in question. */
  known?: LicenseFacts;
  /** An import that is undone leaves it in question: its agent hears nothing of that. */
  untold?: true;
};

type Prepared = {
  /** For the commit, with whatever must hold besides. */
  guards: { unchanged: SQL };
  statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];
  /** Public pages that now say something else. */
  purge: string[];
  /** The number of each license, in the order of the changes. */
  licenseNos: number[];
};

const FACTS = [
  "stateCode",
  "number",
  "licenseClass",
  "resident",
  "lines",
  "stateLabel",
  "status",
  "effectiveOn",
  "expiresOn",
  "evidence",
  "evidenceReadOn",
] as const;

/** What a license's row says, without its number and revision in the ledger. */
export const factsOf = (license: LicenseFacts): LicenseFacts => ({
  stateCode: license.stateCode,
  number: license.number,
  licenseClass: license.licenseClass,
  resident: license.resident,
  lines: license.lines,
  stateLabel: license.stateLabel,
  status: license.status,
  effectiveOn: license.effectiveOn,
  expiresOn: license.expiresOn,
  evidence: license.evidence,
  evidenceReadOn: license.evidenceReadOn,
});

/** The statements of some changes, each of another license, for one commit. */
export function prepareChanges(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  ledgers: Ledgers,
  changes: readonly LicenseChange[],
  cause: Cause,
): Prepared {
  const nowMs = clock.now();
  const todayIn = dayOfStates(nowMs);
  let nextNo = ledgers.nextLicenseNo;
  const numbered = changes.map((change) => ({ ...change, no: change.license?.licenseNo ?? nextNo++ }));
  const importNo = "importNo" in cause ? cause.importNo : null;
  const [documentId, userId] = [
    cause.kind === "document" ? cause.documentId : null,
    "userId" in cause ? cause.userId : null,
  ];

  const written: unknown[][] = [];
  const added: unknown[][] = [];
  const removed: number[] = [];
  const evidence: unknown[][] = [];
  const audit: unknown[][] = [];
  const worse: unknown[][] = [];
  for (const { agentNo, license, after, said, mark, known, untold, no } of numbered) {
    const revision = (license?.revision ?? 0) + 1;
    if (after === null) removed.push(no);
    else {
      const toCome = licenseStatus(after, todayIn(after.stateCode)) === "not-yet-effective" ? 1 : 0;
      const row = [
        no,
        agentNo,
        ...FACTS.map((key) => (key === "resident" ? Number(after[key]) : after[key])),
      ];
      (license === null ? added : written).push([...row, revision, toCome]);
    }
    if (said !== null && after !== null) {
      const kind = cause.kind === "document" ? cause.evidence : "import";
      evidence.push([no, agentNo, kind, after.evidenceReadOn, JSON.stringify(said)]);
    }
    const facts = license === null ? null : factsOf(license);
    const was = known ?? facts;
    if (cause.kind === "undo") {
      if (!untold) worse.push([agentNo, no, revision, toldOf(facts)]);
    } else if (was !== null && after !== null && worseningOf(was, after, todayIn(after.stateCode)) !== null)
      worse.push([agentNo, no, revision, toldOf(was), mark ? "questioned" : "worse"]);
    const parts =
      facts === null || after === null ? { before: facts, after } : differenceOf(facts, factsOf(after));
    audit.push([
      no,
      agentNo,
      parts === null ? "{}" : json(parts.before),
      parts === null ? "{}" : json(parts.after),
      revision,
    ]);
  }

  const offered = cause.kind === "undo" ? [...cause.offers.keys()] : [];
  const agents = [...new Set([...changes.map(({ agentNo }) => agentNo), ...offered])].flatMap(
    (agentNo) => ledgers.agents.get(agentNo) ?? [],
  );
  const byAgent = new Map<number, Numbered[]>();
  for (const change of numbered)
    byAgent.set(change.agentNo, [...(byAgent.get(change.agentNo) ?? []), change]);
  const followed = agents.map((agent) =>
    follow(agent, byAgent.get(agent.agentNo) ?? [], ledgers, todayIn, cause),
  );
  // An undo reads them first: it goes backward.
  if (importNo !== null)
    for (const { agent, types } of followed)
      if (types !== agent.types)
        audit.push([
          null,
          agent.agentNo,
          json({ offeredTypes: agent.types }),
          json({ offeredTypes: types }),
          0,
        ]);
  const coverage = followed.flatMap(({ agent, covers }) =>
    agent.active ? covers.map((one) => [agent.agentNo, one.stateCode, one.throughDay, one.types]) : [],
  );
  const run = (statement: SQL) => db.orm.run(statement);
  const each = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)})`;
  const some = (rows: readonly unknown[], statement: () => SQL) =>
    rows.length === 0 ? [] : [run(statement())];

  return {
    guards: {
      unchanged: sql`${unchangedSince(agents, ledgers.mapping, added.length === 0 ? null : ledgers.nextLicenseNo)}
        AND ${noNewerQuestion(numbered, cause)}`,
    },
    licenseNos: numbered.map(({ no }) => no),
    purge: agents.flatMap(({ slug }) => pagesOf(slug)),
    statements: [
      run(sql`DELETE FROM agent_coverage WHERE agent_no IN
        (SELECT value FROM ${each(agents.map(({ agentNo }) => agentNo))})`),
      ...some(
        written,
        () => sql`UPDATE licenses SET state_code = j.value->>2, number = j.value->>3, license_class = j.value->>4,
          resident = j.value->>5, lines = j.value->>6, state_label = j.value->>7, status = j.value->>8,
          effective_on = j.value->>9, expires_on = j.value->>10, evidence = j.value->>11,
          evidence_read_on = j.value->>12, revision = j.value->>13, to_come = j.value->>14
        FROM ${each(written)} j WHERE licenses.license_no = j.value->>0`,
      ),
      ...some(
        added,
        () => sql`INSERT INTO licenses (license_no, agent_no, state_code, number, license_class, resident, lines,
          state_label, status, effective_on, expires_on, evidence, evidence_read_on, revision, to_come)
        SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4, j.value->>5, j.value->>6, j.value->>7,
          j.value->>8, j.value->>9, j.value->>10, j.value->>11, j.value->>12, j.value->>13, j.value->>14
        FROM ${each(added)} j`,
      ),
      ...some(
        removed,
        () => sql`DELETE FROM licenses WHERE license_no IN (SELECT value FROM ${each(removed)})`,
      ),
      ...some(
        evidence,
        () => sql`INSERT INTO license_evidence (license_no, agent_no, kind, import_no, document_id, user_id, read_on,
          said, recorded_at)
        SELECT j.value->>0, j.value->>1, j.value->>2, ${importNo}, ${documentId}, ${userId}, j.value->>3, j.value->>4,
          ${nowMs} FROM ${each(evidence)} j`,
      ),
      ...(cause.kind === "undo"
        ? [
            run(sql`UPDATE license_evidence SET withdrawn_at = ${nowMs} WHERE import_no = ${importNo}
              AND agent_no IN (SELECT value FROM ${each(agents.map(({ agentNo }) => agentNo))})
              AND license_no IN (SELECT value FROM ${each(numbered.map(({ no }) => no))})`),
          ]
        : []),
      run(sql`INSERT INTO license_changes (license_no, agent_no, cause, import_no, document_id, user_id, before, after,
          revision, changed_at)
        SELECT j.value->>0, j.value->>1, ${cause.kind}, ${importNo}, ${documentId}, ${userId}, j.value->>2, j.value->>3,
          j.value->>4, ${nowMs} FROM ${each(audit)} j`),
      ...some(
        coverage,
        () => sql`INSERT INTO agent_coverage (agent_no, state_code, through_day, types)
        SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM ${each(coverage)} j`,
      ),
      ...gainStatements(followed, run, nowMs),
      ...settleStatements(numbered, cause, run, nowMs),
      ...newsStatements(worse, cause, run, nowMs),
      ...offerStatements(followed, run, nowMs),
    ],
  };
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The addresses that say which licenses an agent holds. */
export const pagesOf = (slug: string): string[] => [
  paths.showcase(slug),
  paths.agentBadge(slug),
  paths.agentContact(slug),
  paths.agentContact(slug, "3.0"),
  paths.agentCard(slug),
];

/** The day in each state, worked out once. */
export function dayOfStates(nowMs: number): (stateCode: string) => string {
  const days = new Map<string, string>();
  return (stateCode) => {
    const day = days.get(stateCode) ?? stateDay(stateCode, nowMs);
    days.set(stateCode, day);
    return day;
  };
}

/** How a license was before, as its agent is told; null if there was none. */
const toldOf = (facts: LicenseFacts | null) =>
  facts === null ? null : json({ status: facts.status, lines: facts.lines, expiresOn: facts.expiresOn });

/**
 * What the agents of these licenses are to hear, as far as they keep an account: of an import what became worse. Of one
 * that is undone, those that heard it that it is taken back; the others hear nothing of either.
 */
function newsStatements(
  rows: readonly unknown[][],
  cause: Cause,
  run: (statement: SQL) => BatchItem<"sqlite">,
  nowMs: number,
): BatchItem<"sqlite">[] {
  if (rows.length === 0) return [];
  const each = sql`json_each(${JSON.stringify(rows)}) j`;
  const columns = sql`license_news (agent_no, license_no, import_no, kind, revision, before, made_at)`;
  if (cause.kind === "import")
    return [
      run(sql`INSERT INTO ${columns}
        SELECT j.value->>0, j.value->>1, ${cause.importNo}, j.value->>4, j.value->>2, j.value->>3, ${nowMs}
        FROM ${each} CROSS JOIN profiles p ON p.agent_no = j.value->>0
        WHERE p.verified AND p.account_status = 'active'`),
    ];
  if (cause.kind !== "undo") return [];
  const { importNo } = cause;
  return [
    run(sql`INSERT INTO ${columns}
      SELECT j.value->>0, j.value->>1, ${importNo}, 'restored', j.value->>2, j.value->>3, ${nowMs}
      FROM ${each} WHERE EXISTS (SELECT 1 FROM license_news n WHERE n.import_no = ${importNo}
        AND n.license_no = j.value->>1 AND n.kind IN ('worse', 'questioned') AND n.status = 'told')`),
    run(sql`DELETE FROM license_news WHERE import_no = ${importNo} AND kind <> 'restored' AND status = 'waiting'
      AND license_no IN (SELECT j.value->>1 FROM ${each})`),
  ];
}

/** Newer evidence settles what the rows of earlier lists left open about a license. */
function settleStatements(
  changes: readonly Numbered[],
  cause: Cause,
  run: (statement: SQL) => BatchItem<"sqlite">,
  nowMs: number,
): BatchItem<"sqlite">[] {
  if (cause.kind !== "import" && cause.kind !== "document") return [];
  const settled = settledBy(changes);
  if (settled.length === 0) return [];
  const importNo = cause.kind === "import" ? cause.importNo : null;
  return [
    run(sql`UPDATE list_cases SET status = 'settled', decided_at = ${nowMs}, settled_by = ${importNo}
      WHERE status IN ('open', 'repeated') AND license_no IN (SELECT value FROM json_each(${JSON.stringify(settled)}))
      AND (kind <> 'left' OR license_no IN (SELECT value FROM json_each(${JSON.stringify(inForceBy(changes))})))
      AND ${
        importNo === null
          ? sql`1`
          : sql`(SELECT i.read_on FROM license_imports i WHERE i.import_no = list_cases.import_no) <= ${dayOfImport(importNo)}`
      }`),
  ];
}

/** The licenses of which changes say something new. */
const settledBy = (changes: readonly Numbered[]): number[] =>
  changes.flatMap(({ license, mark }) => (license === null || mark ? [] : [license.licenseNo]));

/** The licenses that are in force once changed: their holder is at work. That one is over says nothing of a death. */
const inForceBy = (changes: readonly Numbered[]): number[] =>
  changes.flatMap(({ license, after }) =>
    license === null || after?.status !== "active" ? [] : [license.licenseNo],
  );

const dayOfImport = (importNo: number): SQL =>
  sql`(SELECT d.read_on FROM license_imports d WHERE d.import_no = ${importNo})`;

/** That no newer list than the import has put its licenses in question since they were read. */
function noNewerQuestion(changes: readonly Numbered[], cause: Cause): SQL {
  const settled = cause.kind === "import" ? settledBy(changes) : [];
  if (cause.kind !== "import" || settled.length === 0) return sql`1`;
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(settled)}) j CROSS JOIN licenses l
    WHERE l.license_no = j.value AND l.status = 'unconfirmed'
      AND ${questionedOn(sql`l.license_no`)} > ${dayOfImport(cause.importNo)})`;
}

type Numbered = LicenseChange & { no: number };
type Followed = {
  agent: LedgerAgent;
  covers: ReturnType<typeof coverageOf>;
  /** What they newly cover, state by state: saved searches report it. */
  gains: Gain[];
  types: number;
};

/** What an agent's licenses cover once changed, and the types they offer then. */
function follow(
  agent: LedgerAgent,
  changes: readonly Numbered[],
  { coveredTypes }: Ledgers,
  todayIn: (stateCode: string) => string,
  cause: Cause,
): Followed {
  const after = new Map<number, LicenseFacts>(agent.licenses.map((license) => [license.licenseNo, license]));
  for (const change of changes) {
    if (change.after === null) after.delete(change.no);
    else after.set(change.no, change.after);
  }
  const held = [...after.values()];
  const before = coverableTypes(agent.licenses, coveredTypes);
  const now = coverableTypes(held, coveredTypes);
  const covers = coverageOf(held, todayIn, coveredTypes);
  const dated = new Set(cause.kind === "date" ? changes.map(({ no }) => no) : []);
  // On its first day a license would be in force before its change, too.
  const counted = agent.licenses.filter(({ licenseNo }) => !dated.has(licenseNo));
  return {
    agent,
    covers,
    // What an undo gives back was there before.
    gains:
      cause.kind === "undo" || cause.kind === "decision"
        ? []
        : gainsOf(coverageOf(counted, todayIn, coveredTypes), covers),
    types:
      cause.kind === "undo"
        ? keepTypes(cause.offers.get(agent.agentNo) ?? agent.types, before, now)
        : followTypes(agent.types, before, now),
  };
}

/** The statement that says who newly covers what, for the searches that people have saved (decision 0058). */
function gainStatements(
  followed: readonly Followed[],
  run: (statement: SQL) => BatchItem<"sqlite">,
  nowMs: number,
): BatchItem<"sqlite">[] {
  const rows = followed.flatMap(({ agent, gains }) =>
    agent.active
      ? gains.map(({ stateCode, types, first }) => [
          agent.agentNo,
          agent.zip,
          stateCode,
          types,
          Number(first),
        ])
      : [],
  );
  if (rows.length === 0) return [];
  return [
    run(sql`INSERT INTO coverage_gains (agent_no, zip, state_code, types, first, gained_at)
      SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4, ${nowMs}
      FROM json_each(${JSON.stringify(rows)}) j`),
  ];
}

/** Updates the types on offer after a change of licenses: in the agent's row and in search's. */
function offerStatements(
  followed: readonly Followed[],
  run: (statement: SQL) => BatchItem<"sqlite">,
  nowMs: number,
): BatchItem<"sqlite">[] {
  const moved = followed.filter(({ agent, types }) => agent.types !== types);
  if (moved.length === 0) return [];
  const rows = JSON.stringify(moved.map(({ agent, types }) => [agent.agentNo, agent.zip, types]));
  return [
    run(sql`UPDATE agents SET types = j.value->>2, updated_at = ${nowMs} FROM json_each(${rows}) j
      WHERE agents.agent_no = j.value->>0`),
    run(sql`UPDATE agent_search SET types = j.value->>2 FROM json_each(${rows}) j
      WHERE agent_search.zip = j.value->>1 AND agent_search.agent_no = j.value->>0`),
  ];
}

/**
 * That these agents hold just the licenses that were read, each as it was read, that the same lines cover the same types,
 * and that no number was given since: coverage is worked out from all of them. Numbers are never given twice, so their
 * sum tells one license from another.
 */
export function unchangedSince(
  agents: readonly LedgerAgent[],
  mapping: string,
  nextLicenseNo: number | null,
): SQL {
  const marks = agents
    .filter(({ isNew }) => isNew !== true)
    .map(({ agentNo, types, licenses }) => [
      agentNo,
      licenses.length,
      licenses.reduce((sum, { licenseNo }) => sum + licenseNo, 0),
      licenses.reduce((sum, { revision }) => sum + revision, 0),
      types,
    ]);
  const numbers = nextLicenseNo === null ? sql`1` : sql`${HIGHEST_LICENSE_NO} < ${nextLicenseNo}`;
  return sql`${numbers} AND ${MAPPING} = ${mapping} AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(marks)}) j
    WHERE (SELECT json_array(count(*), coalesce(sum(l.license_no), 0), coalesce(sum(l.revision), 0),
        (SELECT a.types FROM agents a WHERE a.agent_no = j.value->>0))
      FROM licenses l WHERE l.agent_no = j.value->>0)
      <> json_array(j.value->>1, j.value->>2, j.value->>3, j.value->>4))`;
}
