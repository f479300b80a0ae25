import { expect, test } from "vitest";
import { verifyReview } from "#app/domains/reviews/writing/verify-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { CASE, openSignals } from "./signal-cases.ts";

const { rows, databaseUrl, send, confirmed, findings, openCases } = openSignals();

/** A context in which something happens once, between what a command reads and what it writes. */
function interrupted(happen: () => Promise<unknown>): AppContext {
  const context = openContext({ databaseUrl: databaseUrl() });
  let writes = 0;
  const write: AppContext["db"]["write"] = async (statements) => {
    writes += 1;
    if (writes === 1) await happen();
    return context.db.write(statements);
  };
  return { ...context, db: { ...context.db, write } };
}

test("a review is decided again if others come from its network before it is written", async () => {
  const room = { address: "one room", agentNo: 40, sentAt: Date.now() - MINUTE_MS };
  const first = await send(room);
  const others: Awaited<ReturnType<typeof send>>[] = [];
  const context = interrupted(async () => {
    for (const _ of [1, 2]) others.push(await send(room));
  });
  expect(await verifyReview(context, first.token)).toMatchObject({ kind: "held" });
  expect(await findings(first.id)).toMatchObject({ status: "held", reason: "shared-address" });
  expect(await openCases(first.id)).toEqual([CASE]);
  for (const other of others) {
    await (await other.confirm()).text();
    expect(await findings(other.id)).toMatchObject({ status: "held" });
  }
});

test("a review published before the third came is reviewed, whichever is confirmed first", async () => {
  const room = { address: "another room", agentNo: 41, sentAt: Date.now() - MINUTE_MS };
  const waiting = await send(room);
  const up = await confirmed(room);
  expect(await openCases(up)).toEqual([]);
  const third = await confirmed(room);
  expect(await findings(third)).toMatchObject({ status: "held" });
  expect(await openCases(up)).toEqual([CASE]);
  await (await waiting.confirm()).text();
  expect(await findings(waiting.id)).toMatchObject({ status: "held" });
});

test("a stranger's review waits if a pause begins before it is written", async () => {
  const agentNo = 42;
  const first = await send({ agentNo });
  const context = interrupted(() =>
    rows(
      "INSERT INTO review_pauses (id, agent_no, began_at, evidence, last_burst_at) VALUES (?, ?, 1, '{}', 1)",
      [crypto.randomUUID(), agentNo],
    ),
  );
  expect(await verifyReview(context, first.token)).toMatchObject({ kind: "held", paused: true });
  expect(await findings(first.id)).toMatchObject({ status: "held", reason: "paused" });
});

test("a pause that can't begin is logged, and the writer is told that the review is stored", async () => {
  const sent: Awaited<ReturnType<typeof send>>[] = [];
  for (let at = 0; at < 14; at += 1) {
    const sentAt = Date.now() - (20 - at) * 40 * MINUTE_MS;
    const device = `burst ${Math.floor(at / 2)}`;
    sent.push(await send({ agentNo: 43, sentAt, accountMadeAt: sentAt - 5 * MINUTE_MS, device }));
  }
  const context = openContext({ databaseUrl: databaseUrl() });
  const logged: unknown[] = [];
  let writes = 0;
  const write: AppContext["db"]["write"] = async (statements) => {
    writes += 1;
    if (writes > 1) throw new Error("The database is busy.");
    return context.db.write(statements);
  };
  const failing: AppContext = {
    ...context,
    db: { ...context.db, write },
    log: (entry) => void logged.push(entry),
  };
  const last = sent.at(-1);
  expect(await verifyReview(failing, last?.token ?? "")).toMatchObject({ kind: "held", paused: true });
  expect(await findings(last?.id ?? "")).toMatchObject({ status: "held" });
  expect(logged).toEqual([
    expect.objectContaining({ event: "pause-not-begun", message: "The database is busy." }),
  ]);
});
