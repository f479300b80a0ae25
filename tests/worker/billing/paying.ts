/** What the tests of paying share: people, an organization, and Stripe's stand-in, whose events wait until they are sent. */
import { afterEach, beforeAll, expect } from "vitest";
import { priceIdOf } from "#db/seed/plans.ts";
import { openPeople, type Person, type Place } from "../organizations/people.ts";

export { priceIdOf };

export function openPaying() {
  const people = openPeople();
  const { rows, site } = people;
  const stripe = () => site.stripe();
  /** What the Worker has logged, but for what Stripe says of a price that it is asked for the first time. */
  const takeNoise = () => site.takeLogs().filter((line) => !line.includes("resource_missing"));
  afterEach(() => {
    expect(takeNoise(), "the Worker's console").toEqual([]);
  });
  beforeAll(async () => {
    await stripe().settings({ mode: "held" });
  });

  /** The page at Stripe that an answer leads to, and its session. */
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

  /** Pays for an organization as its owner does, and lets Stripe tell. */
  async function paid(person: Person, place: Place, seats = 3): Promise<{ session: string }> {
    const way = wayOf(await choose(person, place, seats));
    expect((await stripe().payCheckout(way.session)).result).toBe("paid");
    await stripe().deliver();
    return way;
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
    stripe,
    wayOf,
    checkoutOf,
    billingOf,
    choose,
    paid,
    subscriptionsOf,
    seatsOf,
  };
}
