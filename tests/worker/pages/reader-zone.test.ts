/** No one reads UTC: times and days use the reader's clock, one clock per page, and the page names it once. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { pageOf } from "#support/browser/page.ts";
import { publicPages } from "#support/browser/public-pages.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, stranger } = openAccounts();

const COOKIE = "__Secure-time-zone";
/** The browser's zone, as the page's script writes it. */
function inZone(visitor: Visitor, zone: string): Visitor {
  visitor.cookies.set(COOKIE, encodeURIComponent(zone));
  return visitor;
}

const SETTINGS = ["profile", "security", "notifications", "privacy"].map(
  (section) => `/settings?section=${section}`,
);
const WALKS: Readonly<Record<string, readonly string[]>> = {
  customer: [
    "/customer-dashboard",
    "/messages",
    "/notifications",
    "/appointments",
    "/my-reviews",
    "/my-questions",
    "/saved/searches",
    ...SETTINGS,
  ],
  agent: [
    "/dashboard",
    "/dashboard/leads",
    "/dashboard/questions",
    "/dashboard/reviews",
    "/dashboard/showcase/versions",
    "/appointments",
    "/billing",
    "/settings/calendar",
    "/settings?section=licenses",
    "/settings?section=photo",
    ...SETTINGS,
  ],
  agency: ["/dashboard", "/dashboard/members", "/dashboard/invites", "/dashboard/affiliations", "/billing"],
  applicant: ["/application-pending", "/settings?section=application"],
  rejected: ["/application-rejected"],
  admin: [
    "/admin",
    "/admin/errors",
    "/admin/reviews",
    "/admin-console",
    "/admin-console/people",
    "/admin-console/organizations",
    "/admin-console/payments",
    "/admin-console/questions",
    "/admin-console/applications",
    "/admin-console/licenses",
    "/admin-console/claims",
    "/admin-console/photos",
    "/admin-console/reviews",
    "/admin-console/health",
    "/admin-console/mail",
    "/admin-console/webhooks",
    "/admin-console/audit",
    "/admin-console/terms",
    "/admin-console/plans",
    "/admin-console/imports",
    "/admin-stripe-sync",
  ],
};

/** The first page of its kind that a list links to. */
const DETAILS =
  /^\/(dashboard\/(leads|questions)|messages|admin\/(reviews|claims|applications|licenses)|admin-console\/(people|organizations|questions|terms|plans)|agreements)\/[\w-]+$/;

describe.each(Object.entries(WALKS))("the pages of %s", (who, paths) => {
  test("show no time in UTC, and name their clock once", async () => {
    const visitor = inZone(await signedIn(who), "America/Denver");
    const details = new Map<string, string>();
    const look = async (path: string) => {
      const response = await visitor.get(path);
      expect(response.status, path).toBe(200);
      const page = await pageOf(response);
      expect(page.text, path).not.toMatch(/\bUTC\b|\bGMT\b|Coordinated/);
      // Public: without a question it shows no time.
      if (path === "/my-questions" && page.document.querySelector("time") === null) return;
      expect(page.text.match(/All times are \w+\./g), path).toEqual(["All times are Mountain."]);
      expect(page.document.documentElement.dataset.zone, path).toBe("America/Denver");
      for (const link of page.document.querySelectorAll("main a[href]")) {
        const address = link.getAttribute("href")?.split(/[?#]/)[0] ?? "";
        const kind = DETAILS.exec(address)?.[1];
        if (kind !== undefined && !/\/(new|bulk)$/.test(address) && !details.has(kind))
          details.set(kind, address);
      }
    };
    for (const path of paths) await look(path);
    for (const path of [...details.values()]) await look(path);
  });
});

describe("a moment", () => {
  test("uses the browser's clock, down to the day, and never two", async () => {
    // Late in the evening in the West, the next day in the East.
    const at = Date.UTC(2026, 9, 15, 5, 30);
    await rows("UPDATE sessions SET created_at = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)", [
      at,
      "customer@fairlead.example",
    ]);
    const visitor = await signedIn("customer");
    for (const zone of ["America/Los_Angeles", "America/New_York"]) {
      const { text } = await pageOf(await inZone(visitor, zone).get("/settings?section=security"));
      expect(text, zone).toContain(formatDay(wallClock(zone, Date.now()).day));
    }
    const [lead] = await rows(
      `SELECT l.id FROM leads l JOIN users u ON u.id = l.agent_user_id WHERE u.email = 'agent@fairlead.example'
        AND l.status <> 'unconfirmed' ORDER BY l.lead_no LIMIT 1`,
    );
    await rows("UPDATE leads SET received_at = ? WHERE id = ?", [at, String(lead?.id)]);
    const agent = await signedIn("agent");
    for (const [zone, said] of [
      ["America/Los_Angeles", "Oct 14, 2026, 10:30 PM"],
      ["America/New_York", "Oct 15, 2026, 1:30 AM"],
    ] as const) {
      inZone(agent, zone);
      const { text } = await pageOf(await agent.get(`/dashboard/leads/${lead?.id}`));
      expect(text, zone).toContain(said);
      const [month = "", other = ""] =
        zone === "America/New_York" ? ["Oct 15, 2026", "Oct 14, 2026"] : ["Oct 14, 2026", "Oct 15, 2026"];
      expect(text, zone).toContain(month);
      expect(text, zone).not.toContain(other);
    }
  });

  test("of an invoice has the same day in the list and in the plan's history", async () => {
    const at = Date.UTC(2026, 9, 15, 3, 30);
    const ofAgent = `customer_id IN (SELECT c.id FROM billing_customers c JOIN users u ON u.id = c.user_id
      WHERE u.email = 'agent@fairlead.example')`;
    await rows(`UPDATE invoices SET made_at = ?, paid_at = ? WHERE ${ofAgent}`, [at, at]);
    const agent = inZone(await signedIn("agent"), "America/Chicago");
    const { text } = await pageOf(await agent.get("/billing"));
    expect(text).toContain("Oct 14, 2026");
    expect(text).not.toContain("Oct 15, 2026");
  });
});

describe("an account", () => {
  test("stores the zone of its browser, and uses it in a browser without one", async () => {
    const zoneOf = async () =>
      (await rows("SELECT time_zone FROM users WHERE email = 'new-customer@fairlead.example'"))[0]?.time_zone;
    expect(await zoneOf()).toBeNull();
    const visitor = inZone(await signedIn("new-customer"), "America/Anchorage");
    await (await visitor.get("/settings")).text();
    await expect.poll(zoneOf).toBe("America/Anchorage");
    const other = await stranger().signIn("new-customer@fairlead.example", demoPassword);
    const { text } = await pageOf(await other.get("/settings"));
    expect(text).toContain("All times are Alaska time.");
  });

  test.each(["UTC", "Etc/UTC", "Mars/Olympus", "<b>", "x".repeat(500)])(
    "ignores %j: the account's known zone counts",
    async (zone) => {
      const agent = inZone(await signedIn("agent"), zone);
      const page = await pageOf(await agent.get("/settings"));
      expect(page.text).toContain("All times are Central.");
    },
  );
});

describe("a cached public page", () => {
  test.each(publicPages.filter(({ status }) => status === 200))(
    "$name is the same in every zone",
    async ({ path }) => {
      const read = async (zone: string) => {
        const visitor = inZone(stranger(), zone);
        const page = await pageOf(await visitor.get(path));
        return { zone: page.document.documentElement.dataset.zone, text: page.text };
      };
      const [west, east] = [await read("Pacific/Honolulu"), await read("America/New_York")];
      expect(west.text).not.toMatch(/\bUTC\b|Coordinated/);
      if (west.zone === undefined) expect(west.text).toBe(east.text);
      else expect([west.zone, east.zone]).toEqual(["Pacific/Honolulu", "America/New_York"]);
    },
  );
});
