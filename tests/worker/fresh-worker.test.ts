/** A Worker is reset between test files (decision 0081): a file meets nothing of the file before it. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { Visitor, wordsOf } from "#support/browser/visitor.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";

let fairlead: Fairlead;
beforeAll(async () => {
  const { bundle, databaseUrl } = inject("fixture");
  fairlead = await startFairlead({ bundle, databaseUrl, staticFiles: false, lives: true });
});
afterAll(() => fairlead.stop());

/** The database stays: these tests write nothing. */
const beginAnew = () => fairlead.beginAnew(async () => undefined);

test("a page cached before the reset is made again, in the isolate and in the data center", async () => {
  const ageOf = async () => {
    const response = await new Visitor(fairlead.url).get("/our-vision");
    await response.text();
    return response.headers.get("X-Cache");
  };
  expect([await ageOf(), await ageOf()]).toEqual(["MISS", "HIT"]);
  await expect.poll(beginAnew).toBe(true);
  expect([await ageOf(), await ageOf()]).toEqual(["MISS", "HIT"]);
});

test("an address locked before the reset has all its attempts again", async () => {
  const visitor = new Visitor(fairlead.url);
  const fail = async () =>
    wordsOf(
      await visitor.post("/auth", { email: "nobody-at-all@mail.example", password: "not the right one" }),
    );
  for (let attempt = 0; attempt < 5; attempt++) await fail();
  expect(await fail()).toContain("Account Temporarily Locked");
  await expect.poll(beginAnew).toBe(true);
  expect(await fail()).toContain("4 attempts remaining");
});
