/** An agent's calendar that is open every day, and a booking form filled in, for the tests of bookings. */
import type { Visitor } from "#support/browser/visitor.ts";

type Rows = (sql: string, args?: (string | number | null)[]) => Promise<Record<string, unknown>[]>;

export const BOOK = "/showcase/ines-calloway/book";

/** The first type of an agent's calendar. */
export async function typeOf(rows: Rows, slug = "ines-calloway", name = "First call"): Promise<string> {
  const [row] = await rows(
    `SELECT y.id FROM appointment_types y JOIN agents a ON a.agent_no = y.agent_no
     WHERE a.slug = ? AND y.name = ? AND y.removed_at IS NULL`,
    [slug, name],
  );
  return String(row?.id);
}

/** The times offered by a booking page and by the later days of its week, from their links. */
export async function offered(visitor: Visitor, path: string): Promise<number[]> {
  const read = async (address: string) => await (await visitor.get(address)).text();
  const timesOn = (html: string) =>
    [...html.matchAll(/[?&](?:amp;)?at=(\d{13})/g)].map(([, at]) => Number(at));
  const html = await read(path);
  const [first = 0] = timesOn(html);
  const days = [...new Set([...html.matchAll(/[?&](?:amp;)?day=([\d-]{10})/g)].map(([, day = ""]) => day))];
  const later = await Promise.all(days.map((day) => read(`${path.replace(/&day=[\d-]*/, "")}&day=${day}`)));
  const all = [...timesOn(html), ...later.flatMap(timesOn)].filter((at) => at >= first);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** A booking's form, filled in. */
export const filledIn = (type: string, at: number, more: Record<string, string> = {}) => ({
  type,
  at: String(at),
  name: "Mara Quist",
  email: `mara-${crypto.randomUUID().slice(0, 8)}@mail.example`,
  phone: "512-555-0188",
  zone: "America/New_York",
  state: "TX",
  insurance: "0",
  note: "",
  ...more,
});

/** Opens the link that was emailed for a booking, and confirms it. Returns the link's path. */
export async function confirmByEmail(rows: Rows, visitor: Visitor, email: string): Promise<string> {
  const emails = await rows(
    "SELECT text FROM outbox WHERE kind = 'appointment-held' AND recipient = ? ORDER BY created_at DESC, id DESC LIMIT 1",
    [email],
  );
  const link = /\/appointments\/[0-9a-f-]{36}\?token=[\w-]+/.exec(String(emails[0]?.text))?.[0];
  if (link === undefined) throw new Error(`No booking to confirm for ${email}.`);
  const response = await visitor.post(link, { intent: "confirm" });
  await response.text();
  if (response.status !== 303) throw new Error(`Confirming answered ${response.status}.`);
  return link;
}

/** Bits of `product_types`. */
export const MEDICARE_ADVANTAGE = 10;

/** Lets an agent sell Medicare Advantage wherever they have a license today. */
export async function sellsMedicare(rows: Rows, slug: string): Promise<void> {
  const bit = 2 ** MEDICARE_ADVANTAGE;
  await rows("UPDATE agents SET types = types | ? WHERE slug = ?", [bit, slug]);
  await rows(
    "UPDATE agent_coverage SET types = types | ? WHERE agent_no = (SELECT agent_no FROM agents WHERE slug = ?)",
    [bit, slug],
  );
}
