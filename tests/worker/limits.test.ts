import { expect, test } from "vitest";
import { Visitor, wordsOf } from "#support/visitor.ts";
import { openAccounts } from "./accounts.ts";

const { site, stranger, rows } = openAccounts();
const ask = (visitor: Visitor) => visitor.post("/auth/forgot-password", { email: "nobody@mail.example" });

test("one network may ask for twelve letters an hour; the thirteenth says when to come again, another network may go on", async () => {
  const visitor = stranger();
  for (let letter = 0; letter < 12; letter++) {
    const response = await ask(visitor);
    await response.text();
    expect(response.status).toBeLessThan(400);
  }
  const refused = await ask(visitor);
  expect(refused.status).toBe(429);
  const words = await wordsOf(refused);
  expect(words).toMatch(/Please wait (60|59) minutes and try again/);
  expect((await ask(stranger())).status).toBeLessThan(400);
});

test("nobody gets more than ten letters with a link of one kind an hour, from however many networks they are asked", async () => {
  const email = "customer@fairlead.example";
  for (let letter = 0; letter < 13; letter++)
    await (await stranger().post("/auth/forgot-password", { email })).text();
  const count = async () =>
    (await rows("SELECT count(*) AS n FROM outbox WHERE recipient = ?", [email]))[0]?.n;
  await expect.poll(count, { timeout: 5_000 }).toBe(10);
});

test("the addresses of one IPv6 subscriber count as one", async () => {
  const from = (address: string) => {
    const visitor = new Visitor(site.origin());
    return visitor.post(
      "/auth/forgot-password",
      { email: "nobody@mail.example" },
      { "CF-Connecting-IP": address },
    );
  };
  for (let letter = 0; letter < 12; letter++) await (await from(`2001:db8:7:1::${letter + 1}`)).text();
  expect((await from("2001:db8:7:1:ffff::1")).status).toBe(429);
  expect((await from("2001:db8:7:2::1")).status).toBeLessThan(400);
});
