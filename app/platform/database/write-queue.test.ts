import { expect, test, vi } from "vitest";
import { CrowdedError, createWriteQueue } from "./write-queue.ts";

const HELD = { leaseMs: 10_000 };

test("no more writes run at once than allowed, and the rest run in order of arrival", async () => {
  const queue = createWriteQueue({ running: 2, waiting: 10 });
  const order: number[] = [];
  let most = 0;
  await Promise.all(
    Array.from({ length: 10 }, async (_, no) => {
      const leave = await queue.enter("one", HELD);
      order.push(no);
      most = Math.max(most, queue.size().running);
      await new Promise((resolve) => setTimeout(resolve, 3));
      leave();
    }),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(queue.size()).toEqual({ running: 0, waiting: 0 });
});

test("a write that ends calls the next one: no one has to wait for their timer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const queue = createWriteQueue({ running: 2, waiting: 10 });
    const order: number[] = [];
    const write = async (no: number) => {
      const leave = await queue.enter(`reader ${no}`, HELD);
      order.push(no);
      await Promise.resolve();
      leave();
    };
    for (let no = 0; no < 8; no++) void write(no);
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("a source with many writes waiting delays itself, not the next one", async () => {
  const queue = createWriteQueue({ running: 1, waiting: 20 });
  const first = await queue.enter("flood", HELD);
  const order: string[] = [];
  const write = async (source: string) => {
    const leave = await queue.enter(source, HELD);
    order.push(source);
    leave();
  };
  const all = [...Array.from({ length: 5 }, () => write("flood")), write("reader")];
  first();
  await Promise.all(all);
  expect(order.indexOf("reader")).toBeLessThan(2);
});

test("past the limit a write is refused at once, but a source with fewer replaces one with more", async () => {
  const queue = createWriteQueue({ running: 1, waiting: 3 });
  const first = await queue.enter("flood", HELD);
  const floods = Array.from({ length: 3 }, () =>
    queue.enter("flood", HELD).then(
      (leave) => leave(),
      (error: unknown) => error,
    ),
  );
  // Refused for its length, and not for a turn that did not come in time.
  await expect(queue.enter("flood", HELD)).rejects.toThrow("The line for writes is full.");
  const reader = queue.enter("reader", HELD).then((leave) => leave());
  first();
  await reader;
  const [, , last] = await Promise.all(floods);
  expect(last, "the one that stood last").toBeInstanceOf(CrowdedError);
});

test("a write that finds no turn in time is refused", async () => {
  const queue = createWriteQueue({ running: 1 });
  await queue.enter("one", HELD);
  await expect(queue.enter("two", { ...HELD, patienceMs: 30 })).rejects.toThrow(
    "No turn to write came in time.",
  );
  expect(queue.size().waiting).toBe(0);
});

test("a slot held by a request that was ended is free again after its lease", async () => {
  const queue = createWriteQueue({ running: 1 });
  await queue.enter("gone", { leaseMs: 40 });
  const leave = await queue.enter("next", HELD);
  leave();
  expect(queue.size().running).toBe(0);
});

test("a write that wakes late because the isolate was busy keeps its place", async () => {
  const queue = createWriteQueue({ running: 1 });
  const first = await queue.enter("first", HELD);
  const order: number[] = [];
  const others = [1, 2, 3].map(async (no) => {
    const leave = await queue.enter(`reader ${no}`, HELD);
    order.push(no);
    leave();
  });
  // Nothing else runs meanwhile, as when there is much to do.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  first();
  await Promise.all(others);
  expect(order).toEqual([1, 2, 3]);
});

test("a source that just wrote isn't delayed by a stream of others that haven't", async () => {
  const queue = createWriteQueue({ running: 1 });
  const write = async (source: string) => {
    const leave = await queue.enter(source, HELD);
    await new Promise((resolve) => setTimeout(resolve, 1));
    leave();
  };
  let strangers = 0;
  let open = true;
  const stream = Array.from({ length: 5 }, async () => {
    while (open) await write(`stranger ${strangers++}`);
  });
  await write("again");
  const before = strangers;
  await write("again");
  open = false;
  await Promise.all(stream);
  expect(strangers - before).toBeLessThan(12);
});

test("a source of more weight has more turns, and the others theirs between", async () => {
  const queue = createWriteQueue({ running: 1 });
  const first = await queue.enter("first", HELD);
  const order: string[] = [];
  const write = async (source: string, weight = 1) => {
    const leave = await queue.enter(source, { ...HELD, weight });
    order.push(source);
    leave();
  };
  const all = [
    ...Array.from({ length: 6 }, () => write("light")),
    ...Array.from({ length: 6 }, () => write("heavy", 3)),
  ];
  first();
  await Promise.all(all);
  expect(order.slice(0, 8).filter((source) => source === "heavy")).toHaveLength(6);
  expect(order.slice(0, 5)).toContain("light");
});
