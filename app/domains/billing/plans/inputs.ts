/** The admin's forms for a plan. */
import * as z from "zod";
import { controlHints, longText, plainText } from "#app/platform/forms/inputs.ts";
import { SEATS_MOST } from "../limits.ts";
import { centsOf } from "../money.ts";
import { PLAN_REASON } from "./plan-filters.ts";

/** Stripe charges no less than 50 cents. */
export const CENTS_LEAST = 50;
export const CENTS_MOST = 10_000_000;

const Ticked = z.literal("yes").optional().catch(undefined);
const NO_AMOUNT = "Write an amount from 0.50 to 100,000, such as 12.50.";
const Amount = z
  .string()
  .trim()
  .max(20, NO_AMOUNT)
  .refine((typed) => {
    const cents = typed === "" ? CENTS_LEAST : centsOf(typed);
    return cents !== null && cents >= CENTS_LEAST && cents <= CENTS_MOST;
  }, NO_AMOUNT)
  .default("");
const NO_SEATS = `Enter a whole number from 1 to ${SEATS_MOST.toLocaleString("en-US")}.`;
const Seats = z
  .string({ error: NO_SEATS })
  .trim()
  .max(6, NO_SEATS)
  .refine((typed) => /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= SEATS_MOST, NO_SEATS)
  .register(controlHints, { inputMode: "numeric" });

const plan = {
  /** The plan's last change when the admin read it. */
  seen: z.string().max(40).register(controlHints, { type: "hidden" }).default(""),
  name: plainText("Name is required", 60, "Use at most 60 characters."),
  summary: plainText("A sentence about it is required", 300, "Use at most 300 characters."),
  includes: longText("Write what it includes", 1, "Write what it includes", 2_000),
  offered: Ticked,
  month: Amount,
  year: Amount,
  figures: Ticked,
  versions: Ticked,
  reason: longText(
    "Write a reason",
    PLAN_REASON.least,
    `Write at least ${PLAN_REASON.least} characters.`,
    PLAN_REASON.most,
  ),
};

export const PlanForm = z.object(plan);
/** For a plan with seats. */
export const SeatPlanForm = z.object({ ...plan, seatsMin: Seats, seatsMax: Seats });
