/** Finds profiles that look like one person. An admin says whether they are: nothing is merged here. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, packed, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { COMPARED_AT_ONCE, COMPARED_BATCHES, LOOK_ALIKE_HOURS, LOOK_ALIKES_EACH } from "../limits.ts";
import { nameKey } from "./name-keys.ts";

const agentRow = { agentNo: integer, name: text, stateCode: text, zip: text, phone: nullable(text) };

/**
 * Run by the cron each minute: compares the agents who came since the last run with all before them, each by the index of
 * names, so a run costs the same at a million agents. Returns how many it compared.
 */
export async function findLookAlikes(context: AppContext): Promise<number> {
  let compared = 0;
  for (let batch = 0; batch < COMPARED_BATCHES; batch += 1) {
    const count = await compareNext(context);
    compared += count;
    if (count < COMPARED_AT_ONCE) break;
  }
  return compared;
}

/** The highest number that was compared: numbers rise, and each agent has a key. */
const LAST = sql`coalesce((SELECT max(agent_no) FROM agent_name_keys), 0)`;

async function compareNext(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const [[read]] = await db.batch([
    rowsOf(
      db,
      "agents to compare",
      { last: integer, agents: packed(agentRow) },
      sql`SELECT ${LAST} last, (SELECT json_group_array(json_array(agent_no, name, state_code, zip, phone)) FROM
        (SELECT * FROM agents WHERE agent_no > ${LAST} ORDER BY agent_no LIMIT ${COMPARED_AT_ONCE})) agents`,
    ),
  ]);
  const agents = read?.agents ?? [];
  if (agents.length === 0) return 0;
  const keyed = agents.map((agent) => ({ ...agent, key: nameKey(agent.name) }));
  const nowMs = clock.now();
  // With the ids that its pairs get.
  const keys = JSON.stringify(
    keyed.map(({ agentNo, stateCode, key }) => [
      stateCode,
      key,
      agentNo,
      Array.from({ length: LOOK_ALIKES_EACH }, () => newId(nowMs)),
    ]),
  );
  // Keys, which are the place of the next run, and pairs in one commit: no pair is lost between them.
  const written = await commit(context, {
    guards: { cursor: sql`${LAST} = ${read?.last ?? 0}` },
    statements: [
      db.orm.run(sql`INSERT INTO agent_name_keys (state_code, name_key, agent_no)
        SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(${keys}) j CROSS JOIN agents a
        WHERE a.agent_no = j.value->>2`),
      // Each with those before it, so that a pair is found once.
      db.orm.run(sql`INSERT INTO look_alikes (id, agent_no, other_no, status, opened_at, due_at)
        SELECT j.value->3->>o.key, j.value->>2, o.value, 'open', ${nowMs}, ${nowMs + LOOK_ALIKE_HOURS * HOUR_MS}
        FROM json_each(${keys}) j
          CROSS JOIN agents a ON a.agent_no = j.value->>2 AND a.account_status = 'active'
          CROSS JOIN json_each((SELECT json_group_array(no) FROM (SELECT k.agent_no no FROM agent_name_keys k
            CROSS JOIN agents b ON b.agent_no = k.agent_no
            WHERE k.state_code = j.value->>0 AND k.name_key = j.value->>1 AND k.agent_no < a.agent_no
              AND b.account_status = 'active' AND b.state_code = a.state_code AND (b.zip = a.zip OR b.phone = a.phone)
            LIMIT ${LOOK_ALIKES_EACH}))) o
        WHERE j.value->>1 <> '' ON CONFLICT DO NOTHING`),
    ],
  });
  return written.kind === "committed" ? agents.length : 0;
}
