import type { LawRule } from "../types.ts";
import { PAYMENT_RULES } from "./payment.ts";
import { PRIVACY_RULES } from "./privacy.ts";

/** Every rule, by area. */
export const RULES: readonly LawRule[] = [...PAYMENT_RULES, ...PRIVACY_RULES];
