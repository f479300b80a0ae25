/** A profile made of what a person has proved, without a list: the agent with its licenses, for one commit. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { type LicenseChange, prepareChanges } from "../change-commands.server.ts";
import { findLedgers } from "../ledgers.server.ts";
import { licenseStatus } from "../policy.ts";
import { stateDay } from "../state-day.ts";
import type { LicenseFacts } from "../types.ts";
import { type NewPerson, prepareAgents } from "./agents/new-agents.server.ts";
import { findPlaces } from "./agents/places.server.ts";

export type ProvenLicense = Pick<
  LicenseFacts,
  "stateCode" | "number" | "lines" | "effectiveOn" | "expiresOn"
>;

export type ProvenPerson = Pick<NewPerson, "firstName" | "lastName" | "npn"> & {
  zip: string;
  /** At least one. */
  licenses: readonly ProvenLicense[];
};

export type PreparedProfile = {
  agentNo: number;
  slug: string;
  /** That nobody has the NPN, and nothing else was numbered since. */
  guard: SQL;
  statements: BatchItem<"sqlite">[];
  purge: string[];
};

/**
 * The statements that list this person with these licenses. `documentId` and `userId` say in the ledger what was read, and
 * which admin read it; `evidence` is `admin` where they found the licenses in the state's own lookup, too. Null for a ZIP
 * that the directory doesn't know. Three round trips.
 */
export async function prepareProfile(
  context: Pick<AppContext, "db" | "clock">,
  { zip, licenses, ...person }: ProvenPerson,
  { documentId, userId, evidence }: { documentId: string; userId: string; evidence: "document" | "admin" },
): Promise<PreparedProfile | null> {
  const nowMs = context.clock.now();
  const address = { zip, city: null, addressState: null };
  const place = (await findPlaces(context, [address]))(address);
  if ("problem" in place) return null;
  const sinceYear = Math.min(...licenses.map(({ effectiveOn }) => Number(effectiveOn.slice(0, 4))));
  const newcomer = { ...person, street: "", phone: null, place, sinceYear, row: null };
  const made = await prepareAgents(context, [newcomer], {
    kind: "document",
    documentId,
    userId,
    by: "agent",
  });
  const [agent] = made.agents;
  if (agent === undefined) throw new Error("No agent was prepared.");
  const changes = licenses.map((license): LicenseChange => {
    const { stateCode, number, lines, effectiveOn, expiresOn } = license;
    const today = stateDay(stateCode, nowMs);
    const isOver = licenseStatus({ status: "active", effectiveOn, expiresOn }, today) === "lapsed";
    return {
      agentNo: agent.agentNo,
      license: null,
      after: {
        stateCode,
        number,
        licenseClass: "Producer",
        resident: place.stateCode === stateCode,
        lines,
        stateLabel: "",
        status: isOver ? "expired" : "active",
        effectiveOn,
        expiresOn,
        evidence,
        evidenceReadOn: today,
      },
      said: { stateCode, number, lines, effectiveOn, expiresOn },
    };
  });
  const ledgers = await findLedgers(context, []);
  const agents = new Map([[agent.agentNo, agent]]);
  const prepared = prepareChanges(context, { ...ledgers, agents }, changes, {
    kind: "document",
    documentId,
    userId,
    evidence,
  });
  return {
    agentNo: agent.agentNo,
    slug: agent.slug,
    guard: sql`${made.guard} AND ${prepared.guards.unchanged}`,
    statements: [...made.statements, ...prepared.statements],
    purge: prepared.purge,
  };
}
