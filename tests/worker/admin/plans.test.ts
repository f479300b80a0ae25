/** Plans in the admin: their texts, their prices, and who keeps paying which price. */
import { describe, expect, test } from "vitest";
import { findAdminPlan } from "#app/domains/billing/plans/admin-plan-queries.server.ts";
import { changePlan } from "#app/domains/billing/plans/plan-commands.server.ts";
import { newId } from "#app/platform/ids.ts";
import { planIdOf, priceIdOf } from "#db/seed/plans.ts";
import { errorBy, fieldsOf, heldBy, pageOf } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { openPeople } from "./people/people.ts";

const people = openPeople();
const { rows, one, idOf } = people;
const LIST = "/admin-console/plans";
const AGENCY = planIdOf("agency-seats");
const REASON = "It costs us more by now.";

/** The page's form with these changes. */
async function fields(typed: Record<string, string> = {}, id = AGENCY, by = people.admin()) {
  const page = await pageOf(await by.get(`${LIST}/${id}`));
  return fieldsOf(page.document.getElementById("form") as HTMLFormElement, { reason: REASON, ...typed });
}
const change = async (typed: Record<string, string>, id = AGENCY) =>
  people.admin().post(`${LIST}/${id}`, await fields(typed, id));
const pricesOf = (id: string) =>
  rows(
    "SELECT id, interval, amount_cents cents, status FROM plan_prices WHERE plan_id = ? ORDER BY interval, created_at, id",
    [id],
  );
const logged = (id: string) =>
  rows("SELECT * FROM audit_log WHERE subject_kind = 'plan' AND subject_id = ? ORDER BY audit_no", [id]);

/** An agency that pays for this many seats at this price. */
async function subscribe(priceId: string, status = "active") {
  const id = newId(Date.now());
  await rows("INSERT INTO billing_customers (id, stripe_id, created_at) VALUES (?, ?, 1)", [id, `cus_${id}`]);
  await rows(
    `INSERT INTO subscriptions (id, stripe_id, customer_id, price_id, status, seats, period_start, period_end,
      cancel_at_period_end, version, started_at, changed_at) VALUES (?, ?, ?, ?, ?, 5, 1, 9999999999999, 0, 1, 1, 1)`,
    [newId(Date.now()), `sub_${id}`, id, priceId, status],
  );
}

test("is for admins alone, says what is a sample, and asks the database no more than twice", async () => {
  const customer = await people.signedIn("customer");
  for (const path of [LIST, `${LIST}/${AGENCY}`]) {
    expect((await customer.get(path)).headers.get("Location")).toBe("/dashboard");
    const answer = await people.admin().get(path);
    expect([answer.status, Number(answer.headers.get("X-Database-Round-Trips")) <= 2]).toEqual([200, true]);
    expect((await pageOf(answer)).text).toMatch(/sample/);
  }
  expect((await customer.post(`${LIST}/${AGENCY}`, { name: "Free" })).headers.get("Location")).toBe(
    "/dashboard",
  );
  for (const id of ["x", newId(1)]) expect((await people.admin().get(`${LIST}/${id}`)).status).toBe(404);
});

describe("another amount", () => {
  test("is another row; payers of the old price keep it, and the page says how many", async () => {
    const old = priceIdOf("agency-seats", "month");
    await subscribe(old);
    await subscribe(old, "canceled");
    const before = await one(
      "SELECT count(*) n FROM subscriptions WHERE price_id = ? AND status = 'active'",
      [old],
    );
    expect((await change({ month: "15.50" })).status).toBe(303);
    const months = (await pricesOf(AGENCY)).filter(({ interval }) => interval === "month");
    expect(months).toEqual([
      { id: old, interval: "month", cents: 1_200, status: "withdrawn" },
      { id: expect.any(String), interval: "month", cents: 1_550, status: "offered" },
    ]);
    expect(
      await one("SELECT count(*) n FROM subscriptions WHERE price_id = ? AND status = 'active'", [old]),
    ).toEqual(before);
    const page = await pageOf(await people.admin().get(`${LIST}/${AGENCY}`));
    const row = page.getByRole("row", { name: /\$12 a month/ });
    expect(row.textContent).toMatch(new RegExp(`Withdrawn.*${before?.n}`));
    const [entry] = await logged(AGENCY);
    expect(entry).toMatchObject({ act: "plan.change", actor_id: await idOf("admin"), reason: REASON });
    expect(JSON.parse(String(entry?.before))).toMatchObject({ monthCents: 1_200, yearCents: 12_000 });
    expect(JSON.parse(String(entry?.after))).toMatchObject({ monthCents: 1_550, yearCents: 12_000 });
  });

  test("a former amount is its old row again; no amount withdraws the price", async () => {
    expect((await change({ month: "12" })).status).toBe(303);
    expect(
      (await pricesOf(AGENCY)).filter(({ status, interval }) => status === "offered" && interval === "month"),
    ).toMatchObject([{ id: priceIdOf("agency-seats", "month"), cents: 1_200 }]);
    expect((await change({ year: "" })).status).toBe(303);
    expect((await pricesOf(AGENCY)).filter(({ interval }) => interval === "year")).toMatchObject([
      { status: "withdrawn" },
    ]);
    expect((await change({ year: "120" })).status).toBe(303);
    // For another interval the same amount is another row.
    expect((await change({ month: "120" })).status).toBe(303);
    expect((await pricesOf(AGENCY)).filter(({ status }) => status === "offered")).toMatchObject([
      { interval: "month", cents: 12_000 },
      { interval: "year", cents: 12_000 },
    ]);
    expect((await change({ month: "12" })).status).toBe(303);
  });

  test.each([
    ["month", "0.49", /Write an amount/],
    ["month", "12.345", /Write an amount/],
    ["month", "1000000", /Write an amount/],
    ["seatsMax", "2", /The most can’t be fewer/],
    ["seatsMin", "0", /whole number/],
    ["reason", "No", /at least 10/],
  ])("%s “%s” is refused, and what was typed is kept", async (name, value, said) => {
    const before = await pricesOf(AGENCY);
    const answer = await change({ [name]: value });
    expect(answer.status).toBe(400);
    const field = (await pageOf(answer)).document.querySelector(`[name="${name}"]`) as HTMLElement;
    expect([heldBy(field), errorBy(field)]).toEqual([value, expect.stringMatching(said)]);
    expect(await pricesOf(AGENCY)).toEqual(before);
  });

  test("is required for a plan on offer", async () => {
    expect((await change({ month: "", year: "" })).status).toBe(400);
  });
});

test("a plan's entitlements, texts, seats and offer status can be changed", async () => {
  const sent = await fields({
    name: "Agency Plus",
    seatsMin: "4",
    versions: "yes",
    includes: "Seats\n\n More seats ",
  });
  sent.delete("offered");
  expect((await people.admin().post(`${LIST}/${AGENCY}`, sent)).status).toBe(303);
  expect(await one("SELECT name, includes, seats_min, status FROM plans WHERE id = ?", [AGENCY])).toEqual({
    name: "Agency Plus",
    includes: "Seats\nMore seats",
    seats_min: 4,
    status: "withdrawn",
  });
  expect(
    await rows("SELECT entitlement FROM plan_entitlements WHERE plan_id = ? ORDER BY entitlement", [AGENCY]),
  ).toEqual([{ entitlement: "all-versions" }, { entitlement: "figures-file" }]);
  expect((await pageOf(await people.admin().get(LIST))).text).not.toContain("Agency Plus");
  expect((await pageOf(await people.admin().get(`${LIST}?which=all`))).text).toContain("Agency Plus");
});

test("leaves other plans alone, and changes nothing when sent unchanged", async () => {
  const others = async () => [
    await rows("SELECT * FROM plans WHERE id <> ? ORDER BY id", [AGENCY]),
    await rows("SELECT * FROM plan_prices WHERE plan_id <> ? ORDER BY id", [AGENCY]),
    await rows("SELECT * FROM plan_entitlements WHERE plan_id <> ? ORDER BY plan_id, entitlement", [AGENCY]),
  ];
  // Each has something to lose.
  await rows(
    "INSERT OR IGNORE INTO plan_entitlements (plan_id, entitlement) SELECT id, 'all-versions' FROM plans",
  );
  await rows("UPDATE plan_prices SET status = 'offered' WHERE plan_id <> ?", [AGENCY]);
  const before = await others();
  for (const some of before) expect(some.length).toBeGreaterThan(0);
  expect((await change({ name: "Agency Three", month: "16.50", offered: "yes" })).status).toBe(303);
  expect(await others()).toEqual(before);
  const entries = await logged(AGENCY);
  const same = await change({});
  expect([same.status, (await pageOf(same)).text]).toEqual([
    400,
    expect.stringContaining("That’s how it is already."),
  ]);
  expect(await logged(AGENCY)).toEqual(entries);
});

test("two admins at once: the second is told that it changed, with what they typed", async () => {
  const sent = await fields({ name: "Agency Two" }, AGENCY, people.second());
  expect((await change({ name: "Agency One", offered: "yes" })).status).toBe(303);
  const entries = await logged(AGENCY);
  const answer = await people.second().post(`${LIST}/${AGENCY}`, sent);
  expect(answer.status).toBe(409);
  const page = await pageOf(answer);
  expect(page.text).toContain("changed while you read it");
  expect(heldBy(page.getByLabelText(/^Name/))).toBe("Agency Two");
  expect(await one("SELECT name FROM plans WHERE id = ?", [AGENCY])).toEqual({ name: "Agency One" });
  expect(await logged(AGENCY)).toEqual(entries);
});

test("a plan that changed between reading and writing is left alone", async () => {
  const context = openContext({ databaseUrl: people.databaseUrl() });
  const read = await findAdminPlan(context, AGENCY);
  if (read === null) throw new Error("No such plan.");
  await rows("UPDATE plans SET changed_at = changed_at + 1 WHERE id = ?", [AGENCY]);
  const readAll = async () => [
    await rows("SELECT * FROM plans WHERE id = ?", [AGENCY]),
    await pricesOf(AGENCY),
    await logged(AGENCY),
  ];
  const before = await readAll();
  const { plan, entitlements } = read;
  const cents = { month: 3_300, year: null };
  const draft = { ...plan, name: "Agency Four", offered: true, cents, entitlements };
  const refused = await changePlan(context, read, draft, { adminId: await idOf("admin"), reason: REASON });
  expect(refused?.words).toContain("changed while you read it");
  expect(await readAll()).toEqual(before);
});

test("two admins at the same moment make one change and one price", async () => {
  const [first, second] = [
    await fields({ month: "21", offered: "yes" }),
    await fields({ month: "22", offered: "yes" }, AGENCY, people.second()),
  ];
  const answers = await Promise.all([
    people.admin().post(`${LIST}/${AGENCY}`, first),
    people.second().post(`${LIST}/${AGENCY}`, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await one("SELECT count(*) n FROM plan_prices WHERE amount_cents IN (2100, 2200)")).toEqual({
    n: 1,
  });
});

test("an old second factor is asked for again", async () => {
  const sent = await fields({ month: "99" });
  await rows("UPDATE sessions SET second_factor_at = 1 WHERE user_id = ?", [await idOf("admin")]);
  const answer = await people.admin().post(`${LIST}/${AGENCY}`, sent);
  expect(answer.headers.get("Location")).toMatch(/second-factor/);
  expect(await one("SELECT count(*) n FROM plan_prices WHERE amount_cents = 9900")).toEqual({ n: 0 });
  await people.signInAgain();
});
