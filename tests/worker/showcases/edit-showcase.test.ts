/** An agent's own showcase: readers see what they save, and nothing beyond the licenses. */
import { beforeEach, describe, expect, test } from "vitest";
import { saveShowcase } from "#app/domains/directory/showcase/showcase-commands.server.ts";
import { findOwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { fieldsOf, formOf, heldBy, type Page, pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, databaseUrl } = openAccounts();
const { slug } = landmarks.agents.inesCalloway;
const PAGE = "/dashboard/showcase";
const PUBLIC = `/showcase/${slug}`;

let agent: Visitor;
beforeEach(async () => {
  agent = await signedIn("agent");
});

const editor = async () => pageOf(await agent.get(PAGE));
const formIn = (page: Page) => formOf(page.getByLabelText(/^Headline/));
/** The current form with these fields typed. */
const typed = (page: Page, fields: Record<string, string> = {}) => fieldsOf(formIn(page), fields);
const send = (fields: URLSearchParams, intent: string) => {
  fields.set("intent", intent);
  return agent.post(PAGE, fields);
};
const recordOf = async () => (await rows("SELECT * FROM agents WHERE slug = ?", [slug]))[0];

describe("the editor", () => {
  test("saves what its agent wrote for everyone at once, and for search", async () => {
    expect(await wordsOf(await site.get(PUBLIC))).not.toContain("Tin roofs and old wiring");
    const fields = typed(await editor(), {
      headline: "Tin roofs and old wiring",
      biography: "I look at the house\nbefore the price.",
      accepting: "no",
      website: "lanternrow.example/ines",
      phone: "(512) 555-0177",
      serviceRadiusMiles: "45",
    });
    const [spanish] = await rows("SELECT bit FROM languages WHERE name = 'Spanish'");
    fields.append("languages", String(spanish?.bit));
    fields.delete("carriers");
    fields.append("carriers", "3");
    const saved = await send(fields, "save");
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, PAGE]);
    const words = await wordsOf(await site.get(PUBLIC));
    for (const said of [
      "Tin roofs and old wiring",
      "before the price.",
      "lanternrow.example/ines",
      "45 miles",
    ])
      expect(words).toContain(said);
    expect(words).toContain("Not taking new clients now");
    const record = await recordOf();
    expect(record).toMatchObject({ phone: "+15125550177", accepting_clients: 0 });
    const agentNo = Number(record?.agent_no);
    expect(
      await rows("SELECT types, languages, accepting_clients FROM agent_search WHERE agent_no = ?", [
        agentNo,
      ]),
    ).toEqual([{ types: Number(record?.types), languages: Number(record?.languages), accepting_clients: 0 }]);
    expect(await rows("SELECT carrier_no FROM agent_carriers WHERE agent_no = ?", [agentNo])).toEqual([
      { carrier_no: 3 },
    ]);
    expect(
      await rows("SELECT rowid FROM agent_text WHERE agent_text MATCH 'headline : (tin roofs wiring)'"),
    ).toEqual([{ rowid: agentNo }]);
  });

  test("accepts a phone with an extension, and shows and links it everywhere", async () => {
    const fields = typed(await editor(), { phone: "512-555-0177 x12" });
    expect((await send(fields, "save")).status).toBe(303);
    expect(await recordOf()).toMatchObject({ phone: "+15125550177;ext=12" });
    expect(heldBy((await editor()).getByLabelText(/^Phone/))).toBe("(512) 555-0177 ext. 12");
    const page = await pageOf(await site.get(PUBLIC));
    const [link] = page.getAllByRole("link", { name: /\(512\) 555-0177 ext\. 12/ });
    expect(link?.getAttribute("href")).toBe("tel:+15125550177,12");
    expect(await (await site.get(PUBLIC)).text()).toContain('"telephone":"+15125550177;ext=12"');
    expect(await (await site.get(`${PUBLIC}/contact.vcf`)).text()).toContain("tel:+15125550177;ext=12");
  });

  test("refuses a type that no active license covers, and shows why it can't be chosen", async () => {
    await rows("UPDATE agent_coverage SET types = types & 3 WHERE agent_no = ?", [
      Number((await recordOf())?.agent_no),
    ]);
    const page = await editor();
    expect(page.text).toContain("No license of yours in force covers these:");
    const boxes = [...formIn(page).querySelectorAll('input[name="types"]')];
    const shut = boxes.filter((box) => box.hasAttribute("disabled"));
    expect(shut.length).toBeGreaterThan(0);
    expect(shut.length).toBeLessThan(boxes.length);
    const fields = typed(page, { headline: "Beyond the license" });
    fields.append("types", shut[0]?.getAttribute("value") ?? "");
    const before = await recordOf();
    const answer = await send(fields, "save");
    expect(answer.status).toBe(400);
    const refused = await pageOf(answer);
    expect(refused.text).toContain("None of your licenses in force covers");
    expect(heldBy(refused.getByLabelText(/^Headline/))).toBe("Beyond the license");
    expect(await recordOf()).toEqual(before);
  });

  test("keeps what was typed next to errors in the hours", async () => {
    const fields = typed(await editor(), {
      headline: "Late nights",
      "kind-mon": "open",
      "open-mon": "18:00",
      "close-mon": "09:00",
    });
    const answer = await send(fields, "save");
    expect(answer.status).toBe(400);
    const page = await pageOf(answer);
    expect(page.text).toContain("Closing time must be later than opening time.");
    expect(heldBy(page.getByLabelText(/^Headline/))).toBe("Late nights");
    expect(heldBy(page.getByLabelText(/^Opens on Monday/))).toBe("18:00");
  });

  test("reports that another tab saved meanwhile, shows both texts, and accepts the second click", async () => {
    const opened = await editor();
    await (await send(typed(await editor(), { headline: "From the other tab" }), "save")).text();
    const mine = typed(opened, { headline: "From this tab" });
    const answer = await send(mine, "save");
    expect(answer.status).toBe(409);
    const page = await pageOf(answer);
    expect(page.text).toContain("From the other tab");
    expect(heldBy(page.getByLabelText(/^Headline/))).toBe("From this tab");
    expect(await recordOf()).toMatchObject({ headline: "From the other tab" });
    expect((await send(fieldsOf(formIn(page), {}), "save")).status).toBe(303);
    expect(await recordOf()).toMatchObject({ headline: "From this tab" });
  });

  test("of two saves at the same moment accepts one", async () => {
    const page = await editor();
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((headline) => send(typed(page, { headline }), "save")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  });

  test("edits the account's current profile, and checks that again when it saves", async () => {
    const context = openContext({ databaseUrl: databaseUrl() });
    const [mine, other] = await Promise.all(
      ["agent", "agent-terms"].map(async (who) => {
        const [row] = await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]);
        const userId = String(row?.id);
        return { userId, own: await findOwnShowcase(context, userId) };
      }),
    );
    if (mine?.own == null || other?.own == null) throw new Error("Both need a profile.");
    expect(mine.own.slug).toBe(slug);
    expect(other.own.slug).not.toBe(slug);
    const before = await recordOf();
    const { own } = mine;
    const wanted = {
      seen: own.version,
      showcase: { ...own.showcase, types: 0, headline: "Not theirs to say" },
    };
    expect(await saveShowcase(context, other.userId, own, wanted)).toEqual({ kind: "not-yours" });
    await rows("UPDATE profiles SET verified = 0 WHERE user_id = ?", [mine.userId]);
    const lost = await saveShowcase(context, mine.userId, own, wanted);
    await rows("UPDATE profiles SET verified = 1 WHERE user_id = ?", [mine.userId]);
    expect(lost).toEqual({ kind: "not-yours" });
    expect(await recordOf()).toEqual(before);
  });

  test("previews with the profile’s own components, and saves nothing", async () => {
    const before = await recordOf();
    const fields = typed(await editor(), { headline: "Only a preview", serviceRadiusMiles: "7" });
    const answer = await send(fields, "preview");
    expect(answer.status).toBe(200);
    const page = await pageOf(answer);
    const preview = page.getByRole("region", { name: "Preview" });
    expect(preview.textContent).toContain("Only a preview");
    expect(preview.textContent).toContain("7 miles around");
    expect(heldBy(page.getByLabelText(/^Headline/))).toBe("Only a preview");
    expect(await recordOf()).toEqual(before);
    expect(await wordsOf(await site.get(PUBLIC))).not.toContain("Only a preview");
  });

  test("shows readers and search engines dates with other hours", async () => {
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const fields = typed(await editor(), {
      "on-day1": day,
      "kind-day1": "open",
      "open-day1": "06:10",
      "close-day1": "06:40",
      holidays: "yes",
    });
    expect((await send(fields, "save")).status).toBe(303);
    const html = await (await site.get(PUBLIC)).text();
    expect(html).toContain("6:10 AM – 6:40 AM");
    expect(html).toContain(`"validFrom":"${day}","validThrough":"${day}","opens":"06:10","closes":"06:40"`);
    const stored = await editor();
    expect(heldBy(stored.getByLabelText(/^Date 1/))).toBe(day);
  });
});

test("the profile says whether the office is open now, by date before the week", async () => {
  const [stored] = await rows("SELECT weekly_hours, special_hours FROM agents WHERE slug = 'ines-calloway'");
  const said = async (special: string | null) => {
    await rows("UPDATE agents SET weekly_hours = ?, special_hours = ? WHERE slug = 'ines-calloway'", [
      JSON.stringify(Array(7).fill([0, 1440])),
      special,
    ]);
    // After the cached page has expired.
    return wordsOf(await site.get(`${PUBLIC}?explain=1&x=${crypto.randomUUID()}`));
  };
  expect(await said(null)).toContain("Open now, until midnight");
  const days = [-1, 0, 1].map((day) => ({
    on: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
    hours: null,
  }));
  const closed = await said(JSON.stringify({ holidays: false, days }));
  expect(closed).toContain("Closed now, opens");
  expect(closed).not.toContain("Open now");
  await rows("UPDATE agents SET weekly_hours = ?, special_hours = ? WHERE slug = 'ines-calloway'", [
    String(stored?.weekly_hours),
    stored?.special_hours === null ? null : String(stored?.special_hours),
  ]);
});

describe("earlier versions", () => {
  test("list what changed, and can be restored, including the state before the first change", async () => {
    await rows("DELETE FROM showcase_versions");
    const first = await recordOf();
    for (const headline of ["First words", "Second words"])
      await (await send(typed(await editor(), { headline }), "save")).text();
    // As stored before versions had a shape number.
    await rows(
      "UPDATE showcase_versions SET snapshot = json_remove(snapshot, '$.version') WHERE version_no % 2",
    );
    const page = await pageOf(await agent.get(`${PAGE}/versions`));
    expect(page.text).toContain("First words Second words");
    expect(page.text).toContain("As it was before the first change");
    const buttons = page.getAllByRole("button", { name: "Bring this back" });
    expect(buttons).toHaveLength(2);
    const version = buttons.at(-1)?.getAttribute("value") ?? "";
    expect((await agent.post(`${PAGE}/versions`, { version })).status).toBe(303);
    expect(await recordOf()).toMatchObject({ headline: first?.headline, biography: first?.biography });
    expect(await wordsOf(await site.get(PUBLIC))).toContain(String(first?.headline));
    expect(await rows("SELECT count(*) n FROM showcase_versions")).toEqual([{ n: 4 }]);
  });

  test("of another profile can't be restored", async () => {
    await rows(`INSERT INTO showcase_versions (version_no, kind, owner_no, at, snapshot)
      SELECT 900001, 'agent', 77, 1, snapshot FROM showcase_versions LIMIT 1`);
    expect((await agent.post(`${PAGE}/versions`, { version: "900001" })).status).toBe(404);
  });
});
