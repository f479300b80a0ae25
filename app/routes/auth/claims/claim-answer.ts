/** How the page of a claim and its actions speak of its forms. */
import type { FormReply } from "#app/platform/form-reply.ts";

/** The forms with fields, among those of the page. */
export const CLAIM_FORM = "claim";
export const CODE_FORM = "proof";

/** `contestable`: the one thing in the way is that another account holds the profile. */
export type ClaimAnswer = FormReply & { contestable?: boolean };
