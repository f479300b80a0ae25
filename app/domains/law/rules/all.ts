import type { LawRule } from "../types.ts";

/** Every rule, by area. */
export const RULES: readonly LawRule[] = [];
