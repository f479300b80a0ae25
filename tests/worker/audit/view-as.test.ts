/** Viewing the product as another person: what is shown, what is refused, when it ends, and what it leaves behind. */
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { beginView } from "#app/domains/audit/view-commands.server.ts";
import { findViewedPerson } from "#app/domains/audit/view-queries.server.ts";
import { resolveView, writeView } from "#app/guards/view-as.server.ts";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import { CLOSED } from "#app/platform/rooms/room-messages.ts";
import { pageOf } from "#support/browser/page.ts";
import { listenTo } from "#support/browser/socket.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { isTried } from "../access/reached.ts";
import { reads } from "../access/reads.ts";
import { readSamples, type SampleIds } from "../access/samples.ts";
import { addressOf, dataPath, readManifest } from "../access/visits.ts";
import { writes } from "../access/writes.ts";
import { openAccounts } from "../accounts.ts";
import { cookieOf } from "../notifications/rooms.ts";

const { site, signedIn, rows, databaseUrl } = openAccounts();
const COOKIE = "__Host-view-as";
const REASON = "Their dashboard stays empty and they asked us to look.";
const NOT_SHOWN = "/admin-console/view-as/not-shown";
/** The routes that are shown, listed here again and not taken from the code: all others are refused. */
const SHOWN: ReadonlySet<string> = new Set([
  // Public pages.
  "routes/public/home",
  "routes/public/location-hub",
  "routes/public/location-directory",
  "routes/public/state",
  "routes/public/city",
  "routes/public/search-results",
  "routes/public/compare",
  "routes/public/help",
  "routes/public/privacy-policy",
  "routes/public/terms-of-service",
  "routes/public/our-vision",
  "routes/public/accuracy/accuracy",
  "routes/public/accuracy/count-file",
  "routes/public/accuracy/state-file",
  "routes/public/legal/who-pays",
  "routes/public/legal/accessibility",
  "routes/public/neutrality/neutrality",
  "routes/public/neutrality/neutrality-file",
  "routes/public/rules/review-rules",
  "routes/reviews/log/review-log",
  "routes/reviews/log/log-file",
  "routes/questions/expert-answers",
  "routes/questions/expert-answer",
  "routes/questions/live",
  "routes/reviews/review",
  "routes/reviews/review-events",
  "routes/profiles/agent",
  "routes/profiles/agent-at-root",
  "routes/profiles/sharing/short-link",
  "routes/profiles/showcase",
  "routes/profiles/organization/organization",
  "routes/profiles/executive",
  // The person's own pages.
  "routes/public/saved",
  "routes/workspace/dashboards/dashboard",
  "routes/workspace/dashboards/customer/customer-dashboard",
  "routes/workspace/reviews/my-reviews",
  "routes/workspace/saved-searches",
  "routes/workspace/reported-facts/reported-facts",
  "routes/workspace/reviews/expert-reviews",
  "routes/showcases/edit-showcase",
  "routes/showcases/showcase-versions",
  "routes/showcases/edit-organization",
  "routes/showcases/organization-versions",
  "routes/organizations/affiliations",
  "routes/onboarding/application-pending",
  "routes/onboarding/application-rejected",
  "routes/onboarding/onboarding-pending",
  "routes/onboarding/onboarding-complete",
  "routes/onboarding/create-organization",
  "routes/onboarding/terms/user-agreement",
  "routes/onboarding/terms/terms-review",
  // Images and maps of these pages.
  "routes/api/photo",
  "routes/api/drawing",
  "routes/api/maps/search-points",
  "routes/api/maps/area-map",
  "routes/api/maps/state-map",
]);
const idOf = async (who: string) =>
  String((await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]))[0]?.id);

let admin: Visitor;
let ids: SampleIds;
let routes: Awaited<ReturnType<typeof readManifest>>;
const people = new Map<string, string>();

beforeAll(async () => {
  routes = await readManifest();
  ids = await readSamples(rows);
  for (const who of ["customer", "agent", "admin", "second-admin", "archived", "agency"])
    people.set(who, await idOf(who));
});
const begin = (who: string, visitor = admin, fields: Record<string, string> = {}) =>
  visitor.post(`/admin-console/people/${people.get(who)}/view-as`, {
    reason: REASON,
    confirm: "yes",
    ...fields,
  });
const viewing = async (who = "customer") => {
  const answer = await begin(who);
  expect(answer.status, await answer.text()).toBe(303);
};
beforeEach(async () => {
  admin = await signedIn("admin");
});

describe("starts", () => {
  test("with a row in the log, and the person told by bell and email, with the reason and no name", async () => {
    const answer = await begin("customer");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/customer-dashboard"]);
    const [row] = await rows("SELECT * FROM audit_log ORDER BY audit_no DESC LIMIT 1");
    expect(row).toMatchObject({
      actor_id: people.get("admin"),
      act: "account.impersonate",
      subject_id: people.get("customer"),
      reason: REASON,
    });
    const bell = await rows(
      "SELECT message FROM user_notifications WHERE user_id = ? ORDER BY created_at DESC LIMIT 1",
      [people.get("customer") ?? ""],
    );
    const mail = await rows(
      "SELECT text FROM outbox WHERE kind = 'viewed-as' AND recipient = 'customer@fairlead.example'",
    );
    for (const words of [String(bell[0]?.message), String(mail[0]?.text)]) {
      expect(words).toContain(REASON);
      expect(words).not.toMatch(/Sam|Ostrow/);
    }
  });

  test.each([
    ["own", "admin", 403, "This is your own account."],
    ["another admin’s", "second-admin", 403, "This person is an admin too."],
    ["an archived account’s", "archived", 409, "This account is archived"],
  ])("not with %s", async (_, who, status, said) => {
    const answer = await begin(who);
    expect([answer.status, (await pageOf(answer)).text]).toEqual([status, expect.stringContaining(said)]);
    expect(admin.cookies.has(COOKIE)).toBe(false);
  });

  test("not with someone who became an admin or was archived in the meantime", async () => {
    const own = openContext({ databaseUrl: databaseUrl() });
    for (const [who, was] of [
      ["second-admin", { role: "customer" }],
      ["archived", { status: "active" }],
    ] as const) {
      const person = await findViewedPerson(own, people.get(who) ?? "");
      if (person === null) throw new Error(`No such person: ${who}.`);
      const as = { reason: REASON, minutes: 15 };
      expect(await beginView(own, people.get("admin") ?? "", { ...person, ...was }, as), who).toBe("changed");
    }
  });

  test.each([
    ["a reason that is too short", { reason: "short" }],
    ["the notification unconfirmed", { confirm: "" }],
  ])("not with %s; what was typed stays", async (_, fields) => {
    const answer = await begin("customer", admin, fields);
    expect(answer.status).toBe(400);
    expect(admin.cookies.has(COOKIE)).toBe(false);
    expect(await answer.text()).toContain("reason" in fields ? "short" : REASON);
  });

  test("not for a non-admin, or without a recent second factor", async () => {
    const agent = await signedIn("agent");
    expect((await begin("customer", agent)).headers.get("Location")).toBe("/dashboard");
    await rows("UPDATE sessions SET second_factor_at = 1 WHERE user_id = ?", [people.get("admin") ?? ""]);
    expect((await begin("customer")).headers.get("Location")).toMatch(/second-factor\?next=/);
    expect(admin.cookies.has(COOKIE)).toBe(false);
  });
});

describe("meanwhile", () => {
  test("pages are the person’s, with a banner that says so; nothing is cached for others", async () => {
    await viewing();
    for (const path of ["/customer-dashboard", "/", "/showcase/bo-li"]) {
      const answer = await admin.get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("Cache-Control"), path).toContain("no-store");
      expect(answer.headers.has("X-Cache"), path).toBe(false);
      const page = await pageOf(answer);
      expect(page.getByRole("form", { name: "Viewing as someone else" }).textContent, path).toMatch(
        /You’re viewing as .+ until .+Nothing can be changed/,
      );
      page.getByRole("button", { name: "End the view" });
    }
    await leavesOut("customer", "/customer-dashboard", [
      "One question back: is the gutter metal too",
      "First call, phone call",
    ]);
    // The next stranger sees nothing of it.
    const stranger = await site.get("/showcase/bo-li");
    expect(await stranger.text()).not.toContain("You’re viewing as");
  });

  test("an agent's dashboard shows neither their clients nor their leads", async () => {
    await viewing("agent");
    await leavesOut("agent", "/dashboard", ["Cleo Marsh", "Quotes side by side", "Marisol Quintero"]);
  });

  /** What is said in conversations is not on their pages, nor whom they meet. */
  async function leavesOut(who: string, path: string, theirs: readonly string[]): Promise<void> {
    const own = await (await (await signedIn(who)).get(path)).text();
    const seen = await (await admin.get(path)).text();
    for (const text of theirs) expect([own.includes(text), seen.includes(text)], text).toEqual([true, false]);
  }

  /** How to reach leads, of agents who are also in the demo agency. */
  async function contactsOfLeads(): Promise<string[]> {
    const ofAgency = `SELECT l.email FROM leads l JOIN agents a ON a.agent_no = l.agent_no JOIN organizations o USING (organization_no)
      WHERE o.url_slug = 'lantern-row-insurance' AND l.email <> ''`;
    expect((await rows(ofAgency)).length).toBeGreaterThan(0);
    return (await rows("SELECT email, phone FROM leads")).flatMap(({ email, phone }) => [
      ...(typeof email === "string" && email !== "" ? [email] : []),
      ...(typeof phone === "string" && phone !== "" ? [phone, formatPhone(phone)] : []),
    ]);
  }

  test.each([
    ["an agent", "agent", []],
    ["an agency", "agency", []],
    [
      "a field marketing organization",
      "agency",
      [
        "UPDATE user_roles SET role = 'fmo' WHERE user_id = ?",
        `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
          SELECT 'agreed as fmo', ?, 'fmo', id, version, hash, 1 FROM terms_versions
          WHERE agreement_type = 'fmo' ORDER BY version DESC LIMIT 1`,
        `UPDATE organizations SET type = 'fmo' WHERE organization_no =
          (SELECT organization_no FROM organization_members WHERE user_id = ? AND left_at IS NULL)`,
      ],
    ],
  ])(
    "every loader is shown or refused as listed, as %s, as a page and as data",
    async (_, who, first) => {
      for (const statement of first) await rows(statement, [people.get(who) ?? ""]);
      await viewing(who);
      const wrong: string[] = [];
      const shown: string[] = [];
      const contacts = await contactsOfLeads();
      expect((await pageOf(await admin.get("/dashboard"))).getByRole("heading", { level: 1 })).toBeTruthy();
      for (const [id, row] of Object.entries(reads)) {
        const [one] = "guard" in row ? [row] : row;
        if (one === undefined || one.data === true || !isTried(id)) continue;
        const path = addressOf(routes, id, one, ids);
        const { pathname } = new URL(path, site.origin());
        // A refusal is the same for everyone.
        if (who !== "agent" && !SHOWN.has(id)) continue;
        const page = await admin.get(path);
        const data = await admin.get(dataPath(path, id));
        const told = await data.text();
        const words = told + (await page.text());
        if (SHOWN.has(id)) {
          shown.push(id);
          for (const contact of contacts) if (words.includes(contact)) wrong.push(`${path} shows ${contact}`);
          if (page.status >= 500 || page.headers.get("Location")?.startsWith(NOT_SHOWN))
            wrong.push(`${path}: ${page.status} ${page.headers.get("Location")}`);
        } else if (pathname.startsWith("/api/")) {
          if (page.status !== 403) wrong.push(`${path}: ${page.status}`);
        } else if (pathname !== NOT_SHOWN) {
          if (!page.headers.get("Location")?.startsWith(`${NOT_SHOWN}?page=`))
            wrong.push(`${path}: ${page.status} ${page.headers.get("Location")}`);
          if (!told.includes(NOT_SHOWN)) wrong.push(`${path}, its data: ${data.status} ${told.slice(0, 80)}`);
        }
      }
      expect(wrong).toEqual([]);
      // Every listed route was requested.
      expect(shown.toSorted()).toEqual([...SHOWN].filter(isTried).toSorted());
    },
    120_000,
  );

  test("every write is refused, and nothing is written", async () => {
    await viewing("agent");
    // Changed by the form that started it.
    admin.cookies.delete("__Host-wrote");
    const tables = await rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%_text%'",
    );
    const counts = () =>
      rows(
        tables.map(({ name }) => `SELECT '${name}' name, count(*) many FROM "${name}"`).join(" UNION ALL "),
      );
    const before = await counts();
    const wrong: string[] = [];
    for (const [id, row] of Object.entries(writes))
      for (const one of "guard" in row ? [row] : row) {
        const path = addressOf(routes, id, one, ids);
        if (!isTried(id) || ["/auth/sign-out", "/admin-console/view-as/end"].includes(path)) continue;
        const form = { intent: one.intents?.[0] ?? "", ...one.fields };
        const page = await admin.get(path, {
          method: one.method ?? "POST",
          body: new URLSearchParams(form),
        });
        if (page.status !== 403) wrong.push(`${path}: ${page.status}`);
        else if (!(await page.text()).includes("nothing can be changed"))
          wrong.push(`${path}: another sentence`);
        const data = await admin.post(dataPath(path), form);
        if (data.status !== 403) wrong.push(`${path}, by the router: ${data.status}`);
      }
    expect(wrong).toEqual([]);
    expect(await counts()).toEqual(before);
    expect(admin.cookies.has("__Host-wrote")).toBe(false);
  });

  test("reading leaves nothing behind: nothing is marked read, seen, viewed, or remembered for the person", async () => {
    await viewing("agent");
    const records = async () => [
      await rows("SELECT id, read FROM user_notifications ORDER BY id"),
      await rows("SELECT id, last_used_at FROM sessions ORDER BY id"),
      await rows("SELECT thread_no, customer_unread, agent_unread FROM message_threads ORDER BY thread_no"),
      await rows("SELECT id, language FROM users ORDER BY id"),
      await rows("SELECT count(*) many FROM profile_views"),
    ];
    const before = await records();
    for (const path of ["/dashboard", "/showcase/ines-calloway", "/?lang=es", "/messages", "/notifications"])
      await (await admin.get(path, { headers: { "Sec-Fetch-Site": "same-origin" } })).text();
    expect(await records()).toEqual(before);
  });

  /** The context of a page while the admin views it, with a database at this address. */
  async function lookedFrom(address: string): Promise<OwnContext> {
    const own = openContext({ databaseUrl: address });
    const cookie = admin.cookies.get(COOKIE) ?? "";
    const [body = ""] = decodeURIComponent(cookie).split(".");
    const { adminId: userId, sessionId } = JSON.parse(atob(body));
    own.session = { userId, sessionId };
    const headers = { Cookie: `${COOKIE}=${cookie}` };
    await resolveView(own, new Request("https://fairlead.example/customer-dashboard", { headers }));
    return own;
  }

  test("if the database doesn’t answer, the page is no one’s, and not the admin’s", async () => {
    await viewing();
    const own = await lookedFrom("http://127.0.0.1:1");
    expect([own.session, own.viewing, own.sessionTrouble?.status]).toEqual([null, null, 503]);
  });

  test("the database itself refuses writes, however a page reaches it", async () => {
    await viewing();
    const own = await lookedFrom(databaseUrl());
    expect(own.session?.userId).toBe(people.get("customer"));
    for (const db of [own.db, own.databaseAside()]) {
      const refused = await db
        .write([db.orm.run(sql`UPDATE users SET first_name = 'Mallory'`)])
        .catch((one) => one);
      expect(refused).toMatchObject({ status: 403 });
    }
    expect(await rows("SELECT 1 FROM users WHERE first_name = 'Mallory'")).toEqual([]);
  });

  test("a program with the admin’s token is the admin", async () => {
    await viewing();
    const token = admin.cookies.get("__Host-session") ?? "";
    const call = (headers: Record<string, string>) =>
      admin.get("/api/rpc/manage_product_types_secure", {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: '{"action":"select_all"}',
      });
    expect((await call({})).status).toBe(403);
    expect((await call({ Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test("none of the person’s rooms opens", async () => {
    await viewing();
    const theirs = await listenTo(
      site.origin(),
      `/parties/notifications/${people.get("customer")}`,
      cookieOf(admin),
    );
    expect(await theirs.closed).toBe(CLOSED.notYours);
    expect(theirs.heard).toEqual([]);
  });
});

describe("ends", () => {
  const isOver = async (visitor = admin) => {
    const answer = await visitor.get("/help");
    const text = await answer.text();
    return !text.includes("You’re viewing as");
  };

  test("by its button, and the admin is the admin again", async () => {
    await viewing();
    const answer = await admin.post("/admin-console/view-as/end", {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin-console"]);
    expect(admin.cookies.has(COOKIE)).toBe(false);
    expect((await admin.get("/admin-console")).status).toBe(200);
  });

  test("after fifteen minutes, whatever the browser keeps", async () => {
    await viewing();
    const cookie = decodeURIComponent(admin.cookies.get(COOKIE) ?? "");
    const [body = "", mark = ""] = cookie.split(".");
    const { sessionId, untilMs, ...claims } = JSON.parse(atob(body));
    expect(untilMs).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    const session = { userId: people.get("admin") ?? "", sessionId };
    /** As the product would have signed it then. */
    const begunAgo = async (minutes: number, by = session) => {
      const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() - minutes * 60_000 });
      const written = await writeView(context, by, people.get("customer") ?? "");
      return written.split(";")[0]?.slice(COOKIE.length + 1) ?? "";
    };
    admin.cookies.set(COOKIE, await begunAgo(14));
    expect(await isOver()).toBe(false);
    admin.cookies.set(COOKIE, await begunAgo(15));
    expect(await isOver()).toBe(true);
    expect(admin.cookies.has(COOKIE)).toBe(false);
    // Another admin's cookie in this one's session.
    admin.cookies.set(COOKIE, await begunAgo(0, { ...session, userId: people.get("second-admin") ?? "" }));
    expect(await isOver()).toBe(true);
    // Claims to be later, with the old signature.
    const forged = btoa(JSON.stringify({ ...claims, sessionId, untilMs: untilMs + 60_000 }));
    for (const value of [`${forged}.${mark}`, `${forged}.`, body, "x.y", "%"]) {
      admin.cookies.set(COOKIE, encodeURIComponent(value));
      expect(await isOver(), value).toBe(true);
    }
  });

  test.each([
    ["the role goes", "UPDATE user_roles SET role = 'customer' WHERE user_id = ?"],
    ["the admin’s session ends", "UPDATE sessions SET revoked_at = 1 WHERE user_id = ?"],
    ["the admin’s account is archived", "UPDATE profiles SET account_status = 'archived' WHERE user_id = ?"],
  ])("as soon as %s", async (_, statement) => {
    await viewing();
    expect(await isOver()).toBe(false);
    await rows(statement, [people.get("admin") ?? ""]);
    expect(await isOver()).toBe(true);
    await rows("UPDATE user_roles SET role = 'admin' WHERE user_id = ?", [people.get("admin") ?? ""]);
    await rows("UPDATE profiles SET account_status = 'active' WHERE user_id = ?", [
      people.get("admin") ?? "",
    ]);
  });

  test("as soon as the person becomes an admin or is archived", async () => {
    for (const [there, back] of [
      ["UPDATE user_roles SET role = 'admin'", "UPDATE user_roles SET role = 'customer'"],
      ["UPDATE profiles SET account_status = 'archived'", "UPDATE profiles SET account_status = 'active'"],
    ]) {
      await viewing();
      await rows(`${there} WHERE user_id = ?`, [people.get("customer") ?? ""]);
      expect(await isOver(), there).toBe(true);
      await rows(`${back} WHERE user_id = ?`, [people.get("customer") ?? ""]);
    }
  });

  test("by signing out; and the cookie does nothing in another session", async () => {
    await viewing();
    const cookie = admin.cookies.get(COOKIE) ?? "";
    const out = await admin.post("/auth/sign-out", {});
    expect(out.status).toBe(303);
    admin.cookies.set(COOKIE, cookie);
    expect((await admin.get("/customer-dashboard")).headers.get("Location")).toMatch(/^\/auth/);
    for (const who of ["agent", "second-admin", "admin"]) {
      const other = await signedIn(who);
      other.cookies.set(COOKIE, cookie);
      expect(await isOver(other), who).toBe(true);
      expect(other.cookies.has(COOKIE), who).toBe(false);
    }
  });
});
