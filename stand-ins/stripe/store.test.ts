import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { steerStripe } from "#support/servers/stripe.ts";
import { libraryFor, sell } from "#support/shop.ts";
import { type StandIn, startStripeStandIn } from "./http/server.ts";

let folder: string;
let standIn: StandIn | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-stripe-"));
});
afterEach(async () => {
  await standIn?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(key: string) {
  standIn = await startStripeStandIn({ folder });
  return { stripe: libraryFor(standIn.url, key), steer: steerStripe(standIn.url, key) };
}

test("what was sold is there after a restart, and continues from there", async () => {
  const key = "sk_stand_in_restart";
  const before = await start(key);
  await before.steer.settings({ mode: "held", taxPercent: 5 });
  const { subscription, item } = await sell(before);
  await standIn?.stop();

  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  const path = join(folder, files[0] ?? "");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8")).not.toContain(key);

  const after = await start(key);
  expect((await after.stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.id).toBe(item.id);
  expect(await after.steer.settings({})).toMatchObject({ mode: "held", taxPercent: 5 });
  expect(await after.steer.heldDeliveries()).toHaveLength(6);
  const more = await after.stripe.customers.create({ email: "new@example.com" });
  expect(await before.steer.state().catch(() => null)).toBeNull();
  expect((await after.stripe.customers.list()).data.map(({ id }) => id)).toContain(more.id);
  const [invoice] = (await after.stripe.invoices.list({ subscription: subscription.id })).data;
  expect(new URL(invoice?.invoice_pdf ?? "").origin).toBe(standIn?.url);
});

test("an account that is forgotten leaves no file", async () => {
  const { stripe, steer } = await start("sk_stand_in_gone");
  await stripe.customers.create({ email: "pat@example.com" });
  await expect.poll(() => readdirSync(folder).length, { timeout: 20_000 }).toBe(1);
  await steer.reset();
  await standIn?.stop();
  expect(readdirSync(folder)).toEqual([]);
});
