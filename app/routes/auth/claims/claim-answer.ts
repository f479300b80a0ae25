/** The types that the claim page and its actions share. */
import type { FormReply } from "#app/platform/forms/form-reply.ts";

/** The page's forms that have fields. */
export const CLAIM_FORM = "claim";
export const CODE_FORM = "proof";

/**
 * `contestable`: the only obstacle is that another account has claimed the profile. `unlisted`: the NPN that the directory
 * doesn't have, which its agent can apply with.
 */
export type ClaimAnswer = FormReply & { contestable?: boolean; unlisted?: string };
