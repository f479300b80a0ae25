import type { LawRule } from "../types.ts";
import MEDICARE from "./medicare.ts";

/** Every rule, by area. */
export const RULES: readonly LawRule[] = [...MEDICARE];
