import { expect, test } from "vitest";
import { tryAgain } from "./try-again.ts";

/** Work that fails so many times. */
function failing(times: number) {
  const tries: number[] = [];
  const work = async () => {
    tries.push(tries.length + 1);
    if (tries.length <= times) throw new Error(`try ${tries.length}`);
    return "done";
  };
  return { tries, work };
}

test("work is tried again twice, and no more once it is done", async () => {
  const twice = failing(2);
  expect(await tryAgain(twice.work)).toBe("done");
  expect(twice.tries).toEqual([1, 2, 3]);
  const never = failing(0);
  expect(await tryAgain(never.work)).toBe("done");
  expect(never.tries).toEqual([1]);
});

test("work that fails three times throws what the last one threw", async () => {
  const always = failing(9);
  await expect(tryAgain(always.work)).rejects.toThrow("try 3");
});
