/** Every form gets input that the form itself never sends. */
import { describe, expect, test } from "vitest";
import { addressesIn, addressOf, errorBy, fieldsOf, heldBy, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openReviewCases } from "../reviews/moderation/review-cases.ts";
import { everyForm, type FormRow } from "./every-form.ts";

const fixture = openReviewCases();
const { stranger, signedIn } = fixture;
const FORM_BYTES = 256 * 1024;
const IS_LONG = process.env.FAIRLEAD_LONG_RUNS === "1";

/** The form on its page, and how to submit it. */
async function findForm({ page: where, id, as, button }: FormRow) {
  let visitor = as === undefined ? stranger() : await signedIn(as);
  const follow = async (from: string, link: RegExp) => {
    const { document } = await pageOf(await visitor.get(from));
    const found = addressesIn(document.body).find((address) => link.test(address));
    if (found === undefined) throw new Error(`${from} has no link like ${link}.`);
    return found.replace(/#.*/, "");
  };
  const found = typeof where === "string" ? where : await where(follow, fixture);
  const path = typeof found === "string" ? found : found.path;
  if (typeof found !== "string") visitor = found.visitor;
  const page = await pageOf(await visitor.get(path));
  const form = page.document.getElementById(id);
  if (form === null) throw new Error(`${path} has no form #${id}: ${page.text.slice(0, 300)}`);
  // The button that submits a form may carry its purpose.
  const buttons = [...form.querySelectorAll("button[name]")];
  const submitter = buttons.find((one) => one.textContent?.includes(button ?? ""));
  return {
    fields: () => fieldsOf(form, {}, submitter),
    send: (body: BodyInit, headers: Record<string, string> = {}) =>
      send(visitor, addressOf(form) || path, body, headers),
  };
}

const send = (visitor: Visitor, path: string, body: BodyInit, headers: Record<string, string>) =>
  visitor.get(path, { method: "POST", body, headers });

/** What a refused form's page says, by field. */
async function readAnswer(response: Response, { id }: FormRow) {
  const page = await pageOf(response);
  const form = page.document.getElementById(id);
  const field = (name: string) => form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
  return { page, text: page.text, field };
}

/** A field's value; an unticked box has none. */
const valueIn = (control: HTMLElement) =>
  control.getAttribute("type") === "checkbox" && !control.hasAttribute("checked") ? "" : heldBy(control);

/** Whether the typed value is never returned by the page. */
const isSecret = (control: HTMLElement | null) =>
  control?.getAttribute("type") === "password" || control?.getAttribute("autoComplete") === "one-time-code";

describe.each(Object.entries(everyForm))("the form for %s", (_what, row) => {
  let found: ReturnType<typeof findForm> | undefined;
  /** Loaded once for its tests: all of them are refused, so the form doesn't change. */
  const findOnce = () => {
    found = (row.limited === true ? undefined : found) ?? findForm(row);
    return found;
  };
  const { wrong, typed = {}, missing, bytes = FORM_BYTES, status = 400 } = row;
  const filled = (fields: URLSearchParams) => {
    for (const [name, value] of Object.entries({ ...typed, [wrong.name]: wrong.value }))
      fields.set(name, value);
    return fields;
  };

  test.skipIf(missing === undefined)("lists errors in the order of its fields", async () => {
    const { fields, send } = await findOnce();
    const blank = fields();
    for (const name of [...blank.keys()]) if (!["intent", "token"].includes(name)) blank.set(name, "");
    const { page } = await readAnswer(await send(blank), row);
    const [summary] = page.queryAllByRole("alert");
    if (summary === undefined) throw new Error("An empty form shows no errors.");
    const form = page.document.getElementById(row.id);
    const order = [...(form?.querySelectorAll("[id]") ?? [])].map(({ id }) => id);
    const places = addressesIn(summary).map((to) => order.indexOf(to.slice(1)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("shows the error next to its field, and keeps what was typed, whatever else is sent", async () => {
    const { fields, send } = await findOnce();
    const bodies: Record<string, BodyInit> = { "nothing else": filled(fields()) };
    const strange = [
      "extra",
      "a[0].b",
      `${wrong.name}[4294967294]`,
      `${wrong.name}.toString`,
      "__proto__",
      "__proto__.x",
      "constructor.prototype",
      "__intent__",
      "__state__",
    ];
    // All at once, and with --long each alone.
    for (const names of IS_LONG ? [strange, ...strange.map((name) => [name])] : [strange]) {
      const body = filled(fields());
      for (const name of names) body.append(name, "{");
      bodies[names.join(" ")] = body;
    }
    // Sent twice, the last one counts.
    const twice = filled(fields());
    const before = new URLSearchParams([[wrong.name, "sent before"], ...twice]);
    bodies["the field twice"] = before;
    for (const [what, body] of Object.entries(bodies)) {
      const response = await send(body);
      expect(response.status, what).toBe(status);
      const { field } = await readAnswer(response, row);
      const control = field(wrong.name);
      expect(control === null ? "no field" : errorBy(control), what).toContain(wrong.said);
      expect(control === null ? "" : valueIn(control), what).toBe(isSecret(control) ? "" : wrong.value);
      for (const [name, value] of Object.entries(typed)) {
        const other = field(name);
        expect(other === null ? "no field" : heldBy(other), `${what}: ${name}`).toBe(value);
      }
    }
  });

  test.skipIf(missing === undefined)(
    "treats missing fields, and a file instead of text, as empty",
    async () => {
      const { fields, send } = await findOnce();
      const bare = new FormData();
      // The form's own hidden fields, so that it is recognized.
      for (const [name, value] of fields()) if (!(name in typed)) bare.append(name, value);
      const files = new FormData();
      for (const [name, value] of bare) files.append(name, value);
      for (const name of [...Object.keys(typed), wrong.name]) {
        bare.set(name, "");
        files.set(name, new File(["text"], "text.txt"));
      }
      for (const body of [bare, files]) {
        const response = await send(body);
        expect(response.status).toBe(status);
        expect((await readAnswer(response, row)).text).toContain(missing ?? "");
      }
    },
  );

  test("limits its size, and accepts no other kind of body", async () => {
    const { fields, send } = await findOnce();
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    const body = `${filled(fields())}&extra=`;
    expect((await send(body.padEnd(bytes, "x"), type)).status).toBe(status);
    expect((await send(body.padEnd(bytes + 1, "x"), type)).status).toBe(413);
    for (const kind of ["application/json", "text/plain", "multipart/form-data; boundary=none"]) {
      const response = await send(String(filled(fields())), { "Content-Type": kind });
      expect(response.status, kind).toBe(400);
    }
    const empty = await send("", type);
    expect(empty.status).toBeGreaterThanOrEqual(400);
    expect(empty.status).toBeLessThan(500);
  });
});
