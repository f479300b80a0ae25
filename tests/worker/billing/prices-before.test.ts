/** The price of an organization, and when it is due, is shown before applying, while waiting, and on approval. */
import { expect, test } from "vitest";
import { pageOf } from "#support/browser/page.ts";
import { openApplicants } from "../organizations/applicants.ts";

const { applicationOf, decide, emailsTo, newApplicant, rows, signedIn, stranger } = openApplicants();
const AGENCY =
  "Agency: $12 a seat a month or $120 a seat a year, plus tax, with at least 3 seats ($36 a month). This is a sample price.";
const DUE = "Payment is due once your application is approved, before your workspace opens.";
const textOf = async (visitor: { get(path: string): Promise<Response> }, path: string) =>
  (await pageOf(await visitor.get(path))).text;

test.each([
  ["/organization-signup", ["Agency: $12", "FMO: $10", "Carrier: $9"]],
  ["/auth/agency-signup", ["Agency: $12"]],
  ["/auth/fmo-signup", ["FMO: $10"]],
  ["/auth/carrier-signup", ["Carrier: $9"]],
])("%s shows the price, and when payment is due", async (path, prices) => {
  const text = await textOf(stranger(), path);
  expect(text).toContain(DUE);
  for (const price of prices) expect(text).toContain(`${price} a seat a month`);
  expect(text).toContain("This is a sample price.");
});

test("an applicant reads it before the form, while waiting, and in the approval email", async () => {
  const { visitor, email } = await newApplicant();
  const form = await textOf(visitor, "/create-organization");
  expect(form).toContain(AGENCY);
  expect(form).toContain("Carrier: $9 a seat a month");
  expect(form).toContain(DUE);
  const row = await applicationOf(email);
  await (
    await visitor.post("/create-organization", {
      organizationName: String(row?.organization_name),
      organizationType: "agency",
      npn: "",
      street: "12 Elm Street",
      zip: "78701",
      phone: "(512) 555-0142",
      website: "",
      description: "",
    })
  ).text();
  const pending = await textOf(visitor, "/application-pending");
  expect(pending).toContain(AGENCY);
  expect(pending).toContain(DUE);
  expect(pending).not.toContain("Carrier: $9");
  expect(pending).toContain("make the first payment");
  await decide(email, { decision: "approve" });
  const emails = await emailsTo(email, "application");
  const approval = emails.find(({ subject }) => String(subject).endsWith("is approved"));
  expect(String(approval?.text)).toContain(AGENCY);
  expect(String(approval?.text)).toContain("Your workspace opens with the first payment.");
});

test("joining says that it costs nothing, and where to find an organization's price", async () => {
  const page = await pageOf(await (await signedIn("customer")).get("/apply-organization"));
  expect(page.text).toContain("Joining costs you nothing");
  page.getByRole("link", { name: "What adding an organization costs" });
});

test("a price changed by an admin is the one shown, and a withdrawn plan is not shown", async () => {
  const { visitor } = await newApplicant();
  await rows("UPDATE plans SET summary = 'For an agency.' WHERE key = 'agency-seats'");
  await rows(
    "UPDATE plan_prices SET amount_cents = 1550 WHERE plan_id = (SELECT id FROM plans WHERE key = 'agency-seats') AND interval = 'month'",
  );
  const text = await textOf(visitor, "/create-organization");
  expect(text).toContain(
    "Agency: $15.50 a seat a month or $120 a seat a year, plus tax, with at least 3 seats ($46.50 a month).",
  );
  expect(text).not.toContain(AGENCY);
  await rows("UPDATE plans SET status = 'withdrawn' WHERE audience = 'agency'");
  expect(await textOf(stranger(), "/auth/agency-signup")).not.toContain(DUE);
});
