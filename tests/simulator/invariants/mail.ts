import { rowsBreaking } from "./invariant.ts";

export const nothingIsStuck = {
  ...rowsBreaking(
    "no email is left behind",
    `SELECT 'Email ' || o.id || ' (' || o.kind || ') is queued since long ago.' breach FROM outbox o, (SELECT max(ended_at) now FROM cron_runs) c
     WHERE o.status = 'queued' AND o.next_attempt_at < c.now - 3600000`,
  ),
  when: "month" as const,
};
