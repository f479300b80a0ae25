import type { TypeSlug } from "../../catalog.ts";

/**
 * What several people ask, and what agents answer. `{14|17|19}` in `ask` is one of these for each time it is asked, and
 * `{city}` the place it is asked from, so that two on one page read differently.
 */
export type QuestionText = { types: readonly TypeSlug[]; ask: string; answers: readonly string[] };
