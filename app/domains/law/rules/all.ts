import type { LawRule } from "../types.ts";
import { REVIEW_RULES } from "./reviews.ts";

/** Every rule, by area. */
export const RULES: readonly LawRule[] = [...REVIEW_RULES];
