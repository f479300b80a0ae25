/** The error reporter, from the failure to what an admin reads (specification §8). */
import { beforeAll, describe, expect, test } from "vitest";
import { reportError } from "#app/domains/errors/commands.server.ts";
import { listErrors } from "#app/domains/errors/queries.server.ts";
import type { ErrorReport } from "#app/domains/errors/types.ts";
import { paths } from "#app/paths/paths.ts";
import { readableWords, type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { findFreePort } from "../../../scripts/processes/ports.ts";
import { openAccounts } from "../accounts.ts";

const { site, signedIn, stranger, rows, databaseUrl } = openAccounts();
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn("admin");
});

const browserError = (part: Record<string, unknown> = {}) => ({
  during: "script",
  message: `failed ${crypto.randomUUID().replace(/\d/g, "x")}`,
  stack: "TypeError: x\n    at go (https://fairlead.example/assets/root-B1.js:1:2)",
  path: "/showcase/ines-calloway",
  requestId: crypto.randomUUID(),
  ...part,
});

const send = (body: unknown, visitor = stranger(), headers: Record<string, string> = {}) =>
  visitor.get(paths.errorReport(), {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", "User-Agent": FIREFOX, ...headers },
  });
const listed = async (query: Parameters<typeof paths.adminErrors>[0]) =>
  wordsOf(await admin.get(paths.adminErrors(query)));

describe("what a browser reports", () => {
  test("is listed for admins, found by its number, with severity, page and device", async () => {
    const report = browserError({ during: "render", path: "/settings?token=qqzzqq" });
    const answer = await send(report);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const words = await listed({ request: report.requestId });
    for (const part of [report.message, "High", "Browser", "/settings", "Firefox on Linux", report.requestId])
      expect(words).toContain(part);
    expect(words).not.toContain("qqzzqq");
    expect(words).toContain("at go (/assets/root-B1.js:1:2)");
    expect(await listed({ request: ` ${report.requestId.toUpperCase()} ` })).toContain(report.message);
    expect(await listed({ request: crypto.randomUUID() })).toContain("No errors like that");
    await rows("DELETE FROM error_reports");
    expect(await listed({})).toContain("No errors yet");
  });

  test("can't be read by anyone else", async () => {
    const report = browserError();
    await send(report);
    for (const visitor of [stranger(), await signedIn("customer"), await signedIn("agency-executive")]) {
      for (const address of [paths.adminErrors(), "/admin/errors.data"]) {
        const response = await visitor.get(address);
        expect(await response.text(), address).not.toContain(report.message);
        if (!address.endsWith(".data")) expect(response.status).toBe(302);
      }
    }
  });

  test("is filtered by severity and by source; an unknown filter is ignored", async () => {
    const [render, script] = [browserError({ during: "render" }), browserError()];
    await send(render);
    await send(script);
    const high = await listed({ severity: "high", source: "browser" });
    expect(high).toContain(render.message);
    expect(high).not.toContain(script.message);
    expect(await listed({ source: "server" })).not.toContain(render.message);
    expect(await listed({ severity: "' OR 1=1 --", source: "x" })).toContain(script.message);
  });

  test("twice is one row with a count and the newest number", async () => {
    const report = browserError();
    await send(report);
    const again = crypto.randomUUID();
    await send({ ...report, path: "/showcase/bo-li", requestId: again });
    await send({ ...report, requestId: "not a number" });
    expect(
      await rows("SELECT times, request_id, path FROM error_reports WHERE message = ?", [report.message]),
    ).toEqual([{ times: 3, request_id: again, path: report.path }]);
  });

  test("is stored without addresses and tokens, whatever the browser sends", async () => {
    const requestId = crypto.randomUUID();
    await send(
      browserError({
        requestId,
        message: "zoe@mail.example sent Bearer abc.def to /x?token=ghi",
        stack: "Error: zoe@mail.example\n    at f (/x.js?key=jkl:1:2)",
        path: "/reactivate/zoe@mail.example#mno",
      }),
    );
    const [row] = await rows("SELECT message, stack, path FROM error_reports WHERE request_id = ?", [
      requestId,
    ]);
    expect(row?.message).toBe("[email] sent Bearer [token] to /x?[query]");
    expect(JSON.stringify(row)).not.toMatch(/zoe|abc|ghi|jkl|mno/);
  });

  test("is shown as text: markup stays text, and NUL ends nothing", async () => {
    const requestId = crypto.randomUUID();
    const message = `<img src=x onerror=alert(1)>\u0000</table><script>alert(2)</script> end \ud800`;
    expect((await send(browserError({ requestId, message }))).status).toBe(204);
    const html = await (await admin.get(paths.adminErrors({ request: requestId }))).text();
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("<script>alert(2)");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(readableWords(html)).toContain(" end ");
    expect(html).not.toContain("\u0000");
  });

  test("from a browser extension's script is no error of ours", async () => {
    const report = browserError({ stack: "Error: x\n    at f (chrome-extension://a/b.js:1:2)" });
    expect((await send(report)).status).toBe(204);
    expect(await rows("SELECT 1 FROM error_reports WHERE message = ?", [report.message])).toEqual([]);
  });
});

describe("an invalid report", () => {
  test.each([
    ["invalid JSON", "{", 400],
    ["nothing", "", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["without a message", JSON.stringify({ ...browserError(), message: undefined }), 400],
    ["of an unknown kind", JSON.stringify(browserError({ during: "server" })), 400],
    ["from another site's page", JSON.stringify(browserError({ path: "https://evil.example/" })), 400],
    ["over 8 kB", JSON.stringify(browserError({ stack: "a".repeat(8 * 1024) })), 413],
  ])("%s is refused", async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  test("from another site is refused, and nothing is stored", async () => {
    const report = browserError();
    const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await send(report, stranger(), evil)).status).toBe(403);
    expect(await rows("SELECT 1 FROM error_reports WHERE message = ?", [report.message])).toEqual([]);
  });

  test("with any method but POST is refused", async () => {
    for (const init of [{}, { method: "PUT", body: "{}" }])
      expect((await stranger().get(paths.errorReport(), init)).status).toBe(405);
  });
});

test("one network may report twenty errors in ten minutes; then it is told when to retry, and another network may go on", async () => {
  const visitor = stranger();
  const report = browserError();
  for (let at = 0; at < 20; at++) expect((await send(report, visitor)).status).toBe(204);
  const refused = await send(report, visitor);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
  expect((await send(report)).status).toBe(204);
  expect(await rows("SELECT times FROM error_reports WHERE message = ?", [report.message])).toEqual([
    { times: 21 },
  ]);
});

test("a server error is listed under the number on its error screen, without the request's content", async () => {
  await rows("ALTER TABLE product_types RENAME COLUMN name TO name_away");
  const response = await stranger().get("/expert-answers?q=zoe%40mail.example");
  const html = await response.text();
  const words = readableWords(html);
  await rows("ALTER TABLE product_types RENAME COLUMN name_away TO name");
  expect(response.status).toBe(500);
  // What failed and where is only in the log, for developers and operators.
  expect(html).not.toMatch(/no such column|What failed|\bat \S+ \(|\.(ts|tsx|js):\d/);
  const number = /include this number: (\S+)/.exec(words)?.[1] ?? "";
  expect(number).not.toBe("");
  const logs = (await site.takeLogs()).join();
  expect(logs).toContain(number);
  expect(logs).not.toContain("zoe");
  await expect.poll(() => listed({ request: number, source: "server" })).toContain("no such column");
  const told = await listed({ request: number });
  expect(told).toContain("Critical");
  expect(told).toContain("/expert-answers");
  expect(told).not.toContain("zoe");
});

test("404, refused and forbidden requests are no errors", async () => {
  const count = async () => (await rows("SELECT sum(times) AS n FROM error_reports"))[0]?.n;
  const before = await count();
  for (const path of ["/no/such/page", "/showcase/nobody-at-all", "/admin", "/expert-answers?state=x"])
    expect((await stranger().get(path)).status).toBeLessThan(500);
  expect((await stranger().get("/help", { method: "PUT" })).status).toBeLessThan(500);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await count()).toBe(before);
});

describe("the list", () => {
  const report = (at: number): ErrorReport => ({
    source: "server",
    during: "read",
    message: `kind ${"abcdefghij"[Math.floor(at / 26)]}${"abcdefghijklmnopqrstuvwxyz"[at % 26]}`,
    stack: "",
    path: "/",
    requestId: crypto.randomUUID(),
    device: "Unknown device",
  });

  test("holds a hundred: the 101st replaces the one seen longest ago", async () => {
    const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() + 3_600_000 });
    const next = async (at: number) => {
      context.clock.set(context.clock.now() + 1_000);
      await reportError(context, report(at));
    };
    for (let at = 0; at < 100; at++) await next(at);
    const messages = async () => (await listErrors(context)).map(({ message }) => message);
    expect(await messages()).toEqual(Array.from({ length: 100 }, (_, at) => report(99 - at).message));
    // The oldest happens again, so the second is now the oldest.
    await next(0);
    await next(100);
    const left = await messages();
    expect(left).toHaveLength(100);
    expect(left.slice(0, 2)).toEqual([report(100).message, report(0).message]);
    expect(left).not.toContain(report(1).message);
    expect(await rows("SELECT count(*) AS n FROM error_reports")).toEqual([{ n: 100 }]);
    expect(await rows("SELECT times FROM error_reports WHERE message = ?", [report(0).message])).toEqual([
      { times: 2 },
    ]);
  });

  test("a failing write fails no request and is retried once a minute", async () => {
    // Long ago, so that this process's pause is over for all others. Another address each: the breaker of the first is
    // open by then.
    const openAt = async (afterMs: number) =>
      openContext({
        databaseUrl: `http://127.0.0.1:${await findFreePort()}`,
        nowMs: 1_000_000 + afterMs,
      });
    const events: string[] = [];
    for (const [afterMs, trips] of [
      [0, 1],
      [1_000, 0],
      [59_000, 0],
      [60_000, 1],
    ] as const) {
      const context = await openAt(afterMs);
      await reportError(context, report(0));
      expect(context.db.roundTrips(), `after ${afterMs} ms`).toBe(trips);
      events.push(...context.logged.map(({ event }) => String(event)));
    }
    expect(events).toEqual(["database-unreachable", "database-unreachable"]);
  });
});
