/** Which emails a suppressed address gets nevertheless, and for how long. With a real database. */
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { writeEmail } from "./email.ts";
import { emailStatement, listEmails, sendDueEmails } from "./outbox.ts";
import { ASKED_FOR, BOUNCE_DAYS, forgetOldBounces, suppressStatements } from "./suppressions.ts";

const NOW = Date.parse("2026-11-27T12:00:00Z");
let server: TestSqld;
beforeAll(async () => {
  server = await startSqld();
  await migrateDatabase(server.url);
});
afterAll(() => server.stop());

/** Sends one email of each kind; returns the kinds that weren't sent, and why. */
async function notSent(nowMs: number, recipient: string, kinds: readonly string[]) {
  const context = openContext({ databaseUrl: server.url, nowMs });
  const [first, ...others] = kinds.map((kind) =>
    emailStatement(context, writeEmail(kind, recipient, { subject: kind, before: [], after: [] })),
  );
  if (first === undefined) throw new Error("No kinds.");
  await context.db.write([first, ...others]);
  await sendDueEmails(context);
  const written = (await listEmails(context, 100)).filter(
    (email) => email.recipient === recipient && email.createdAt === nowMs,
  );
  expect(written).toHaveLength(kinds.length);
  return written.flatMap(({ kind, status, error }) => (status === "sent" ? [] : [`${kind}: ${error}`]));
}

async function suppress(address: string, cause: "hard-bounce" | "complaint") {
  const context = openContext({ databaseUrl: server.url, nowMs: NOW });
  const [statement] = suppressStatements(context, [{ address, cause }]);
  if (statement !== undefined) await context.db.write([statement]);
}

test("after a complaint, links that somebody asked for still arrive, and nothing else", async () => {
  await suppress("mara@mail.example", "complaint");
  const others = ["lead-receipt", "saved-search"];
  expect((await notSent(NOW, "Mara@mail.example", [...ASKED_FOR, ...others])).sort()).toEqual(
    others.map((kind) => `${kind}: Not sent: an earlier email to this address was reported as spam.`),
  );
  // It doesn't end on its own.
  const later = NOW + 10 * BOUNCE_DAYS * DAY_MS;
  await forgetOldBounces(openContext({ databaseUrl: server.url, nowMs: later }));
  expect(await notSent(later, "mara@mail.example", ["saved-search"])).toHaveLength(1);
});

test("a bounce stops every email, and ends after its days", async () => {
  await suppress("gone@mail.example", "hard-bounce");
  const forgetAt = (nowMs: number) => forgetOldBounces(openContext({ databaseUrl: server.url, nowMs }));
  const end = NOW + BOUNCE_DAYS * DAY_MS;
  expect(await forgetAt(end - 1)).toBe(0);
  expect(await notSent(end - 1, "gone@mail.example", ["reset-password"])).toEqual([
    "reset-password: Not sent: an earlier email to this address came back.",
  ]);
  expect(await forgetAt(end)).toBe(1);
  expect(await notSent(end, "gone@mail.example", ["reset-password", "saved-search"])).toEqual([]);
});

test("every kind that passes is written somewhere", () => {
  for (const kind of ASKED_FOR)
    expect(
      execFileSync("grep", ["-rlE", `(writeEmail|toClient)\\((context, )?"${kind}"`, "app"], {
        encoding: "utf8",
      }),
      kind,
    ).not.toBe("");
});
