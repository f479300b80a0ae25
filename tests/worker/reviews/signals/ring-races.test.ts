import { expect, test } from "vitest";
import { verifyReview } from "#app/domains/reviews/writing/verify-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { CASE, openSignals } from "./signal-cases.ts";

const { databaseUrl, send, confirmed, findings, openCases } = openSignals();

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
