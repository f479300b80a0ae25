import { expect, test } from "vitest";
import { Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { site, stranger, signedIn, rows } = openAccounts();
const ask = (visitor: Visitor) => visitor.post("/auth/forgot-password", { email: "nobody@mail.example" });

test("one network may request twelve emails an hour; the thirteenth says when to retry, and another network may go on", async () => {
  const visitor = stranger();
  for (let time = 0; time < 12; time++) {
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

test("one network can find out by signing up who has an account twenty times an hour, by form and API together", async () => {
  const network = stranger();
  const person = (email: string) => ({
    firstName: "Nell",
    lastName: "Hargrove",
    email,
    password: "a long enough password",
    role: "customer",
  });
  const [byForm, byCall] = [
    (email: string) => network.post("/auth/signup", person(email)),
    (email: string) =>
      network.get("/api/orchestrated-signup", {
        method: "POST",
        body: JSON.stringify(person(email)),
        headers: { "Content-Type": "application/json" },
      }),
  ];
  for (let time = 0; time < 20; time++) {
    const answer = await (time % 2 === 0 ? byForm : byCall)("customer@fairlead.example");
    expect(await answer.text()).toContain("This email already has an account.");
  }
  // Then both say the same about an address with an account and one without.
  for (const ask of [byForm, byCall])
    for (const email of ["customer@fairlead.example", `free-${crypto.randomUUID()}@mail.example`]) {
      const answer = await ask(email);
      expect(answer.status).toBe(429);
      expect(await answer.text()).not.toContain("already has an account");
    }
  expect((await stranger().post("/auth/signup", person("customer@fairlead.example"))).status).toBe(409);
});

test("no one gets more than ten emails with a link of one kind an hour, from however many networks", async () => {
  const email = "customer@fairlead.example";
  for (let time = 0; time < 13; time++)
    await (await stranger().post("/auth/forgot-password", { email })).text();
  const count = async () =>
    (await rows("SELECT count(*) AS n FROM outbox WHERE recipient = ?", [email]))[0]?.n;
  await expect.poll(count).toBe(10);
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
  for (let time = 0; time < 12; time++) await (await from(`2001:db8:7:1::${time + 1}`)).text();
  expect((await from("2001:db8:7:1:ffff::1")).status).toBe(429);
  expect((await from("2001:db8:7:2::1")).status).toBeLessThan(400);
});

test("readers without an account report five hundred things an hour together; signed-in readers are not limited", async () => {
  const [published] = await rows("SELECT slug FROM expert_questions WHERE status = 'answered' LIMIT 1");
  const report = (visitor: Visitor, slug = "no-such-question") =>
    visitor.post(`/expert-answers/${slug}`, { reason: "other", note: "", answer: "" });
  // As the browser's router sends it: five hundred times no page around the answer.
  const reportByRouter = (visitor: Visitor) => report(visitor, "no-such-question.data");
  for (let network = 0; network < 25; network++) {
    const visitor = stranger();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await reportByRouter(visitor)).status),
    );
    expect(new Set(statuses), `reports of network ${network}`).toEqual(new Set([404]));
  }
  const refused = await report(stranger(), String(published?.slug));
  expect(refused.status).toBe(429);
  expect(await wordsOf(refused)).toContain("Sign in to report right away");
  expect((await report(await signedIn("customer"))).status).toBe(404);
});

test("browsers report six hundred errors an hour together", async () => {
  const report = async (visitor: Visitor) => {
    const response = await visitor.get("/api/errors", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        during: "script",
        message: "TypeError: it is not a function",
        stack: `TypeError\n    at go (${site.origin()}/assets/root.js:1:1)`,
        path: "/",
        requestId: "",
      }),
    });
    await response.text();
    return response.status;
  };
  for (let network = 0; network < 30; network++) {
    const visitor = stranger();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => report(visitor)));
    expect(new Set(statuses), `reports of network ${network}`).toEqual(new Set([204]));
  }
  expect(await report(stranger())).toBe(429);
});

test("one network may try sixty links to questions in ten minutes", async () => {
  const visitor = stranger();
  const statuses = new Set<number>();
  for (let at = 0; at < 60; at++) {
    const intent = at % 2 === 0 ? "confirm" : "open";
    const response = await visitor.post("/my-questions", { intent, token: `guess-${at}` });
    await response.text();
    statuses.add(response.status);
  }
  expect([...statuses]).toEqual([410]);
  expect((await visitor.post("/my-questions", { intent: "confirm", token: "guess" })).status).toBe(429);
});
