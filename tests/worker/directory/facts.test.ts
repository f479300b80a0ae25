/** Facts have a source and a day: their age on pages, asking their owner, and confirming them by a link or a button. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { askAboutFacts } from "#app/domains/directory/facts/ask-commands.server.ts";
import { confirmUrl } from "#app/domains/directory/facts/confirm-link.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { addressOf, fieldsOf, formOf, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, stranger, site, databaseUrl } = openAccounts();
const { inesCalloway, notAccepting } = landmarks.agents;
const AGENT = "agent@fairlead.example";
const NOW = Date.now();
const daysAgo = (days: number) => NOW - days * DAY_MS;
const dayOf = (days: number) => formatDay(utcDay(daysAgo(days)));

type Said = { source?: "list" | "document" | "agent"; state?: string; asked?: number };
/** Everything on Ines's profile was confirmed so many days ago. */
const confirmed = (
  days: number,
  { source = "agent", state, asked }: Said = {},
  agentNo: number = inesCalloway.agentNo,
) =>
  rows(
    "UPDATE agent_facts SET source = ?, state_code = ?, confirmed_at = ?, asked_at = ? WHERE agent_no = ?",
    [source, state ?? null, daysAgo(days), asked === undefined ? null : daysAgo(asked), agentNo],
  );
const factsOf = (agentNo: number) =>
  rows("SELECT fact, source, confirmed_at, asked_at FROM agent_facts WHERE agent_no = ? ORDER BY fact", [
    agentNo,
  ]);
const emails = () => rows("SELECT recipient, subject, text FROM outbox WHERE kind = 'facts' ORDER BY rowid");
/** Not from the cache. */
const open = (path: string, headers: Record<string, string> = {}) =>
  site.get(path, { headers: { Cookie: "__Host-test=1", ...headers } });
const profile = async (slug: string = inesCalloway.slug) => pageOf(await open(`/showcase/${slug}`));
/** What an element says, and whether a tick is in it. */
const marked = (element: Element) => ({
  words: wordsIn(element),
  tick: element.querySelector("svg") !== null,
});

beforeEach(async () => {
  await site.holdClock(NOW);
  await rows("DELETE FROM outbox");
  await rows("DELETE FROM user_notifications");
  await rows("UPDATE profiles SET facts_look_at = ?", [NOW + 400 * DAY_MS]);
  await rows("UPDATE profiles SET facts_look_at = 0 WHERE agent_no = ?", [inesCalloway.agentNo]);
});
afterAll(() => site.holdClock(null));

describe("a profile", () => {
  test.each([
    [89, true],
    [90, true],
    [179, true],
    [180, false],
  ])("shows who confirmed each fact %i days ago; with a tick: %s", async (days, tick) => {
    await confirmed(days);
    const page = await profile();
    const words = `${tick ? "Confirmed" : "Last confirmed"} by the agent ${dayOf(days)}`;
    const lines = page.getAllByText(words).map((line) => marked(line.closest("p") as Element));
    // Phone, carriers, languages, new clients, address, hours.
    expect(lines).toEqual(Array.from({ length: 6 }, () => ({ words, tick })));
  });

  test.each([
    ["list", "Texas state list, {day}", "Last in the Texas state list on {day}"],
    ["document", "Document checked {day}", "Document last checked {day}"],
  ] as const)("names a %s as the source", async (source, fresh, old) => {
    for (const [days, words] of [
      [20, fresh],
      [400, old],
    ] as const) {
      await confirmed(days, { source, ...(source === "list" ? { state: "TX" } : {}) });
      expect((await profile()).getAllByText(words.replace("{day}", dayOf(days)))).toHaveLength(6);
    }
  });

  test("says in Spanish who confirmed it, and says of what nobody did that it isn't confirmed", async () => {
    await confirmed(10);
    const spanish = await pageOf(await open(`/showcase/${inesCalloway.slug}?lang=es`));
    // Two of them say how the agent is paid.
    expect(spanish.getAllByText(/^Confirmado por el agente el /)).toHaveLength(8);
    await rows("DELETE FROM agent_facts WHERE agent_no = ? AND fact = 'phone'", [inesCalloway.agentNo]);
    const line = (await profile()).getByText("Not confirmed yet").closest("p");
    expect(marked(line as Element).tick).toBe(false);
    await rows(
      "INSERT INTO agent_facts (agent_no, fact, source, confirmed_at) VALUES (?, 'phone', 'agent', 0)",
      [inesCalloway.agentNo],
    );
  });
});

describe("a license", () => {
  const read = (days: number) =>
    rows("UPDATE licenses SET evidence_read_on = ? WHERE agent_no = ?", [
      utcDay(daysAgo(days)),
      notAccepting.agentNo,
    ]);
  const lastChecked = () => formatDay(utcDay(daysAgo(580)));

  test("that was last checked 19 months ago isn't marked as one of last week is", async () => {
    await read(7);
    const fresh = await profile(notAccepting.slug);
    expect(marked(fresh.getByText("Active").parentElement as Element).tick).toBe(true);
    await read(580);
    const old = await profile(notAccepting.slug);
    expect(old.queryByText("Active")).toBeNull();
    const words = old.getByText(/^Active when last checked, /);
    expect(marked(words.parentElement as Element).tick).toBe(false);
  });

  test.each([
    [179, true],
    [180, false],
  ])("read %i days ago has a tick on its card: %s", async (days, tick) => {
    await read(days);
    const page = await pageOf(await open("/agents/texas/austin"));
    const row = page.getByRole("article", { name: notAccepting.name });
    const line = within(row as HTMLElement).getByText(
      /^TX license (checked \d+ (days|months) ago|last checked .+, \d{4})$/,
    );
    expect(wordsIn(line).includes("last checked")).toBe(!tick);
    expect(marked(line.closest("p") as Element).tick).toBe(tick);
  });

  test("is compared as not confirmed since", async () => {
    await read(580);
    const page = await pageOf(await open(`/compare?agent=${notAccepting.slug}`));
    expect(page.text).toContain(`${lastChecked()}, not confirmed since`);
  });
});

describe("the owner of a profile", () => {
  const at = (days: number) => openContext({ databaseUrl: databaseUrl(), nowMs: NOW + days * DAY_MS });

  test("is asked once about everything that nobody confirmed for 90 days, and again after 90 more", async () => {
    await confirmed(89);
    await rows("UPDATE agent_facts SET confirmed_at = ? WHERE agent_no = ? AND fact = 'hours'", [
      daysAgo(3),
      inesCalloway.agentNo,
    ]);
    expect(await askAboutFacts(at(0))).toBe(0);
    expect(await askAboutFacts(at(0.99))).toBe(0);
    expect(await askAboutFacts(at(1))).toBe(1);
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ recipient: AGENT, subject: "Is your profile still right?" });
    const text = String(email?.text);
    for (const words of [
      "Phone\n(512) 555-0142",
      "Languages\nEnglish",
      "Carriers\n",
      "New clients\nAccepting",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("Hours\n");
    expect(await askAboutFacts(at(1))).toBe(0);
    await rows("UPDATE profiles SET facts_look_at = 0 WHERE agent_no = ?", [inesCalloway.agentNo]);
    expect(await askAboutFacts(at(90.9))).toBe(0);
    expect(await askAboutFacts(at(91))).toBe(1);
    expect(String((await emails())[1]?.text)).toContain("Hours\n");
  });

  test("isn't asked for an archived account, or without anyone who has claimed the profile", async () => {
    await confirmed(200);
    await confirmed(200, {}, notAccepting.agentNo);
    await rows("UPDATE profiles SET account_status = 'archived' WHERE agent_no = ?", [inesCalloway.agentNo]);
    expect(await askAboutFacts(at(0))).toBe(0);
    await rows("UPDATE profiles SET account_status = 'active' WHERE agent_no = ?", [inesCalloway.agentNo]);
    expect(await emails()).toEqual([]);
  });

  test("who turned these emails off has the question on the site alone", async () => {
    await confirmed(200);
    await rows("INSERT INTO notification_choices SELECT id, 'facts', 'mail', 0 FROM users WHERE email = ?", [
      AGENT,
    ]);
    expect(await askAboutFacts(at(0))).toBe(1);
    await rows("DELETE FROM notification_choices WHERE event = 'facts'");
    expect(await emails()).toEqual([]);
    expect(
      await rows("SELECT count(*) n FROM user_notifications WHERE title = 'Is your profile still right?'"),
    ).toEqual([{ n: 1 }]);
  });

  test("confirms it with one click on the dashboard, and only what was shown", async () => {
    await site.holdClock(null);
    await confirmed(100);
    await rows("UPDATE agent_facts SET confirmed_at = ? WHERE agent_no = ? AND fact = 'hours'", [
      daysAgo(3),
      inesCalloway.agentNo,
    ]);
    const owner = await signedIn("agent");
    const page = await pageOf(await owner.get("/dashboard"));
    const button = page.getByRole("button", { name: "Yes, all of it is right" });
    const answer = await owner.post("/dashboard", fieldsOf(formOf(button), {}, button));
    expect(answer.status).toBe(303);
    const facts = await factsOf(inesCalloway.agentNo);
    for (const { fact, confirmed_at } of facts)
      expect(Number(confirmed_at) > daysAgo(1), String(fact)).toBe(fact !== "hours");
    expect((await pageOf(await owner.get("/dashboard"))).queryByText("Is this still right?")).toBeNull();
    expect((await owner.post("/dashboard", { intent: "confirm-facts", fact: "shoe-size" })).status).toBe(400);
  });

  test("of no profile can confirm none", async () => {
    await site.holdClock(null);
    const customer = await signedIn("customer");
    expect((await customer.post("/dashboard", { intent: "confirm-facts", fact: "phone" })).status).toBe(400);
  });
});

describe("the emailed link", () => {
  const ask = async () => {
    await confirmed(200, { source: "list", state: "TX" });
    expect(await askAboutFacts(openContext({ databaseUrl: databaseUrl(), nowMs: NOW }))).toBe(1);
    const found = /\/confirm-profile\?token=[\w.-]+/.exec(String((await emails())[0]?.text));
    return String(found?.[0]);
  };
  const post = (link: string) => stranger().post(link, {});
  const others = () =>
    rows("SELECT count(*) n, sum(confirmed_at / 1000) sum FROM agent_facts WHERE agent_no <> ?", [
      inesCalloway.agentNo,
    ]);

  test("shows what the profile says and changes nothing; its button confirms it without signing in", async () => {
    const link = await ask();
    const before = await factsOf(inesCalloway.agentNo);
    const strangers = await others();
    const response = await site.get(link);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const page = await pageOf(response);
    expect(page.text).toContain("(512) 555-0142");
    expect(page.text).toContain("4120 Hollow Elm Street");
    expect(await factsOf(inesCalloway.agentNo)).toEqual(before);
    const form = formOf(page.getByRole("button", { name: "Yes, all of it is right" }));
    expect(addressOf(form)).toBe(link);
    expect((await post(addressOf(form))).status).toBe(200);
    for (const { source, confirmed_at } of await factsOf(inesCalloway.agentNo))
      expect({ source, confirmed_at }).toEqual({ source: "agent", confirmed_at: NOW });
    expect(await others()).toEqual(strangers);
    const done = await pageOf(await site.get(link));
    expect(done.getByRole("heading", { level: 1, name: "Your profile is confirmed" })).toBeTruthy();
    expect((await post(link)).status).toBe(200);
  });

  test("leaves alone what its email didn't ask about", async () => {
    const link = await ask();
    await rows(
      "UPDATE agent_facts SET confirmed_at = ?, asked_at = NULL WHERE agent_no = ? AND fact = 'hours'",
      [daysAgo(80), inesCalloway.agentNo],
    );
    await post(link);
    const hours = (await factsOf(inesCalloway.agentNo)).find(({ fact }) => fact === "hours");
    expect(hours?.confirmed_at).toBe(daysAgo(80));
  });

  test("is refused when it was changed, is over, is replaced, or the profile has another owner", async () => {
    const link = await ask();
    const before = await factsOf(inesCalloway.agentNo);
    const refused = async (address: string) => {
      expect((await site.get(address)).status, address).toBe(410);
      expect((await post(address)).status, address).toBe(410);
      expect(await factsOf(inesCalloway.agentNo)).toEqual(before);
    };
    const token = link.slice(link.indexOf("=") + 1);
    const [userId = "", agentNo = "", askedAt = "", signature = ""] = token.split(".");
    const linkOf = (...parts: string[]) => `/confirm-profile?token=${parts.join(".")}`;
    await refused("/confirm-profile");
    await refused("/confirm-profile?token=x");
    await refused(linkOf(userId, String(notAccepting.agentNo), askedAt, signature));
    await refused(linkOf(userId, agentNo, String(Number(askedAt) + 1), signature));
    await refused(linkOf(userId, agentNo, askedAt, `${signature.slice(1)}A`));
    // Signed by us for a profile that isn't this account's, and for a time at which nothing was asked.
    const context = openContext({ databaseUrl: databaseUrl(), nowMs: NOW });
    const signed = async (claim: Partial<{ agentNo: number; askedAt: number }>) => {
      const url = new URL(
        await confirmUrl(context, {
          userId,
          agentNo: inesCalloway.agentNo,
          askedAt: Number(askedAt),
          ...claim,
        }),
      );
      return url.pathname + url.search;
    };
    await refused(await signed({ agentNo: notAccepting.agentNo }));
    await refused(await signed({ askedAt: Number(askedAt) - 1 }));
    await rows("UPDATE profiles SET verified = 0 WHERE agent_no = ?", [inesCalloway.agentNo]);
    await refused(link);
    await rows("UPDATE profiles SET verified = 1 WHERE agent_no = ?", [inesCalloway.agentNo]);
    await site.holdClock(NOW + 90 * DAY_MS);
    await refused(link);
    await site.holdClock(NOW + 90 * DAY_MS - 1);
    expect((await site.get(link)).status).toBe(200);
  });
});
