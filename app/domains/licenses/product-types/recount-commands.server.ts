/** Works out again what agents may sell, after the lines that cover a type have changed. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, rowsOf } from "#app/platform/database/rows.ts";
import { dayOfStates, unchangedSince } from "../change-commands.server.ts";
import { findLedgers } from "../ledgers.server.ts";
import { coverageOf } from "../policy.ts";
import { RECOUNT_MS, RECOUNTED_AT_ONCE, RECOUNTS_A_MINUTE } from "./limits.ts";

/**
 * Called every minute; goes on where the last one ended, and stops with the last agent. Coverage alone is written: what an
 * agent offers stays their choice. Returns for how many agents it was worked out.
 */
export async function recountCoverage(context: AppContext): Promise<number> {
  const until = context.clock.now() + RECOUNT_MS;
  let done = 0;
  for (let batch = 0; batch < RECOUNTS_A_MINUTE && context.clock.now() <= until; batch += 1) {
    const agents = await recountBatch(context);
    if (agents === 0) break;
    done += agents;
  }
  return done;
}

/** The agents after the one that the slowest type has come to; 0 where there is nothing to do, or another run does it. */
async function recountBatch(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const [[due], agents] = await db.batch([
    rowsOf(
      db,
      "how far coverage is worked out",
      { through: nullable(integer) },
      sql`SELECT min(recounted_through) through FROM product_types`,
    ),
    rowsOf(
      db,
      "agents to work out coverage for",
      { agentNo: integer },
      sql`SELECT a.agent_no agentNo FROM (SELECT min(recounted_through) through FROM product_types) t
          CROSS JOIN agents a ON a.agent_no > t.through
        WHERE t.through IS NOT NULL ORDER BY a.agent_no LIMIT ${RECOUNTED_AT_ONCE}`,
    ),
  ]);
  const through = due?.through ?? null;
  if (through === null) return 0;
  const still = sql`(SELECT min(recounted_through) FROM product_types) = ${through}`;
  const last = agents.at(-1)?.agentNo;
  if (last === undefined) {
    await commit(context, {
      guards: { still },
      statements: [
        db.orm.run(
          sql`UPDATE product_types SET recounted_through = NULL WHERE recounted_through IS NOT NULL`,
        ),
      ],
    });
    return 0;
  }
  const ledgers = await findLedgers(
    context,
    agents.map(({ agentNo }) => agentNo),
  );
  const todayIn = dayOfStates(clock.now());
  const read = [...ledgers.agents.values()];
  const coverage = read.flatMap(({ agentNo, active, licenses }) =>
    active
      ? coverageOf(licenses, todayIn, ledgers.coveredTypes).map((one) => [
          agentNo,
          one.stateCode,
          one.throughDay,
          one.types,
        ])
      : [],
  );
  const written = await commit(context, {
    guards: { still, unchanged: unchangedSince(read, ledgers.mapping, null) },
    statements: [
      db.orm.run(sql`DELETE FROM agent_coverage WHERE agent_no IN
        (SELECT value FROM json_each(${JSON.stringify(read.map(({ agentNo }) => agentNo))}))`),
      db.orm.run(sql`INSERT INTO agent_coverage (agent_no, state_code, through_day, types)
        SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(${JSON.stringify(coverage)}) j`),
      db.orm.run(sql`UPDATE product_types SET recounted_through = ${last} WHERE recounted_through < ${last}`),
    ],
  });
  return written.kind === "committed" ? read.length : 0;
}
