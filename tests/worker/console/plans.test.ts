/** Plans in the admin console: their words, their prices, and who goes on paying what. */
import { describe, expect, test } from "vitest";
import { changePlan } from "#app/domains/billing/plans/plan-commands.server.ts";
import { findAdminPlan } from "#app/domains/billing/plans/admin-plan-queries.server.ts";
import { newId } from "#app/platform/ids.ts";
import { planIdOf, priceIdOf } from "#db/seed/plans.ts";
import { openContext } from "#support/own-context.ts";
import { errorBy, fieldsOf, heldBy, pageOf } from "#support/page.ts";
import { openPeople } from "./people.ts";

const desk = openPeople();
const { rows, one, idOf } = desk;
const LIST = "/admin-console/plans";
const AGENCY = planIdOf("agency-seats");
const REASON = "It costs us more by now.";

/** The form as the page has it, with what is typed into it. */
async function fields(typed: Record<string, string> = {}, id = AGENCY, by = desk.admin()) {
  const page = await pageOf(await by.get(`${LIST}/${id}`));
  return fieldsOf(page.document.getElementById("form") as HTMLFormElement, { reason: REASON, ...typed });
}
const change = async (typed: Record<string, string>, id = AGENCY) =>
  desk.admin().post(`${LIST}/${id}`, await fields(typed, id));
const pricesOf = (id: string) =>
  rows(
    "SELECT id, interval, amount_cents cents, status FROM plan_prices WHERE plan_id = ? ORDER BY interval, created_at, id",
    [id],
  );
const logged = (id: string) =>
  rows("SELECT * FROM audit_log WHERE subject_kind = 'plan' AND subject_id = ? ORDER BY audit_no", [id]);

/** An agency that pays so many seats at this price. */
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
  const customer = await desk.signedIn("customer");
  for (const path of [LIST, `${LIST}/${AGENCY}`]) {
    expect((await customer.get(path)).headers.get("Location")).toBe("/dashboard");
    const answer = await desk.admin().get(path);
    expect([answer.status, Number(answer.headers.get("X-Database-Round-Trips")) <= 2]).toEqual([200, true]);
    expect((await pageOf(answer)).text).toMatch(/sample/);
  }
  expect((await customer.post(`${LIST}/${AGENCY}`, { name: "Free" })).headers.get("Location")).toBe(
    "/dashboard",
  );
  for (const id of ["x", newId(1)]) expect((await desk.admin().get(`${LIST}/${id}`)).status).toBe(404);
});

describe("another amount", () => {
  test("is another row; who pays the old one goes on with it, and the page says how many", async () => {
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
    const page = await pageOf(await desk.admin().get(`${LIST}/${AGENCY}`));
    const row = page.getByRole("row", { name: /\$12 a month/ });
    expect(row.textContent).toMatch(new RegExp(`Withdrawn.*${before?.n}`));
    const [entry] = await logged(AGENCY);
    expect(entry).toMatchObject({ act: "plan.change", actor_id: await idOf("admin"), reason: REASON });
    expect(JSON.parse(String(entry?.before))).toMatchObject({ monthCents: 1_200, yearCents: 12_000 });
    expect(JSON.parse(String(entry?.after))).toMatchObject({ monthCents: 1_550, yearCents: 12_000 });
  });

  test("that it once had is that row again; none at all withdraws it", async () => {
    expect((await change({ month: "12" })).status).toBe(303);
    expect(
      (await pricesOf(AGENCY)).filter(({ status, interval }) => status === "offered" && interval === "month"),
    ).toMatchObject([{ id: priceIdOf("agency-seats", "month"), cents: 1_200 }]);
    expect((await change({ year: "" })).status).toBe(303);
    expect((await pricesOf(AGENCY)).filter(({ interval }) => interval === "year")).toMatchObject([
      { status: "withdrawn" },
    ]);
    expect((await change({ year: "120" })).status).toBe(303);
    // For another time the same amount is another row.
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
  ])("%s “%s” is refused and kept", async (name, value, said) => {
    const before = await pricesOf(AGENCY);
    const answer = await change({ [name]: value });
    expect(answer.status).toBe(400);
    const field = (await pageOf(answer)).document.querySelector(`[name="${name}"]`) as HTMLElement;
    expect([heldBy(field), errorBy(field)]).toEqual([value, expect.stringMatching(said)]);
    expect(await pricesOf(AGENCY)).toEqual(before);
  });

  test("is needed of what is offered", async () => {
    expect((await change({ month: "", year: "" })).status).toBe(400);
  });
});

test("what a plan unlocks, its words, seats, and that it is offered change with it", async () => {
  const sent = await fields({
    name: "Agency Plus",
    seatsMin: "4",
    versions: "yes",
    includes: "Seats\n\n More seats ",
  });
  sent.delete("offered");
  expect((await desk.admin().post(`${LIST}/${AGENCY}`, sent)).status).toBe(303);
  expect(await one("SELECT name, includes, seats_min, status FROM plans WHERE id = ?", [AGENCY])).toEqual({
    name: "Agency Plus",
    includes: "Seats\nMore seats",
    seats_min: 4,
    status: "withdrawn",
  });
  expect(
    await rows("SELECT entitlement FROM plan_entitlements WHERE plan_id = ? ORDER BY entitlement", [AGENCY]),
  ).toEqual([{ entitlement: "all-versions" }, { entitlement: "figures-file" }]);
  expect((await pageOf(await desk.admin().get(LIST))).text).not.toContain("Agency Plus");
  expect((await pageOf(await desk.admin().get(`${LIST}?which=all`))).text).toContain("Agency Plus");
});

test("changes nothing of another plan, and as it is nothing at all", async () => {
  const others = async () => [
    await rows("SELECT * FROM plans WHERE id <> ? ORDER BY id", [AGENCY]),
    await rows("SELECT * FROM plan_prices WHERE plan_id <> ? ORDER BY id", [AGENCY]),
    await rows("SELECT * FROM plan_entitlements WHERE plan_id <> ? ORDER BY plan_id, entitlement", [AGENCY]),
  ];
  // Of which each has something to lose.
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

test("two admins at once: the second reads that it changed, with what they typed", async () => {
  const sent = await fields({ name: "Agency Two" }, AGENCY, desk.second());
  expect((await change({ name: "Agency One", offered: "yes" })).status).toBe(303);
  const entries = await logged(AGENCY);
  const answer = await desk.second().post(`${LIST}/${AGENCY}`, sent);
  expect(answer.status).toBe(409);
  const page = await pageOf(answer);
  expect(page.text).toContain("changed while you read it");
  expect(heldBy(page.getByLabelText(/^Name/))).toBe("Agency Two");
  expect(await one("SELECT name FROM plans WHERE id = ?", [AGENCY])).toEqual({ name: "Agency One" });
  expect(await logged(AGENCY)).toEqual(entries);
});

test("nothing is done to a plan that changed between the reading and the writing", async () => {
  const context = openContext({ databaseUrl: desk.databaseUrl() });
  const read = await findAdminPlan(context, AGENCY);
  if (read === null) throw new Error("There is no such plan.");
  await rows("UPDATE plans SET changed_at = changed_at + 1 WHERE id = ?", [AGENCY]);
  const standing = async () => [
    await rows("SELECT * FROM plans WHERE id = ?", [AGENCY]),
    await pricesOf(AGENCY),
    await logged(AGENCY),
  ];
  const before = await standing();
  const { plan, entitlements } = read;
  const cents = { month: 3_300, year: null };
  const draft = { ...plan, name: "Agency Four", offered: true, cents, entitlements };
  const refused = await changePlan(context, read, draft, { adminId: await idOf("admin"), reason: REASON });
  expect(refused?.words).toContain("changed while you read it");
  expect(await standing()).toEqual(before);
});

test("two admins in one moment make one change and one price of it", async () => {
  const [first, second] = [
    await fields({ month: "21", offered: "yes" }),
    await fields({ month: "22", offered: "yes" }, AGENCY, desk.second()),
  ];
  const answers = await Promise.all([
    desk.admin().post(`${LIST}/${AGENCY}`, first),
    desk.second().post(`${LIST}/${AGENCY}`, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await one("SELECT count(*) n FROM plan_prices WHERE amount_cents IN (2100, 2200)")).toEqual({
    n: 1,
  });
});

test("a second factor shown long ago is asked for again", async () => {
  const sent = await fields({ month: "99" });
  await rows("UPDATE sessions SET second_factor_at = 1 WHERE user_id = ?", [await idOf("admin")]);
  const answer = await desk.admin().post(`${LIST}/${AGENCY}`, sent);
  expect(answer.headers.get("Location")).toMatch(/second-factor/);
  expect(await one("SELECT count(*) n FROM plan_prices WHERE amount_cents = 9900")).toEqual({ n: 0 });
  await desk.signInAgain();
});
