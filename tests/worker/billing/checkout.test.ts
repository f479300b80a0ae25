/** Paying for an organization: what it costs, the way to Stripe and back, and everything that can go wrong. */
import { describe, expect, test } from "vitest";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { findCheckout } from "#app/domains/billing/checkout/result-queries.server.ts";
import { addressOf, errorBy, heldBy, pageOf, refusedPage } from "#support/browser/page.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { openPaying, priceIdOf } from "./paying.ts";

const paying = openPaying();
const { billingOf, checkoutOf, choose, newPerson, paid, rows, seatsOf, site, staffed, stripe } = paying;
const { invite, inviteTo, signedIn, subscriptionsOf, wayOf } = paying;

/** Starts a checkout from a page that was opened a while ago. */
const startLate = (userId: string, payer: Parameters<typeof startCheckout>[2]) =>
  startCheckout(paying.late(), userId, payer, { priceId: priceIdOf("agency-seats", "month"), seats: 5 });

describe("the checkout page", () => {
  test("offers month and year, a seat for each person, and the total without JavaScript", async () => {
    const { owner, place } = await staffed("manager", "member", "member");
    const page = await pageOf(await owner.visitor.get(checkoutOf(place)));
    expect(heldBy(page.getByLabelText("Seats"))).toBe("4");
    expect(page.text).toContain("4 people take a seat today");
    expect(page.text).toContain("$48 a month for 4 seats, plus tax");
    page.getByLabelText(/Yearly: \$120 a seat a year/);
    const button = page.getByRole("button", { name: "Update total" });
    expect(button.outerHTML.toLowerCase()).toContain('formmethod="get"');
    const again = await pageOf(
      await owner.visitor.get(`${checkoutOf(place)}&price=${priceIdOf("agency-seats", "year")}&seats=10`),
    );
    expect(again.text).toContain("$1,200 a year for 10 seats, plus tax");
    const none = await pageOf(await owner.visitor.get(`${checkoutOf(place)}&seats=0`));
    expect(none.text).toContain("Enter how many seats to see the total.");
    expect(again.document.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
  });

  test("tells executives and members who pays, and accepts nothing from them", async () => {
    const { place, others } = await staffed("executive", "member");
    for (const person of others) {
      const response = await person.visitor.get(checkoutOf(place));
      expect(response.status).toBe(200);
      const page = await pageOf(response);
      expect(page.text).toContain(`The owner or a manager of ${place.name} pays for it.`);
      expect(page.queryByRole("button", { name: "Continue to payment" })).toBeNull();
      expect((await choose(person, place, 5)).status).toBe(403);
      const payer = { kind: "organization", organizationNo: place.no, audience: "agency" } as const;
      expect(await startLate(person.userId, payer)).toEqual({ kind: "not-yours" });
    }
    expect((await paying.takeNoise()).every((line) => line.includes("refused"))).toBe(true);
    expect(await subscriptionsOf(place)).toEqual([]);
  });

  test("knows no organization for people who don't belong to it", async () => {
    const { place } = await staffed();
    const other = await newPerson("agency");
    const response = await other.visitor.get(checkoutOf(place));
    expect(response.status).toBe(404);
    expect((await pageOf(response)).text).not.toContain(place.name);
    expect((await choose(other, place, 5)).status).toBe(404);
  });

  test("lets a form go on to Stripe's page, and nowhere else", async () => {
    const { owner, place } = await staffed();
    const policyOf = async (path: string) =>
      /form-action ([^;]*)/.exec(
        (await owner.visitor.get(path)).headers.get("Content-Security-Policy") ?? "",
      )?.[1];
    expect(await policyOf(checkoutOf(place))).toBe(`'self' ${stripe().origin}`);
    expect(await policyOf("/settings")).toBe("'self'");
  });
});

describe("a refusal keeps what was chosen", () => {
  test("fewer seats than members", async () => {
    const { owner, place } = await staffed("manager", "member", "member");
    const page = await refusedPage(await choose(owner, place, 3));
    const seats = page.getByLabelText("Seats");
    expect(heldBy(seats)).toBe("3");
    expect(errorBy(seats)).toContain("Choose at least 4 seats");
    const none = await refusedPage(await owner.visitor.post(checkoutOf(place), { price: "", seats: "many" }));
    expect(none.text).toContain("Enter a whole number of seats.");
  });

  test("a plan withdrawn meanwhile, or of another kind", async () => {
    const { owner, place } = await staffed();
    for (const price of [
      priceIdOf("fmo-seats", "month"),
      priceIdOf("agent-pro", "month"),
      crypto.randomUUID(),
    ]) {
      const page = await refusedPage(await owner.visitor.post(checkoutOf(place), { price, seats: "6" }), 409);
      expect(page.text).toContain("This plan isn’t offered anymore");
      expect(heldBy(page.getByLabelText("Seats"))).toBe("6");
    }
  });

  test("Stripe that doesn't answer", async () => {
    const { owner, place } = await staffed();
    await stripe().fault({ path: "/v1/checkout/sessions", answer: "500", times: 4 });
    const page = await refusedPage(await choose(owner, place, 7, "year"), 503);
    expect(page.text).toContain("Nothing was charged");
    expect(heldBy(page.getByLabelText("Seats"))).toBe("7");
    const chosen = page.getByLabelText(/Yearly/);
    expect(chosen.hasAttribute("checked")).toBe(true);
    await site.takeLogs();
    await stripe().clearFaults();
    wayOf(await choose(owner, place, 7, "year"));
  });
});

describe("there is one subscription", () => {
  test("for a double click, and for two managers at once", async () => {
    const { owner, place, others } = await staffed("manager");
    const [manager] = others;
    if (manager === undefined) throw new Error("No manager.");
    const answers = await Promise.all([
      choose(owner, place, 3),
      choose(owner, place, 3),
      choose(manager, place, 3),
    ]);
    await site.takeLogs();
    const ways = answers
      .filter(({ status }) => status === 303)
      .map((answer) => answer.headers.get("Location"));
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways).size).toBe(1);
    const { session } = wayOf(await choose(manager, place, 3));
    await stripe().payCheckout(session);
    await stripe().deliver();
    // Clicked again, from a page that was left open.
    const late = await choose(owner, place, 3);
    expect(late.headers.get("Location")).toBe(billingOf(place));
    const again = await owner.visitor.get(checkoutOf(place));
    expect(again.status).toBe(302);
    expect(again.headers.get("Location")).toBe(billingOf(place));
    expect(await subscriptionsOf(place)).toHaveLength(1);
  });
});

describe("the pages after Stripe", () => {
  test("say that it is paid before and after Stripe's event, however often they are opened", async () => {
    const { owner, place, others } = await staffed("executive");
    const { session } = wayOf(await choose(owner, place, 5));
    const result = `/payment-success?session=${session}`;
    const before = await pageOf(await owner.visitor.get(result));
    before.getByRole("heading", { name: "Your payment isn’t finished" });
    await stripe().payCheckout(session);
    const first = await pageOf(await owner.visitor.get(result));
    first.getByRole("heading", { name: "Thank you, it’s paid" });
    expect(first.text).toContain(`Agency for ${place.name}, 5 seats`);
    expect(addressOf(first.getByRole("link", { name: "View billing" }))).toBe(billingOf(place));
    expect(await seatsOf(place)).toBe(5);
    await stripe().deliver();
    await stripe().deliver();
    for (let time = 0; time < 2; time++)
      (await pageOf(await owner.visitor.get(result))).getByRole("heading", { name: "Thank you, it’s paid" });
    expect(await subscriptionsOf(place)).toHaveLength(1);
    // A manager may read it; another account learns nothing.
    expect((await others[0]?.visitor.get(result))?.status).toBe(200);
    const other = await newPerson();
    const refused = await other.visitor.get(result);
    expect(refused.status).toBe(404);
    const page = await pageOf(refused);
    page.getByRole("heading", { name: "We don’t know this payment" });
    for (const fact of [place.name, "Agency", "5 seats"]) expect(page.text).not.toContain(`${fact} for`);
    expect(page.text).not.toContain(place.name);
  });

  test("say that the payment is on its way while Stripe can't be asked", async () => {
    const { owner, place } = await staffed();
    const { session } = wayOf(await choose(owner, place, 3));
    await stripe().payCheckout(session);
    await stripe().fault({ path: "/v1/checkout/sessions/*", answer: "500", times: 4 });
    const page = await pageOf(await owner.visitor.get(`/payment-success?session=${session}`));
    page.getByRole("heading", { name: "Your payment is on its way" });
    expect(addressOf(page.getByRole("link", { name: "Check again" }))).toBe(
      `/payment-success?session=${session}`,
    );
    await site.takeLogs();
    await stripe().clearFaults();
    await stripe().deliver();
    const after = await pageOf(await owner.visitor.get(`/payment-success?session=${session}`));
    after.getByRole("heading", { name: "Thank you, it’s paid" });
  });

  test("say that nothing was charged when the payer left, and lead on or back to the choice", async () => {
    const { owner, place } = await staffed();
    const { session, url } = wayOf(await choose(owner, place, 6));
    const left = await stripe().payCheckout(session, "abandoned");
    const address = new URL(left.url ?? "");
    expect(address.pathname).toBe("/payment-canceled");
    const page = await pageOf(await owner.visitor.get(address.pathname + address.search));
    page.getByRole("heading", { name: "You left before paying" });
    expect(page.text).toContain("Nothing was charged");
    expect(addressOf(page.getByRole("link", { name: "Go on paying" }))).toBe(url);
    const back = await pageOf(
      await owner.visitor.get(addressOf(page.getByRole("link", { name: "Change what you chose" }))),
    );
    expect(heldBy(back.getByLabelText("Seats"))).toBe("6");
    await stripe().payCheckout(session, "expired");
    await stripe().deliver();
    const failure = await pageOf(await owner.visitor.get(`/payment-failure${address.search}`));
    failure.getByRole("heading", { name: "The payment didn’t go through" });
    failure.getByRole("link", { name: "Try again" });
    const other = await newPerson();
    for (const path of ["/payment-canceled", "/payment-failure"])
      expect((await other.visitor.get(path + address.search)).status).toBe(404);
  });

  test("are plain pages with links if the address names no payment, and 404 for an unknown one", async () => {
    const person = await newPerson();
    for (const path of ["/payment-success", "/payment-failure", "/payment-canceled"]) {
      const response = await person.visitor.get(path);
      expect(response.status).toBe(200);
      (await pageOf(response)).getByRole("link", { name: "What you pay for" });
      for (const query of ["?session=cs_test_nobody00000", "?checkout=x", `?checkout=${crypto.randomUUID()}`])
        expect((await person.visitor.get(path + query)).status, path + query).toBe(404);
    }
    expect((await new Visitor(site.origin()).get("/payment-success")).headers.get("Location")).toContain(
      "/auth",
    );
  });
});

test("Stripe's page is for payers: an executive reads only the result, and a member nothing", async () => {
  const { owner, place, others } = await staffed("manager", "executive", "member");
  const { url, session } = wayOf(await choose(owner, place, 5));
  const seen = [];
  for (const { userId } of [owner, ...others])
    seen.push((await findCheckout(paying.late(), userId, { session }))?.url);
  expect(seen).toEqual([url, url, null, undefined]);
});

test("an organization in the payment step pays, and goes on to its setup", async () => {
  const owner = await signedIn("fmo");
  const agreement = await pageOf(await owner.get("/user-agreement"));
  const way = addressOf(agreement.getByRole("link", { name: "Choose a plan and pay" }));
  const page = await pageOf(await owner.get(way));
  const seats = heldBy(page.getByLabelText("Seats"));
  expect(Number(seats)).toBeGreaterThanOrEqual(5);
  const answer = await owner.post(way, { price: priceIdOf("fmo-seats", "month"), seats });
  const { session } = wayOf(answer);
  await stripe().payCheckout(session);
  const result = await pageOf(await owner.get(`/payment-success?session=${session}`));
  result.getByRole("heading", { name: "Thank you, it’s paid" });
  const next = await owner.get("/dashboard");
  expect(next.headers.get("Location")).toBe("/onboarding-pending");
  // Already in the next step, the page still says what happened.
  const again = await pageOf(await owner.get(`/payment-success?session=${session}`));
  expect(addressOf(again.getByRole("link", { name: /^Set up / }))).toBe("/onboarding-pending");
  const [application] = await rows(
    `SELECT a.paid_at, a.pricing_tier FROM organization_applications a JOIN users u ON u.id = a.user_id
     WHERE u.email = 'fmo@fairlead.example'`,
  );
  expect(application?.pricing_tier).toBe("fmo-seats");
  expect(application?.paid_at).not.toBeNull();
});

test("a member's seat is sold only to the invited address, and only while the invite is open", async () => {
  const { owner, place } = await staffed();
  const person = await newPerson();
  await invite(owner, place, person.email);
  const inviteId = String((await inviteTo(person.email))?.id);
  const start = ({ userId }: { userId: string }) =>
    startLate(userId, { kind: "seat", organizationNo: place.no, inviteId, audience: "member" });
  // They may; the plan is of another kind.
  expect(await start(person)).toEqual({ kind: "withdrawn" });
  expect(await start(owner), "another address").toEqual({ kind: "not-yours" });
  await rows("UPDATE organization_invites SET status = 'revoked', ended_at = 1 WHERE id = ?", [inviteId]);
  expect(await start(person), "withdrawn meanwhile").toEqual({ kind: "not-yours" });
});

test("a payment made elsewhere with another organization's name buys nothing", async () => {
  const { owner, place } = await staffed();
  await paid(owner, place);
  const { owner: second, place: other } = await staffed();
  expect(await subscriptionsOf(other)).toEqual([]);
  expect((await second.visitor.get(billingOf(place))).status).toBe(403);
  expect(await paying.takeNoise()).toHaveLength(1);
});
