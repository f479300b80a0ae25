/** Every action of the manifest, called with cookies of ended sessions or accounts: nothing is written for them. */
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { Visitor } from "#support/browser/visitor.ts";
import { serverBuildOf } from "#support/servers/fairlead.ts";
import { fewAtATime } from "../../access/visits.ts";
import { openAccounts } from "../../accounts.ts";
import { everyWrite, type Things, type Write } from "./every-write.ts";

const address = pathToFileURL(serverBuildOf(inject("fixture").bundle)).href;
const build: ServerBuild = await import(/* @vite-ignore */ address);
const actions = Object.values(build.routes).flatMap((route) =>
  route?.module.action === undefined ? [] : [route.id],
);

const { stranger, signedIn, rows } = openAccounts();
const PEOPLE = ["customer", "agent", "admin"] as const;
const emailOf = (who: string) => `${who}@fairlead.example`;

let things: Things;
let walks = 0;
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const who of PEOPLE)
    ids[who] = String((await rows("SELECT id FROM users WHERE email = ?", [emailOf(who)]))[0]?.id);
  const one = async (sql: string) => String(Object.values((await rows(sql))[0] ?? {})[0]);
  const customer = await signedIn("customer");
  const begun = await customer.post("/messages/new?agent=ines-calloway", {
    key: crypto.randomUUID(),
    zip: "78701",
    body: "Do you write renters policies?",
  });
  things = {
    review: await one(`SELECT r.id FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
      WHERE a.slug = 'ines-calloway' AND r.status = 'published' AND r.user_id IS NULL LIMIT 1`),
    heldReview: await one("SELECT review_id FROM review_cases WHERE decided_at IS NULL LIMIT 1"),
    thread: /^\/messages\/([0-9a-f-]{36})/.exec(begun.headers.get("Location") ?? "")?.[1] ?? "",
    question:
      await one(`SELECT q.id FROM expert_questions q JOIN question_experts e ON e.question_no = q.question_no
      JOIN agents a ON a.agent_no = e.agent_no WHERE a.slug = 'ines-calloway' LIMIT 1`),
    publicQuestion: await one("SELECT slug FROM expert_questions WHERE status = 'answered' LIMIT 1"),
    termsVersion: await one("SELECT id FROM terms_versions WHERE agreement_type = 'customer' LIMIT 1"),
    appointment: await one(
      "SELECT id FROM appointments WHERE status = 'booked' AND user_id IS NOT NULL LIMIT 1",
    ),
    photoCase: await one("SELECT id FROM photo_cases WHERE decided_at IS NULL LIMIT 1"),
    claim: await one("SELECT id FROM profile_claims WHERE status = 'open' AND due_at IS NOT NULL LIMIT 1"),
    application: await one("SELECT id FROM organization_applications WHERE status = 'in-review' LIMIT 1"),
    lead: await one(`SELECT l.id FROM leads l JOIN users u ON u.id = l.agent_user_id
      WHERE u.email = 'agent@fairlead.example' ORDER BY l.id LIMIT 1`),
    licenseDocument: await one("SELECT id FROM license_documents WHERE status = 'open' LIMIT 1"),
  };
});

/** A query for every row of every table that names the user in any column; built once for all tables. */
let rowsNamingSql: Promise<string> | undefined;

async function writeRowsNamingSql(): Promise<string> {
  const columns = await rows(`SELECT t.name AS owner, c.name, c.type = 'text' COLLATE NOCASE AS is_text
    FROM sqlite_master t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.sql NOT LIKE '%VIRTUAL%'`);
  const tables = Map.groupBy(columns, ({ owner }) => String(owner));
  const selects = [...tables].flatMap(([table, own]) => {
    const naming = own.filter(({ is_text }) => is_text === 1).map(({ name }) => `"${name}" = ?1`);
    const all = own.map(({ name }) => `quote("${name}")`).join(" || ' ' || ");
    const line = `'${table} ' || ${all} AS line`;
    return naming.length === 0 ? [] : [`SELECT ${line} FROM "${table}" WHERE ${naming.join(" OR ")}`];
  });
  return selects.join(" UNION ALL ");
}

async function rowsNaming(userId: string): Promise<string[]> {
  rowsNamingSql ??= writeRowsNamingSql();
  return (await rows(await rowsNamingSql, [userId])).map(({ line }) => String(line));
}

/** Sends one call with these cookies, or with their access token in the header, from its own network. */
async function send(
  cookies: ReadonlyMap<string, string>,
  inHeader: boolean,
  { path, method = "POST", form, json }: Write,
) {
  const visitor = stranger();
  if (!inHeader) for (const [name, value] of cookies) visitor.cookies.set(name, value);
  const response = await visitor.get(path, {
    method,
    body: json === undefined ? new URLSearchParams(form) : JSON.stringify(json),
    headers: {
      ...(json === undefined ? {} : { "Content-Type": "application/json" }),
      ...(inHeader ? { Authorization: `Bearer ${cookies.get("__Host-session")}` } : {}),
    },
  });
  await response.text();
  const { status, headers } = response;
  return { status, to: headers.get("Location"), clears: headers.get("Clear-Site-Data") };
}

type Calling = { beforeEachCall: () => Promise<unknown>; inHeader: boolean };

/** Makes all calls for each of the three, and lists what was written in their names and who was let in. */
async function walk(
  browsers: readonly { who: string; cookies: ReadonlyMap<string, string> }[],
  { beforeEachCall = async () => {}, inHeader = false }: Partial<Calling> = {},
) {
  const written: string[] = [];
  const letIn: string[] = [];
  for (const { who, cookies } of browsers) {
    const before = new Set(await rowsNaming(ids[who] ?? ""));
    walks += 1;
    await fewAtATime(Object.values(everyWrite(things, walks)).flat(), 6, async (write) => {
      await beforeEachCall();
      const { status, to } = await send(cookies, inHeader, write);
      const turnedAway = status === 401 || status === 403 || /^\/(auth|reactivate)\b/.test(to ?? "");
      if (!turnedAway && write.open === undefined) letIn.push(`${who} ${write.path}: ${status} ${to}`);
    });
    written.push(...(await rowsNaming(ids[who] ?? "")).filter((row) => !before.has(row)));
  }
  return { written, letIn };
}

/** Signs the three in and keeps their cookies. */
async function enter() {
  const browsers: { who: string; visitor: Visitor; cookies: Map<string, string> }[] = [];
  for (const who of PEOPLE) {
    const visitor = await signedIn(who);
    // This isolate, or another one, remembers who they are.
    await (await visitor.get("/settings")).text();
    browsers.push({ who, visitor, cookies: new Map(visitor.cookies) });
  }
  return browsers;
}

test("every action of the manifest is called", () => {
  expect(Object.keys(everyWrite(things, 0)).toSorted()).toEqual(actions.toSorted());
  for (const [name, thing] of Object.entries(things)) expect(thing, name).toMatch(/^[0-9a-z][0-9a-z-]{8,}$/);
});

// Each makes some six hundred calls, on a machine that may be busy.
describe("no one is let in and nothing is written", () => {
  test("with an access token whose session was ended everywhere", async () => {
    const browsers = await enter();
    for (const { visitor } of browsers)
      await (await visitor.post("/settings", { intent: "sign-out-everywhere" })).text();
    // The browser's stored session is cleared; a token in the header isn't the browser's.
    const [browser] = browsers;
    const write = { path: "/settings", form: { intent: "rename", firstName: "Still", lastName: "Here" } };
    expect((await send(browser?.cookies ?? new Map(), false, write)).clears).toBe('"storage"');
    expect((await send(browser?.cookies ?? new Map(), true, write)).clears).toBeNull();
    expect(await walk(browsers)).toEqual({ written: [], letIn: [] });
    expect(await walk(browsers, { inHeader: true })).toEqual({ written: [], letIn: [] });
  });

  test("with a session of an account archived since", async () => {
    const begun = Date.now();
    const browsers = await enter();
    const change = (status: string) =>
      rows(`UPDATE profiles SET account_status = '${status}' WHERE user_id IN (?, ?, ?)`, Object.values(ids));
    await change("archived");
    // Refused as the specification says, and signed out: each call needs a live session.
    const revive = () => rows("UPDATE sessions SET revoked_at = NULL WHERE revoked_at > ?", [begun]);
    const { written, letIn } = await walk(browsers, { beforeEachCall: revive });
    await change("active");
    expect(written.filter((row) => !row.startsWith("sessions "))).toEqual([]);
    expect(letIn).toEqual([]);
  });

  test("with a session of a deleted account", async () => {
    const browsers = await enter();
    for (const { visitor } of browsers) await visitor.deleteAccount();
    expect(await walk(browsers)).toEqual({ written: [], letIn: [] });
    for (const userId of Object.values(ids))
      expect(await rows("SELECT 1 FROM users WHERE id = ?", [userId])).toEqual([]);
  });
});
