/** Amounts, sizes, times, and cards at their limits. */
import Papa from "papaparse";
import Stripe from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import { EVENT_MAX_BYTES } from "#app/domains/billing/limits.ts";
import { errorBy, fieldsOf, formOf, heldBy, pageOf, refusedPage, rowsOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import type { Place } from "../organizations/people.ts";
import { openPaying, priceIdOf } from "./paying.ts";

const paying = openPaying();
const { billingOf, checkoutOf, newPlan, paid, rows, seatsOf, signedIn, site, staffed, stripe } = paying;
const { subscriptionsOf, wayOf } = paying;
const WEBHOOK = "/api/stripe-webhook";
const MEGABYTE = 1024 * 1024;

/** An event of this many bytes, about an unknown object, signed as Stripe signs. */
async function eventOf(bytes: number, signedAtMs = Date.now()) {
  const id = `evt_${crypto.randomUUID().replaceAll("-", "")}`;
  const write = (padding: string) =>
    JSON.stringify({
      id,
      object: "event",
      type: "customer.subscription.updated",
      created: 1,
      data: { object: { id: "sub_of_nobody", object: "subscription", metadata: { padding } } },
    });
  const payload = write("x".repeat(Math.max(0, bytes - write("").length)));
  const header = await new Stripe("sk_test_of_nobody").webhooks.generateTestHeaderStringAsync({
    payload,
    secret: stripe().webhookSecret,
    timestamp: Math.floor(signedAtMs / 1000),
  });
  return { id, payload, header };
}
const send = (body: string, header: string) =>
  site.get(WEBHOOK, { method: "POST", body, headers: { "Stripe-Signature": header } });
const isStored = async (id: string) =>
  (await rows("SELECT 1 FROM stripe_events WHERE id = ?", [id])).length === 1;

describe("an event", () => {
  test("of the maximum size is stored, and one byte more is refused, even with a signature", async () => {
    for (const [bytes, status] of [
      [EVENT_MAX_BYTES, 200],
      [EVENT_MAX_BYTES + 1, 413],
      [MEGABYTE, 413],
    ] as const) {
      const { id, payload, header } = await eventOf(bytes);
      expect(Buffer.byteLength(payload)).toBe(bytes);
      expect((await send(payload, header)).status, `${bytes} bytes`).toBe(status);
      expect(await isStored(id)).toBe(status === 200);
    }
  });

  test("sent by a browser page is refused, even with a signature: programs send no Origin", async () => {
    for (const [name, value] of [
      ["Origin", "https://elsewhere.example"],
      ["Sec-Fetch-Site", "cross-site"],
    ] as const) {
      const { id, payload, header } = await eventOf(500);
      const headers = { "Stripe-Signature": header, [name]: value };
      expect((await site.get(WEBHOOK, { method: "POST", body: payload, headers })).status).toBe(403);
      expect(await isStored(id)).toBe(false);
    }
    expect((await paying.takeNoise()).every((line) => line.includes("cross-site"))).toBe(true);
  });

  test("of a megabyte or more is refused before its signature is checked", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send("x".repeat(MEGABYTE + 1), "t=1,v1=00")),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413));
    expect((await send("x".repeat(1_000), "t=1,v1=00")).status).toBe(400);
  });

  test("signed by a clock four minutes off is accepted, and one signed six minutes ago is not", async () => {
    for (const [minutes, status] of [
      [-4, 200],
      [4, 200],
      [-6, 400],
      // Only age is limited: no one but Stripe can sign for the future, and a repeated event is stored once.
      [6, 200],
    ] as const) {
      const { id, payload, header } = await eventOf(500, Date.now() + minutes * 60_000);
      expect((await send(payload, header)).status, `${minutes} minutes`).toBe(status);
      expect(await isStored(id)).toBe(status === 200);
    }
  });
});

/** The organization's invoices in our tables. */
const invoicesOf = (place: Place) =>
  rows(
    "SELECT i.* FROM invoices i JOIN billing_customers c ON c.id = i.customer_id WHERE c.organization_no = ?",
    [place.no],
  );

test("a free plan: free on each page, no card, a zero invoice, no receipt", async () => {
  const { owner, place } = await staffed();
  const plan = await newPlan({ month: 0, year: 0 });
  const choice = await pageOf(await owner.visitor.get(`${checkoutOf(place)}&price=${plan.month}&seats=4`));
  expect(choice.text).toContain("Free for 4 seats");
  expect(choice.text).not.toContain("$0");
  const { session } = wayOf(await owner.visitor.post(checkoutOf(place), { price: plan.month, seats: "4" }));
  await stripe().payCheckout(session);
  await stripe().deliver();
  const result = await pageOf(await owner.visitor.get(`/payment-success?session=${session}`));
  result.getByRole("heading", { name: "Thank you, it’s paid" });
  expect(await seatsOf(place)).toBe(4);
  const billing = await pageOf(await owner.visitor.get(billingOf(place)));
  expect(billing.text).toMatch(/Price Free Seats 4 seats/);
  expect(billing.text).not.toContain("Free, plus tax");
  expect(billing.text).not.toContain("$0 plus tax");
  const [, row] = rowsOf(billing.getByRole("table", { name: /Invoices/ }));
  expect(row?.slice(2, 5)).toEqual(["$0", "$0", "Paid"]);
  expect(await rows("SELECT 1 FROM outbox WHERE kind = 'receipt' AND recipient = ?", [owner.email])).toEqual(
    [],
  );
  const [invoice] = await invoicesOf(place);
  const admin = await signedIn("admin");
  const page = await pageOf(await admin.get(`/admin-console/payments?refund=${invoice?.stripe_id}`));
  expect(page.text).toContain("Nothing was paid for this invoice");
});

describe("10^9 cents a seat", () => {
  const AMOUNT = 1_000_000_000;
  let admin: Visitor;
  let own: Awaited<ReturnType<typeof staffed>>;
  let invoice: string;
  beforeAll(async () => {
    admin = await signedIn("admin");
    own = await staffed();
    const plan = await newPlan({ month: AMOUNT, year: AMOUNT });
    const at = `${checkoutOf(own.place)}&price=${plan.month}&seats=3`;
    expect((await pageOf(await own.owner.visitor.get(at))).text).toContain("$30,000,000 a month for 3 seats");
    const { session } = wayOf(
      await own.owner.visitor.post(checkoutOf(own.place), { price: plan.month, seats: "3" }),
    );
    await stripe().payCheckout(session);
    await stripe().deliver();
    const [row] = await invoicesOf(own.place);
    expect(row).toMatchObject({ total_cents: 3 * AMOUNT, paid_cents: 3 * AMOUNT });
    invoice = String(row?.stripe_id);
  });

  test("are right to the cent on the page, in the figures, in the file, and in refunds", async () => {
    expect((await pageOf(await own.owner.visitor.get(billingOf(own.place)))).text).toContain(
      "$30,000,000 plus tax on",
    );
    const at = `/admin-console/payments?refund=${invoice}`;
    const seen = (await pageOf(await admin.get(at))).document
      .querySelector('[name="seen"]')
      ?.getAttribute("value");
    const refund = (amount: string) =>
      admin.post(at, {
        intent: "refund",
        part: "part",
        amount,
        reason: "It was far too much.",
        seen: seen ?? "",
      });
    const over = await refusedPage(await refund("30,000,000.01"));
    expect(errorBy(over.getByLabelText(/^Amount/))).toContain("$30,000,000.");
    expect(heldBy(over.getByLabelText(/^Amount/))).toBe("30,000,000.01");
    expect((await refund("$29,999,999.99")).status).toBe(303);
    const [row] = await invoicesOf(own.place);
    expect(row).toMatchObject({ refunded_cents: 3 * AMOUNT - 1 });
    const page = await pageOf(await admin.get(at));
    const [, newest] = rowsOf(page.getByRole("table", { name: "Revenue by month in USD, newest first" }));
    expect(newest?.slice(1, 4)).toEqual([
      expect.stringMatching(/^\$3\d,\d{3},\d{3}/),
      expect.stringMatching(/^\$29,999,999\.99|^\$3\d,\d{3},\d{3}/),
      expect.stringMatching(/^−?\$/),
    ]);
    const { data } = Papa.parse<Record<string, string>>(
      await (await admin.get(`/admin-console/payments.csv?find=${row?.number}`)).text(),
      { header: true, skipEmptyLines: true },
    );
    expect(data).toMatchObject([{ total: "30000000.00", refunded: "29999999.99", net: "0.01" }]);
  });
});

test("a card refused for more seats changes and charges nothing; another card works", async () => {
  const { owner, place } = await staffed();
  await paid(owner, place, 3);
  const [subscription] = await subscriptionsOf(place);
  const [customer] = await rows("SELECT stripe_id FROM billing_customers WHERE organization_no = ?", [
    place.no,
  ]);
  const month = priceIdOf("agency-seats", "month");
  const submit = async () => {
    const page = await pageOf(await owner.visitor.get(`${billingOf(place)}&price=${month}&seats=9`));
    const button = page.getByRole("button", { name: /^Change and pay/ });
    return owner.visitor.post(billingOf(place), fieldsOf(formOf(button), {}, button));
  };
  for (const outcome of ["declined", "authenticate"] as const) {
    await stripe().card(String(customer?.stripe_id), outcome);
    const page = await refusedPage(await submit(), 402);
    await site.takeLogs();
    expect(page.text, outcome).toContain("The card was refused");
    expect(page.text).toContain("Nothing was changed or charged");
    expect(heldBy(page.getByRole("textbox", { name: "Seats" }))).toBe("9");
    page.getByRole("button", { name: "Change card" });
    await stripe().deliver();
    expect(await subscriptionsOf(place)).toMatchObject([
      { status: "active", seats: 3, stripe_id: subscription?.stripe_id },
    ]);
    expect((await invoicesOf(place)).filter(({ status }) => status !== "void")).toHaveLength(1);
  }
  await stripe().card(String(customer?.stripe_id), "paid");
  expect((await submit()).status).toBe(303);
  expect(await seatsOf(place)).toBe(9);
});

test("a won dispute makes the payment refundable again; a lost one doesn't", async () => {
  const admin = await signedIn("admin");
  for (const [status, answered, given] of [
    ["won", 303, 500],
    ["lost", 409, 0],
  ] as const) {
    const { owner, place } = await staffed();
    await paid(owner, place, 3);
    const [before] = await invoicesOf(place);
    const dispute = await stripe().dispute(String(before?.payment_intent_id));
    await stripe().deliver();
    const at = `/admin-console/payments?refund=${before?.stripe_id}`;
    const refund = (seen: string) =>
      admin.post(at, { intent: "refund", part: "part", amount: "5", reason: "As agreed by phone.", seen });
    expect((await refund("0-0-0")).status).toBe(409);
    await stripe().closeDispute(dispute.id, status);
    await stripe().deliver();
    expect((await refund("0-0-0")).status, status).toBe(answered);
    expect(await invoicesOf(place)).toMatchObject([{ dispute: status, refunded_cents: given }]);
  }
});
