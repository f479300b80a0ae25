/** Licenses are what their ledger says, and search finds them so. */
import { type Invariant, rowsBreaking } from "./invariant.ts";
import { statesOf } from "./states.ts";

/** In the order that an import goes through them. */
const PHASES = [
  "reading",
  "comparing",
  "checking",
  "compared",
  "applying",
  "marking",
  "applied",
  "undoing",
  "undone",
];

export const importPhases: Invariant = statesOf("an import goes only forward", {
  sql: "SELECT import_no id, phase status FROM license_imports",
  // In one step several.
  next: Object.fromEntries(PHASES.map((phase, at) => [phase, PHASES.slice(at + 1)])),
  first: PHASES,
});

/** What the last change that names a fact of the license says of it. */
const lastSaid = (fact: string) =>
  `(SELECT c.after ->> '$.${fact}' FROM license_changes c WHERE c.license_no = l.license_no AND c.after ->> '$.${fact}' IS NOT NULL
    ORDER BY c.change_no DESC LIMIT 1)`;

export const ledgerAddsUp = rowsBreaking(
  "a license is what its last change says",
  `SELECT breach FROM (
     SELECT 'License ' || l.license_no || ' has revision ' || l.revision || ', and its last change ' || c.revision || '.' breach
       FROM licenses l JOIN (SELECT license_no, max(revision) revision FROM license_changes GROUP BY license_no) c USING (license_no)
       WHERE l.revision <> c.revision
     UNION ALL SELECT 'License ' || license_no || ' is ' || status || ' until ' || expires_on || ', and its changes say ' || said || ' until ' || until || '.'
       FROM (SELECT l.license_no, l.status, l.expires_on, coalesce(${lastSaid("status")}, l.status) said,
         coalesce(${lastSaid("expiresOn")}, l.expires_on) until FROM licenses l
         WHERE l.license_no IN (SELECT license_no FROM license_changes))
       WHERE status <> said OR expires_on <> until
     UNION ALL SELECT 'License ' || c.license_no || ' was taken away, and is there.' FROM license_changes c JOIN licenses l USING (license_no)
       WHERE c.after IS NULL AND c.change_no = (SELECT max(change_no) FROM license_changes m WHERE m.license_no = c.license_no))`,
);

/** Of an import's first change of a license: that only it and its undo have changed the license since. */
const ONLY_IT = `NOT EXISTS (SELECT 1 FROM license_changes o WHERE o.license_no = c.license_no AND o.change_no > c.change_no
  AND o.import_no IS NOT c.import_no)`;

/** Another list puts the license in question, and still does. */
const IN_QUESTION = `l.status = 'unconfirmed' AND EXISTS (SELECT 1 FROM list_cases k WHERE k.license_no = l.license_no
  AND k.import_no <> c.import_no AND k.marks AND k.status IN ('open', 'repeated'))`;

/** It was in question by a list that is undone too, and by none anymore. */
const NO_LONGER = `c.before ->> '$.status' = 'unconfirmed' AND NOT EXISTS (SELECT 1 FROM list_cases k
  WHERE k.license_no = c.license_no AND k.marks AND k.status IN ('open', 'repeated'))`;

export const undoneIsAsBefore = rowsBreaking(
  "what a list that was undone has changed is as before",
  `SELECT breach FROM (
     SELECT 'Import ' || c.import_no || ' is undone, and license ' || c.license_no || ' is ' || coalesce(l.status || ' until ' || l.expires_on, 'gone')
         || ', not as it was: ' || coalesce(c.before, 'none') || '.' breach
       FROM license_changes c JOIN license_imports i ON i.import_no = c.import_no AND i.phase = 'undone'
       LEFT JOIN licenses l ON l.license_no = c.license_no
       WHERE c.cause = 'import' AND c.license_no IS NOT NULL AND ${ONLY_IT}
         AND c.change_no = (SELECT min(change_no) FROM license_changes f WHERE f.license_no = c.license_no AND f.import_no = c.import_no)
         AND CASE WHEN c.before IS NULL THEN l.license_no IS NOT NULL
           ELSE l.license_no IS NULL OR (l.status IS NOT coalesce(c.before ->> '$.status', l.status) AND NOT (${IN_QUESTION}) AND NOT (${NO_LONGER}))
             OR l.expires_on IS NOT coalesce(c.before ->> '$.expiresOn', l.expires_on) END
     UNION ALL SELECT 'Import ' || import_no || ' is undone, and evidence of it is in force.' FROM license_evidence
       JOIN license_imports i USING (import_no) WHERE i.phase = 'undone' AND withdrawn_at IS NULL
         AND license_no NOT IN (SELECT o.license_no FROM license_changes o WHERE o.import_no IS NOT i.import_no AND o.license_no IS NOT NULL)
     UNION ALL SELECT 'Import ' || import_no || ' is over, and keeps its rows.' FROM license_import_rows JOIN license_imports i USING (import_no)
       WHERE i.phase = 'undone')`,
);

/** Begins an SQL date. A day before and after it are left out: states begin it one after the other, and the cron follows. */
const TODAY = "date(?1 / 1000, 'unixepoch'";

export const coverageFollows = rowsBreaking(
  "search covers what licenses cover",
  `SELECT breach FROM (
     SELECT 'Agent ' || v.agent_no || ' is found in ' || v.state_code || ' without a license there.' breach FROM agent_coverage v
       WHERE v.through_day > ${TODAY}, '+1 day') AND NOT EXISTS (SELECT 1 FROM licenses l WHERE l.agent_no = v.agent_no
         AND l.state_code = v.state_code AND l.status = 'active' AND l.expires_on = v.through_day)
     UNION ALL SELECT 'Agent ' || l.agent_no || ' is licensed in ' || l.state_code || ', and not found there.' FROM licenses l
       JOIN agents a ON a.agent_no = l.agent_no AND a.account_status = 'active'
       WHERE l.status = 'active' AND (l.lines & 35 OR l.lines & 12 = 12) AND l.effective_on < ${TODAY}, '-1 day') AND l.expires_on > ${TODAY}, '+1 day')
         AND NOT EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = l.agent_no AND v.state_code = l.state_code))`,
);
