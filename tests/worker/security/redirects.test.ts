/**
 * No redirect, link, or form of any page leads where a foreign address says, however it is written. This doesn't rely on
 * the router's own repairs of such addresses (docs/decisions/0093).
 */
import { beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { pageOf, parsePage } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { FOREIGN_HOST, foreignTargets, leadsAway } from "#support/foreign-targets.ts";
import { isTried } from "../access/reached.ts";
import { type Read, reads } from "../access/reads.ts";
import { readSamples, type SampleIds } from "../access/samples.ts";
import { addressOf, dataPath, readManifest } from "../access/visits.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, stranger } = openAccounts();
const IS_LONG = process.env.FAIRLEAD_LONG_RUNS === "1";

/** Every parameter that our pages read as a redirect target, and common ones of other sites. */
const WAYS = [
  "next",
  "back",
  "lead",
  "page",
  "search",
  "to",
  "url",
  "redirect",
  "redirectTo",
  "returnTo",
  "continue",
];
/** Addresses that our links would pass on, in every encoding that a page may decode. */
const written = (target: string) => [target, encodeURIComponent(target)];

function expectAtHome(html: string, from: string): void {
  // Most pages don't repeat it at all, and reading a page's elements costs more than making the page.
  if (!html.includes(FOREIGN_HOST)) return;
  const { document } = parsePage(html);
  for (const element of document.querySelectorAll("[href], [action], [formaction], [src], [content]"))
    for (const name of ["href", "action", "formaction", "src", "content"]) {
      const value = element.getAttribute(name)?.replace(/^\d+;\s*url=/i, "");
      if (value?.includes(FOREIGN_HOST))
        expect(leadsAway(value, site.origin()), `${name}="${value}" on ${from}`).toBe(false);
    }
}

async function expectNoWayOut(response: Response, from: string): Promise<void> {
  const location = response.headers.get("Location");
  if (location !== null) expect(leadsAway(location, site.origin()), `${location} from ${from}`).toBe(false);
  const refresh = response.headers.get("Refresh");
  if (refresh !== null) expect(refresh, from).not.toContain(FOREIGN_HOST);
  const body = await response.text();
  if (response.headers.get("Content-Type")?.startsWith("text/html")) expectAtHome(body, from);
  // The target that a browser's router is told to follow.
  else if (response.status === 202) {
    const flat: unknown = JSON.parse(body.split("\n")[0] ?? "");
    const to = Array.isArray(flat) ? flat[flat.indexOf("redirect") + 1] : null;
    if (typeof to === "string") expect(leadsAway(to, site.origin()), `${to} from ${from}`).toBe(false);
  }
}

describe("the address of a page", () => {
  /** Each with whether a stranger reads it: others then see the same page. */
  let pages: { page: string; isPublic: boolean }[];
  let ids: SampleIds;
  beforeAll(async () => {
    const routes = await readManifest();
    ids = await readSamples(rows);
    pages = Object.entries(reads)
      .filter(([id]) => isTried(id))
      .flatMap(([id, row]) => ("guard" in row ? [row] : (row as readonly Read[])).map((one) => ({ id, one })))
      .filter(({ one }) => one.data !== true)
      .map(({ id, one }) => ({ page: addressOf(routes, id, one, ids), isPublic: one.guard === "public" }));
    expect(pages.length).toBeGreaterThan(100);
  });

  /**
   * Pages with some of the targets in every parameter; over all of them, each target many times. One in `turns` pages, all
   * with `--long`.
   */
  async function walk(visitor: Visitor, turns: (isPublic: boolean) => number): Promise<void> {
    let turn = 0;
    for (const [at, { page, isPublic }] of pages.entries()) {
      if (at % turns(isPublic) !== 0 && !IS_LONG) continue;
      const url = new URL(page, "http://own.example");
      for (const way of WAYS) {
        const target = foreignTargets[turn++ % foreignTargets.length] ?? "";
        if (!url.searchParams.has(way)) url.searchParams.set(way, target);
      }
      const path = url.pathname + url.search;
      await expectNoWayOut(await visitor.get(path), path);
    }
  }

  test("leads a stranger nowhere else", () => walk(stranger(), (isPublic) => (isPublic ? 1 : 4)));
  for (const who of ["customer", "agent", "admin"])
    test(`leads ${who} nowhere else`, async () => {
      await walk(await signedIn(who), (isPublic) => (isPublic ? 4 : 1));
    });

  test("leads nowhere else where it is read: each target in each parameter, and as the router asks", async () => {
    const [someone, customer, admin] = [stranger(), await signedIn("customer"), await signedIn("admin")];
    const readers: [Visitor, string, string][] = [
      [someone, "/auth", "next"],
      [someone, "/auth/signup", "next"],
      [someone, "/auth/forgot-password", "next"],
      [someone, "/auth/second-factor", "next"],
      [customer, "/auth", "next"],
      [customer, "/auth/signup", "next"],
      [customer, "/saved/searches", "search"],
      [customer, "/saved/searches", "back"],
      [customer, "/settings/second-factor", "next"],
      [admin, "/admin-console/view-as", "lead"],
      [admin, "/admin-console/view-as", "page"],
    ];
    for (const [visitor, page, way] of readers)
      for (const target of foreignTargets.flatMap(written)) {
        const path = `${page}?${new URLSearchParams({ [way]: target })}`;
        await expectNoWayOut(await visitor.get(path), path);
        await expectNoWayOut(await visitor.get(dataPath(path)), `${path} (data)`);
      }
  });

  test("starting with a foreign host is no page of ours, however it is written", async () => {
    for (const target of foreignTargets) {
      const path = `/${encodeURI(target).replace(/^\/+/, "")}`;
      await expectNoWayOut(await stranger().get(path), path);
      await expectNoWayOut(await stranger().get(`/${path}`), `/${path}`);
    }
  });
});

describe("a form's target", () => {
  test("after signing in, signing up, and showing a factor stays on this site", async () => {
    for (const next of foreignTargets) {
      const email = "customer@fairlead.example";
      await expectNoWayOut(
        await stranger().post("/auth", { email, password: demoPassword, next }),
        `sign in: ${next}`,
      );
      const person = {
        firstName: "Nell",
        lastName: "Hargrove",
        email: `${crypto.randomUUID()}@mail.example`,
        password: "correct horse battery",
        role: "customer",
        next,
      };
      await expectNoWayOut(await stranger().post("/auth/signup", person), `sign up: ${next}`);
      await expectNoWayOut(
        await stranger().post("/auth/second-factor", { code: "1", next }),
        `factor: ${next}`,
      );
    }
  });

  test("after saving an agent, answering about a review, and saving a search stays on this site", async () => {
    const [customer, agent] = [await signedIn("customer"), await signedIn("agent")];
    const [review] = await rows(
      "SELECT r.id FROM reviews r JOIN agents a ON a.agent_no = r.agent_no WHERE a.slug = 'ines-calloway' AND r.status = 'published' LIMIT 1",
    );
    for (const back of foreignTargets) {
      await expectNoWayOut(
        await customer.post("/saved", { intent: "add", agent: "bo-li", back }),
        `saved: ${back}`,
      );
      await expectNoWayOut(
        await agent.post(`/reviews/${review?.id}`, { intent: "reply", reply: "Thank you for it.", back }),
        `review: ${back}`,
      );
      await expectNoWayOut(
        await customer.post("/saved/searches", { intent: "save", search: back, back }),
        `search: ${back}`,
      );
    }
  });
});

describe("a stored address", () => {
  test("of a notification that leads away is opened on this site", async () => {
    const customer = await signedIn("customer");
    const [user] = await rows("SELECT id FROM users WHERE email = 'customer@fairlead.example'");
    for (const target of foreignTargets) {
      const id = crypto.randomUUID();
      await rows(
        `INSERT INTO user_notifications (id, user_id, type, title, message, action_url, read, created_at)
         VALUES (?, ?, 'info', 'Look', 'At this', ?, 0, ?)`,
        [id, String(user?.id), target, Date.now()],
      );
      await expectNoWayOut(await customer.get("/notifications"), `list: ${target}`);
      await expectNoWayOut(await customer.post("/notifications", { intent: "open", id }), `open: ${target}`);
      await rows("DELETE FROM user_notifications WHERE id = ?", [id]);
    }
  });

  test("of an agent's or organization's website that isn't a web address is no link", async () => {
    const before = await rows("SELECT website FROM agents WHERE slug = 'ines-calloway'");
    const targets = foreignTargets.filter((one) => /script:|^data:|^blob:|^\\|^\/|^[@.]|^ /i.test(one));
    for (const target of targets) {
      await rows("UPDATE agents SET website = ? WHERE slug = 'ines-calloway'", [target]);
      await rows("UPDATE organizations SET website = ? WHERE url_slug = 'lantern-row-insurance'", [target]);
      for (const page of ["/showcase/ines-calloway", "/organization-showcase/lantern-row-insurance"]) {
        const response = await site.get(`${page}?seen=${crypto.randomUUID()}`);
        await expectNoWayOut(response, `${page}: ${target}`);
      }
    }
    await rows("UPDATE agents SET website = ? WHERE slug = 'ines-calloway'", [
      before[0]?.website as string | null,
    ]);
  });

  test("is refused by fields that take a web address", async () => {
    const owner = await signedIn("agency");
    const targets = foreignTargets.filter((one) => /script:|^data:|^blob:/i.test(one));
    for (const website of targets) {
      const sent = await owner.post("/dashboard/organization", {
        organizationName: "Lantern Row Insurance",
        description: "An agency.",
        street: "1 Wharf",
        zip: "78701",
        website,
      });
      expect(sent.status, website).toBe(400);
      expect((await pageOf(sent)).text).toContain("Enter a web address");
    }
  });
});
