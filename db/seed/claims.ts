/** Claims of demo logins that wait for an admin. */
import type { Client, InStatement } from "@libsql/client/web";
import { DECIDE_HOURS } from "#app/domains/claims/limits.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { onePagePdf } from "../../stand-ins/one-page-pdf.ts";
import { landmarks } from "./agents/landmarks.ts";
import { fixedId } from "./fixed-id.ts";

const claims = [
  {
    email: "renamed-agent@fairlead.example",
    agentNo: landmarks.agents.longest.agentNo,
    kind: "claim",
    way: "document",
    hoursAgo: 20,
    provenHoursAgo: null,
    document: onePagePdf([
      ["STATE OF NEW YORK", "Demonstration, no real document"],
      ["Department of Financial Services", ""],
      ["", ""],
      ["Producer license", "LA-1000-7781234"],
      ["Licensee", landmarks.agents.longest.name],
      ["Lines", "Life, Health, Property, Casualty, Variable"],
      ["Status", "Active"],
    ]),
  },
  {
    email: "contesting-agent@fairlead.example",
    agentNo: landmarks.agents.shortest.agentNo,
    kind: "contest",
    way: "code",
    hoursAgo: 41,
    provenHoursAgo: 40,
    document: null,
  },
] as const;

type Claim = (typeof claims)[number];
const openedAtOf = ({ hoursAgo }: Claim, nowMs: number) => nowMs - hoursAgo * HOUR_MS;
const idOf = (claim: Claim, nowMs: number) => fixedId(`claim ${claim.email}`, openedAtOf(claim, nowMs));

/** The documents of those claims. They are in a bucket, not in the database. */
export const claimDocuments = (nowMs: number) =>
  claims.flatMap((claim) =>
    claim.document === null ? [] : [{ id: idOf(claim, nowMs), bytes: claim.document }],
  );

/** Writes them if their claimants have accounts. Call it when all accounts are written. */
export async function seedClaims(client: Client, nowMs: number): Promise<void> {
  await client.batch(
    claims.map((claim): InStatement => {
      const openedAt = openedAtOf(claim, nowMs);
      return {
        sql: `INSERT OR IGNORE INTO profile_claims (id, user_id, agent_no, npn, kind, way, status, code_proven_at,
            document_type, document_bytes, opened_at, due_at)
          SELECT ?, u.id, a.agent_no, a.npn, ?, ?, 'open', ?, ?, ?, ?, ?
          FROM users u JOIN agents a ON a.agent_no = ? WHERE u.email = ?`,
        args: [
          idOf(claim, nowMs),
          claim.kind,
          claim.way,
          claim.provenHoursAgo === null ? null : nowMs - claim.provenHoursAgo * HOUR_MS,
          claim.document === null ? null : "application/pdf",
          claim.document?.length ?? null,
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
