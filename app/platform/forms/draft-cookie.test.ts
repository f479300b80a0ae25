import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cookieName } from "#app/platform/reader/cookies.ts";
import { clearDraft, readDraft, storeDraft } from "./draft-cookie.ts";

const ADDRESS = "/leave-review?agent=ines-calloway";
const keep = (fields: Record<string, string>, address = ADDRESS) =>
  storeDraft(
    new Request(`https://fairlead.example${address}`, { method: "POST", body: new URLSearchParams(fields) }),
    address,
  );
const read = (cookies: readonly string[], address = ADDRESS) =>
  readDraft(
    new Request(`https://fairlead.example${address}`, {
      headers: { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") },
    }),
  );

describe("text that was written before a step came in between", () => {
  test("comes back at its own address, complete, and nowhere else", async () => {
    const body = "An agent who calls back. 🏠 ".repeat(150);
    const cookies = await keep({ title: "Good", body });
    expect(await read(cookies)).toEqual({ address: ADDRESS, fields: { title: "Good", body } });
    expect(await read(cookies, "/leave-review?agent=another")).toBeNull();
    expect(await read(cookies, `${ADDRESS}&_routes=root`)).not.toBeNull();
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax$/);
    expect(await read(clearDraft())).toBeNull();
  });

  test("carries no secret and no button, and nothing at all of an empty form", async () => {
    const cookies = await keep({ password: "a", newPassword: "b", token: "c", intent: "d", note: "kept" });
    expect((await read(cookies))?.fields).toEqual({ note: "kept" });
    expect(await keep({ password: "a", note: "  " })).toEqual([]);
  });

  test("is left where it does not fit, or is no form", async () => {
    const noise = Array.from({ length: 20_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    expect(await keep({ body: noise.join("") })).toEqual([]);
    expect(await keep({ body: "x".repeat(70_000) })).toEqual([]);
    const json = new Request("https://fairlead.example/", { method: "POST", body: "{}" });
    expect(await storeDraft(json, "/")).toEqual([]);
  });

  test("from somewhere else is looked at with care", async () => {
    const own = (text: string) => [`${cookieName("draft0")}=${text}`];
    const packed = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString("base64url");
    for (const text of [
      "nonsense",
      "%",
      packed("a text"),
      packed({ address: ADDRESS }),
      packed({ address: ADDRESS, fields: { title: { toString: "x" } } }),
      packed({ address: ADDRESS, fields: { body: "x".repeat(3_000_000) } }),
    ])
      expect(await read(own(text)), text.slice(0, 30)).toBeNull();
    expect(await read(own(packed({ address: ADDRESS, fields: { title: "Good" } })))).not.toBeNull();
  });
});
