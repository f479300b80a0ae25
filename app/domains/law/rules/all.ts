import type { LawRule } from "../types.ts";
import { CONSENT_RULES } from "./consent.ts";
import MEDICARE from "./medicare.ts";
import { PAYMENT_RULES } from "./payment.ts";
import { PRIVACY_RULES } from "./privacy.ts";
import { REVIEW_RULES } from "./reviews.ts";

/** Every rule, by area. */
export const RULES: readonly LawRule[] = [
  ...MEDICARE,
  ...CONSENT_RULES,
  ...PAYMENT_RULES,
  ...PRIVACY_RULES,
  ...REVIEW_RULES,
];
