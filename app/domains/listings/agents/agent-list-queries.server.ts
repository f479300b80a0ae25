/** Every profile for admins, listed and not, by the order in which they came. */
import { type SQL, sql } from "drizzle-orm";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import { flag, integer, nullable, oneOf, text } from "#app/platform/database/rows.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { having, longList } from "#app/platform/lists/long-list.ts";
import { ENDING_KINDS } from "#db/lists.ts";
import { FOUND_AGENTS } from "../limits.ts";
import type { EndingKind } from "../types.ts";

const agentRow = {
  agentNo: integer,
  id: text,
  slug: text,
  name: text,
  npn: text,
  city: text,
  stateCode: text,
  active: flag,
  ending: nullable(oneOf(ENDING_KINDS)),
  claimed: flag,
  createdAt: integer,
};

export type AgentFilter = {
  /** Name, NPN, slug, or id. */
  find?: string | undefined;
  ending?: EndingKind | undefined;
};

/** Names of those who left are looked for among the endings: full text has only who is listed. */
function foundBy(find: string): SQL {
  if (/^\d{1,10}$/.test(find)) return sql`a.npn = ${find}`;
  const id = parseUuid(find);
  if (id !== null) return sql`a.id = ${id}`;
  const words = fullTextWords(find);
  const listed =
    words === null
      ? sql`SELECT NULL`
      : sql`SELECT rowid FROM agent_text WHERE agent_text MATCH ${`name : (${words})`}`;
  return sql`a.agent_no IN (SELECT agent_no FROM agents WHERE slug = ${find.toLowerCase()}
    UNION ALL SELECT * FROM (${listed} LIMIT ${FOUND_AGENTS})
    UNION ALL SELECT * FROM (SELECT e.agent_no FROM agent_endings e CROSS JOIN agents n ON n.agent_no = e.agent_no
      WHERE n.name LIKE ${having(find)} ESCAPE '\\' LIMIT ${FOUND_AGENTS}))`;
}

const fromOf = ({ find, ending }: AgentFilter): SQL => sql`FROM agents a
  JOIN cities c ON c.city_no = a.city_no LEFT JOIN agent_endings e ON e.agent_no = a.agent_no
  WHERE ${find === undefined ? sql`1` : foundBy(find)}
    AND ${ending === undefined ? sql`1` : sql`a.agent_no IN (SELECT agent_no FROM agent_endings WHERE kind = ${ending})`}`;

/** The newest first. */
export const adminAgents = longList({
  name: "agents for admins",
  shape: agentRow,
  cursor: cursorOf({ no: integerKey() }),
  placeOf: ({ agentNo }) => ({ no: agentNo }),
  select: (
    filter: AgentFilter,
    after,
    most,
  ) => sql`SELECT a.agent_no agentNo, a.id, a.slug, a.name, a.npn, c.name city,
      a.state_code stateCode, a.account_status = 'active' active, e.kind ending,
      EXISTS (SELECT 1 FROM profiles p WHERE p.agent_no = a.agent_no) claimed, a.created_at createdAt
    ${fromOf(filter)} AND ${after === null ? sql`1` : sql`a.agent_no < ${after.no}`}
    ORDER BY a.agent_no DESC LIMIT ${most}`,
  from: fromOf,
});
