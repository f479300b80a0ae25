/** The forms of billing. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { CANCEL_FEEDBACK } from "#db/lists.ts";
import { REASON_MAX_CHARACTERS } from "./limits.ts";

const PriceId = z
  .string({ error: "Choose a plan." })
  .refine((text) => parseUuid(text) !== null, { error: "Choose a plan." });

const Seats = z
  .string({ error: "Enter how many seats." })
  .trim()
  .regex(/^[0-9]{1,9}$/, "Enter a whole number of seats.")
  .register(controlHints, { inputMode: "numeric" });

export const CheckoutInput = z.object({ price: PriceId, seats: Seats });

/** A plan for one person. */
export const PlanInput = z.object({ price: PriceId });

/** A change with its preview's version and moment. */
export const ChangeInput = z.object({
  price: PriceId,
  seats: Seats,
  seen: z.string().regex(/^[0-9]{1,9}$/),
  at: z.string().regex(/^[0-9]{10,15}$/),
});

const CONTROL = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

export const CancelInput = z.object({
  feedback: z.enum(CANCEL_FEEDBACK, { error: "Choose a reason." }),
  comment: z
    .string()
    .trim()
    .max(REASON_MAX_CHARACTERS, `Use at most ${REASON_MAX_CHARACTERS} characters.`)
    .refine((text) => !CONTROL.test(text), "Remove the invisible characters.")
    .default(""),
});
