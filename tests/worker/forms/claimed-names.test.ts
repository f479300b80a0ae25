/** Names that claim to be ours, or mix alphabets to look like another's, are refused everywhere. */
import { beforeAll, describe, expect, test } from "vitest";
import { site as ours } from "#app/platform/site.ts";
import { errorBy, heldBy, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";
import { BOOK, filledIn, offered, typeOf } from "../calendar/bookings.ts";

const { rows, signedIn, stranger } = openAccounts();
const password = "correct horse battery";
const address = () => `${crypto.randomUUID().slice(0, 8)}@mail.example`;

const LOOKS_LIKE_OURS = /looks like one of our team’s|looks like ours/;
const MIXED = /one alphabet/;
const PERSONS: readonly [name: string, said: RegExp][] = [
  ["Admin", LOOKS_LIKE_OURS],
  [ours.name, LOOKS_LIKE_OURS],
  [`${ours.name} Support`, LOOKS_LIKE_OURS],
  ["М\u043ederat\u043er", LOOKS_LIKE_OURS],
  ["Su\u200cpport", LOOKS_LIKE_OURS],
  ["S t a f f", LOOKS_LIKE_OURS],
  ["Mаria", MIXED],
];
const ORGANIZATIONS: typeof PERSONS = [
  [`${ours.name} Insurance`, LOOKS_LIKE_OURS],
  [`${[...ours.name].join(" ")}`, LOOKS_LIKE_OURS],
  ["The Support Team", LOOKS_LIKE_OURS],
  ["Lаntern Row", MIXED],
];

/** Submits the form with this name, and finds it refused next to its field, with its value. */
async function expectRefused(
  send: (name: string) => Promise<Response>,
  label: string,
  names: readonly (readonly [string, RegExp])[],
): Promise<void> {
  for (const [name, said] of names) {
    const response = await send(name);
    expect(response.status, name).toBe(400);
    const field = (await pageOf(response)).getAllByLabelText(label).find((one) => heldBy(one) === name);
    expect(field, `${name} is still there`).toBeDefined();
    if (field !== undefined) expect(errorBy(field), name).toMatch(said);
  }
}

const person = () => ({ firstName: "Nell", lastName: "Hargrove", email: address(), password });

describe("signing up", () => {
  test.each([
    ["/auth/signup", { role: "customer" }],
    ["/auth/signup", { role: "agent" }],
    ["/auth/executive-signup", { role: "agency_executive" }],
    ["/auth/agency-signup", { organizationName: "Lantern" }],
    ["/auth/fmo-signup", { organizationName: "Lantern" }],
    ["/auth/carrier-signup", { organizationName: "Lantern" }],
  ])("%s as %o refuses such a person's name", async (path, more) => {
    for (const [label, field] of [
      ["First name", "firstName"],
      ["Last name", "lastName"],
    ] as const)
      await expectRefused(
        (name) => stranger().post(path, { ...person(), ...more, [field]: name }),
        label,
        PERSONS,
      );
  });

  test.each(["/auth/agency-signup", "/auth/fmo-signup", "/auth/carrier-signup"])(
    "%s refuses such an organization's name",
    async (path) => {
      await expectRefused(
        (organizationName) => stranger().post(path, { ...person(), organizationName }),
        "Organization name",
        ORGANIZATIONS,
      );
    },
  );

  test("refuses first and last names that are ours only together", async () => {
    const at = 4;
    const joined = {
      ...person(),
      role: "customer",
      firstName: ours.name.slice(0, at),
      lastName: ours.name.slice(at),
    };
    const response = await stranger().post("/auth/signup", joined);
    expect(response.status).toBe(400);
    expect(errorBy((await pageOf(response)).getByLabelText("Last name"))).toMatch(LOOKS_LIKE_OURS);
  });

  test("says so in Spanish, too", async () => {
    const response = await stranger().post(
      "/auth/signup",
      { ...person(), role: "customer", firstName: "Soporte", lastName: "Mаria" },
      { "Accept-Language": "es" },
    );
    const page = await pageOf(response);
    expect(errorBy(page.getByLabelText("Nombre"))).toContain("Este nombre parece de nuestro equipo");
    expect(errorBy(page.getByLabelText("Apellido"))).toContain("Use letras de un solo alfabeto");
  });

  test("by API is refused with the same sentence, and opens no account", async () => {
    const email = address();
    const response = await stranger().get("/api/orchestrated-signup", {
      method: "POST",
      body: JSON.stringify({ ...person(), email, role: "customer", lastName: "Admin" }),
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(LOOKS_LIKE_OURS);
    expect(await rows("SELECT 1 FROM users WHERE email = ?", [email])).toEqual([]);
  });
});

describe("later", () => {
  let customer: Visitor;
  let agent: Visitor;
  beforeAll(async () => {
    customer = await signedIn("customer");
    agent = await signedIn("agent");
  });

  test("the settings refuse such a name", async () => {
    await expectRefused(
      (firstName) => customer.post("/settings", { intent: "rename", firstName, lastName: "Okonedo" }),
      "First name",
      PERSONS,
    );
  });

  test("an application and an organization’s page refuse such a name, so no such address is made", async () => {
    const before = await rows("SELECT url_slug FROM organizations ORDER BY organization_no");
    const applicant = await signedIn("new-applicant");
    const details = { organizationType: "agency", street: "1 Wharf", zip: "78701" };
    await expectRefused(
      (organizationName) => applicant.post("/create-organization", { ...details, organizationName }),
      "Organization name",
      ORGANIZATIONS,
    );
    const owner = await signedIn("agency");
    await expectRefused(
      (organizationName) =>
        owner.post("/dashboard/organization", { ...details, organizationName, description: "An agency." }),
      "Name",
      ORGANIZATIONS,
    );
    expect(await rows("SELECT url_slug FROM organizations ORDER BY organization_no")).toEqual(before);
  });

  test("an executive’s title and an appointment’s type may not contain our name", async () => {
    const executive = await signedIn("agency-executive");
    const names = [[`${ours.name} Administrator`, /looks like one of our names/]] as const;
    await expectRefused(
      (title) => executive.post("/settings?section=showcase", { intent: "save-executive", title }),
      "Title",
      names,
    );
    await expectRefused(
      (name) => agent.post("/settings/calendar", { intent: "save-type", name, way: "phone" }),
      "Name",
      names,
    );
  });
});

describe("without an account", () => {
  test("a question, its API, a quote request, a card, and a booking refuse such a name", async () => {
    const question = {
      customer_last_name: "Hargrove",
      customer_email: address(),
      customer_zip_code: "78704",
      insurance_type: "Home",
      question: "Does a fence count as part of the house?",
    };
    await expectRefused(
      (customer_first_name) => stranger().post("/ask-expert", { ...question, customer_first_name }),
      "First name",
      PERSONS,
    );
    const call = await stranger().get("/api/rpc/manage_expert_questions_secure", {
      method: "POST",
      body: JSON.stringify({
        action: "create_question",
        question_data: { ...question, customer_first_name: "Admin", allow_contact: false },
      }),
      headers: { "Content-Type": "application/json" },
    });
    expect(call.status).toBe(400);
    await expectRefused(
      (firstName) =>
        stranger().post("/request-quote?agent=ines-calloway&type=home", { ...person(), firstName }),
      "First name",
      PERSONS,
    );
    await expectRefused(
      (firstName) => stranger().post("/contact-capture/ines-calloway", { ...person(), firstName }),
      "First name",
      PERSONS,
    );
    const type = await typeOf(rows);
    const [at = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
    await expectRefused(
      (name) => stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at, { name })),
      "Name",
      PERSONS,
    );
  });
});
