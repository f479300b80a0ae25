import { expect, test } from "vitest";
import { SCRYPT } from "../limits.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";

test("the cost stays within what a Worker may use: N·r·p at most 2^20", () => {
  expect(SCRYPT.N * SCRYPT.r * SCRYPT.p).toBeLessThanOrEqual(2 ** 20);
});

test("a hash matches its own password and no other, in any Unicode form of the same letters", async () => {
  const hash = await hashPassword("jos\u00e9 and the lantern");
  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(await verifyPassword("jose\u0301 and the lantern", hash)).toEqual({
    matches: true,
    outdated: false,
  });
  expect((await verifyPassword("jose and the lantern", hash)).matches).toBe(false);
  expect(await hashPassword("jos\u00e9 and the lantern")).not.toBe(hash);
});

test("no account matches nothing, the empty password included", async () => {
  expect((await verifyPassword("", null)).matches).toBe(false);
});

test("a hash with other parameters is still read, and reported as outdated", async () => {
  const weaker = "$scrypt$ln=10,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$1xRrZVrLjrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
  expect(await verifyPassword("whatever it is", weaker)).toEqual({ matches: false, outdated: true });
});
