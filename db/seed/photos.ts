/** Demo photos: drawn portraits, shared, for some of the agents; and one that readers reported. */
import type { Client } from "@libsql/client/web";
import { REPORT_DUE_HOURS } from "#app/domains/photos/limits.ts";
import { photoUrlOf } from "#app/paths/paths.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { FIRST_GENERATED_AGENT_NO, landmarks } from "./agents/landmarks.ts";
import { fixedId } from "./fixed-id.ts";
import { lookOf } from "./words/name-looks.ts";

/** Drawn by `drawings/demo-portraits.ts`: half of them with long hair, then half with short. */
const DEMO_PORTRAITS = 12;
export const portraitName = (at: number): string => `demo-${String(at + 1).padStart(2, "0")}`;

/** Every other one of the first agents: lists show both photos and initials. */
const LAST_WITH_PHOTO = 900;
const REPORTED_AGENT_NO = FIRST_GENERATED_AGENT_NO + 2;

/** The portrait of an agent, by number and first name. */
function portraitOf(agentNo: number, name: string): string {
  const half = DEMO_PORTRAITS / 2;
  return portraitName((agentNo % half) + (lookOf(name) === "long" ? 0 : half));
}

const reports = [
  { reason: "not-a-portrait", note: "This is a drawing, not a photo of the agent.", hoursAgo: 30 },
  { reason: "someone-else", note: "", hoursAgo: 11 },
] as const;

/** Call it when all agents are written. */
export async function seedPhotos(client: Client, nowMs: number): Promise<void> {
  const numbers: number[] = [landmarks.agents.inesCalloway.agentNo];
  for (let no = FIRST_GENERATED_AGENT_NO; no <= LAST_WITH_PHOTO; no += 2) numbers.push(no);
  const { rows: agents } = await client.execute({
    sql: "SELECT agent_no, name FROM agents WHERE agent_no IN (SELECT value FROM json_each(?))",
    args: [JSON.stringify(numbers)],
  });
  const rows = agents.map(({ agent_no, name: agentName }) => {
    const agentNo = Number(agent_no);
    const name = portraitOf(agentNo, String(agentName));
    const createdAt = nowMs - (1 + (agentNo % 300)) * DAY_MS;
    return [fixedId(`photo ${agentNo}`, createdAt), name, agentNo, createdAt, photoUrlOf(name)];
  });
  const given = JSON.stringify(rows);
  const openedAt = nowMs - reports[0].hoursAgo * HOUR_MS;
  const caseId = fixedId("photo case", openedAt);
  await client.batch(
    [
      {
        sql: `INSERT OR IGNORE INTO photos (id, name, agent_no, status, hash, created_at, created_by)
          SELECT j.value ->> 0, j.value ->> 1, a.agent_no, 'live', '', j.value ->> 3,
            (SELECT k.user_id FROM profiles k WHERE k.agent_no = a.agent_no)
          FROM json_each(?) j JOIN agents a ON a.agent_no = j.value ->> 2`,
        args: [given],
      },
      {
        sql: `UPDATE agents SET photo_url = j.value ->> 4 FROM json_each(?) j WHERE agent_no = j.value ->> 2`,
        args: [given],
      },
      {
        sql: `INSERT OR IGNORE INTO photo_cases (id, photo_id, opened_at, due_at, reason)
          SELECT ?, p.id, ?, ?, '' FROM photos p WHERE p.agent_no = ?`,
        args: [caseId, openedAt, openedAt + REPORT_DUE_HOURS * HOUR_MS, REPORTED_AGENT_NO],
      },
      ...reports.map(({ reason, note, hoursAgo }) => ({
        sql: `INSERT OR IGNORE INTO photo_reports (id, case_id, reported_by, reason, note, reported_at)
          SELECT ?, c.id, ?, ?, ?, ? FROM photo_cases c WHERE c.id = ?`,
        args: [
          fixedId(`photo report ${reason}`, nowMs - hoursAgo * HOUR_MS),
          reason,
          reason,
          note,
          nowMs - hoursAgo * HOUR_MS,
          caseId,
        ],
      })),
    ],
    "write",
  );
}
