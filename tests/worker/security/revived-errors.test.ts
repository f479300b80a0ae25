/**
 * A page's data can't make a browser create an error by name (GHSA-337j-9hxr-rhxg; docs/decisions/0093): failures reach
 * it as a plain Error without its name, and what people type stays text.
 */
import { expect, test } from "vitest";
import { heldBy, pageOf } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, stranger } = openAccounts({ own: true });

/** Remix's answer to its router: names and values in one flat list, where special values start with their type. */
async function flatOf(response: Response): Promise<readonly unknown[]> {
  const flat: unknown = JSON.parse((await response.text()).split("\n")[0] ?? "");
  if (!Array.isArray(flat)) throw new Error("This is no answer of a loader.");
  return flat;
}
const errorsIn = (flat: readonly unknown[]) =>
  flat.flatMap((one) =>
    Array.isArray(one) && (one[0] === "SanitizedError" || one[0] === "E")
      ? [one.slice(1).map((at) => (typeof at === "number" ? flat[at] : at))]
      : [],
  );

test("a failing loader sends neither the error’s name nor its message, in the page or to the router", async () => {
  const visitor = await signedIn("customer");
  await rows("ALTER TABLE membership_requests RENAME COLUMN status TO standing");
  try {
    const page = await visitor.get("/apply-organization");
    expect(page.status).toBe(500);
    const html = await page.text();
    expect(html).not.toMatch(/__subType|LibsqlError|DrizzleQueryError|membership_requests/);
    const answered = await visitor.get("/apply-organization.data");
    expect(answered.status).toBe(500);
    const errors = errorsIn(await flatOf(answered));
    expect(errors).not.toEqual([]);
    for (const [name] of errors) expect(name).toBe("Error");
  } finally {
    await rows("ALTER TABLE membership_requests RENAME COLUMN standing TO status");
  }
  expect(await site.takeLogs()).not.toEqual([]);
});

test("text that looks like an error comes back as text", async () => {
  for (const typed of [
    '{"__type":"Error","__subType":"Function","message":"alert(1)"}',
    '["SanitizedError","Function","alert(1)"]',
    '__type":"Error","__subType":"eval',
  ]) {
    const form = { customer_first_name: typed, question: "" };
    const page = await stranger().post("/ask-expert", form);
    expect(page.status).toBe(400);
    expect(heldBy((await pageOf(page)).getByLabelText("First name"))).toBe(typed);
    const answered = await stranger().post("/ask-expert.data", form);
    const flat = await flatOf(answered);
    expect(flat).toContain(typed);
    expect(errorsIn(flat)).toEqual([]);
    expect(flat.filter((one) => one === "__subType" || one === "__type")).toEqual([]);
  }
});
