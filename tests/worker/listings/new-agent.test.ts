/** An agent that an admin adds: as complete as one of a list, and never one who is here. */
import { expect, test } from "vitest";
import { refusedPage } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openPeople, type Person } from "./people.ts";

const { rows, signedIn, site, unclaimed, importList, cellsOf } = openPeople();
const NEW = "/admin-console/agents/new";
const SOURCE = "License lookup of the Texas Department of Insurance, today.";

const typed = (more: Record<string, string> = {}) => ({
  firstName: "Vesna",
  lastName: "Dvorak",
  npn: "20664135",
  zip: "78701",
  phone: "(512) 555-0142",
  state1: "TX",
  number1: "tx 774183",
  property1: "yes",
  casualty1: "yes",
  effectiveOn1: "2024-03-01",
  expiresOn1: "2031-02-28",
  state2: "OK",
  number2: "OK-1122",
  life2: "yes",
  effectiveOn2: "2025-01-01",
  source: SOURCE,
  ...more,
});

test("is found by search with both licenses, and a later list adds to the same profile", async () => {
  const admin = await signedIn("admin");
  const [counted] = await rows("SELECT agent_count FROM zips WHERE zip = '78701'");
  const done = await admin.post(NEW, typed());
  expect(done.status).toBe(303);
  await done.text();
  const [agent] = await rows("SELECT * FROM agents WHERE npn = '20664135'");
  expect(done.headers.get("Location")).toBe(`/admin-console/agents/${agent?.id}`);
  expect(agent).toMatchObject({
    name: "Vesna Dvorak",
    slug: "vesna-dvorak",
    phone: "+15125550142",
    state_code: "TX",
    licensed_since_year: 2024,
    account_status: "active",
  });
  expect(await rows("SELECT agent_count FROM zips WHERE zip = '78701'")).toEqual([
    { agent_count: Number(counted?.agent_count) + 1 },
  ]);
  const licenses = await rows(
    `SELECT state_code, number, lines, status, expires_on, resident, evidence FROM licenses WHERE agent_no = ? ORDER BY 1 DESC`,
    [Number(agent?.agent_no)],
  );
  expect(licenses).toEqual([
    {
      ...{ state_code: "TX", number: "TX774183", lines: 12, status: "active", expires_on: "2031-02-28" },
      ...{ resident: 1, evidence: "admin" },
    },
    {
      ...{ state_code: "OK", number: "OK-1122", lines: 1, status: "active", expires_on: "2999-12-31" },
      ...{ resident: 0, evidence: "admin" },
    },
  ]);
  const [evidence] = await rows(
    "SELECT kind, said, user_id FROM license_evidence WHERE agent_no = ? LIMIT 1",
    [Number(agent?.agent_no)],
  );
  expect(evidence).toMatchObject({ kind: "admin", said: JSON.stringify({ source: SOURCE }) });
  expect(await wordsOf(await site.get("/geographic-search-results?q=Vesna+Dvorak&kind=name"))).toContain(
    "Vesna Dvorak",
  );
  expect(await wordsOf(await admin.get(String(done.headers.get("Location"))))).toContain("TX TX774183");

  const listed = {
    ...((await unclaimed(1)) as [Person])[0],
    ...{ npn: "20664135", number: "TX774183", first_name: "VESNA", last_name: "DVORAK" },
  };
  const report = await importList([cellsOf(listed, { expires_on: "2032-02-28" })]);
  // What a person read today counts more than a list of the same day.
  expect(report).toMatchObject({ created: 0, rejected: 0, unchanged: 1 });
  expect(await rows("SELECT count(*) n FROM agents WHERE npn = '20664135'")).toEqual([{ n: 1 }]);
});

test("is refused with a link when the NPN or a license number is here, in whatever state", async () => {
  const admin = await signedIn("admin");
  const [person] = (await unclaimed(1, 2)) as [Person];
  const [{ id } = { id: "" }] = await rows("SELECT id FROM agents WHERE slug = ?", [person.slug]);
  const before = await rows("SELECT count(*) n FROM agents");
  const again = [
    typed({ npn: person.npn }),
    typed({ npn: "31415926", number1: person.number, state1: "TX" }),
  ];
  for (const form of again) {
    const refused = await refusedPage(await admin.post(NEW, form), 409);
    expect(refused.text).toContain(`${person.name} is here already`);
    expect(refused.html).toContain(`href="/admin-console/agents/${id}"`);
    expect(refused.html).toContain('value="Dvorak"');
  }
  expect(await rows("SELECT count(*) n FROM agents")).toEqual(before);
});

test.each([
  [
    "a ZIP that the directory doesn’t know",
    { npn: "2718281", number1: "TX99", state1: "TX", zip: "00001" },
    "We don’t know this ZIP code.",
  ],
  ["no license", { npn: "2718281", state1: "", number1: "" }, "Choose a state."],
  ["no line", { npn: "2718281", property1: "", casualty1: "" }, "Choose at least one line."],
  [
    "an end before the beginning",
    { npn: "2718281", expiresOn1: "2020-01-01" },
    "It can’t end before it begins.",
  ],
  [
    "the same number twice",
    {
      npn: "2718281",
      number1: "TX5",
      number2: "TX5",
      state2: "TX",
      life2: "yes",
      effectiveOn2: "2025-01-01",
    },
    "This number is entered above already.",
  ],
])("is refused with %s", async (_what, more, words) => {
  const admin = await signedIn("admin");
  const form = typed({ state2: "", number2: "", life2: "", effectiveOn2: "", ...more });
  const refused = await refusedPage(await admin.post(NEW, form), 400);
  expect(refused.text).toContain(words);
  expect(refused.text).toContain(SOURCE);
});
