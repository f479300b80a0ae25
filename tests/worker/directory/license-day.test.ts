/** "Check a past date" on the profile: a form without JavaScript, and an answer in words that no cache keeps. */
import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { pageOf } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { rows, site } = openAccounts();
const { inesCalloway } = landmarks.agents;
const profile = `/showcase/${inesCalloway.slug}`;

const get = async (query: string, language = "") =>
  site.get(`${profile}?${query}`, language === "" ? {} : { headers: { "Accept-Language": language } });
const answered = async (query: string, language = "") => {
  const response = await get(query, language);
  const page = await pageOf(response);
  return { response, page, words: page.document.querySelector("#license-day")?.textContent ?? "" };
};

/** Two Texas licenses: property, known since May 2026, and casualty since July 2026, both in force since 2025. */
async function twoLicenses() {
  await rows("DELETE FROM license_changes WHERE agent_no = ?", [inesCalloway.agentNo]);
  await rows("DELETE FROM license_evidence WHERE agent_no = ?", [inesCalloway.agentNo]);
  await rows("DELETE FROM licenses WHERE agent_no = ?", [inesCalloway.agentNo]);
  for (const [no, number, lines, readOn] of [
    [9_000_001, "TX-P", 4, "2026-05-04"],
    [9_000_002, "TX-C", 8, "2026-07-06"],
  ] as const)
    await rows(
      `INSERT INTO licenses (license_no, agent_no, state_code, number, license_class, resident, lines, state_label, status,
        effective_on, expires_on, evidence, evidence_read_on)
        VALUES (?, ?, 'TX', ?, 'Producer', 1, ?, '', 'active', '2025-01-01', '2027-12-31', 'state-list', ?)`,
      [no, inesCalloway.agentNo, number, lines, readOn],
    );
}

describe("the license on a day", () => {
  test("is answered as known then and as known now, with the evidence, in one round trip", async () => {
    await twoLicenses();
    const before = await answered("on=2026-03-01&in=TX&for=home");
    expect(before.response.status).toBe(200);
    expect(Number(before.response.headers.get("X-Database-Round-Trips"))).toBe(1);
    expect(before.words).toContain("Home in Texas on Mar 1, 2026");
    expect(before.words).toContain("What we knew that dayWe didn’t know this agent then.");
    expect(before.words).toContain("What we know nowLicensed for Home in Texas.");
    expect(before.words).toContain(
      "License TX-P: Active, Jan 1, 2025 to Dec 31, 2027. State list, May 4, 2026.",
    );
    const between = await answered("on=2026-06-01&in=TX&for=home");
    expect(between.words).toContain("What we knew that dayLicensed in Texas, but not for Home.");
    expect(between.words).toContain("What we know nowLicensed for Home in Texas.");
    const elsewhere = await answered("on=2026-08-01&in=OK");
    expect(elsewhere.words).toContain("We had no license in Oklahoma on record.");
    expect(elsewhere.words).toContain("We have no license in Oklahoma on record for that day.");
    const unasked = await answered("on=2026-08-01");
    expect(unasked.words).toMatch(/What we knew that dayLicensed in Texas for [^.]*Auto/);
  });

  test("is asked with a form that needs no script, and keeps what was chosen", async () => {
    const { page } = await answered("on=2026-08-01&in=TX&for=home");
    const details = page.document.querySelector("#license-day details");
    expect(details?.hasAttribute("open")).toBe(true);
    const form = page.document.querySelector("#license-day form");
    expect(form?.getAttribute("action")).toContain(profile);
    expect((form?.getAttribute("method") ?? "get").toLowerCase()).toBe("get");
    expect(form?.querySelector("[name=on]")?.getAttribute("value")).toBe("2026-08-01");
    expect(form?.querySelector("[name=in] option[selected]")?.getAttribute("value")).toBe("TX");
    expect(form?.querySelector("[name=for] option[selected]")?.getAttribute("value")).toBe("home");
    const plain = await pageOf(await site.get(profile));
    expect(plain.document.querySelector("#license-day details")?.hasAttribute("open")).toBe(false);
  });

  test.each([
    ["on=2026-02-30", "Enter the day as year, month, and day"],
    ["on=", "Enter the day as year, month, and day"],
    ["on=yesterday&in=TX", "Enter the day as year, month, and day"],
    ["on=2099-01-01", "That day is still to come."],
    ["on=2026-03-01&in=Texas", "Choose a state from the list."],
    ["on=2026-03-01&in=ZZ", "Choose a state from the list."],
    ["on=2026-03-01&for=astrology", "Choose an insurance type from the list."],
  ])("%s is refused with a sentence, and nothing is answered", async (query, sentence) => {
    const { response, words } = await answered(query);
    expect(response.status).toBe(400);
    expect(words).toContain(sentence);
    expect(words).not.toContain("What we know now");
  });

  test("fills no cache, and search engines keep to the profile itself", async () => {
    for (const _ of [1, 2]) {
      const { response, page } = await answered("on=2026-03-02");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("X-Cache")).toBeNull();
      const robots = page.document.querySelector("meta[name=robots]");
      expect(robots?.getAttribute("content")).toContain("noindex");
      const canonical = page.document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
      expect(canonical.endsWith(profile)).toBe(true);
    }
    const plain = await site.get(profile);
    expect(plain.headers.get("Cache-Control")).toContain("s-maxage");
    expect((await pageOf(plain)).document.querySelector("meta[name=robots]")).toBeNull();
  });

  test("is in Spanish for who reads Spanish", async () => {
    const { words } = await answered("on=2026-03-01&in=TX&for=home&lang=es", "es");
    expect(words).toContain("Lo que sabíamos ese díaEn ese momento no conocíamos a este agente.");
    expect(words).toContain("Con licencia para");
  });
});
