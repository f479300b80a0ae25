/** Asking about one's own information without an account: the link, the copy, deletion, corrections, appeals, floods. */
import { expect, test } from "vitest";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { BOOK, filledIn, offered, typeOf } from "../calendar/bookings.ts";
import { openLeads } from "../leads/leads.ts";

const { site, rows, stranger, signedIn, ask, guestFields, linkTo, emailsTo } = openLeads();
const FORM = "/privacy-request";
let people = 0;
const newEmail = () => `privacy-${++people}-${Date.now()}@mail.example`;

/** Asks, and returns the emailed link. */
async function linkFor(email: string, kind: string): Promise<string> {
  const sent = await stranger().post(FORM, { email, kind });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${FORM}?sent=1`]);
  await sent.text();
  const mail = (await emailsTo(email)).findLast((one) => one.kind === "privacy-link");
  const link = /\/privacy-request\/[\w.-]+/.exec(mail?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`No link for ${email}.`);
  return link;
}

const requestOf = async (link: string): Promise<Record<string, unknown>> => {
  const id = link.slice(FORM.length + 1).split(".")[0] ?? "";
  return (await rows("SELECT * FROM privacy_requests WHERE id = ?", [id]))[0] ?? {};
};

/** A guest who asked an agent for a quote and booked a time. */
async function guest() {
  const fields = guestFields();
  await (await ask(stranger(), fields)).text();
  await (await stranger().post(await linkTo(fields.email, "request-quote"), { intent: "send" })).text();
  const [at = 0] = await offered(stranger(), `${BOOK}?type=${await typeOf(rows)}`);
  const booked = await stranger().post(
    BOOK,
    filledIn(await typeOf(rows), at, { email: fields.email, name: "Nell Hargrove" }),
  );
  expect(booked.status).toBe(303);
  return fields;
}

const post = async (link: string, fields: Record<string, string>) => {
  const answer = await stranger().post(link, fields);
  await answer.text();
  return answer.status;
};

test("answers the same for an address that we know and one that we don’t", async () => {
  const answers = await Promise.all(
    ["customer@fairlead.example", newEmail()].map(async (email) => {
      const visitor = stranger();
      const sent = await visitor.post(FORM, { kind: "access", email });
      await sent.text();
      const page = await wordsOf(await visitor.get(sent.headers.get("Location") ?? ""));
      const mails = (await emailsTo(email)).filter(({ kind }) => kind === "privacy-link");
      return { status: sent.status, page, mails: mails.map(({ subject }) => subject) };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.page).toContain("Check your email");
  expect(answers[0]?.mails).toEqual(["Confirm your privacy request"]);
});

test("opening the link does nothing; its button makes a file of what we hold", async () => {
  const { email, answer5 } = await guest();
  const link = await linkFor(email, "access");
  const opened = await stranger().get(link);
  expect(await wordsOf(opened)).toContain("Make my file");
  expect((await requestOf(link)).status).toBe("unconfirmed");
  expect((await stranger().get(`${link}/file`)).status).toBe(404);

  expect(await post(link, { intent: "confirm-access" })).toBe(303);
  const page = await pageOf(await stranger().get(link));
  const file = page.getByRole("link", { name: /Download your information/ }).getAttribute("href");
  const held = (await (await stranger().get(file ?? "")).json()) as Record<string, unknown[]>;
  expect(held.requestsToAgents).toMatchObject([{ email, note: expect.any(String) }]);
  expect(JSON.stringify(held.requestsToAgents)).toContain(answer5);
  expect(held.appointments).toMatchObject([{ name: "Nell Hargrove", side: "client" }]);
  expect(held.emails).not.toEqual([]);
  // Nobody else's.
  const other = await linkFor(newEmail(), "access");
  expect(await post(other, { intent: "confirm-access" })).toBe(303);
  expect(await (await stranger().get(`${other}/file`)).json()).toMatchObject({
    requestsToAgents: [],
    appointments: [],
  });
});

test("deletes what a guest left, and says so", async () => {
  const { email } = await guest();
  const link = await linkFor(email, "delete");
  expect(await wordsOf(await stranger().get(link))).toContain("What we keep.");
  expect(await rows("SELECT 1 FROM leads WHERE email = ?", [email])).toHaveLength(1);
  expect(await post(link, { intent: "confirm-deletion" })).toBe(303);
  expect(await rows("SELECT 1 FROM leads WHERE email = ?", [email])).toEqual([]);
  expect(await rows("SELECT 1 FROM appointments WHERE client_email = ?", [email])).toEqual([]);
  expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual(["privacy-deleted"]);
  expect(await wordsOf(await stranger().get(link))).toContain("We deleted what we held");
  // A second click is nothing new.
  expect(await post(link, { intent: "confirm-deletion" })).toBe(303);
  expect(await emailsTo(email)).toHaveLength(1);
});

test("leaves an account to its owner", async () => {
  const email = "customer@fairlead.example";
  const link = await linkFor(email, "delete");
  const page = await pageOf(await stranger().get(link));
  expect(page.text).toContain("There’s an account with this address.");
  expect(page.queryByRole("button", { name: "Delete my information" })).toBeNull();
  expect(await post(link, { intent: "confirm-deletion" })).toBe(409);
  expect((await requestOf(link)).status).toBe("unconfirmed");
});

test("gives no copy of what an account holds, which may ask for more than its address", async () => {
  const email = "customer@fairlead.example";
  const link = await linkFor(email, "access");
  const page = await pageOf(await stranger().get(link));
  expect(page.text).toContain("There’s an account with this address.");
  expect(page.queryByRole("button", { name: "Make my file" })).toBeNull();
  expect(await post(link, { intent: "confirm-access" })).toBe(409);
  expect((await requestOf(link)).status).toBe("unconfirmed");
  // Nor by one that was confirmed before there was an account.
  const now = Date.now();
  await rows(
    "UPDATE privacy_requests SET status = 'done', confirmed_at = ?, answered_at = ? WHERE email = ?",
    [now, now, email],
  );
  expect((await stranger().get(`${link}/file`)).status).toBe(404);
  expect((await pageOf(await stranger().get(link))).queryByRole("link", { name: /Download/ })).toBeNull();
  // Its own file has the request.
  const file = await (await (await signedIn("customer")).get("/settings/export")).json();
  expect(file).toMatchObject({ privacyRequests: [{ kind: "access", status: "done" }, {}] });
});

test("an appeal doesn’t open a file again that was there for a week", async () => {
  const link = await linkFor(newEmail(), "access");
  expect(await post(link, { intent: "confirm-access" })).toBe(303);
  expect((await stranger().get(`${link}/file`)).status).toBe(200);
  const { id } = await requestOf(link);
  await rows(
    `UPDATE privacy_requests SET opened_at = opened_at - 8 * 86400000, confirmed_at = confirmed_at - 8 * 86400000
     WHERE id = ?`,
    [String(id)],
  );
  expect((await stranger().get(`${link}/file`)).status).toBe(404);
  expect(await post(link, { intent: "appeal-privacy", note: "Something is missing in it." })).toBe(303);
  expect((await stranger().get(`${link}/file`)).status).toBe(404);
  await rows("UPDATE privacy_requests SET status = 'done' WHERE id = ?", [String(id)]);
  expect((await stranger().get(`${link}/file`)).status).toBe(404);
});

test("a correction waits 45 days at most for an admin, and another admin decides its appeal", async () => {
  const email = newEmail();
  const link = await linkFor(email, "correct");
  const short = await refusedPage(
    await stranger().post(link, { intent: "confirm-correction", note: "Wrong" }),
    400,
  );
  expect(short.text).toContain("Write at least 10 characters.");
  expect(await post(link, { intent: "confirm-correction", note: "My name is Nell, not Nel." })).toBe(303);
  const waiting = await requestOf(link);
  expect(waiting).toMatchObject({ status: "open", note: "My name is Nell, not Nel." });
  expect(Number(waiting.due_at) - Number(waiting.opened_at)).toBe(45 * 24 * 60 * 60 * 1000);

  const admin = await signedIn("admin");
  const path = `/admin-console/privacy-requests/${waiting.id}`;
  expect(await wordsOf(await admin.get("/admin-console/privacy-requests"))).toContain(email);
  expect(await wordsOf(await admin.get("/admin"))).toContain("Privacy requests");
  expect(await wordsOf(await admin.get(path))).toContain("My name is Nell");
  const answer = { intent: "answer-privacy", outcome: "declined", reason: "The agent has it right." };
  const answered = await admin.post(path, answer);
  expect([answered.status, await answered.text()]).toEqual([303, ""]);
  const told = (await emailsTo(email)).findLast(({ kind }) => kind === "privacy-answered");
  expect(told?.text).toContain("The agent has it right.");
  expect((await requestOf(link)).status).toBe("declined");

  expect(await post(link, { intent: "appeal-privacy", note: "It is still spelled wrong." })).toBe(303);
  expect((await requestOf(link)).status).toBe("appealed");
  expect((await refusedPage(await admin.post(path, answer), 409)).text).toContain(
    "Another admin decides the appeal.",
  );
  await rows("UPDATE privacy_requests SET answered_by = ? WHERE id = ?", [
    crypto.randomUUID(),
    String(waiting.id),
  ]);
  expect((await admin.post(path, { ...answer, reason: "Now it is right." })).status).toBe(303);
  expect((await requestOf(link)).status).toBe("closed");
  const page = await wordsOf(await stranger().get(link));
  expect(page).toContain("Now it is right.");
  expect(page).toContain("attorney general");
  expect(await post(link, { intent: "appeal-privacy", note: "Once more, please." })).toBe(409);
});

test("a link that nobody opened ends after a week, and its request is deleted", async () => {
  const link = await linkFor(newEmail(), "access");
  await rows("UPDATE privacy_requests SET opened_at = opened_at - 8 * 86400000 WHERE status = 'unconfirmed'");
  expect((await stranger().get(link)).status).toBe(410);
  expect(await post(link, { intent: "confirm-access" })).toBe(410);
  await site.runCron();
  expect(await requestOf(link)).toEqual({});
  const forged = `${link.slice(0, -3)}AAA`;
  expect((await stranger().get(forged)).status).toBe(410);
});

test("asks one address three times an hour, and one network ten times", async () => {
  const email = newEmail();
  for (let no = 0; no < 4; no++)
    await (await stranger(`203.0.113.${no + 1}`).post(FORM, { kind: "access", email })).text();
  expect((await emailsTo(email)).filter(({ kind }) => kind === "privacy-link")).toHaveLength(3);
  expect(await rows("SELECT 1 FROM privacy_requests WHERE email = ?", [email])).toHaveLength(1);
  const one = stranger("203.0.113.99");
  const status: number[] = [];
  for (let no = 0; no < 11; no++) {
    const answer = await one.post(FORM, { kind: "access", email: newEmail() });
    await answer.text();
    status.push(answer.status);
  }
  expect(status).toEqual([...Array(10).fill(303), 429]);
});

test("says what Global Privacy Control changes, and only where no cache answers", async () => {
  const withGpc = await site.get(FORM, { headers: { "Sec-GPC": "1" } });
  expect(withGpc.headers.get("Cache-Control")).toContain("no-store");
  expect(await wordsOf(withGpc)).toContain("Your browser sends Global Privacy Control");
  expect(await wordsOf(await site.get(FORM))).not.toContain("Your browser sends Global Privacy Control");
  expect(await (await site.get("/.well-known/gpc.json")).json()).toEqual({
    gpc: true,
    lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test("programs find where to report a problem, and where to change a password", async () => {
  const text = await (await site.get("/.well-known/security.txt")).text();
  const fields = Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );
  expect(fields).toEqual({
    Contact: expect.stringMatching(/^mailto:/),
    Expires: expect.any(String),
    "Preferred-Languages": "en, es",
    Canonical: `${site.origin()}/.well-known/security.txt`,
  });
  const days = (Date.parse(String(fields.Expires)) - Date.now()) / 86_400_000;
  expect(days > 90 && days < 365).toBe(true);
  const change = await site.get("/.well-known/change-password");
  expect([change.status, change.headers.get("Location")]).toEqual([303, "/settings?section=security"]);
  const settings = await site.get("/settings?section=security");
  expect([settings.status, settings.headers.get("Location")]).toEqual([
    302,
    "/auth?next=%2Fsettings%3Fsection%3Dsecurity",
  ]);
  const own = await signedIn("customer");
  expect((await own.get("/settings?section=security")).status).toBe(200);
});
