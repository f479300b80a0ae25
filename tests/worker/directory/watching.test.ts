/** Watching an agent: what begins it, what is told, to whom, once, and how it is stopped. */
import { beforeEach, describe, expect, test } from "vitest";
import { dropOldGuestWatches } from "#app/domains/directory/watching/guest-commands.server.ts";
import { TOLD_AT_ONCE } from "#app/domains/directory/watching/limits.ts";
import { tellWatchers } from "#app/domains/directory/watching/tell-commands.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { BOOK, confirmByEmail, filledIn, offered, typeOf } from "../calendar/bookings.ts";
import { openConversations } from "../messages/conversations.ts";

const { rows, signedIn, stranger, databaseUrl, begin, newCustomer } = openConversations();
const { inesCalloway, shortest } = landmarks.agents;
const EMAIL = "customer@fairlead.example";
const HERE = "/settings?section=watched";

/** When this file began: what the server notes is later, by minutes on a slow machine. */
const START = Date.now();
const run = (nowMs: number) => tellWatchers(openContext({ databaseUrl: databaseUrl(), nowMs }));
const later = (hours: number) => START + hours * HOUR_MS;
/** An hour before the look at two hours. */
const FIRST_LOOK = later(0.5);
const idOf = async (email: string) =>
  String((await rows("SELECT id FROM users WHERE email = ?", [email]))[0]?.id);
const watches = () =>
  rows(
    `SELECT w.agent_no, w.reason, w.stopped_at IS NOT NULL stopped FROM agent_watches w JOIN users u ON u.id = w.user_id
      WHERE u.email = ? ORDER BY w.agent_no`,
    [EMAIL],
  );
const emails = () =>
  rows(
    "SELECT recipient, subject, text, unsubscribe_url FROM outbox WHERE kind = 'watched-agent' ORDER BY recipient, created_at, id",
  );
const told = () =>
  rows(
    `SELECT u.email, n.title, n.message, n.action_url, n.type FROM user_notifications n JOIN users u ON u.id = n.user_id
      WHERE n.action_url LIKE '/showcase/%' ORDER BY u.email, n.created_at, n.id`,
  );
const post = async (who: Visitor, intent: string, slug: string = inesCalloway.slug) => {
  const answer = await who.post(HERE, { intent, agent: slug });
  await answer.text();
  return { status: answer.status, to: answer.headers.get("Location") };
};

/** Two Texas licenses of one agent, of which one covers everything the other does. */
const LICENSE = 9_100_001;
async function oneLicense(agentNo: number, no = LICENSE, lines = 12) {
  await rows(
    `INSERT INTO licenses (license_no, agent_no, state_code, number, license_class, resident, lines, state_label, status,
      effective_on, expires_on, evidence, evidence_read_on)
      VALUES (?, ?, 'TX', ?, 'Producer', 1, ?, '', 'active', '2025-01-01', '2090-12-31', 'state-list', '2026-05-04')`,
    [no, agentNo, `TXW-${no}`, lines],
  );
}
const change = (set: string, no = LICENSE) => rows(`UPDATE licenses SET ${set} WHERE license_no = ?`, [no]);

beforeEach(async () => {
  for (const table of [
    "agent_watches",
    "guest_watches",
    "watched_agents",
    "watch_news",
    "saved_agents",
    "outbox",
    "notification_choices",
    "user_notifications",
  ])
    await rows(`DELETE FROM ${table}`);
  for (const { agentNo } of [inesCalloway, shortest]) {
    await rows("DELETE FROM license_changes WHERE agent_no = ?", [agentNo]);
    await rows("DELETE FROM licenses WHERE agent_no = ?", [agentNo]);
  }
  await oneLicense(inesCalloway.agentNo);
});

/** Moves her to another city; what is returned moves her back. */
async function move(name: string, state: string) {
  const [had] = await rows("SELECT city_no, state_code FROM agents WHERE agent_no = ?", [
    inesCalloway.agentNo,
  ]);
  const to = (cityNo: unknown, stateCode: unknown) =>
    rows("UPDATE agents SET city_no = ?, state_code = ? WHERE agent_no = ?", [
      Number(cityNo),
      String(stateCode),
      inesCalloway.agentNo,
    ]);
  const [city] = await rows("SELECT city_no FROM cities WHERE name = ? AND state_code = ?", [name, state]);
  await to(city?.city_no, state);
  return () => to(had?.city_no, had?.state_code);
}

/** A customer watches her, and she was looked at once. */
async function watching(): Promise<Visitor> {
  const customer = await signedIn("customer");
  await post(customer, "watch-agent");
  expect(await run(FIRST_LOOK)).toBe(0);
  return customer;
}

describe("an agent is watched", () => {
  test("from the profile, without JavaScript; the settings list it, and one click there stops it", async () => {
    const customer = await signedIn("customer");
    const { document } = await pageOf(await customer.get(`/showcase/${inesCalloway.slug}`));
    const form = document.querySelector('form[action*="section=watched"]');
    const answer = await customer.post(form?.getAttribute("action") ?? "", {
      intent: form?.querySelector("button")?.getAttribute("value") ?? "",
      back: form?.querySelector("[name=back]")?.getAttribute("value") ?? "",
    });
    await answer.text();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/showcase/${inesCalloway.slug}`]);
    expect(await watches()).toEqual([{ agent_no: inesCalloway.agentNo, reason: "asked", stopped: 0 }]);
    // Another customer sees and stops none of it.
    const { visitor: other } = await newCustomer("other");
    expect((await pageOf(await other.get(HERE))).text).toContain("You watch nobody.");
    await post(other, "unwatch-agent");
    expect(await watches()).toEqual([{ agent_no: inesCalloway.agentNo, reason: "asked", stopped: 0 }]);
    const list = await pageOf(await customer.get(HERE));
    expect(list.text).toContain("Ines Calloway");
    expect(await post(customer, "unwatch-agent")).toEqual({ status: 303, to: HERE });
    expect(await watches()).toEqual([{ agent_no: inesCalloway.agentNo, reason: "asked", stopped: 1 }]);
    expect((await pageOf(await customer.get(HERE))).text).toContain("You watch nobody.");
    await post(customer, "watch-agent");
    expect(await watches()).toEqual([{ agent_no: inesCalloway.agentNo, reason: "asked", stopped: 0 }]);
  });

  test("after signing in, for who was signed out", async () => {
    const visitor = stranger();
    const sent = await visitor.post(`${HERE}&agent=${inesCalloway.slug}`, {
      intent: "watch-agent",
      back: "profile",
    });
    expect(sent.status).toBe(302);
    const next =
      new URL(sent.headers.get("Location") ?? "", "http://own.invalid").searchParams.get("next") ?? "";
    expect(next).toBe(`${HERE}&agent=${inesCalloway.slug}`);
    await visitor.signIn(EMAIL, "harbor-lantern-42");
    expect((await pageOf(await visitor.get(next))).text).toContain("Watch Ines Calloway?");
  });

  test("when a customer saves them, until they are unsaved; what was stopped isn't begun again", async () => {
    const customer = await signedIn("customer");
    const save = async (intent: string) =>
      (await customer.post("/saved", { slug: inesCalloway.slug, intent })).text();
    await save("add");
    expect(await watches()).toEqual([{ agent_no: inesCalloway.agentNo, reason: "saved", stopped: 0 }]);
    await save("remove");
    expect(await watches()).toEqual([]);
    await save("add");
    await post(customer, "unwatch-agent");
    await save("remove");
    await save("add");
    expect(await watches()).toEqual([{ agent_no: inesCalloway.agentNo, reason: "saved", stopped: 1 }]);
  });

  test("when a customer begins a conversation with them", async () => {
    const { customer } = await begin();
    expect(
      await rows(
        "SELECT w.reason FROM agent_watches w JOIN users u ON u.id = w.user_id WHERE u.email = ? AND w.agent_no = ?",
        [customer.email, inesCalloway.agentNo],
      ),
    ).toEqual([{ reason: "message" }]);
  });

  test("when a customer books a time with them", async () => {
    const customer = await signedIn("customer");
    const type = await typeOf(rows);
    const [at] = await offered(customer, `${BOOK}?type=${type}`);
    const answer = await customer.post(BOOK, filledIn(type, at ?? 0, { email: EMAIL }));
    await answer.text();
    expect(answer.status).toBe(303);
    expect(await watches()).toEqual([{ agent_no: inesCalloway.agentNo, reason: "appointment", stopped: 0 }]);
  });

  test("never by their own account, and never through a slug that is nobody's", async () => {
    const agent = await signedIn("agent");
    const [own] = await rows(
      "SELECT a.slug FROM profiles p JOIN users u ON u.id = p.user_id JOIN agents a ON a.agent_no = p.agent_no WHERE u.email = 'agent@fairlead.example'",
    );
    await post(agent, "watch-agent", String(own?.slug));
    await post(agent, "watch-agent", "nobody-at-all");
    expect(await rows("SELECT 1 FROM agent_watches")).toEqual([]);
  });
});

describe("a customer is told, once, in the bell and by email", () => {
  test.each([
    [
      "a license ends by its date",
      "expires_on = '2020-01-01'",
      "Ines Calloway’s Texas license has ended",
      "The Texas license TXW-9100001 has expired.",
    ],
    [
      "a license is revoked",
      "status = 'revoked'",
      "Ines Calloway’s Texas license has ended",
      "The state has the Texas license TXW-9100001 as revoked.",
    ],
    [
      "a license is suspended",
      "status = 'suspended'",
      "Ines Calloway’s Texas license is suspended",
      "The state has the Texas license TXW-9100001 as suspended.",
    ],
  ])("when %s", async (_what, set, title, words) => {
    await watching();
    await change(set);
    expect(await run(later(2))).toBe(1);
    expect(await told()).toMatchObject([
      { email: EMAIL, title, action_url: `/showcase/${inesCalloway.slug}`, type: "warning" },
    ]);
    expect(String((await told())[0]?.message)).toContain(words);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: EMAIL, subject: title, text: expect.stringContaining(words) });
    expect(String(email?.unsubscribe_url)).toContain(".watched-agent.");
    expect(await rows("SELECT event, license_no FROM watch_news")).toEqual([
      { event: set.includes("suspended") ? "license-suspended" : "license-ended", license_no: LICENSE },
    ]);
    for (const hours of [3, 4, 5]) expect(await run(later(hours))).toBe(0);
    expect(await told()).toHaveLength(1);
  });

  test("when the agent moves to another city", async () => {
    await watching();
    const back = await move("Tulsa", "OK");
    try {
      expect(await run(later(2))).toBe(1);
      expect(await told()).toMatchObject([{ title: "Ines Calloway moved to Tulsa, OK", type: "info" }]);
      expect(await run(later(4))).toBe(0);
    } finally {
      await back();
    }
  });

  test("when the profile changes hands, even if nobody had it in between", async () => {
    const [holder] = await rows("SELECT user_id FROM profiles WHERE agent_no = ?", [inesCalloway.agentNo]);
    const other = await idOf("unverified@fairlead.example").catch(() => "");
    const [free] = await rows(
      "SELECT user_id FROM profiles p JOIN users u ON u.id = p.user_id WHERE p.agent_no IS NULL AND u.email NOT IN (?, ?) LIMIT 1",
      [EMAIL, other],
    );
    const [had, gets] = [String(holder?.user_id), String(free?.user_id)];
    const give = async (userId: string, agentNo: number | null) =>
      rows("UPDATE profiles SET agent_no = ?, verified = ? WHERE user_id = ?", [
        agentNo,
        agentNo === null ? 0 : 1,
        userId,
      ]);
    await watching();
    await give(had, null);
    try {
      expect(await run(later(2))).toBe(0);
      await give(gets, inesCalloway.agentNo);
      expect(await run(later(4))).toBe(1);
      expect(await told()).toMatchObject([
        { title: "Ines Calloway’s profile has a new owner", type: "info" },
      ]);
      expect(await run(later(6))).toBe(0);
    } finally {
      await give(gets, null);
      await give(had, inesCalloway.agentNo);
    }
  });

  test("in Spanish, if that is their language", async () => {
    await watching();
    await rows("UPDATE users SET language = 'es' WHERE email = ?", [EMAIL]);
    await change("status = 'suspended'");
    try {
      await run(later(2));
      expect((await emails())[0]?.subject).toBe("La licencia de Ines Calloway en Texas está suspendida");
      expect((await told())[0]?.title).toBe("La licencia de Ines Calloway en Texas está suspendida");
    } finally {
      await rows("UPDATE users SET language = 'en' WHERE email = ?", [EMAIL]);
    }
  });

  test("by two runs of the clock at once: by one", async () => {
    await watching();
    await change("status = 'suspended'");
    const done = await Promise.all([run(later(2)), run(later(2)), run(later(2))]);
    expect(done.sort()).toEqual([0, 0, 1]);
    expect(await told()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  test("that the license is in force again, if they were told that it wasn't; and of its next end", async () => {
    await watching();
    await change("status = 'suspended'");
    await run(later(2));
    const [other] = await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'");
    await rows(
      "INSERT INTO agent_watches (user_id, agent_no, reason, started_at) VALUES (?, ?, 'saved', 1)",
      [String(other?.id), inesCalloway.agentNo],
    );
    await change("status = 'active'");
    expect(await run(later(4))).toBe(1);
    await change("status = 'revoked'");
    expect(await run(later(6))).toBe(2);
    expect((await told()).map(({ email, title }) => [email, title])).toEqual([
      ["admin@fairlead.example", "Ines Calloway’s Texas license has ended"],
      [EMAIL, "Ines Calloway’s Texas license is suspended"],
      [EMAIL, "Ines Calloway’s Texas license is in force again"],
      [EMAIL, "Ines Calloway’s Texas license has ended"],
    ]);
  });
});

describe("those who watch", () => {
  test("hear each of what concerns them: a license in force again is news only for who heard that it wasn't", async () => {
    await watching();
    await change("status = 'suspended'");
    await run(later(2));
    await rows(
      "INSERT INTO agent_watches (user_id, agent_no, reason, started_at) VALUES (?, ?, 'saved', 1)",
      [await idOf("admin@fairlead.example"), inesCalloway.agentNo],
    );
    await rows("DELETE FROM user_notifications");
    await change("status = 'active'");
    const back = await move("Tulsa", "OK");
    try {
      expect(await run(later(4))).toBe(2);
      expect((await told()).map(({ email, message }) => [email, message])).toEqual([
        ["admin@fairlead.example", "The office was in Austin, TX and is now in Tulsa, OK."],
        [
          EMAIL,
          "The state has the Texas license TXW-9100001 as active again. The office was in Austin, TX and is now in Tulsa, OK.",
        ],
      ]);
    } finally {
      await back();
    }
  });

  test("hear it once each, however many they are", async () => {
    await watching();
    const [first] = await rows("SELECT id FROM users WHERE email = ?", [EMAIL]);
    const others = Array.from(
      { length: TOLD_AT_ONCE + 20 },
      (_, at) => `${String(first?.id).slice(0, -4)}${9000 + at}`,
    );
    await rows(
      `INSERT INTO users SELECT ${await cloned("users", { id: "j.value", email: "j.value || '@mail.example'" })}
        FROM users u, json_each(?) j WHERE u.email = ?`,
      [JSON.stringify(others), EMAIL],
    );
    await rows(
      `INSERT INTO profiles SELECT ${await cloned("profiles", { user_id: "j.value", url_slug: "NULL" })}
        FROM profiles u, json_each(?) j WHERE u.user_id = ?`,
      [JSON.stringify(others), String(first?.id)],
    );
    await rows(
      "INSERT INTO agent_watches (user_id, agent_no, reason, started_at) SELECT j.value, ?, 'saved', 1 FROM json_each(?) j",
      [inesCalloway.agentNo, JSON.stringify(others)],
    );
    try {
      await change("status = 'suspended'");
      let heard = 0;
      for (let minute = 0; minute < 4; minute++) heard += await run(later(2) + minute * MINUTE_MS);
      expect(heard).toBe(others.length + 1);
      expect(await rows("SELECT count(*) n, count(DISTINCT user_id) people FROM watch_news")).toEqual([
        { n: heard, people: heard },
      ]);
      expect(await told()).toHaveLength(heard);
    } finally {
      await rows("DELETE FROM users WHERE id IN (SELECT value FROM json_each(?))", [JSON.stringify(others)]);
    }
  });
});

/** The columns of a table as a copy of a row `u` has them, but for some. */
const cloned = async (table: string, but: Record<string, string>) =>
  (await rows(`SELECT name FROM pragma_table_info('${table}')`))
    .map(({ name }) => but[String(name)] ?? `u.${name}`)
    .join(", ");

describe("nobody is told", () => {
  test("of what was taken back before the record settled, and then only of what is true", async () => {
    await watching();
    await change("status = 'revoked'");
    const log = (at: number) =>
      rows(
        `INSERT INTO license_changes (license_no, agent_no, cause, before, after, revision, changed_at)
          VALUES (?, ?, 'import', '{}', '{}', 1, ?)`,
        [LICENSE, inesCalloway.agentNo, at],
      );
    await log(later(2) - 5 * MINUTE_MS);
    expect(await run(later(2))).toBe(0);
    // Undone ten minutes later, and looked at when it has settled.
    await change("status = 'active'");
    await log(later(2) + 5 * MINUTE_MS);
    expect(await run(later(3))).toBe(0);
    expect(await run(later(4))).toBe(0);
    expect(await told()).toEqual([]);
    await change("status = 'revoked'");
    expect(await run(later(6))).toBe(1);
  });

  test("of a license that another one in force replaces, or that was taken off the record", async () => {
    await watching();
    await oneLicense(inesCalloway.agentNo, LICENSE + 1);
    await change("expires_on = '2020-01-01'");
    expect(await run(later(2))).toBe(0);
    await rows("DELETE FROM licenses WHERE license_no = ?", [LICENSE + 1]);
    expect(await run(later(4))).toBe(0);
    expect(await told()).toEqual([]);
  });

  test("who stopped, whose account is archived, who is the agent, or who watches somebody else", async () => {
    const customer = await watching();
    const userIds = await Promise.all(["admin@fairlead.example", "agent@fairlead.example"].map(idOf));
    const [holder] = await rows("SELECT user_id FROM profiles WHERE agent_no = ?", [inesCalloway.agentNo]);
    for (const userId of [String(holder?.user_id)])
      await rows(
        "INSERT INTO agent_watches (user_id, agent_no, reason, started_at) VALUES (?, ?, 'saved', 1) ON CONFLICT DO NOTHING",
        [userId, inesCalloway.agentNo],
      );
    await rows(
      "INSERT INTO agent_watches (user_id, agent_no, reason, started_at) VALUES (?, ?, 'saved', 1) ON CONFLICT DO NOTHING",
      [userIds[0] ?? "", shortest.agentNo],
    );
    await post(customer, "unwatch-agent");
    const { person } = await newCustomer("leaving");
    const leaving = await idOf(person.email);
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [leaving]);
    await rows(
      "INSERT INTO agent_watches (user_id, agent_no, reason, started_at) VALUES (?, ?, 'saved', 1)",
      [leaving, inesCalloway.agentNo],
    );
    await change("status = 'revoked'");
    expect(await run(later(2))).toBe(0);
    expect([await told(), await emails()]).toEqual([[], []]);
  });

  test("by email at an address that isn't confirmed", async () => {
    await watching();
    const [had] = await rows("SELECT email_confirmed_at FROM users WHERE email = ?", [EMAIL]);
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE email = ?", [EMAIL]);
    await change("status = 'revoked'");
    try {
      expect(await run(later(2))).toBe(1);
      expect([(await told()).length, await emails()]).toEqual([1, []]);
    } finally {
      await rows("UPDATE users SET email_confirmed_at = ? WHERE email = ?", [
        Number(had?.email_confirmed_at),
        EMAIL,
      ]);
    }
  });

  test("of anything after the link in the email: opening it changes nothing, one click stops it", async () => {
    await watching();
    await change("status = 'suspended'");
    await run(later(2));
    const link = new URL(String((await emails())[0]?.unsubscribe_url));
    const visitor = stranger();
    const shown = await pageOf(await visitor.get(link.pathname + link.search));
    expect(shown.text).toContain("Agents you watch");
    expect(await rows("SELECT 1 FROM notification_choices")).toEqual([]);
    await (await visitor.post(link.pathname + link.search, { "List-Unsubscribe": "One-Click" })).text();
    await rows("DELETE FROM outbox");
    await change("status = 'active'");
    await run(later(4));
    await change("status = 'revoked'");
    expect(await run(later(6))).toBe(1);
    expect(await emails()).toEqual([]);
  });
});

test("an agent whom nobody watches anymore is looked at no more", async () => {
  const customer = await watching();
  await post(customer, "unwatch-agent");
  await run(later(2));
  expect(await rows("SELECT 1 FROM watched_agents")).toEqual([]);
});

test("an account's export says what it watches and what it was told", async () => {
  const customer = await watching();
  await change("status = 'suspended'");
  await run(later(2));
  const file: { watchedAgents?: unknown } = await (await customer.get("/settings/export")).json();
  expect(file.watchedAgents).toMatchObject({
    agents: [{ agent: inesCalloway.slug, reason: "asked", stoppedAt: null }],
    told: [{ agent: inesCalloway.slug, event: "license-suspended" }],
  });
});

describe("a guest who booked hears of it, too", () => {
  const GUEST = "guest-watcher@mail.example";
  const guests = () => rows("SELECT email, agent_no, stopped_at IS NOT NULL stopped FROM guest_watches");
  const held = async () => {
    const guest = stranger();
    const type = await typeOf(rows);
    const [at] = await offered(guest, `${BOOK}?type=${type}`);
    const answer = await guest.post(BOOK, filledIn(type, at ?? 0, { email: GUEST }));
    await answer.text();
    expect(answer.status).toBe(303);
    return guest;
  };

  test("once the address is confirmed; one click stops it, and another booking doesn't begin it again", async () => {
    const guest = await held();
    expect(await guests(), "an address that nobody confirmed").toEqual([]);
    await confirmByEmail(rows, guest, GUEST);
    expect(await guests()).toEqual([{ email: GUEST, agent_no: inesCalloway.agentNo, stopped: 0 }]);
    expect(await run(FIRST_LOOK)).toBe(0);
    await change("status = 'suspended'");
    expect(await run(later(2))).toBe(1);
    expect(await run(later(4)), "once").toBe(0);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: GUEST, subject: "Ines Calloway’s Texas license is suspended" });
    expect(String(email?.text)).toContain("You get this because you booked a time with this agent.");
    expect(String(email?.text)).not.toContain("/settings");

    const stop = new URL(String(email?.unsubscribe_url));
    const page = await pageOf(await stranger().get(stop.pathname + stop.search));
    expect(page.text).toContain("Emails about the license of an agent whom you booked will stop.");
    expect(await guests(), "opening it changes nothing").toMatchObject([{ stopped: 0 }]);
    const answer = await stranger().post(stop.pathname + stop.search, { "List-Unsubscribe": "One-Click" });
    await answer.text();
    expect(answer.status).toBe(200);
    expect(await guests()).toMatchObject([{ stopped: 1 }]);
    expect(await rows("SELECT 1 FROM outbox WHERE kind = 'watched-agent' AND status = 'queued'")).toEqual([]);
    await confirmByEmail(rows, await held(), GUEST);
    expect(await guests()).toMatchObject([{ stopped: 1 }]);
    await change("status = 'revoked'");
    expect(await run(later(8))).toBe(0);
  });

  test("that a license is in force again only if they heard that it wasn't; after a year their address is gone", async () => {
    const insert = (id: string, email: string) =>
      rows(
        "INSERT INTO guest_watches (id, email, agent_no, language, started_at) VALUES (?, ?, ?, 'en', ?)",
        [id, email, inesCalloway.agentNo, START],
      );
    await insert("0190a000-0000-7000-8000-0000000000b1", "first@mail.example");
    await rows("INSERT INTO watched_agents (agent_no, seen, seen_at, next_look_at) VALUES (?, NULL, ?, ?)", [
      inesCalloway.agentNo,
      START,
      START,
    ]);
    await run(FIRST_LOOK);
    await change("status = 'suspended'");
    await run(later(2));
    await insert("0190a000-0000-7000-8000-0000000000b2", "second@mail.example");
    await change("status = 'active'");
    await run(later(4));
    expect((await emails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["first@mail.example", "Ines Calloway’s Texas license is suspended"],
      ["first@mail.example", "Ines Calloway’s Texas license is in force again"],
    ]);
    const old = (days: number) =>
      dropOldGuestWatches(openContext({ databaseUrl: databaseUrl(), nowMs: later(24 * days) }));
    expect(await old(364)).toBe(0);
    expect(await old(366)).toBe(2);
    expect(await guests()).toEqual([]);
  });
});
