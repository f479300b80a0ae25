/** Leads as files: with current consents, even when withdrawn during the download, and nothing that a spreadsheet runs. */
import { beforeAll, describe, expect, test } from "vitest";
import { revokeAll } from "#app/domains/leads/consents/consent-commands.server.ts";
import { streamLeads } from "#app/domains/leads/lead-files.server.ts";
import { FILE_PAGE_LEADS } from "#app/domains/leads/limits.ts";
import { openContext } from "#support/own-context.ts";
import { AGENT, openLeads } from "./leads.ts";

const { rows, signedIn, stranger, guestFields, databaseUrl, leadOf } = openLeads();
const OWNER = "(SELECT id FROM users WHERE email = 'agent@fairlead.example')";
const MANY = FILE_PAGE_LEADS * 2 + 20;
const emailOf = (no: number) => `many-${no}@mail.example`;

beforeAll(async () => {
  await rows(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})
    INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, first_name, last_name, email,
      email_confirmed, phone, answers, note, created_at, received_at)
    SELECT lower(printf('%08x-0000-7000-8000-000000000001', i)), lower(printf('%08x-0000-7000-8000-000000000002', i)),
      (SELECT agent_no FROM agents WHERE slug = '${AGENT}'), ${OWNER}, 'contact-capture', 'new', 'Many' || i, 'Last', 'many-' || i || '@mail.example',
      0, '+1512555' || printf('%04d', i), '[]', 'of many', 1, 1 FROM n`);
  for (const channel of ["phone", "email"])
    await rows(`INSERT INTO consent_records (id, email, recipient, purpose, subject_id, channel, text_shown, text_hash, given_on, given_at)
      SELECT lower(hex(randomblob(16))), email, 'Ines', 'contact-capture', id, '${channel}', 'Yes.', 'x', '/', 1700000000000 FROM leads WHERE note = 'of many'`);
});

/** The rows of a table, without its heading; no value in this file has a comma or a line break. */
const linesOf = (text: string) => text.trimEnd().split("\r\n");

describe("the table", () => {
  test("has every lead once, with each consent and the allowed contact details", async () => {
    const agent = await signedIn("agent");
    const response = await agent.get("/dashboard/leads.csv?find=of+many");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="leads.csv"');
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const [heading, ...lines] = linesOf(await response.text());
    expect(heading).toContain("calls,texts,emails");
    expect(lines).toHaveLength(MANY);
    expect(new Set(lines.map((line) => /Many\d+/.exec(line)?.[0])).size).toBe(MANY);
    expect(lines[0]).toContain(`${emailOf(MANY)},(512) 555-${String(MANY).padStart(4, "0")},`);
    expect(lines[0]).toContain("agreed 2023-11-14T22:13:20.000Z,not agreed,agreed 2023-11-14T22:13:20.000Z");
  });

  test("respects a withdrawal during the download, for everything not sent yet", async () => {
    const context = openContext({ databaseUrl: databaseUrl() });
    const [owner] = await rows(`SELECT ${OWNER} id`);
    const stream = streamLeads(context, String(owner?.id), { find: "of many" } as never, "csv");
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    const read = async () => decoder.decode((await reader.read()).value, { stream: true });
    await read();
    const first = linesOf(await read());
    expect(first).toHaveLength(FILE_PAGE_LEADS);
    // The first page has been sent; someone on the second withdraws everything.
    const no = MANY - FILE_PAGE_LEADS - 5;
    expect(first.join()).not.toContain(`Many${no},`);
    // Two consents, and replies by email.
    expect(await revokeAll(context, emailOf(no))).toBe(3);
    const second = linesOf(await read());
    const line = second.find((one) => one.includes(`Many${no},`)) ?? "";
    expect(line).toMatch(/withdrawn \d{4}.*,not agreed,withdrawn \d{4}/);
    expect(line).not.toContain(emailOf(no));
    expect(line).not.toContain(`555-${String(no).padStart(4, "0")}`);
    const neighbor = second.find((one) => one.includes(`Many${no - 1},`)) ?? "";
    expect(neighbor).toContain(emailOf(no - 1));
    await reader.cancel();
    // And everywhere else at once.
    const agent = await signedIn("agent");
    const cards = await (await agent.get(`/dashboard/leads.vcf?find=Many${no}`)).text();
    expect(cards).not.toContain(emailOf(no));
    expect(cards).toContain("withdrawn");
  });

  test("has no number or address whose own consent ended, whatever other consent remains", async () => {
    const agent = await signedIn("agent");
    const [[noNumber, number], [noAddress, address]] = [
      [3, "(512) 555-0003"],
      [4, emailOf(4)],
    ] as const;
    for (const [no, channel] of [
      [noNumber, "phone"],
      [noAddress, "email"],
    ] as const)
      await rows("UPDATE consent_records SET revoked_at = 1700000000001 WHERE email = ? AND channel = ?", [
        emailOf(no),
        channel,
      ]);
    for (const path of ["/dashboard/leads.csv", "/dashboard/leads.vcf"]) {
      const file = (await (await agent.get(`${path}?find=Many3`)).text()).replaceAll("\r\n ", "");
      expect(file, path).toContain(emailOf(noNumber));
      expect([file.includes(number), file.includes("+15125550003")], path).toEqual([false, false]);
      const other = (await (await agent.get(`${path}?find=Many4`)).text()).replaceAll("\r\n ", "");
      expect(other.includes("5550004") || other.includes("555-0004"), path).toBe(true);
      expect(other, path).not.toContain(address);
    }
  });

  test("is streamed no faster than it is read", async () => {
    const context = openContext({ databaseUrl: databaseUrl() });
    let read = 0;
    const aside = context.databaseAside();
    const counting = {
      ...context,
      databaseAside: () => ({
        ...aside,
        batch: (async (...asked: Parameters<typeof aside.batch>) => {
          read += 1;
          return aside.batch(...asked);
        }) as typeof aside.batch,
      }),
    };
    const [owner] = await rows(`SELECT ${OWNER} id`);
    const reader = streamLeads(counting, String(owner?.id), { find: "of many" } as never, "vcf").getReader();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBe(0);
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBe(1);
    await reader.cancel();
  });

  test.each(["=1+1", "+1 512", "-2", "@SUM(A1)", "  =cmd", "＝1", "\t=1"])(
    "has %j as text that no spreadsheet runs",
    async (note) => {
      const { key, firstName, lastName, email } = guestFields({ firstName: "Formula", lastName: "Writer" });
      await (
        await stranger().post(`/contact-capture/${AGENT}`, { key, firstName, lastName, email, note })
      ).text();
      const { id } = await leadOf(email);
      const file = await (await (await signedIn("agent")).get("/dashboard/leads.csv?find=Formula")).text();
      const line = linesOf(file).find((one) => one.includes(String(id))) ?? "";
      const cell = note.trim();
      if (cell === "-2") expect(line).toContain(",-2,");
      else expect(line).toContain(`'${cell}`);
    },
  );
});

describe("the address cards", () => {
  test("are complete cards, with a number or an address only if it was agreed to", async () => {
    const { key, firstName, lastName, email } = guestFields({ firstName: "Zoë; Ann", lastName: "O’Card" });
    const form = { key, firstName, lastName, email, phone: "5125550166", allow_text: "on" };
    await (await stranger().post(`/contact-capture/${AGENT}`, form)).text();
    const response = await (await signedIn("agent")).get("/dashboard/leads.vcf?find=Zo%C3%AB");
    expect(response.headers.get("Content-Type")).toContain("text/vcard");
    const text = await response.text();
    expect(text.startsWith("BEGIN:VCARD\r\nVERSION:4.0\r\n")).toBe(true);
    expect(text.endsWith("END:VCARD\r\n")).toBe(true);
    const card = text.replace(/\r\n /g, "");
    expect(card).toContain("FN:Zoë\\; Ann O’Card");
    expect(card).toContain("TEL;VALUE=uri:tel:+15125550166");
    expect(card).not.toContain("EMAIL");
    expect(card).toContain("Texts: agreed");
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  test("without leads there are none, and the table is only its heading", async () => {
    const agent = await signedIn("agent");
    expect(await (await agent.get("/dashboard/leads.vcf?find=nobody-like-that")).text()).toBe("");
    expect(
      linesOf(await (await agent.get("/dashboard/leads.csv?find=nobody-like-that")).text()),
    ).toHaveLength(1);
  });
});
