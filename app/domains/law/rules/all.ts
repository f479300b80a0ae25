import type { LawRule } from "../types.ts";
import { CONSENT_RULES } from "./consent.ts";

/** Every rule, by area. */
export const RULES: readonly LawRule[] = [...CONSENT_RULES];
