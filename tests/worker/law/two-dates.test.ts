/** Pages and emails on two days, before and after a rule changed (docs/law.md). */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  type AppointmentFacts,
  bookedEmail,
  canceledEmail,
  completedEmail,
  flaggedEmail,
  heldEmail,
  movedEmail,
  reminderEmail,
  unflaggedEmail,
} from "#app/domains/calendar/appointments/emails.server.ts";
import { readOffered } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { QUOTABLE_TYPES } from "#app/domains/directory/policy.ts";
import { lawRule } from "#app/domains/law/policy.ts";
import { legalLines } from "#app/domains/law/policy-texts.server.ts";
import { RULES } from "#app/domains/law/rules/all.ts";
import { MEDICARE_TYPES } from "#app/domains/law/types.ts";
import { receiptEmail as questionReceipt } from "#app/domains/questions/emails.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";
import { MEDICARE_ADVANTAGE, offered, sellsMedicare, typeOf } from "../calendar/bookings.ts";

const { rows, signedIn, site, stranger } = openAccounts();

const BEFORE = Date.UTC(2026, 8, 20, 15);
const AFTER = Date.UTC(2026, 9, 2, 15);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const MEDICARE = "medicare-advantage";

const wordsOn = (ms: number, asked: { page?: string; email?: string }) => {
  const rule = lawRule("medicare-disclaimer-uncounted", { ...asked, day: dayOf(ms), types: [MEDICARE] });
  if (rule?.text === undefined) throw new Error(`No words on ${dayOf(ms)} for ${JSON.stringify(asked)}.`);
  return rule.text.en;
};

let organization: string;
beforeAll(async () => {
  await sellsMedicare(rows, "ines-calloway");
  // Nothing else, so that rows in lists name it.
  await rows("UPDATE agents SET types = ? WHERE slug = 'ines-calloway'", [2 ** MEDICARE_ADVANTAGE]);
  const [row] = await rows(
    "SELECT o.url_slug slug FROM agents a JOIN organizations o ON o.organization_no = a.organization_no WHERE a.slug = 'ines-calloway'",
  );
  organization = `/organization-showcase/${row?.slug}`;
});
afterAll(() => site.holdClock(null));

/** Where each page of a rule is: one address of it, about Medicare Advantage. */
const addresses: Record<string, () => Promise<string> | string> = {
  "search results": () => "/geographic-search-results?q=Austin,+TX&type=medicare-advantage",
  "agents of a place": () => "/agents/texas/austin",
  compare: () => "/compare?agent=ines-calloway",
  organization: () => organization,
  profile: () => "/showcase/ines-calloway",
  "ask an expert": () => "/ask-expert",
  "expert answers": () => "/expert-answers?type=medicare-advantage",
  async "quote request"() {
    // After the lists: a quote is offered for what the profile lists.
    await rows(
      "UPDATE agents SET types = types | (SELECT 1 << bit FROM product_types WHERE slug = 'health') WHERE slug = 'ines-calloway'",
    );
    return "/request-quote?agent=ines-calloway&type=health";
  },
  "contact card": () => "/contact-capture/ines-calloway",
  async booking() {
    const type = await typeOf(rows);
    const [at] = await offered(stranger(), `/showcase/ines-calloway/book?type=${type}`);
    return `/showcase/ines-calloway/book?type=${type}&at=${at}`;
  },
};
/** They belong to a person: `medicare-scopes.test.ts` opens them. */
const PERSONAL = ["my questions", "appointment", "saved agents"];

/** The page's text. The edge may serve an older page once while it makes the new one. */
async function textOf(path: string, has: string): Promise<string> {
  let text = "";
  await vi.waitFor(
    async () => {
      text = (await pageOf(await stranger().get(path))).text;
      expect(text).toContain(has);
    },
    { timeout: 60_000, interval: 500 },
  );
  return text;
}

describe("a page about Medicare Advantage", () => {
  test("has an address here, whatever rule names it", () => {
    const named = new Set(
      RULES.filter(({ id }) => id.startsWith("medicare-")).flatMap(({ pages = [] }) => pages),
    );
    expect([...named].sort()).toEqual([...Object.keys(addresses), ...PERSONAL].sort());
  });

  test.each(Object.keys(addresses))("%s has each day’s words and not the other’s", async (page) => {
    const [before, after] = [wordsOn(BEFORE, { page }), wordsOn(AFTER, { page })];
    expect(before).not.toBe(after);
    for (const [ms, words, others] of [
      [BEFORE, before, after],
      [AFTER, after, before],
    ] as const) {
      await site.holdClock(ms);
      const path = (await addresses[page]?.()) ?? "";
      const text = await textOf(path, words);
      expect(text).not.toContain(others);
      expect(text).toContain("It sells no plans");
    }
  });

  test.each([
    "/geographic-search-results?q=Houston,+TX&type=home",
    "/expert-answers?type=home",
    "/showcase/desmond-achterberg",
    "/request-quote?agent=ines-calloway&type=home",
  ])("%s, about something else, has none of them", async (path) => {
    await site.holdClock(AFTER);
    expect((await pageOf(await stranger().get(path))).text).not.toContain("1-800-MEDICARE");
  });

  test("none of the types that quotes are asked for is one", () => {
    expect(QUOTABLE_TYPES.filter((slug) => (MEDICARE_TYPES as readonly string[]).includes(slug))).toEqual([]);
  });

  test("in Spanish it has the Spanish words", async () => {
    await site.holdClock(AFTER);
    const rule = lawRule("medicare-disclaimer-uncounted", {
      day: dayOf(AFTER),
      page: "search results",
      types: [MEDICARE],
    });
    const spanish = stranger();
    const found = await spanish.get("/geographic-search-results?q=Dallas,+TX&type=medicare-advantage", {
      headers: { "Accept-Language": "es" },
    });
    expect((await pageOf(found)).text).toContain(rule?.text?.es);
  });
});

const facts = (insuranceSlug: string): AppointmentFacts => ({
  agentName: "Ines Calloway",
  address: "1 Main St, Austin, TX 78701",
  timeZone: "America/Chicago",
  typeName: "First call",
  way: "phone",
  link: "",
  startsAt: AFTER,
  endsAt: AFTER + 1_800_000,
  clientName: "Mara Quist",
  clientEmail: "mara@mail.example",
  clientPhone: null,
  clientTimeZone: "America/Chicago",
  status: "booked",
  language: "en",
  insuranceSlug,
  scopeProducts: "",
  scopeBeneficiary: "",
  medicareOffer: null,
});
const links = { url: "https://fairlead.example/a", fileUrl: "https://fairlead.example/f" };

describe("an email about Medicare Advantage", () => {
  const insurance = { type: "Medicare Advantage", state: "Texas" };
  type Write = (clock: { now(): number }, slug: string) => Email;
  const appointmentEmails: Record<string, Write> = {
    "appointment-held": (clock, slug) =>
      heldEmail({ clock }, facts(slug), { url: links.url, until: AFTER, watches: true }),
    "appointment-booked": (clock, slug) => bookedEmail({ clock }, facts(slug), links),
    "appointment-moved": (clock, slug) => movedEmail({ clock }, facts(slug), links),
    "appointment-reminder": (clock, slug) => reminderEmail({ clock }, facts(slug), links),
    "appointment-canceled": (clock, slug) =>
      canceledEmail({ clock }, facts(slug), { by: "agent", bookUrl: null, fileUrl: null }),
    "appointment-flagged": (clock, slug) =>
      flaggedEmail({ clock }, facts(slug), insurance, { url: links.url, searchUrl: links.url }),
    "appointment-unflagged": (clock, slug) => unflaggedEmail({ clock }, facts(slug), insurance, links.url),
    "appointment-kept": (clock, slug) => completedEmail({ clock }, facts(slug), links.url),
    "question-receipt": (clock, slug) =>
      questionReceipt("mara@mail.example", {
        title: "A question",
        url: links.url,
        linkDays: null,
        legal: legalLines({ clock }, "question-receipt", slug),
      }),
  };

  test.each(Object.keys(appointmentEmails))("%s has each day’s words, with its links whole", (kind) => {
    const write = appointmentEmails[kind];
    for (const [ms, other] of [
      [BEFORE, AFTER],
      [AFTER, BEFORE],
    ] as const) {
      const clock = { now: () => ms };
      const email = write?.(clock, MEDICARE);
      expect(email?.kind).toBe(kind);
      for (const said of [email?.text, email?.html]) {
        expect(said).toContain(wordsOn(ms, { email: kind }));
        expect(said).not.toContain(wordsOn(other, { email: kind }));
      }
      expect(write?.(clock, "home").text).not.toContain("1-800-MEDICARE");
    }
  });
});

describe("the numbers that an agent states", () => {
  const SETTINGS = "/settings?section=medicare";
  const COUNTED = /Currently we represent 7 organizations which offer 42 products in your area/;

  test("are refused with what was typed when they are no numbers", async () => {
    const agent = await signedIn("agent");
    const form = { intent: "state-medicare", organizations: "seven", plans: "42" };
    const page = await refusedPage(await agent.post(SETTINGS, form), 400);
    expect(page.text).toContain("Enter a number from 1 to 999.");
    expect(page.getByLabelText(/^Organizations/)).toHaveProperty("value", "seven");
  });

  test("are in the wording of profile, booking, and email until the next October 1", async () => {
    const agent = await signedIn("agent");
    const state = async (more: Record<string, string>) => {
      const form = { intent: "state-medicare", organizations: "7", plans: "42", ...more };
      const sent = await agent.post(SETTINGS, form);
      expect(sent.status, await sent.text()).toBe(303);
    };
    await state({});
    const booking = (await addresses.booking?.()) ?? "";
    for (const path of ["/showcase/ines-calloway", booking]) {
      const text = await textOf(path, "Ines Calloway says about Medicare Advantage and Part D plans");
      expect(text).toMatch(COUNTED);
      expect(text).toContain("We do not offer every plan available in your area.");
    }
    await state({ everyPlan: "on" });
    const all = await textOf(
      "/showcase/ines-calloway",
      "You can always contact Medicare.gov or 1-800-MEDICARE",
    );
    expect(all).toMatch(COUNTED);
    expect(all).not.toContain("We do not offer every plan");

    await rows("UPDATE medicare_offers SET stated_on = '2026-09-30'");
    expect(readOffered(JSON.stringify([7, 42, 1, "2026-09-30"]), Date.UTC(2026, 8, 30, 12))).not.toBeNull();
    expect(readOffered(JSON.stringify([7, 42, 1, "2026-09-30"]), Date.UTC(2026, 9, 1, 12))).toBeNull();
    expect((await pageOf(await agent.get(SETTINGS))).text).toContain("They were for last year’s plans");
    expect((await agent.post(SETTINGS, { intent: "withdraw-medicare" })).status).toBe(303);
    expect(await rows("SELECT 1 FROM medicare_offers")).toEqual([]);
  });

  test("go into the emails", () => {
    const email = bookedEmail(
      { clock: { now: () => AFTER } },
      { ...facts(MEDICARE), medicareOffer: JSON.stringify([7, 42, 0, "2026-10-01"]) },
      links,
    );
    expect(email.text).toMatch(COUNTED);
    expect(email.text).toContain("Ines Calloway says about");
  });
});
