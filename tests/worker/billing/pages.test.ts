/** Every billing page: fields find their form, ids are unique, and round trips are counted. */
import { beforeAll, expect, test } from "vitest";
import { priceIdOf } from "#db/seed/plans.ts";
import { pageOf } from "#support/browser/page.ts";
import { openPaying } from "./paying.ts";

const paying = openPaying();
const { rows, signedIn, stripe, wayOf } = paying;
let session: string;
let invoice: string;
beforeAll(async () => {
  await stripe().settings({ mode: "held" });
  const owner = await signedIn("fmo");
  const chosen = { price: priceIdOf("fmo-seats", "month"), seats: "9" };
  session = wayOf(await owner.post("/organization-checkout", chosen)).session;
  await paying.takeNoise();
  const [paid] = await rows("SELECT stripe_id FROM invoices WHERE status = 'paid' LIMIT 1");
  invoice = String(paid?.stripe_id);
});

/** The viewer's own read is one of them; parallel ones count each. */
const PAGES = [
  ["agent", "/membership", 3],
  ["agency", "/membership", 3],
  ["customer", "/membership", 2],
  ["agent", "/subscriptions", 2],
  ["agency", "/subscriptions", 2],
  ["agent", "/billing", 3],
  ["agency", "/billing", 3],
  ["customer", "/billing", 3],
  ["fmo", "/organization-checkout", 3],
  ["agent", "/organization-invite-checkout", 1],
  ["fmo", "/payment-success", 1],
  // Our row is read before and after asking Stripe.
  ["fmo", "/payment-success?session=", 5],
  ["fmo", "/payment-canceled?session=", 5],
  ["agent", "/payment-failure", 1],
  ["admin", "/admin-console/payments", 2],
  ["admin", "/admin-console/payments?refund=", 2],
  ["admin", "/admin-console/payments?find=lantern&status=paid", 2],
  ["admin", "/admin-stripe-sync", 2],
] as const;

test.each(PAGES)("%s at %s", async (who, path, most) => {
  const visitor = await signedIn(who);
  const named = path.endsWith("session=") ? session : path.endsWith("refund=") ? invoice : "";
  const response = await visitor.get(path + named);
  expect(response.status).toBe(200);
  const { document } = await pageOf(response);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  // A field whose form isn't found isn't submitted.
  const fields = [...document.querySelectorAll("input[form], select[form], textarea[form], button[form]")];
  for (const field of fields) {
    const id = field.getAttribute("form") ?? "";
    const form = document.getElementById(id);
    expect(form?.localName, `${field.getAttribute("name")} belongs to ${id}`).toBe("form");
  }
  expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(most);
});

// Logging it takes two of them: the last log entry, and the new row.
test("the file of payments takes three round trips", async () => {
  const response = await (await signedIn("admin")).get("/admin-console/payments.csv");
  await response.text();
  expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(3);
});
