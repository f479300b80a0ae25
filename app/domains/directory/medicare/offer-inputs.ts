/** The form in which an agent states how many organizations and plans they offer. In English: agents fill it in. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";

const ORGANIZATIONS_MOST = 999;
const PLANS_MOST = 9_999;

const count = (error: string, most: number) =>
  z
    .string({ error })
    .trim()
    .refine((typed) => /^[1-9]\d{0,3}$/.test(typed) && Number(typed) <= most, error)
    .register(controlHints, { inputMode: "numeric" });

export const OfferInput = z.object({
  organizations: count(`Enter a number from 1 to ${ORGANIZATIONS_MOST}.`, ORGANIZATIONS_MOST),
  plans: count("Enter a number from 1 to 9,999.", PLANS_MOST),
  everyPlan: z.literal("on", { error: "Check the box or leave it empty." }).optional(),
});

export type Offer = { organizations: number; plans: number; everyPlan: boolean };

export const readOffer = ({ organizations, plans, everyPlan }: z.infer<typeof OfferInput>): Offer => ({
  organizations: Number(organizations),
  plans: Number(plans),
  everyPlan: everyPlan === "on",
});
