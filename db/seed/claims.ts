/** Claims of the demonstration's logins that wait for an admin. */
import type { Client, InStatement } from "@libsql/client/web";
import { DECIDE_HOURS } from "#app/domains/claims/limits.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { landmarks } from "./agents/landmarks.ts";
import { fixedId } from "./fixed-id.ts";

const claims = [
  {
    // Its document cannot be seeded: it lies in a bucket, not in the database. The page says that it is gone.
    email: "renamed-agent@fairlead.example",
    agentNo: landmarks.agents.longest.agentNo,
    kind: "claim",
    way: "document",
    hoursAgo: 20,
    provenHoursAgo: null,
    document: ["application/pdf", 184_320],
  },
  {
    email: "contesting-agent@fairlead.example",
    agentNo: landmarks.agents.shortest.agentNo,
    kind: "contest",
    way: "code",
    hoursAgo: 41,
    provenHoursAgo: 40,
    document: [null, null],
  },
] as const;

/** Writes them where their claimants have accounts. Call it when all accounts are written. */
export async function seedClaims(client: Client, nowMs: number): Promise<void> {
  await client.batch(
    claims.map((claim): InStatement => {
      const openedAt = nowMs - claim.hoursAgo * HOUR_MS;
      const [type, bytes] = claim.document;
      return {
        sql: `INSERT OR IGNORE INTO profile_claims (id, user_id, agent_no, npn, kind, way, status, code_proven_at,
            document_type, document_bytes, opened_at, due_at)
          SELECT ?, u.id, a.agent_no, a.npn, ?, ?, 'open', ?, ?, ?, ?, ?
          FROM users u JOIN agents a ON a.agent_no = ? WHERE u.email = ?`,
        args: [
          fixedId(`claim ${claim.email}`, openedAt),
          claim.kind,
          claim.way,
          claim.provenHoursAgo === null ? null : nowMs - claim.provenHoursAgo * HOUR_MS,
          type,
          bytes,
          openedAt,
          openedAt + DECIDE_HOURS * HOUR_MS,
          claim.agentNo,
          claim.email,
        ],
      };
    }),
    "write",
  );
}
