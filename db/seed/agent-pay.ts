/** How two of the fixed agents say they are paid: one lately, one too long ago to have a tick. Everybody else didn't say. */
import type { Client } from "@libsql/client/web";
import { landmarks } from "./agents/landmarks.ts";
import { workingTime } from "./days.ts";

const { inesCalloway, longest } = landmarks.agents;

export async function seedAgentPay(client: Client, nowMs: number): Promise<void> {
  const rows = [
    [inesCalloway.agentNo, "property", "yes", "no", "yes", "no", "", workingTime(nowMs, 4)],
    [inesCalloway.agentNo, "life", "yes", null, null, "yes", "Bellhaven Mutual", workingTime(nowMs, 4)],
    [longest.agentNo, "property", "yes", "yes", null, "no", "", workingTime(nowMs, 214)],
  ] as const;
  await client.batch(
    rows.map((args) => ({
      sql: `INSERT INTO agent_pay (agent_no, line, commission, fee, bonus, captive, companies, said_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [...args],
    })),
    "write",
  );
}
