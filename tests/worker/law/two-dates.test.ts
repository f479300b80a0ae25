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
import { QUOTABLE_TYPES } from "#app/domains/directory/policy.ts";
import { legalLines } from "#app/domains/law/policy-texts.server.ts";
import { lawRule } from "#app/domains/law/policy.ts";
import { RULES } from "#app/domains/law/rules/all.ts";
import { MEDICARE_TYPES } from "#app/domains/law/rules/medicare.ts";
import { receiptEmail as questionReceipt } from "#app/domains/questions/emails.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { pageOf } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";
import { offered, sellsMedicare, typeOf } from "../calendar/bookings.ts";

const { rows, site, stranger } = openAccounts();

const BEFORE = Date.UTC(2026, 8, 20, 15);
const AFTER = Date.UTC(2026, 9, 2, 15);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const MEDICARE = "medicare-advantage";

const wordsOn = (ms: number, asked: { page?: string; email?: string }) => {
  const rule = lawRule("medicare-disclaimer-uncounted", { ...asked, day: dayOf(ms), types: [MEDICARE] });
  if (rule?.text === undefined) throw new Error(`No words on ${dayOf(ms)} for ${JSON.stringify(asked)}.`);
  return rule.text.en;
};

beforeAll(() => sellsMedicare(rows, "ines-calloway"));
afterAll(() => site.holdClock(null));

/** Where each page of a rule is: one address of it, about Medicare Advantage. */
const addresses: Record<string, () => Promise<string> | string> = {
  "search results": () => "/geographic-search-results?q=Austin,+TX&type=medicare-advantage",
  profile: () => "/showcase/ines-calloway",
  "ask an expert": () => "/ask-expert",
  "expert answers": () => "/expert-answers?type=medicare-advantage",
  "quote request": () => "/request-quote?agent=ines-calloway&type=health",
  "contact card": () => "/contact-capture/ines-calloway",
  async booking() {
    const type = await typeOf(rows);
    const [at] = await offered(stranger(), `/showcase/ines-calloway/book?type=${type}`);
    return `/showcase/ines-calloway/book?type=${type}&at=${at}`;
  },
};
/** They belong to a person: `medicare-scopes.test.ts` opens them. */
const PERSONAL = ["my questions", "appointment"];

/** The page's text. The edge may serve an older page once while it makes the new one. */
async function textOf(path: string, has: string): Promise<string> {
  let text = "";
  await vi.waitFor(
    async () => {
      text = (await pageOf(await stranger().get(path))).text;
      expect(text).toContain(has);
    },
    { timeout: 20_000, interval: 500 },
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
    "/geographic-search-results?q=Austin,+TX&type=home",
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

describe("an email about Medicare Advantage", () => {
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
  });
  const links = { url: "https://fairlead.example/a", fileUrl: "https://fairlead.example/f" };
  const insurance = { type: "Medicare Advantage", state: "Texas" };
  type Write = (clock: { now(): number }, slug: string) => Email;
  const appointmentEmails: Record<string, Write> = {
    "appointment-held": (clock, slug) => heldEmail({ clock }, facts(slug), { url: links.url, until: AFTER }),
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
