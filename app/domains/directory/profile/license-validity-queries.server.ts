/** May this agent sell this type in this state today? */

import { sql } from "drizzle-orm";
import { isInForce, typesCoveredByLines } from "#app/domains/licenses/policy.ts";
import { stateDay } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { licenses } from "#db/schema/index.ts";
import { hasBit } from "../bits.ts";
import type { ValidLicense } from "../types.ts";

const LICENSE_LIMIT = 20;

const licenseRow = {
  number: text,
  lines: integer,
  state_label: text,
  status: oneOf(licenses.status.enumValues),
  effective_on: text,
  expires_on: text,
  bit: integer,
  covering_lines: text,
};

/** The license in force today that covers the type in the state; null when the agent holds none. One round trip. */
export async function findValidLicense(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { agentNo, stateCode, typeBit }: { agentNo: number; stateCode: string; typeBit: number },
): Promise<ValidLicense | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "licenses of an agent",
      licenseRow,
      sql`
      SELECT l.number, l.lines, l.state_label, l.status, l.effective_on, l.expires_on, t.bit, t.covering_lines
      FROM licenses l JOIN product_types t ON t.bit = ${typeBit}
      WHERE l.agent_no = ${agentNo} AND l.state_code = ${stateCode} ORDER BY l.expires_on DESC LIMIT ${LICENSE_LIMIT}`,
    ),
  ]);
  const today = stateDay(stateCode, clock.now());
  const valid = rows.find(
    (row) =>
      isInForce({ status: row.status, effectiveOn: row.effective_on, expiresOn: row.expires_on }, today) &&
      hasBit(typesCoveredByLines(row.lines, [{ bit: row.bit, coveringLines: row.covering_lines }]), row.bit),
  );
  return valid === undefined ? null : { stateCode, number: valid.number, label: valid.state_label };
}
