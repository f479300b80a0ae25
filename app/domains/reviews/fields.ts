/** The questions on the review form, and their labels. */

import { named, type PlainMessage } from "#app/text/text.ts";
import { REVIEW_STAGES } from "#db/lists.ts";

export { REVIEW_STAGES };
export type ReviewStage = (typeof REVIEW_STAGES)[number];

export const SUB_RATINGS = [
  { name: "explains", label: "Explains clearly" },
  { name: "responds", label: "Responds" },
  { name: "claims", label: "Helps with claims" },
  { name: "pressure", label: "No pressure" },
] as const satisfies readonly { name: string; label: PlainMessage }[];

/** "Made a claim" */
export function formatStage(stage: string): string {
  const words = stage.replaceAll("-", " ");
  return named(words.charAt(0).toUpperCase() + words.slice(1));
}
