import { describe, expect, test } from "vitest";
import * as z from "zod";
import { inLanguage } from "#app/text/language.server.ts";
import { rulesOf } from "./form-rules.ts";
import { controlHints, EmailInput, FirstName, longText } from "./inputs.ts";

describe("the rules of a form", () => {
  test("say what each field accepts, in the order of the form, with the schema's own sentences", () => {
    const schema = z.object({
      firstName: FirstName,
      body: longText("Write it first.", 10, "Write ten at least.", 20, "Write twenty at most."),
      zip: z.string({ error: "ZIP code is required" }).regex(/^\d{5}$/, "Enter five digits."),
      note: z.string().max(5, "Five at most.").optional(),
    });
    const rules = rulesOf(schema);
    expect(Object.keys(rules)).toEqual(["firstName", "body", "zip", "note"]);
    expect(rules.firstName).toEqual({
      required: true,
      maxLength: 80,
      autoComplete: "given-name",
      said: { required: "First name is required", maxLength: "Use at most 80 characters." },
    });
    expect(rules.body).toEqual({
      required: true,
      minLength: 10,
      maxLength: 20,
      said: {
        required: "Write it first.",
        minLength: "Write ten at least.",
        maxLength: "Write twenty at most.",
      },
    });
    expect(rules.zip.said).toEqual({ required: "ZIP code is required", pattern: "Enter five digits." });
    expect(new RegExp(`^(?:${rules.zip.pattern})$`, "v").test("78701")).toBe(true);
    expect(rules.note).toEqual({ maxLength: 5, said: { maxLength: "Five at most." } });
  });

  test("are in the reader's language, whichever language was read first", () => {
    const schema = z.object({ firstName: FirstName });
    const required = () => rulesOf(schema).firstName.said.required;
    expect(required()).toBe("First name is required");
    expect(inLanguage("es", required)).toBe("El nombre es obligatorio");
    expect(required()).toBe("First name is required");
  });

  test("are those of the fields, whatever the form is transformed into", () => {
    const schema = z.object({ firstName: FirstName });
    const read = schema.transform(({ firstName }) => firstName.length);
    expect(rulesOf(read)).toEqual(rulesOf(schema));
  });

  test("know an address without knowing zod", () => {
    const { email } = rulesOf(EmailInput);
    expect(email).toMatchObject({ type: "email", autoComplete: "email", required: true, maxLength: 254 });
    expect(email.said.pattern).toBe("Invalid email address");
    const pattern = new RegExp(`^(?:${email.pattern})$`, "v");
    for (const [address, taken] of [
      ["somebody@mail.example", true],
      ["no-at", false],
      ["two@@mail.example", false],
      ["a@b(c)", false],
      ["user@example", false],
      ["post@bücher.example", true],
    ] as const)
      expect(pattern.test(address), address).toBe(taken);
  });

  test("require nothing that the schema can do without", () => {
    const kind = z.enum(["a", "b"], { error: "Choose one." });
    const rules = rulesOf(
      z.object({ kind, guess: kind.optional().catch(undefined), shown: kind.catch("a") }),
    );
    expect(rules).toEqual({
      kind: { required: true, said: { required: "Choose one." } },
      guess: { said: {} },
      shown: { said: {} },
    });
  });

  test("do not tell what is secret, and refuse a constraint that has no sentence", () => {
    const token = z.string({ error: "Open the link again." }).register(controlHints, { secret: true });
    expect(rulesOf(z.object({ token })).token).toEqual({
      required: true,
      said: { required: "Open the link again." },
    });
    const silent = z.string({ error: "Say it." }).regex(/^.*$/s).register(controlHints, {});
    expect(() => rulesOf(z.object({ silent }))).toThrow("silent says nothing of its pattern.");
  });
});
