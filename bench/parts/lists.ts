/** The list of people in the admin pages at a million accounts: each filter, and its file. */

import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { createDatabase } from "#db/client.ts";
import { SHOW_AS_ADMIN, Visitor } from "#support/browser/visitor.ts";
import { printBar } from "../../scripts/processes/terminal.ts";
import { listChildren, usageOf } from "../machine/processes.ts";
import type { Plan } from "../options.ts";
import { definePart } from "../part.ts";
import { count, type Findings, megabytes, milliseconds, table, times } from "../report.ts";
import { onOwnSite, type Product } from "../running.ts";
import { growthOf, type Times, timesOf } from "../statistics.ts";

const AGENTS = 100;
/** What a server that others use too writes within its five seconds. */
const CHUNK = 10_000;
const ADMIN = "admin@fairlead.example";
const WARM_UP = 3;
const MEMORY_EVERY_MS = 250;
/** No list page takes more than two round trips or keeps an admin waiting, with any filter. */
const MOST_P95_MS = 250;
const MOST_ROUND_TRIPS = 2;

export type ListsResult = Plan["lists"] & {
  rows: (Times & { what: string; roundTrips: number })[];
  /** With the memory of the Worker's process before and while the file was sent. */
  file: { rows: number; bytes: number; ms: number; memory: number[] };
};

/** The request. */
const VIEWS = [
  { what: "all, newest first", query: {} },
  { what: "all, by last name", query: { order: "name" } },
  { what: "one role that nearly all have", query: { role: "customer" } },
  { what: "archived (one in a thousand)", query: { status: "archived" } },
  {
    what: "archived agents without an address (nobody)",
    query: { role: "agent", status: "archived", confirmed: "no" },
  },
  { what: "not confirmed (one in ten), by last name", query: { confirmed: "no", order: "name" } },
  { what: "created on one day", query: { from: "2024-06-01", to: "2024-06-01" } },
  { what: "an email’s beginning", query: { find: "bench123" } },
  { what: "a letter", query: { find: "b" } },
  { what: "first and last name", query: { find: "Ada Last77" } },
] as const;

/** On its own database, which is deleted afterwards. */
async function measureLists(product: Product, plan: Plan["lists"]): Promise<ListsResult> {
  return onOwnSite(product, { agents: AGENTS }, async ({ server, app }) => {
    await addPeople(server.url, plan.people);
    const admin = await new Visitor(app.url).signIn(ADMIN, demoPassword);
    const { client } = createDatabase({ url: server.url });
    await client.execute({ sql: SHOW_AS_ADMIN, args: [Date.now(), ADMIN] });
    client.close();
    const views = [
      ...VIEWS.map(({ what, query }) => ({ what, path: adminPaths.people(query) })),
      { what: "a page in its midst", path: await goDeep(admin, 40) },
    ];
    const rows: ListsResult["rows"] = [];
    for (const { what, path } of views) rows.push({ what, ...(await visit(admin, path, plan.visits)) });
    return { ...plan, rows, file: await takeFile(admin) };
  });
}

async function visit(admin: Visitor, path: string, visits: number): Promise<Times & { roundTrips: number }> {
  const ms: number[] = [];
  let roundTrips = 0;
  for (let at = 0; at < visits + WARM_UP; at += 1) {
    const began = performance.now();
    const answer = await admin.get(path);
    const body = await answer.text();
    if (answer.status !== 200 || !body.includes("<h1")) throw new Error(`${path} answered ${answer.status}.`);
    if (at >= WARM_UP) ms.push(performance.now() - began);
    roundTrips = Math.max(roundTrips, Number(answer.headers.get("X-Database-Round-Trips")));
  }
  return { ...timesOf(ms), roundTrips };
}

/** The address after this many clicks on Next. */
async function goDeep(admin: Visitor, clicks: number): Promise<string> {
  let path = adminPaths.people();
  for (let at = 0; at < clicks; at += 1) {
    const body = await (await admin.get(path)).text();
    const next = /href="([^"]*[?&;]after=[^"]*)"/.exec(body)?.[1];
    if (next === undefined) break;
    path = next.replaceAll("&amp;", "&");
  }
  return path;
}

async function takeFile(admin: Visitor): Promise<ListsResult["file"]> {
  const { workerd } = await listChildren();
  const memory: number[] = [];
  const look = async () => void memory.push((await usageOf(workerd)).bytes);
  await look();
  const looking = setInterval(look, MEMORY_EVERY_MS);
  const began = performance.now();
  const answer = await admin.get(adminPaths.listFile("people"));
  let rows = -1;
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    bytes += read.value.length;
    for (const byte of read.value) if (byte === 10) rows += 1;
  }
  clearInterval(looking);
  return { rows, bytes, ms: performance.now() - began, memory };
}

/** Accounts by the database itself: one in ten unconfirmed, one in a thousand archived, one in twenty an agent. */
async function addPeople(url: string, people: number): Promise<void> {
  const { client } = createDatabase({ url });
  for (let from = 0; from < people; from += CHUNK) {
    const until = Math.min(people, from + CHUNK);
    const made = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${until}),
      made AS (SELECT i, '01910000-0000-7000-8000-' || printf('%012x', i) id FROM n)`;
    await client.batch(
      [
        `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
          ${made} SELECT id, 'bench' || i || '@many.example', '', iif(i % 9 = 0, 'Ada', 'Ben'), 'Last' || (i % 5000),
            iif(i % 10 = 0, NULL, 1), 1672531200000 + i * 90000 FROM made WHERE 1`,
        `INSERT INTO user_roles (user_id, role) ${made} SELECT id, iif(i % 20 = 0, 'agent', 'customer') FROM made WHERE 1`,
        `INSERT INTO profiles (user_id, account_status, verified)
          ${made} SELECT id, iif(i % 1000 = 1, 'archived', 'active'), 0 FROM made WHERE 1`,
      ],
      "write",
    );
    printBar("adding people", until / people, "");
  }
  client.close();
}

export function reportLists({ people, visits, rows, file }: ListsResult): Findings {
  const growth = growthOf(file.memory);
  const slope = growth === null ? "" : `, in the last quarter ${times(growth)} what it held in the second`;
  return {
    goals: [],
    text: [
      `${count(people)} accounts, ${visits} visits to each page by one admin, to the last byte, never cached.`,
      table(rows, [
        ["list of people", ({ what }) => what],
        [">median", ({ p50Ms }) => milliseconds(p50Ms)],
        [">p95", ({ p95Ms }) => milliseconds(p95Ms)],
        [">round trips", ({ roundTrips }) => String(roundTrips)],
        [
          `p95 under ${MOST_P95_MS} ms, at most ${MOST_ROUND_TRIPS} round trips`,
          ({ p95Ms, roundTrips }) =>
            p95Ms < MOST_P95_MS && roundTrips <= MOST_ROUND_TRIPS ? "met" : "missed",
        ],
      ]),
      `Its file: ${count(file.rows)} rows, ${megabytes(file.bytes)}, in ${(file.ms / 1000).toFixed(1)} s.`,
      `The Worker’s process held ${megabytes(file.memory[0] ?? 0)} before it, ${megabytes(Math.max(...file.memory))} at most while it was sent${slope}.`,
    ],
  };
}

export const lists = definePart({
  title: "Benchmark of the admin console’s lists",
  label: "lists",
  line: ({ rows }) => `${rows.length} ways of narrowing`,
  measure: async (options, product) => measureLists(await product(), options.lists),
  report: reportLists,
});
