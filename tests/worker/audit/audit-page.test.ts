/** The log's page and file: rows, filters and counts, and the button that verifies it. */
import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { AUDIT_BEGINNING, type AuditEntry, auditRows } from "#app/platform/audit/audit.ts";
import { newId } from "#app/platform/ids.ts";
import { auditLog } from "#db/schema/index.ts";
import { pageOf, rowsOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { site, signedIn, rows, databaseUrl, stranger } = openAccounts();
const PAGE = "/admin-console/audit";
const ROWS = 130;
const PERSON = newId(7);
let admin: Visitor;
let adminId: string;

beforeAll(async () => {
  admin = await signedIn("admin");
  adminId = String((await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'"))[0]?.id);
  const context = openContext({ databaseUrl: databaseUrl() });
  const entries = Array.from(
    { length: ROWS },
    (_, at): AuditEntry => ({
      actorId: at % 10 === 0 ? null : adminId,
      act: at % 2 === 0 ? "account.archive" : "claim.decide",
      subject: at === 3 ? { kind: "account", id: PERSON } : { kind: "claim", id: `claim ${at}` },
      reason: at === 3 ? "=HYPERLINK(1)" : `Reason ${at}`,
      before: { status: "open", agentNo: 5 },
      after: { status: "proven", agentNo: 5 },
    }),
  );
  const written = await auditRows(entries, AUDIT_BEGINNING, Date.UTC(2026, 9, 5, 12));
  await context.db.write([context.db.orm.insert(auditLog).values(written)]);
});
const list = async (query: string) => {
  const page = await pageOf(await admin.get(PAGE + query));
  return { page, acts: page.queryAllByRole("link", { name: "All of it" }).length };
};

test("lists newest first, page by page, each row once, in two round trips", async () => {
  const seen: string[] = [];
  let path: string | null = PAGE;
  while (path !== null) {
    const answer: Response = await admin.get(path);
    expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const page = await pageOf(answer);
    seen.push(...[...page.text.matchAll(/Row (\d+), Oct/g)].map(([, no = ""]) => no));
    path = page.queryByRole("link", { name: /next/i })?.getAttribute("href") ?? null;
  }
  expect(seen).toEqual(Array.from({ length: ROWS }, (_, at) => String(ROWS - at)));
});

test("is filtered by actor, act, subject and date; an unknown filter is ignored", async () => {
  expect((await list(`?actor=${adminId}`)).page.text).toContain("117 acts like that");
  expect((await list("?actor=Admin@fairlead.example")).page.text).toContain("117 acts like that");
  expect((await list("?actor=product")).page.text).toContain("13 acts like that");
  expect((await list("?act=claim.decide")).page.text).toContain("65 acts like that");
  expect((await list(`?kind=account&subject=${PERSON}`)).acts).toBe(1);
  expect((await list("?from=2026-10-05&to=2026-10-05")).page.text).toContain(`${ROWS} acts like that`);
  expect((await list("?from=2026-10-06")).page.text).toContain("No acts like that");
  expect((await list("?act=nonsense&kind='&from=9&after=x")).page.text).toContain(`${ROWS} acts`);
});

test("shows what an act changed, and what stayed", async () => {
  const { page } = await list(`?subject=${PERSON}`);
  expect(rowsOf(page.getByRole("table", { name: "What row 4 changed" }))).toEqual([
    ["What", "Before", "After"],
    ["status", "open", "proven"],
    ["agent no", "5", "5"],
  ]);
});

test("has a file with the same rows and no cell that is a formula", async () => {
  const answer = await admin.get(`${PAGE}.csv?act=claim.decide`);
  expect(answer.headers.get("Content-Type")).toContain("text/csv");
  const { data } = Papa.parse<Record<string, string>>((await answer.text()).trim(), { header: true });
  expect(data).toHaveLength(65);
  expect(data.at(-2)).toMatchObject({ no: "4", reason: "'=HYPERLINK(1)", actorId: adminId });
  expect(data[0]?.before).toBe('{"status":"open","agentNo":5}');
  // From then on the log has who downloaded it.
  expect(await rows("SELECT act, actor_id, after FROM audit_log ORDER BY audit_no DESC LIMIT 1")).toEqual([
    { act: "audit-log.export", actor_id: adminId, after: '{"act":"claim.decide"}' },
  ]);
});

test("is verified by its button, which is logged; errors are named", async () => {
  const verify = async () => {
    const answer = await admin.post(PAGE, { intent: "verify" });
    expect(answer.status).toBe(303);
    return (await list("")).page.text;
  };
  expect((await list("")).page.text).toContain("It hasn’t been verified yet.");
  expect(await verify()).toContain(`All ${ROWS + 2} rows say what they said`);
  expect(await rows("SELECT act, actor_id FROM audit_log ORDER BY audit_no DESC LIMIT 1")).toEqual([
    { act: "audit-log.verify", actor_id: adminId },
  ]);
  await rows("DROP TRIGGER audit_log_unchanged");
  await rows("UPDATE audit_log SET reason = 'another' WHERE audit_no = 9");
  expect(await verify()).toContain("Row 9 was altered");
  expect(await site.takeLogs()).toEqual([expect.stringContaining("audit-log-broken")]);
});

test("is for admins alone", async () => {
  for (const path of [PAGE, `${PAGE}.csv`]) {
    expect((await stranger().get(path)).headers.get("Location")).toMatch(/^\/auth/);
    expect((await (await signedIn("agent")).get(path)).headers.get("Location")).toBe("/dashboard");
  }
});
