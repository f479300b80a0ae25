/** Keys are rotated while people are signed in, as docs/deploy.md says. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { makeKey } from "../../../scripts/keys.ts";
import { findFreePort } from "../../../scripts/processes/ports.ts";

const OLD = "20260101_080000";
const NEW = "20261127_201530";
const key = { [OLD]: makeKey("session", OLD), [NEW]: makeKey("session", NEW) };

let database: TestSqld;
let port: number;
let site: Fairlead | undefined;
beforeAll(async () => {
  database = await startSqld({ copyOf: inject("fixture").seededData });
  port = await findFreePort();
});
afterAll(async () => {
  await site?.stop();
  await database.stop();
});

/** What a changed secret does: the Worker starts again, at the same address, with the same data. */
async function restartWith(vars: Record<string, string>): Promise<Fairlead> {
  await site?.stop();
  const { bundle } = inject("fixture");
  site = await startFairlead({
    bundle,
    databaseUrl: database.url,
    port,
    staticFiles: false,
    vars: { SESSION_KEYS: "", ...vars },
  });
  return site;
}

const signedBy = (visitor: Visitor): unknown => {
  const [header = ""] = (visitor.cookies.get("__Host-session") ?? "").split(".");
  return JSON.parse(Buffer.from(header, "base64url").toString() || "{}").kid;
};
async function dashboard(visitor: Visitor): Promise<number> {
  const response = await visitor.get("/customer-dashboard");
  await response.text();
  return response.status;
}
async function publicKeys(url: string): Promise<string[]> {
  const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as {
    keys: { kid: string }[];
  };
  return keys.map(({ kid }) => kid);
}

test("a key is added and the one before is retired, and nobody is signed out", async () => {
  const { url } = await restartWith({ [`SESSION_KEY_${OLD}`]: key[OLD] ?? "" });
  const early = await new Visitor(url).signIn("customer@fairlead.example", demoPassword);
  const away = await new Visitor(url).signIn("customer@fairlead.example", demoPassword);
  expect(signedBy(early)).toBe(OLD);

  await restartWith({ [`SESSION_KEY_${OLD}`]: key[OLD] ?? "", [`SESSION_KEY_${NEW}`]: key[NEW] ?? "" });
  expect(await publicKeys(url)).toEqual([NEW, OLD]);
  // The token of before still counts, and the next one is the new key's.
  expect(await dashboard(early)).toBe(200);
  expect(signedBy(early)).toBe(OLD);
  early.cookies.delete("__Host-session");
  expect(await dashboard(early)).toBe(200);
  expect(signedBy(early)).toBe(NEW);
  const late = await new Visitor(url).signIn("agent@fairlead.example", demoPassword);
  expect(signedBy(late)).toBe(NEW);

  await restartWith({ [`SESSION_KEY_${NEW}`]: key[NEW] ?? "" });
  expect(await publicKeys(url)).toEqual([NEW]);
  expect(await dashboard(early)).toBe(200);
  // Who was away the whole time comes with a token that nobody can check any more, and a session that lives.
  expect(signedBy(away)).toBe(OLD);
  expect(await dashboard(away)).toBe(200);
  expect(signedBy(away)).toBe(NEW);
  expect((await site?.readLogs())?.map(({ message }) => message)).toEqual([]);
});

test("a broken key is refused at the first request, in words, and the log doesn’t repeat it", async () => {
  const whole = key[NEW] ?? "";
  const { url, readLogs } = await restartWith({ [`SESSION_KEY_${NEW}`]: whole.slice(0, -4) });
  const response = await fetch(url);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("isn’t set up yet");
  const [line, ...others] = (await readLogs()).map(({ message }) => message);
  expect(others).toEqual([]);
  expect(line).toContain("settings-refused");
  expect(line).toContain(`SESSION_KEY_${NEW} isn’t a private P-256 key`);
  expect(line).not.toContain(JSON.parse(whole).d.slice(0, 20));
});
