/** Each rule that the simulator holds the product to is broken once, and found. */
import { expect, inject, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { simulate } from "../../simulator/simulate.ts";
import type { Step } from "../../simulator/steps/step.ts";

const planted = (sql: string): Step => ({
  name: "a planted fault",
  often: 1,
  async run({ world }) {
    await world.rows(sql);
    return "planted";
  },
});

const BROKEN: Readonly<Record<string, string>> = {
  "nobody is booked twice": `INSERT INTO appointments (id, agent_no, type_id, type_name, way, link, starts_at, ends_at, blocked_until, status, client_name,
      client_email, client_time_zone, language, state_code, type_bit, note, created_at, updated_at)
    SELECT '00000000-0000-7000-8000-000000000001', agent_no, type_id, type_name, way, link, starts_at + 60000, ends_at, blocked_until, 'booked',
      client_name, client_email, client_time_zone, language, state_code, type_bit, note, created_at, updated_at
    FROM appointments WHERE status = 'booked' AND confirm_by IS NULL LIMIT 1`,
  "the audit chain is whole": "UPDATE audit_log SET reason = 'Another reason.' WHERE audit_no = 1",
};

test.each(Object.entries(BROKEN))("%s", async (rule, sql) => {
  const { seededData, stripeUrl } = inject("fixture");
  const startMs = Math.floor(Date.now() / DAY_MS) * DAY_MS + 15 * 3_600_000;
  const { failure } = await simulate(
    { seededData, stripeUrl, startMs, days: 1, stepsAMonth: 4, shrinkMs: 5_000, steps: [planted(sql)] },
    3,
  );
  expect(failure?.words).toContain(rule);
  // Made smaller: the fault alone.
  expect(failure?.plan).toContain("a planted fault");
});
