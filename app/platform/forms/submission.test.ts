import { describe, expect, test } from "vitest";
import * as z from "zod";
import { inLanguage } from "#app/text/language.server.ts";
import { controlHints, FirstName } from "./inputs.ts";
import { readFields } from "./submission.ts";

const schema = z.object({
  firstName: FirstName,
  password: z.string({ error: "Password is required" }).register(controlHints, { secret: true }),
});
const formOf = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const refused = (
  form: FormData,
  ...[why]: Parameters<ReturnType<typeof readFields>["refuse"]> extends [unknown, ...infer Rest]
    ? Rest
    : never
) => {
  const { data, init } = readFields(form, schema, "person").refuse(400, why);
  return { ...data, status: init?.status };
};

describe("a form that arrives", () => {
  test("is read as its schema has it", () => {
    const sent = readFields(formOf(["firstName", "  Ada "], ["password", "a secret"]), schema);
    expect(sent.ok && sent.value).toEqual({ firstName: "Ada", password: "a secret" });
  });

  test("comes back with its sentences and what was typed, except secrets", () => {
    expect(refused(formOf(["firstName", "A".repeat(81)], ["password", "a secret"]))).toEqual({
      form: "person",
      status: 400,
      result: {
        status: "error",
        initialValue: { firstName: "A".repeat(81) },
        error: { firstName: ["Use at most 80 characters."] },
        fields: ["firstName", "password"],
      },
    });
    expect(refused(formOf(["firstName", ""])).result?.error).toEqual({
      firstName: ["First name is required"],
      password: ["Password is required"],
    });
  });

  test("comes back with the errors that the action found, of a field or of the form as a whole", () => {
    const form = formOf(["firstName", "Ada"], ["password", "a secret"]);
    const { result, notice } = refused(form, {
      errors: { firstName: "Somebody has this name.", form: "Try again later." },
      notice: { title: "Not now" },
    });
    expect(result?.error).toEqual({ "": ["Try again later."], firstName: ["Somebody has this name."] });
    expect(notice).toEqual({ title: "Not now" });
  });

  test.each([
    ["an unknown field", ["extra", "x".repeat(1000)]],
    ["a nested name", ["firstName[0].b", "x"]],
    ["a name that would take all memory as a list", ["firstName[4294967294]", "x"]],
    ["a prototype", ["__proto__", "x"]],
    ["a prototype's field", ["__proto__.polluted", "x"]],
    ["a constructor", ["constructor.prototype", "x"]],
    ["an order to the library", ["__intent__", "{"]],
    ["a state of the library", ["__state__", "{"]],
    ["a file of another name", ["__intent__", new File(["x"], "x.txt")]],
  ] as [string, [string, string | File]][])("with %s next to it is read without that", (_what, entry) => {
    const { result } = refused(formOf(["firstName", ""], entry));
    expect(result?.initialValue).toEqual({});
    expect(result?.error).toEqual({
      firstName: ["First name is required"],
      password: ["Password is required"],
    });
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("comes back in the reader's language, including what the action says", () => {
    const { result, notice } = inLanguage("es", () =>
      refused(formOf(), {
        errors: { password: "Remove the invisible characters." },
        notice: { title: "Too many tries from this network", text: "Please sign in again, Ada." },
      }),
    );
    expect(result?.error?.firstName).toEqual(["El nombre es obligatorio"]);
    expect(result?.error?.password).toContain("Quite los caracteres invisibles.");
    // What the catalog doesn't know stays in English.
    expect(notice).toEqual({
      title: "Demasiados intentos desde esta red",
      text: "Please sign in again, Ada.",
    });
  });

  test("with a file where text belongs has nothing there, and of two of a name the last", () => {
    expect(refused(formOf(["firstName", new File(["Ada"], "a.txt")])).result?.error).toMatchObject({
      firstName: ["First name is required"],
    });
    const twice = readFields(formOf(["firstName", "Ada"], ["password", "p"], ["firstName", "Bea"]), schema);
    expect(twice.ok && twice.value.firstName).toBe("Bea");
  });
});
