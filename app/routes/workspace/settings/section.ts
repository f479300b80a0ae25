import type { Sent } from "#app/platform/submission.ts";

/** What a form of `/settings` comes to: sent back with what is wrong, or done, with a toast. */
export type Outcome = ReturnType<Sent<unknown>["refuse"]> | { to: string; toast: string };
