/** What an admin sends about insurance types. */
import * as z from "zod";
import { controlHints, longText, plainText } from "#app/platform/forms/inputs.ts";
import { LINE_CONTROLS, type LineControl } from "./covering-lines.ts";
import {
  NAME_MAX_CHARACTERS,
  REASON_MAX_CHARACTERS,
  REASON_MIN_CHARACTERS,
  SLUG_MAX_CHARACTERS,
} from "./limits.ts";

const Ticked = z.literal("yes").optional().catch(undefined);
const lines = Object.fromEntries(LINE_CONTROLS.map((name) => [name, Ticked])) as Record<
  LineControl,
  typeof Ticked
>;

const name = plainText(
  "Name is required",
  NAME_MAX_CHARACTERS,
  `Use at most ${NAME_MAX_CHARACTERS} characters.`,
).refine((typed) => !/[<>\p{Cf}]/u.test(typed), "Use letters, as in a name.");
const slug = z
  .string({ error: "Address is required" })
  .trim()
  .min(1, { error: "Address is required", abort: true })
  .max(SLUG_MAX_CHARACTERS, `Use at most ${SLUG_MAX_CHARACTERS} characters.`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits, and single hyphens between them.");
const reason = longText(
  "Write a reason",
  REASON_MIN_CHARACTERS,
  `Write at least ${REASON_MIN_CHARACTERS} characters.`,
  REASON_MAX_CHARACTERS,
);
/** Its values when the admin opened it. */
const seen = z.string().max(300).register(controlHints, { type: "hidden" }).default("");

export const NewTypeInput = z.object({ name, slug, ...lines, reason });
export const TypeInput = z.object({ seen, name, active: Ticked, ...lines, reason });
/** Of a built-in one: its name and that it is offered are the product's own. */
export const BuiltInTypeInput = z.object({ seen, ...lines, reason });
