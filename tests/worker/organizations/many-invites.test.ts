/** Several invites at once, and limits per address. */
import { describe, expect, test } from "vitest";
import { heldBy, parsePage, rowsOf as rowsIn } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { INVITES, openPeople, type Person } from "./people.ts";

const { invite, inviteTo, newAgent, rows, staffed } = openPeople();
const newAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@mail.example`;
const emails = (email: string) =>
  rows("SELECT id FROM outbox WHERE kind = 'organization-invite' AND recipient = ?", [email]);

async function sendList(by: Person, slug: string, addresses: string, role = "member", file?: Blob) {
  const body = new FormData();
  body.set("intent", "invite-many");
  body.set("addresses", addresses);
  body.set("role", role);
  if (file !== undefined) body.set("file", file, "people.csv");
  const response = await by.visitor.get(`${INVITES}?organization=${slug}`, { method: "POST", body });
  const page = parsePage(await response.text());
  const table = page.queryByRole("table", { name: "Each address of your list" });
  const left = heldBy(page.getByLabelText(/^Email addresses/));
  return { status: response.status, page, left, lines: table === null ? [] : rowsIn(table).slice(1) };
}

describe("a list of invites", () => {
  test("pasted as one line invites everyone in it", async () => {
    const { owner, place } = await staffed();
    const all = [newAddress(), newAddress(), newAddress()];
    const { page, lines, left } = await sendList(owner, place.slug, all.join(", "));
    expect(page.text).toContain("3 invites sent, 0 not.");
    expect(lines.map((cells) => cells.slice(0, 1))).toEqual(all.map((email) => [email]));
    for (const email of all) expect(await emails(email)).toHaveLength(1);
    expect(left).toBe("");
  });

  test("names each address that was not invited, and keeps it in the field", async () => {
    const { owner, place, others } = await staffed("member");
    const [fresh, open] = [newAddress(), newAddress()];
    await invite(owner, place, open);
    const member = String(others[0]?.email);
    const list = `${fresh}, nobody; ${member} agent ${open} ${fresh} user@example`;
    const { page, lines, left } = await sendList(owner, place.slug, list);
    expect(page.text).toContain("1 invite sent, 5 not. What wasn’t sent is still in the field below.");
    expect(lines).toEqual([
      [fresh, "1", "Invited"],
      ["nobody", "1", "Not an email address"],
      [member, "1", "Belongs already"],
      [open, "1", "Invited already Send again"],
      [fresh, "1", "Twice in the list"],
      ["user@example", "1", "Not an email address"],
    ]);
    expect(left).toBe(["nobody", `${member}, agent`, open, "user@example"].join("\n"));
    expect(page.getAllByLabelText("As").map((one) => heldBy(one))).toEqual(["member", "member"]);
  });

  test("reports each line's result, and offers to resend open invites", async () => {
    const { owner, place, others } = await staffed("member");
    const agent = await newAgent();
    await agent.visitor.post(await invite(owner, place, agent.email), { intent: "accept" });
    const open = newAddress();
    await invite(owner, place, open);
    const fresh = newAddress();
    const list = [fresh, others[0]?.email, agent.email, open, "nobody", fresh].join("\n");
    const { status, page, lines } = await sendList(owner, place.slug, list);
    expect(status).toBe(200);
    expect(page.text).toContain("1 invite sent, 5 not.");
    expect(lines.map((cells) => cells.at(-1))).toEqual([
      "Invited",
      "Belongs already",
      "Belongs already",
      "Invited already Send again",
      "Not an email address",
      "Twice in the list",
    ]);
    expect(await emails(fresh)).toHaveLength(1);
    expect(await emails(open)).toHaveLength(1);
    expect(await inviteTo(fresh)).toMatchObject({ status: "open", role: "member", invited_by: owner.userId });
  });

  test("may be a file, in another encoding and with columns; only the owner’s may contain managers", async () => {
    const { place, others } = await staffed("manager");
    const [manager] = others;
    if (manager === undefined) throw new Error("No manager.");
    const [one, two] = [newAddress(), newAddress()];
    const csv = `\ufeffName;Email;Role\r\nZoë;${one};executive\r\nBo;${two};manager\r\n`;
    const utf16 = new Uint8Array(new Uint16Array([...csv].map((sign) => sign.charCodeAt(0))).buffer);
    const { status, page, lines } = await sendList(manager, place.slug, "", "member", new Blob([utf16]));
    expect(status, page.text).toBe(200);
    expect(lines.map((cells) => cells.at(-1))).toEqual(["Invited", "Only the owner invites managers"]);
    expect(await inviteTo(one)).toMatchObject({ role: "executive" });
    expect(await inviteTo(two)).toBeUndefined();
  });

  test("from a file without addresses is refused with one sentence", async () => {
    const { owner, place } = await staffed();
    const picture = new Blob([Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7) % 251)]);
    const { status, page, lines } = await sendList(owner, place.slug, "", "member", picture);
    expect([status, lines]).toEqual([400, []]);
    expect(page.text).toContain("This file has no email addresses.");
  });

  test("of two hundred and one sends two hundred, each with its email", async () => {
    const { owner, place } = await staffed();
    const tag = crypto.randomUUID().slice(0, 8);
    const list = Array.from({ length: 201 }, (_, at) => `p${at}-${tag}@mail.example`).join("\n");
    const { page, lines, left } = await sendList(owner, place.slug, list);
    expect(page.text).toContain("200 invites sent, 1 not.");
    expect(left).toBe(`p200-${tag}@mail.example`);
    expect(lines.at(-1)?.at(-1)).toContain("More than 200");
    const [written] = await rows(
      `SELECT count(*) AS n FROM organization_invites i JOIN outbox b ON b.id = i.email_id AND b.recipient = i.email
       WHERE i.organization_no = ?`,
      [place.no],
    );
    expect(written).toEqual({ n: 200 });
  });

  test("without addresses is refused", async () => {
    const { owner, place } = await staffed();
    const { status, page } = await sendList(owner, place.slug, "\n  \n");
    expect(status).toBe(400);
    expect(page.text).toContain("Paste some addresses");
  });
});

describe("one address", () => {
  test("gets a few of a hundred invites from many organizations, and the pages say so", async () => {
    const email = newAddress();
    const places = [];
    for (let at = 0; at < 6; at++) places.push(await staffed());
    let refused = 0;
    let invited = 0;
    for (let at = 0; at < 100; at++) {
      const one = places[at % places.length];
      if (one === undefined) continue;
      const answer = await one.owner.visitor.post(INVITES, { intent: "invite", email, role: "member" });
      if (answer.status === 303) invited += 1;
      else {
        expect([409, 429]).toContain(answer.status);
        const words = await wordsOf(answer);
        if (answer.status === 429) expect(words).toContain("has had enough invites for now");
        refused += 1;
      }
    }
    expect({ invited, refused }).toEqual({ invited: 3, refused: 97 });
    expect(await emails(email)).toHaveLength(3);
  });

  test("is invited once, however many ask for it at the same moment", async () => {
    const { owner, place } = await staffed();
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        owner.visitor.post(INVITES, { intent: "invite", email, role: "member" }),
      ),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([303, 409, 409, 409, 409, 409]);
    expect(await emails(email)).toHaveLength(1);
    const open = await rows(
      "SELECT 1 FROM organization_invites WHERE organization_no = ? AND status = 'open'",
      [place.no],
    );
    expect(open).toHaveLength(1);
  });

  test("doesn't get the same invite again and again", async () => {
    const { owner, place } = await staffed();
    const email = newAddress();
    await invite(owner, place, email);
    const id = String((await inviteTo(email))?.id);
    const resend = () => owner.visitor.post(INVITES, { intent: "resend", id });
    expect((await resend()).status, "at once").toBe(429);
    const later = () => rows("UPDATE organization_invites SET sent_at = 1 WHERE id = ?", [id]);
    await later();
    expect((await resend()).status).toBe(303);
    await later();
    const both = await Promise.all([resend(), resend()]);
    expect(both.map((one) => one.status).sort()).toEqual([303, 429]);
    expect(await emails(email)).toHaveLength(3);
    await later();
    const capped = await resend();
    expect(capped.status).toBe(429);
    expect(await wordsOf(capped)).toContain("enough email for now");
  });

  test("shows its email’s status next to its invite", async () => {
    const { owner } = await staffed();
    const [queued, sent, failed, gone] = [newAddress(), newAddress(), newAddress(), newAddress()];
    for (const email of [queued, sent, failed, gone])
      await owner.visitor.post(INVITES, { intent: "invite", email, role: "member" });
    const set = (email: string, change: string) =>
      rows(`UPDATE outbox SET ${change} WHERE recipient = ?`, [email]);
    await set(queued, "status = 'queued', sent_at = NULL");
    await set(sent, "status = 'sent', sent_at = 1763000000000");
    await set(failed, "status = 'failed', error = '550 no such user'");
    await rows("DELETE FROM outbox WHERE recipient = ?", [gone]);
    const page = parsePage(await (await owner.visitor.get(INVITES)).text());
    const table = rowsIn(page.getByRole("table", { name: "Invites, those that wait first" })).slice(1);
    const said = Object.fromEntries(table.map((cells) => [cells[0]?.split(" ")[0], cells[2]]));
    expect(said).toEqual({
      [queued]: "Email waiting to be sent",
      [sent]: "Email sent Nov 12, 2025",
      [failed]: "Email failed: 550 no such user",
      [gone]: "No record of the email",
    });
  });
});
