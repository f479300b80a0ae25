/** A state's list of licenses: brought, compared, applied, by two admins at once too, and undone. */
import {
  bringList,
  goOn,
  listName,
  startReading,
} from "#app/domains/licenses/imports/admin/admin-commands.server.ts";
import { startApplying } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { findImport } from "#app/domains/licenses/imports/import-rows.server.ts";
import { startUndoing } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { cellsOf, csv, HEADINGS, type Listed } from "#support/license-list.ts";
import type { Choices } from "../choices.ts";
import { type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

/** A list is of this many licenses at most. */
const LISTED = 40;
const YEAR_DAYS = 365;
/** An admin looks on for so long. The clock goes on with the rest. */
const SECONDS = 20;

export const listSteps: Step[] = [
  {
    name: "a state’s list comes",
    often: 4,
    async run(society, choices) {
      const { world } = society;
      const admin = choices.of(society.people.filter(({ role }) => role === "admin"));
      const states = await world.rows(
        `SELECT state_code state, count(*) n FROM licenses WHERE status = 'active' GROUP BY 1 ORDER BY n DESC, 1 LIMIT 3`,
      );
      const state = String(choices.of(states)?.state ?? "");
      if (admin === undefined || state === "") return "nothing to do";
      const { context } = requestOf(society, admin);
      const fileId = crypto.randomUUID();
      const text = await listOf(society, choices, state);
      await context.documents.put(listName(fileId), new TextEncoder().encode(text));
      const readOn = utcDay(world.now());
      const brought = await bringList(context, admin.userId, fileId, { list: "state", state, readOn });
      if ("problem" in brought) return brought.problem;
      const found = await findImport(context, brought.importNo);
      if (found === null) return "gone";
      const { columns } = found.layout;
      await startReading(context, admin.userId, found, { columns, dates: null });
      await goOn(context, brought.importNo, SECONDS);
      return choices.isOneIn(4)
        ? "compared, and left"
        : apply(society, admin, brought.importNo, choices.isOneIn(3));
    },
  },
  {
    name: "a list is applied",
    often: 2,
    async run(society, choices) {
      const importNo = await anImport(society, choices, "'compared'");
      const admin = choices.of(society.people.filter(({ role }) => role === "admin"));
      if (importNo === null || admin === undefined) return "nothing to do";
      return apply(society, admin, importNo, choices.isOneIn(2));
    },
  },
  {
    name: "a list is undone",
    often: 3,
    async run(society, choices) {
      const importNo = await anImport(society, choices, "'applying', 'marking', 'applied'");
      const admins = society.people.filter(({ role }) => role === "admin");
      const [admin] = admins;
      if (importNo === null || admin === undefined) return "nothing to do";
      const undo = (who: Person) => startUndoing(requestOf(society, who).context, importNo, who.userId);
      const said = await Promise.all((choices.isOneIn(3) ? admins : [admin]).map(undo));
      // Or the clock does.
      if (choices.isOneIn(2)) await goOn(requestOf(society, admin).context, importNo, SECONDS);
      if (said.filter((one) => one === "started").length > 1)
        society.broken.push(`Import ${importNo} was begun to be undone twice.`);
      return said.sort().join(" and ");
    },
  },
];

async function apply(society: Society, admin: Person, importNo: number, twice: boolean): Promise<string> {
  const start = () => startApplying(requestOf(society, admin).context, importNo, admin.userId);
  const said = await Promise.all(twice ? [start(), start()] : [start()]);
  if (said.filter((one) => one === "started").length > 1)
    society.broken.push(`Import ${importNo} was begun to be applied twice.`);
  const go = () => goOn(requestOf(society, admin).context, importNo, SECONDS);
  await Promise.all(twice ? [go(), go()] : [go()]);
  const after = await findImport(requestOf(society, admin).context, importNo);
  return `${said.sort().join(" and ")}, ${after?.phase ?? "gone"}`;
}

/** An import of the simulator's in one of these phases, written as SQL; the newest are the likeliest. */
async function anImport({ world }: Society, choices: Choices, phases: string): Promise<number | null> {
  const imports = await world.rows(
    `SELECT import_no no FROM license_imports WHERE phase IN (${phases}) AND started_at >= ? ORDER BY import_no DESC LIMIT 4`,
    [world.startMs],
  );
  const no = choices.of(imports)?.no;
  return no === undefined ? null : Number(no);
}

/** The state's licenses as it lists them on that day: as they are, renewed, revoked, left out, new, and unreadable. */
async function listOf({ world }: Society, choices: Choices, state: string): Promise<string> {
  const licenses = (await world.rows(
    `SELECT l.*, a.npn, p.first_name, p.last_name FROM licenses l JOIN agents a USING (agent_no) JOIN people p ON p.id = a.person_id
     WHERE l.state_code = ? AND a.account_status = 'active' ORDER BY l.license_no LIMIT ?`,
    [state, LISTED],
  )) as unknown as Listed[];
  const today = utcDay(world.now());
  const inYears = (years: number) => utcDay(world.now() + years * YEAR_DAYS * DAY_MS);
  const kinds: ((one: Listed, at: number) => string[][])[] = [
    (one) => [cellsOf(one)],
    (one) => [cellsOf(one, { expires_on: inYears(2) })],
    (one) => [cellsOf(one, { status: "Revoked" })],
    () => [],
    (one) => [
      cellsOf(one),
      cellsOf(one, { number: `${one.number}-${today}`, effective_on: today, expires_on: inYears(1) }),
    ],
    (one) => [cellsOf(one, { status: "Suspended" })],
    (one) => [cellsOf(one, { expires_on: "someday" })],
    (one, at) => [cellsOf(one, { npn: String(990_000_000 + at), last_name: "Elsewhere" })],
  ];
  // Most are as they were.
  const [every, first] = [3 + choices.below(5), choices.below(kinds.length)];
  const rows = licenses.flatMap((one, at) => {
    const isOther = at % every === every - 1;
    const kind = isOther ? kinds[(first + Math.floor(at / every)) % kinds.length] : kinds[0];
    return kind?.(one, at) ?? [];
  });
  return csv([HEADINGS, ...rows]);
}
