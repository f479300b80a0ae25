import { expect, test } from "vitest";
import { openShops, sell, standing } from "#support/shop.ts";

const shops = openShops();

const send = (url: string, form: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });

test("the portal changes the card, cancels, resumes, shows invoices and leads back", async () => {
  const shop = shops.open();
  const { customer, subscription } = await sell(shop);
  const { url } = await shop.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "https://site.example/billing",
  });
  const read = async () => (await fetch(url)).text();
  const { invoices } = await standing(shop, subscription.id);
  expect(await read()).toContain(String(invoices[0]?.number));
  expect(await read()).toContain('href="https://site.example/billing"');
  expect((await send(url, { do: "cancel", subscription: subscription.id })).status).toBe(303);
  expect((await standing(shop, subscription.id)).subscription.cancel_at_period_end).toBe(true);
  expect(await read()).toContain("Go on after all");
  await send(url, { do: "resume", subscription: subscription.id });
  expect((await standing(shop, subscription.id)).subscription.cancel_at_period_end).toBe(false);

  await send(url, { do: "card", outcome: "declined" });
  expect(await read()).toContain("Visa ending in 0341");
  const { data } = await shop.stripe.events.list({ types: ["customer.updated", "payment_method.attached"] });
  expect(data.map(({ type }) => type)).toContain("customer.updated");
  await shop.steer.clock({ advanceSeconds: 32 * 24 * 60 * 60 });
  expect((await standing(shop, subscription.id)).subscription.status).toBe("past_due");
});

test("no one can change another customer's subscription in the portal", async () => {
  const shop = shops.open();
  const [mine, other] = [await sell(shop), await sell(shop)];
  const { url } = await shop.stripe.billingPortal.sessions.create({ customer: mine.customer.id });
  await send(url, { do: "cancel", subscription: other.subscription.id });
  expect((await standing(shop, other.subscription.id)).subscription.cancel_at_period_end).toBe(false);
});

test("an invoice is a page and a PDF whose table of contents is right", async () => {
  const shop = shops.open();
  const { subscription } = await sell(shop, 2);
  const [invoice] = (await standing(shop, subscription.id)).invoices;
  const page = await (await fetch(invoice?.hosted_invoice_url ?? "")).text();
  expect(page).toContain("2 × Agency (at $49.00 / month)");
  const answer = await fetch(invoice?.invoice_pdf ?? "");
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf).toContain("(2 \\327 Agency \\(at $49.00 / month\\))");
  expect(pdf).toContain("($98.00)");
  // Every entry of the cross-reference table points at the object of its number.
  const start = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe("xref");
  const offsets = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, at) => pdf.startsWith(`${at + 1} 0 obj`, offset))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  const length = Number(/\/Length (\d+)/.exec(pdf)?.[1]);
  const stream = pdf.indexOf("stream\n") + "stream\n".length;
  expect(pdf.slice(stream + length, stream + length + 10)).toBe("\nendstream");
});

test("names on a page are always escaped", async () => {
  const shop = shops.open();
  const { customer } = await sell(shop);
  await shop.stripe.customers.update(customer.id, { name: `<script>alert("x")</script>` });
  const { url } = await shop.stripe.billingPortal.sessions.create({ customer: customer.id });
  const page = await (await fetch(url)).text();
  expect(page).toContain("&lt;script&gt;");
  expect(page).not.toContain("<script");
});

test("an unknown page is a 404 that says so", async () => {
  const answer = await fetch(`${shops.origin()}/pages/${"0".repeat(24)}/pay/cs_test_1`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("There is nothing here");
});
