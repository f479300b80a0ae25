/** People, an organization, and the Stripe stand-in, whose events wait until they are delivered, for billing tests. */
import { afterEach, beforeAll, expect } from "vitest";
import { priceIdOf } from "#db/seed/plans.ts";
import { openContext } from "#support/own-context.ts";
import { openPeople, type Person, type Place } from "../organizations/people.ts";

export { priceIdOf };

export function openPaying(options: Parameters<typeof openPeople>[0] = {}) {
  const people = openPeople(options);
  const { rows, site } = people;
  const stripe = () => site.stripe();
  /** The Worker's log, except Stripe's 404 for a price it is asked about for the first time. */
  const takeNoise = async () => (await site.takeLogs()).filter((line) => !line.includes("resource_missing"));
  afterEach(async () => {
    expect(await takeNoise(), "the Worker's console").toEqual([]);
  });
  beforeAll(async () => {
    await stripe().settings({ mode: "held" });
  });

  /** To call a command directly, as for someone whose page was opened a while ago. */
  function late() {
    const { key, webhookSecret, origin } = stripe();
    const vars = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_STAND_IN: origin };
    return openContext({ databaseUrl: people.databaseUrl(), vars });
  }

  /** The Stripe page that an answer redirects to, and its session. */
  function wayOf(answer: Response): { url: string; session: string } {
    expect(answer.status).toBe(303);
    const url = answer.headers.get("Location") ?? "";
    expect(url).toContain(stripe().origin);
    return { url, session: /cs_[A-Za-z0-9_]+/.exec(url)?.[0] ?? "" };
  }

  const checkoutOf = (place: Place) => `/organization-checkout?organization=${place.slug}`;
  const billingOf = (place: Place) => `/billing?organization=${place.slug}`;
  const choose = (person: Person, place: Place, seats: number, interval: "month" | "year" = "month") =>
    person.visitor.post(checkoutOf(place), {
      price: priceIdOf("agency-seats", interval),
      seats: String(seats),
    });

  /** Pays for an organization as its owner does, and delivers Stripe's events. */
  async function paid(person: Person, place: Place, seats = 3): Promise<{ session: string }> {
    const way = wayOf(await choose(person, place, seats));
    expect((await stripe().payCheckout(way.session)).result).toBe("paid");
    await stripe().deliver();
    return way;
  }

  /** A new plan for a kind of organization or for agents, unknown to Stripe. */
  async function newPlan({ audience = "agency", month = 1_200, year = 12_000 } = {}) {
    const [id, ofMonth, ofYear] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const key = `plan-${id.slice(0, 8)}`;
    await rows(
      `INSERT INTO plans (id, key, audience, name, summary, includes, status, per_seat, seats_min, seats_max, position,
         created_at, changed_at)
       SELECT ?, ?, audience, ?, summary, includes, status, per_seat, seats_min, seats_max, 90, 1, 1
       FROM plans WHERE audience = ? LIMIT 1`,
      [id, key, key, audience],
    );
    for (const [price, interval, cents] of [
      [ofMonth, "month", month],
      [ofYear, "year", year],
    ] as const)
      await rows(
        `INSERT INTO plan_prices (id, plan_id, interval, amount_cents, currency, status, created_at)
         VALUES (?, ?, ?, ?, 'usd', 'offered', 1)`,
        [price, id, interval, cents],
      );
    return { key, month: ofMonth, year: ofYear };
  }

  const subscriptionsOf = (place: Place) =>
    rows(
      `SELECT s.* FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id WHERE c.organization_no = ?`,
      [place.no],
    );
  const seatsOf = async (place: Place) =>
    (await rows("SELECT seats FROM organizations WHERE organization_no = ?", [place.no]))[0]?.seats;

  return {
    ...people,
    takeNoise,
    late,
    stripe,
    wayOf,
    checkoutOf,
    billingOf,
    choose,
    paid,
    newPlan,
    subscriptionsOf,
    seatsOf,
  };
}
