/**
 * Calls every loader and every action of the bundle as each kind of visitor and checks the answer against
 * specification §4 and §6. The tables are `reads.ts` and `writes.ts`; a route without a row in them fails.
 */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { openAccounts } from "../accounts.ts";
import { isTried } from "./reached.ts";
import { type Read, reads } from "./reads.ts";
import { prepareStates, readSamples, type SampleIds, stealCookie } from "./samples.ts";
import { type Answer, logins, refusalOf, type State, states } from "./states.ts";
import { addressOf, bodyOf, Caller, dataPath, fewAtATime, readManifest, wantedOf } from "./visits.ts";
import { type Write, writes } from "./writes.ts";

const { site, signedIn, rows, databaseUrl } = openAccounts();
const AT_ONCE = 6;

let routes: Awaited<ReturnType<typeof readManifest>>;
let ids: SampleIds;
const cookies = new Map<State, string>([["anonymous", ""]]);

beforeAll(async () => {
  routes = await readManifest();
  await prepareStates(rows);
  ids = await readSamples(rows);
  await fewAtATime(Object.entries(logins), 2, async ([state, who]) => {
    const visitor = await signedIn(who);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    cookies.set(state as State, cookie);
    if (state === "ended session") await endSessions(who);
  });
  await stealCookie(rows);
});

const endSessions = (who: string) =>
  rows(`UPDATE sessions SET revoked_at = 1 WHERE user_id =
    (SELECT id FROM users WHERE email = '${who}@fairlead.example')`);

/** The first guarded page ends an archived account's session, so each request gets a fresh one. */
const reviveArchived = () =>
  rows(`UPDATE sessions SET revoked_at = NULL WHERE user_id =
    (SELECT id FROM users WHERE email = '${logins.archived}@fairlead.example')`);

type Table<T> = Readonly<Record<string, T | readonly T[]>>;

const listed = <T extends Read | Write>(table: Table<T>) =>
  Object.entries(table).flatMap(([id, rows]) => {
    const all: readonly T[] = "guard" in rows ? [rows] : rows;
    return all.map((one) => ({ id, one }));
  });

const tried = <T extends Read | Write>(table: Table<T>) => listed(table).filter(({ id }) => isTried(id));

/** One request and its expected answer. */
type Visit = { name: string; wanted: Answer; make(caller: Caller): Promise<Answer> };

const IS_LONG = process.env.FAIRLEAD_LONG_RUNS === "1";

/** Each of these tries every refusal in every way. */
const MAIN: readonly State[] = ["anonymous", "customer", "agent", "manager", "admin without second factor"];

/**
 * Whether this visitor tries the nth way of being refused, or what others have been admitted to. The other states meet the
 * same guards: a third of the ways each, in turn, so that five of them try each way; all of them with `--long`.
 */
const isTurn = (state: State, nth: number): boolean =>
  IS_LONG || MAIN.includes(state) || (nth + states.indexOf(state)) % 3 === 0;

/** Addresses already read as pages by someone whom the guard lets through. */
const shown = new Set<string>();

/**
 * Refusals as a page and as data. An address that the guard allows is read once as a page and then, except with
 * `--long`, as data only: guard, loader and answer are the same, and nothing is rendered twice.
 */
function readVisits(state: State): Visit[] {
  return tried<Read>(reads).flatMap(({ id, one }, nth): Visit[] => {
    const path = addressOf(routes, id, one, ids);
    const wanted = wantedOf(one, state, path, ids);
    const ofData = { name: `${path} of ${id}, its data`, wanted };
    const asData: Visit = { ...ofData, make: (caller) => caller.askData(dataPath(path, id)) };
    const refused = refusalOf(one.guard, state, path) !== null;
    if (refused && !isTurn(state, nth)) return [];
    if (one.data === true) return [asData];
    const asPage: Visit = { name: path, wanted, make: (caller) => caller.ask(path) };
    if (refused && typeof wanted === "string") return [asPage, asData];
    if (refused) return [asPage];
    const isShown = shown.has(path) && routes.get(id)?.module.default !== undefined;
    shown.add(path);
    if (!isShown || IS_LONG) return [asPage];
    return isTurn(state, nth) ? [asData] : [];
  });
}

function writeVisits(state: State, ends = false): Visit[] {
  return tried<Write>(writes).flatMap(({ id, one }, row): Visit[] => {
    if ((one.ends === true) !== ends) return [];
    const path = addressOf(routes, id, one, ids);
    const wanted = wantedOf(one, state, path, ids);
    const empty: Visit = {
      name: `${path} of ${id}, written to`,
      wanted,
      make: (caller) =>
        one.data === true ? caller.askData(dataPath(path), bodyOf(one)) : caller.ask(path, bodyOf(one)),
    };
    const refused = refusalOf(one.guard, state, path) !== null;
    if (refused && !isTurn(state, row)) return [];
    if (!refused || one.json !== undefined) return [empty];
    const full = [null, ...(one.intents ?? [])].flatMap((intent): Visit[] => {
      const asForm: Visit = {
        name: `${empty.name}: ${intent}`,
        wanted,
        make: (caller) => caller.ask(path, bodyOf(one, intent)),
      };
      const byRouter: Visit = {
        name: `${empty.name}: ${intent}, by the router`,
        wanted,
        make: (caller) => caller.askData(dataPath(path), bodyOf(one, intent)),
      };
      // The method check comes before the intent, so once for each action is enough, except with `--long`.
      return intent === null || IS_LONG ? [asForm, byRouter] : [asForm];
    });
    return [empty, ...full];
  });
}

/** Makes all requests and lists those with another answer than expected. */
async function listWrong(state: State, visits: readonly Visit[]): Promise<string[]> {
  const caller = new Caller(site.origin(), cookies.get(state) ?? "");
  const told = await fewAtATime(
    visits,
    state === "archived" ? 1 : AT_ONCE,
    async ({ name, wanted, make }) => {
      if (state === "archived") await reviveArchived();
      const found = await make(caller);
      return found === wanted ? [] : [`${name}: ${found} instead of ${wanted}`];
    },
  );
  return told.flat();
}

/** Counts every database page written, whatever the table; for an archived account, whose session ends, the rows. */
async function readFingerprint(state: State): Promise<unknown> {
  if (state !== "archived") {
    const response = await fetch(`${databaseUrl()}/v2/pipeline`, {
      method: "POST",
      body: JSON.stringify({ requests: [{ type: "execute", stmt: { sql: "SELECT 1" } }, { type: "close" }] }),
    });
    const answer = await response.json();
    return expectIndex(answer);
  }
  const tables = await rows("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*) AS rows FROM "${name}"`);
  return rows(counts.join(" UNION ALL "));
}

function expectIndex(answer: unknown): string {
  const found = /"replication_index":"(\d+)"/.exec(JSON.stringify(answer))?.[1];
  if (found === undefined) throw new Error("sqld no longer reports how much was written.");
  return found;
}

describe("the tables", () => {
  const having = (part: "loader" | "action") =>
    [...routes.values()]
      .filter(({ module }) => module[part] !== undefined)
      .map(({ id }) => id)
      .sort();

  test("have a row for every loader and every action of the bundle, and for nothing else", () => {
    expect(Object.keys(reads).sort()).toEqual(having("loader"));
    expect(Object.keys(writes).sort()).toEqual(having("action"));
  });

  test("agree with what each route says of itself; a call has its own refusals", () => {
    for (const { id, one } of listed<Read>(reads).filter(({ id }) => id !== "root")) {
      const access = one.guard.endsWith("call") ? "public" : one.guard;
      expect(routes.get(id)?.module.handle, id).toMatchObject({ access });
    }
  });

  test("try every intent that a form of the product sends", () => {
    const sent = listed<Write>(writes).flatMap(({ one }) => one.intents ?? []);
    expect(intentsOfForms().filter((one) => !sent.includes(one))).toEqual([]);
  });
});

/** The values of buttons, and those that actions compare with. */
function intentsOfForms(): string[] {
  const files = readdirSync("app/routes", { recursive: true, encoding: "utf8" });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("dev/"))
    .map((file) => readFileSync(`app/routes/${file}`, "utf8"));
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:name="intent" value=|intent(?:"\))? === )"([\w-]+)"/g)].map(
      ([, name = ""]) => name,
    ),
  );
}

describe.each(states)("%s", (state) => {
  test("each action answers as its guard says, and a refused request writes nothing", async () => {
    const before = await readFingerprint(state);
    expect(await listWrong(state, writeVisits(state))).toEqual([]);
    expect(await readFingerprint(state), "what was written").toEqual(before);
  });
});

describe.each(states)("%s", (state) => {
  test("each loader answers as the guard says, as a page and as data", async () => {
    expect(await listWrong(state, readVisits(state))).toEqual([]);
  });
});

describe.each(states)("%s", (state) => {
  test("actions that end the session answer as the guard says", async () => {
    expect(await listWrong(state, writeVisits(state, true))).toEqual([]);
  });
});
