/** What a schema tells people before they submit: constraints of the controls, with the schema's own sentences. */
import { getZodConstraint } from "@conform-to/zod/v4";
import * as z from "zod";
import { language, named } from "#app/text/text.ts";
import type { FieldRule, FormRules } from "./form-reply.ts";
import { type ControlHints, controlHints } from "./inputs.ts";

/** A form's schema: an object, or one that becomes something else once it is read. */
export type FormSchema = z.ZodObject | z.ZodPipe<z.ZodObject>;
export type FieldNames<Schema extends FormSchema> = Extract<keyof z.input<Schema>, string>;

const objectOf = (schema: FormSchema): z.ZodObject => (schema instanceof z.ZodObject ? schema : schema.in);

/** The object that lists the fields. */
export const shapeOf = (schema: FormSchema): z.core.$ZodShape => objectOf(schema).shape;

const known = { en: new WeakMap<FormSchema, FormRules>(), es: new WeakMap<FormSchema, FormRules>() };

/**
 * The rules of each field, for its control and for checks before it is sent (`useAnsweredForm`). Throws for a
 * constraint that has no sentence of its own.
 */
export function rulesOf<Schema extends FormSchema>(schema: Schema): FormRules<FieldNames<Schema>> {
  const ofLanguage = known[language()];
  let rules = ofLanguage.get(schema);
  if (rules === undefined) {
    const constraints = getZodConstraint(objectOf(schema));
    rules = Object.fromEntries(
      Object.entries(shapeOf(schema)).map(([name, field]) => [name, ruleOf(name, field, constraints[name])]),
    );
    ofLanguage.set(schema, rules);
  }
  return rules as FormRules<FieldNames<Schema>>;
}

/** The control described for a field, under any wrappers of its schema. */
export function hintsOf(field: z.core.$ZodType): ControlHints {
  const own = controlHints.get(field as z.ZodType);
  if (own !== undefined) return own;
  const { def } = field._zod as { def: { innerType?: z.core.$ZodType; in?: z.core.$ZodType } };
  const inner = def.innerType ?? def.in;
  return inner === undefined ? {} : hintsOf(inner);
}

function ruleOf(name: string, field: z.core.$ZodType, constraint: Record<string, unknown> = {}): FieldRule {
  const { secret: _, ...hints } = hintsOf(field);
  const { required, minLength, maxLength, pattern } = { ...constraint, ...hints } as Omit<FieldRule, "said">;
  const rule: FieldRule = { ...hints, said: {} };
  /** The field's own sentence for a value that breaks only this rule. */
  const say = (key: keyof FieldRule["said"], wrong: unknown, code?: string) => {
    const { error } = z.safeParse(field, wrong);
    const issue = error?.issues.find(
      (one) => code === undefined || one.code === code || one.code === "custom",
    );
    if (issue === undefined) throw new Error(`${name} says nothing of its ${key}.`);
    rule.said[key] = named(issue.message);
  };
  // Conform treats a field as required even if it turns nothing into a value (`catch`), so the schema itself decides.
  if (required && !z.safeParse(field, undefined).success) {
    rule.required = true;
    say("required", undefined);
  }
  if (minLength !== undefined && minLength > 1) {
    rule.minLength = minLength;
    say("minLength", "x".repeat(minLength - 1), "too_small");
  }
  if (maxLength !== undefined) {
    rule.maxLength = maxLength;
    say("maxLength", "x".repeat(maxLength + 1), "too_big");
  }
  if (pattern !== undefined && field._zod.def.type === "string") {
    rule.pattern = pattern;
    say("pattern", NO_PATTERN_TAKES, "invalid_format");
  }
  return rule;
}

/** One character of no alphabet: neither a number, nor an address, nor a month. */
const NO_PATTERN_TAKES = "\u25a1";
