/** An address that a mail provider reports gets no email until its owner says that it works. */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { newId } from "#app/platform/ids.ts";
import { createDatabase } from "#db/client.ts";
import { pageOf } from "#support/browser/page.ts";
import { SHOW_AS_ADMIN, Visitor } from "#support/browser/visitor.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { requestAs } from "#support/servers/host.ts";
import { type MailApis, startMailApis } from "#support/servers/mail-apis.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

const SECRET = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
const ADDRESS = "customer@fairlead.example";

let server: TestSqld;
let apis: MailApis;
let fairlead: Fairlead;
beforeAll(async () => {
  [server, apis] = await Promise.all([startSqld({ copyOf: inject("fixture").seededData }), startMailApis()]);
  fairlead = await startFairlead({
    bundle: inject("fixture").bundle,
    databaseUrl: server.url,
    vars: {
      MAIL: "resend",
      MAIL_KEY: "a-key",
      MAIL_EVENTS_KEY: SECRET,
      MAIL_STAND_IN: apis.origin,
      MAIL_FROM: "mail@agents.example",
      PUBLIC_ORIGIN: "https://agents.example",
    },
  });
});
afterAll(async () => {
  await fairlead.stop();
  await Promise.all([server.stop(), apis.stop()]);
});

async function rows(sql: string, args: (string | number)[] = []) {
  const { client } = createDatabase({ url: server.url });
  const { rows } = await client.execute({ sql, args });
  client.close();
  return rows;
}

function report(event: object, secret = SECRET) {
  const body = JSON.stringify(event);
  const time = String(Math.floor(Date.now() / 1000));
  const mac = createHmac("sha256", Buffer.from(secret.slice(6), "base64")).update(`msg_1.${time}.${body}`);
  return requestAs(fairlead.url, "/api/mail-events", {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
      "svix-id": "msg_1",
      "svix-timestamp": time,
      "svix-signature": `v1,${mac.digest("base64")}`,
    },
  });
}
const bounce = { type: "email.bounced", data: { to: [ADDRESS], bounce: { type: "Permanent" } } };
const suppressed = () => rows("SELECT email, cause FROM mail_suppressions");
const askForPassword = async () =>
  (await new Visitor(fairlead.url).post("/auth/forgot-password", { email: ADDRESS })).text();

test("a report that isn't signed by the provider changes nothing", async () => {
  const other = `whsec_${Buffer.from("another secret of as many signs..").toString("base64")}`;
  expect((await report(bounce, other)).status).toBe(400);
  expect((await requestAs(fairlead.url, "/api/mail-events")).status).toBe(405);
  expect(await suppressed()).toEqual([]);
});

test("a bounce stops email, tells the owner at the next sign-in, and the owner can end it", async () => {
  expect((await report(bounce)).status).toBe(200);
  expect((await report(bounce)).status).toBe(200);
  expect((await suppressed()).map((row) => ({ ...row }))).toEqual([{ email: ADDRESS, cause: "hard-bounce" }]);

  await askForPassword();
  const outcome = async () => {
    const [row] = await rows(
      "SELECT status, attempts, error FROM outbox WHERE recipient = ? ORDER BY created_at DESC LIMIT 1",
      [ADDRESS],
    );
    return { ...row };
  };
  await expect.poll(outcome).toEqual({
    status: "failed",
    attempts: 1,
    error: "Not sent: an earlier email to this address came back.",
  });
  expect(apis.sent).toEqual([]);

  const owner = await new Visitor(fairlead.url).signIn(ADDRESS, demoPassword);
  const arrived = await pageOf(await owner.get("/help"));
  expect(arrived.text).toContain("We can’t email you");
  expect(arrived.text).toContain(ADDRESS);
  const settings = await pageOf(await owner.get("/settings"));
  expect(settings.text).toContain(`We don’t email ${ADDRESS} right now`);
  expect(settings.getByRole("button", { name: "This address works" })).toBeDefined();
  expect((await owner.post("/settings", { intent: "email-again" })).status).toBe(303);
  expect(await suppressed()).toEqual([]);
  expect((await pageOf(await owner.get("/settings"))).text).not.toContain("right now");

  await askForPassword();
  await expect.poll(() => apis.sent.map(({ to }) => to)).toEqual([ADDRESS]);
  const again = await new Visitor(fairlead.url).signIn(ADDRESS, demoPassword);
  expect((await pageOf(await again.get("/help"))).text).not.toContain("We can’t email you");
});

test("a complaint lets the link to a new password pass", async () => {
  const before = apis.sent.length;
  await report({ type: "email.complained", data: { to: [ADDRESS] } });
  await askForPassword();
  await expect.poll(() => apis.sent.slice(before).map(({ to }) => to)).toEqual([ADDRESS]);
});

test("admins see which addresses get no email, can list those, and lift it", async () => {
  const id = newId(Date.now());
  await rows(
    `INSERT INTO outbox (id, kind, recipient, subject, text, html, status, next_attempt_at, created_at)
     VALUES (?, 'saved-search', ?, 'New agents', 'Hello.', 'Hello.', 'queued', 1, 1)`,
    [id, ADDRESS],
  );
  // Any email sets the sender off.
  await askForPassword();
  await expect
    .poll(
      async () =>
        (await rows("SELECT 1 FROM outbox WHERE recipient = ? AND error LIKE '%spam%'", [ADDRESS])).length,
    )
    .toBe(1);
  const admin = await new Visitor(fairlead.url).signIn("admin@fairlead.example", demoPassword);
  await rows(SHOW_AS_ADMIN, [Date.now(), "admin@fairlead.example"]);
  const page = await pageOf(await admin.get(adminPaths.mail({ address: "suppressed", status: "failed" })));
  expect(page.text).toContain("Reported as spam");
  expect(page.getByRole("columnheader", { name: "Gets no email" })).toBeDefined();
  expect((await admin.post(adminPaths.mail(), { intent: "lift", email: id })).status).toBe(303);
  expect(await suppressed()).toEqual([]);
  expect(
    (await rows("SELECT subject_id FROM audit_log WHERE act = 'email.lift'")).map((row) => ({ ...row })),
  ).toEqual([{ subject_id: id }]);
});
