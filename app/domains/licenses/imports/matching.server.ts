/** The licenses that agents of a list hold already. */
import type { AppContext } from "#app/platform/context.ts";
import { licensesStatement } from "../ledgers.server.ts";
import type { HeldLicense } from "../types.ts";
import type { MatchedAgent } from "./compare.ts";

/** Numbers are compared as lists write them: `l-12 34` is `L-1234`. */
export const plainNumber = (number: string): string => number.toUpperCase().replace(/\s/g, "");

/** `"<agentNo> <number>"` → the license of that number in the state; empty for a list of no state. */
export async function heldByNumber(
  context: Pick<AppContext, "db">,
  stateCode: string | null,
  agents: ReadonlyMap<string, readonly MatchedAgent[]>,
): Promise<ReadonlyMap<string, HeldLicense>> {
  const agentNos = [...agents.values()].flat().map(({ agentNo }) => agentNo);
  if (stateCode === null || agentNos.length === 0) return new Map();
  const [[read]] = await context.db.batch([licensesStatement(context, agentNos, stateCode)]);
  return numbered(read?.licenses ?? [], stateCode);
}

/** The same of licenses that were read already. */
export function numbered(
  licenses: readonly HeldLicense[],
  stateCode: string,
): ReadonlyMap<string, HeldLicense> {
  return new Map(
    licenses
      .filter((license) => license.stateCode === stateCode)
      .map((license) => [`${license.agentNo} ${plainNumber(license.number)}`, license]),
  );
}
