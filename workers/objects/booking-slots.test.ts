import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bookInTurn } from "./booking-slots.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("bookings wait in line: no turn begins before the one before is over, in order of arrival", async () => {
  const slots = env.BOOKING_SLOTS.getByName("line");
  const said: string[] = [];
  const turns = Array.from({ length: 20 }, (_, no) =>
    slots.inTurn(async () => {
      said.push(`${no} in`);
      await pause(no % 3);
      said.push(`${no} out`);
    }),
  );
  expect(await Promise.all(turns)).toEqual(turns.map(() => true));
  expect(said).toEqual(turns.flatMap((_, no) => [`${no} in`, `${no} out`]));
});

test("each agent has a separate line", async () => {
  let open: () => void = () => {};
  const held = env.BOOKING_SLOTS.getByName("slow agent").inTurn(
    () => new Promise<void>((resolve) => (open = resolve)),
  );
  let done = false;
  await env.BOOKING_SLOTS.getByName("other agent").inTurn(async () => {
    done = true;
  });
  expect(done).toBe(true);
  open();
  await held;
});

test("a booking that fails, or takes too long, blocks no one else", async () => {
  const slots = env.BOOKING_SLOTS.getByName("trouble");
  const failing = slots.inTurn(async () => {
    throw new Error("the database is away");
  });
  const hanging = slots.inTurn(() => pause(60_000).then(() => {}));
  let reached = false;
  const next = slots.inTurn(async () => {
    reached = true;
  });
  expect([await failing, await hanging]).toEqual([true, true]);
  await next;
  expect(reached).toBe(true);
});

test("past the limit a booking is refused at once, and those that wait still get their turn", async () => {
  const slots = env.BOOKING_SLOTS.getByName("crowd");
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let called = 0;
  let told = 0;
  const come = async () => {
    const hadTurn = await slots.inTurn(async () => {
      // The line stops until two more than the limit have come.
      await opened;
      called += 1;
    });
    if (!hadTurn) told += 1;
    if (told === 2) open();
  };
  await Promise.all(Array.from({ length: 27 }, come));
  expect([called, told]).toEqual([25, 2]);
});

test("if the object can't be reached, the work runs once without a turn; its errors reach its caller", async () => {
  let called = 0;
  const work = async () => {
    called += 1;
  };
  const away = { inTurn: () => Promise.reject(new Error("the object is away")) };
  expect([await bookInTurn(away, work), called]).toEqual([true, 1]);
  const ended = {
    async inTurn(mine: () => Promise<void>) {
      await mine();
      throw new Error("the object ended with the turn");
    },
  };
  expect([await bookInTurn(ended, work), called]).toEqual([true, 2]);
  const slots = env.BOOKING_SLOTS.getByName("thrown");
  await expect(bookInTurn(slots, () => Promise.reject(new Error("no database")))).rejects.toThrow(
    "no database",
  );
});

test("work that outlives its turn, or its object, is waited for, and done once", async () => {
  let done = 0;
  const work = async () => {
    await pause(20);
    done += 1;
  };
  const over = {
    async inTurn(mine: () => Promise<void>) {
      void mine();
      return true as const;
    },
  };
  expect([await bookInTurn(over, work), done]).toEqual([true, 1]);
  const gone = {
    async inTurn(mine: () => Promise<void>) {
      void mine();
      throw new Error("the object ended within the turn");
    },
  };
  expect([await bookInTurn(gone, work), done]).toEqual([true, 2]);
});

test("the function of a turn is released when the turn is over, and not before", async () => {
  const slots = env.BOOKING_SLOTS.getByName("given back");
  const said: string[] = [];
  const brought = async () => {
    said.push("in");
    await pause(1);
    said.push("out");
  };
  const stub = Object.assign(brought, { [Symbol.dispose]: () => void said.push("given back") });
  await runInDurableObject(slots, (object) => object.inTurn(stub));
  expect(said).toEqual(["in", "out", "given back"]);
});

test("an object that was evicted continues with the next", async () => {
  const slots = env.BOOKING_SLOTS.getByName("evicted");
  let called = 0;
  const work = async () => {
    called += 1;
  };
  await slots.inTurn(work);
  await evictDurableObject(slots);
  expect([await slots.inTurn(work), called]).toEqual([true, 2]);
});
