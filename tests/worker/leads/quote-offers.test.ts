/** Quotes, messages and times are offered only where a request for them would not be refused. */
import { afterEach, describe, expect, test } from "vitest";
import { addressesIn, pageOf } from "#support/browser/page.ts";
import { BOOK, confirmByEmail, filledIn, offered, typeOf } from "../calendar/bookings.ts";
import { AGENT, openLeads } from "./leads.ts";

const leads = openLeads();
const { ask, begin, guestFields, leadOf, linkTo, memberFields, newCustomer, rows, stranger } = leads;
const NEAR = "/geographic-search-results?q=78701&radius=100";
const ASK = `/request-quote?agent=${AGENT}`;

/** A page that is not cached: the tests change the database behind the product's back. */
const fresh = async (path: string, visitor = stranger()) =>
  pageOf(await visitor.get(`${path}${path.includes("?") ? "&" : "?"}fresh=${crypto.randomUUID()}`));
const addresses = async (path: string, visitor = stranger()) =>
  addressesIn((await fresh(path, visitor)).document.body);
const ofAgent = (all: readonly string[]) =>
  all.filter((one) => one.includes(AGENT) && /request-quote|messages\/new|\/book/.test(one));

const setTaking = (accepts: boolean, from: string | null = null) =>
  rows("UPDATE agents SET accepting_clients = ?, accepting_from = ? WHERE slug = ?", [
    accepts ? 1 : 0,
    from,
    AGENT,
  ]);
const COVERED = `agent_no = (SELECT agent_no FROM agents WHERE slug = '${AGENT}')`;
let held: Record<string, unknown>[] = [];
/** Limits her licenses to these types, in every state. */
async function coverOnly(...types: string[]) {
  const bits = await rows("SELECT bit FROM product_types WHERE slug IN (SELECT value FROM json_each(?))", [
    JSON.stringify(types),
  ]);
  const mask = bits.reduce((sum, { bit }) => sum + 2 ** Number(bit), 0);
  held = await rows(`SELECT state_code, through_day, types FROM agent_coverage WHERE ${COVERED}`);
  await rows(`UPDATE agent_coverage SET types = types & ? WHERE ${COVERED}`, [mask]);
}
afterEach(async () => {
  await setTaking(true);
  for (const { state_code: state, through_day: day, types } of held)
    await rows(
      `UPDATE agent_coverage SET types = ? WHERE ${COVERED} AND state_code = ? AND through_day = ?`,
      [Number(types), String(state), String(day)],
    );
  held = [];
});

describe("the searched type", () => {
  test("is passed on from the results to the request, also through the profile", async () => {
    const all = await addresses(`${NEAR}&type=home`);
    // A row with a time to book leads to the profile instead.
    expect(all.filter((one) => one.startsWith("/request-quote?"))).toContainEqual(
      expect.stringMatching(/^\/request-quote\?agent=[a-z-]+&type=home&zip=78701$/),
    );
    const profile = `/showcase/${AGENT}?insurance=home&zip=78701`;
    expect(all).toContain(profile);
    expect(await addresses(profile)).toContain(`${ASK}&type=home&zip=78701`);
  });

  test("is not needed for the place to come along, and what is no ZIP code doesn't", async () => {
    const profile = `/showcase/${AGENT}?zip=78701`;
    expect(await addresses(NEAR)).toContain(profile);
    expect(await addresses(profile)).toContain(`${ASK}&zip=78701`);
    expect(await addresses(`/showcase/${AGENT}?zip=787x`)).toContain(ASK);
  });

  test("is asked for if none was searched, with only the types that her licenses cover", async () => {
    expect(await addresses(`/showcase/${AGENT}`)).toContain(ASK);
    const every = await addresses(ASK);
    expect(every).toContain(`${ASK}&type=auto`);
    await coverOnly("home", "life");
    const some = await addresses(ASK);
    expect(some).toContain(`${ASK}&type=home`);
    expect(some).not.toContain(`${ASK}&type=auto`);
  });

  test("leads to no quote if her licenses don't cover it", async () => {
    await coverOnly("home");
    const page = await fresh(`/showcase/${AGENT}?insurance=auto`);
    expect(addressesIn(page.document.body)).toContain(`${ASK}&type=home`);
    const auto = await fresh(`${ASK}&type=auto&zip=78701`);
    expect(auto.text).toContain("has no license in force for Auto insurance today.");
    expect(auto.queryByRole("button", { name: "Send request" })).toBeNull();
    expect(addressesIn(auto.document.body)).toContain(
      "/geographic-search-results?q=78701&type=auto&accepting=1",
    );
  });
});

describe("the request form", () => {
  test("comes after the ZIP code, and only if a license covers it", async () => {
    const before = await fresh(`${ASK}&type=home`);
    before.getByLabelText("ZIP code");
    before.getByRole("button", { name: "Continue" });
    expect(before.queryByRole("button", { name: "Send request" })).toBeNull();
    const elsewhere = await fresh(`${ASK}&type=home&zip=10001`);
    expect(elsewhere.text).toContain("has no license in force for Home insurance in New York today");
    expect(elsewhere.queryByRole("button", { name: "Send request" })).toBeNull();
    const unknown = await fresh(`${ASK}&type=home&zip=00000`);
    expect(unknown.text).toContain("We can’t find this ZIP code.");
    expect(unknown.queryByRole("button", { name: "Send request" })).toBeNull();
    const here = await fresh(`${ASK}&type=home&zip=78701`);
    here.getByRole("button", { name: "Send request" });
    expect(here.text).toContain("Insurance needed in 78701.");
    expect(here.queryByLabelText("ZIP code")).toBeNull();
  });
});

test("an agent without any covered type is offered nowhere, and the form says so at once", async () => {
  await coverOnly();
  expect(ofAgent(await addresses(`/showcase/${AGENT}`)).filter((one) => one.includes("quote"))).toEqual([]);
  expect((await addresses(`/compare?agent=${AGENT}`)).some((one) => one.includes("request-quote"))).toBe(
    false,
  );
  const page = await fresh(ASK);
  expect(page.text).toContain("has no license in force today for anything you can ask a quote for here.");
  expect(addressesIn(page.document.body).some((one) => one.startsWith("/geographic-search-results?q="))).toBe(
    true,
  );
  expect(page.queryByText("What would you like to insure?")).toBeNull();
});

describe("an agent who accepts no new clients", () => {
  const PAGES = [
    `${NEAR}&type=home`,
    NEAR,
    "/geographic-search-results?q=Ines+Calloway",
    `/showcase/${AGENT}`,
    `/compare?agent=${AGENT}&agent=bo-li`,
  ];

  test("is offered for no message, quote or time, on any page", async () => {
    for (const path of PAGES) expect(ofAgent(await addresses(path)), path).not.toEqual([]);
    await setTaking(false);
    for (const path of PAGES) {
      const page = await fresh(path);
      expect(page.text, path).toContain("Ines Calloway");
      expect(ofAgent(addressesIn(page.document.body)), path).toEqual([]);
    }
    const { visitor } = await newCustomer("saver");
    await visitor.post("/saved", { slug: AGENT, intent: "add", back: "/saved" });
    for (const path of ["/saved", "/customer-dashboard"])
      expect(ofAgent(await addresses(path, visitor)), path).toEqual([]);
  });

  test("says so at all three addresses instead of a form, with other agents nearby", async () => {
    const { visitor } = await newCustomer("direct");
    await setTaking(false, "2027-02-01");
    for (const [path, button] of [
      [`${ASK}&type=home&zip=78701`, "Send request"],
      [`/messages/new?agent=${AGENT}`, "Send message"],
      [BOOK, "Book"],
    ] as const) {
      const page = await fresh(path, visitor);
      expect(page.text, path).toContain("Ines Calloway isn’t taking new clients until Feb 1, 2027.");
      expect(page.queryByRole("button", { name: button }), path).toBeNull();
      page.getByRole("link", { name: /^Agents near \d{5}$/ });
    }
  });

  test("gets nothing from a page opened before", async () => {
    const { visitor } = await newCustomer("late");
    const type = await typeOf(rows);
    const [at = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
    await setTaking(false);
    expect((await ask(visitor, memberFields())).status).toBe(403);
    const fields = guestFields();
    expect((await ask(stranger(), fields)).status).toBe(403);
    expect(await leadOf(fields.email)).toEqual({});
    const message = { key: crypto.randomUUID(), zip: "78701", body: "Are you there?" };
    const refused = await visitor.post(`/messages/new?agent=${AGENT}`, message);
    expect(refused.status).toBe(409);
    const page = await pageOf(refused);
    expect(page.text).toContain("isn’t taking new clients now");
    expect(await rows("SELECT 1 FROM messages WHERE id = ?", [message.key])).toEqual([]);
    const booking = filledIn(type, at);
    expect((await stranger().post(BOOK, booking)).status).toBe(409);
    expect(await rows("SELECT 1 FROM appointments WHERE client_email = ?", [booking.email])).toEqual([]);
  });

  test("keeps existing conversations, requests and appointments", async () => {
    const thread = await begin();
    const fields = guestFields();
    await (await ask(stranger(), fields)).text();
    const link = await linkTo(fields.email, "request-quote");
    const type = await typeOf(rows);
    const [at = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
    const booking = filledIn(type, at);
    await stranger().post(BOOK, booking);
    const appointment = await confirmByEmail(rows, stranger(), booking.email);
    await setTaking(false);
    const again = await thread.visitor.get(`/messages/new?agent=${AGENT}`);
    expect(again.headers.get("Location")).toContain(`/messages/${thread.id}`);
    const written = await leads.send(thread.visitor, {
      thread: thread.id,
      key: crypto.randomUUID(),
      body: "One more thing.",
    });
    expect(written.status).toBe(200);
    expect((await stranger().post(link, { intent: "send" })).status).toBe(303);
    const times = (await pageOf(await stranger().get(`${appointment}&move=1`))).getAllByRole("button", {
      name: /CT/,
    });
    const to = times.at(-1)?.getAttribute("value") ?? "";
    const moved = await stranger().post(appointment, { intent: "move", at: to });
    expect(moved.status).toBe(303);
  });
});

test("an agent with a reopening date is offered again from that day on", async () => {
  await rows(
    "UPDATE agent_search SET accepting_clients = 0 WHERE agent_no = (SELECT agent_no FROM agents WHERE slug = ?)",
    [AGENT],
  );
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await setTaking(false, day(2));
  await leads.site.runCron();
  expect(ofAgent(await addresses(`/showcase/${AGENT}`))).toEqual([]);
  await setTaking(false, day(-1));
  await leads.site.runCron();
  expect(ofAgent(await addresses(`/showcase/${AGENT}`))).not.toEqual([]);
  expect(
    await rows(
      `SELECT a.accepting_from, f.accepting_clients FROM agents a JOIN agent_search f ON f.zip = a.zip AND f.agent_no = a.agent_no
       WHERE a.slug = ?`,
      [AGENT],
    ),
  ).toEqual([{ accepting_from: null, accepting_clients: 1 }]);
});
