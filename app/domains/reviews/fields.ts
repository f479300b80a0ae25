/** What the form of a review asks, in words. */

import { REVIEW_STAGES } from "#db/lists.ts";

export { REVIEW_STAGES };
export type ReviewStage = (typeof REVIEW_STAGES)[number];

export const SUB_RATINGS = [
  { name: "explains", label: "Explains clearly" },
  { name: "responds", label: "Responds" },
  { name: "claims", label: "Helps with claims" },
  { name: "pressure", label: "No pressure" },
] as const;

/** "Made a claim" */
export function formatStage(stage: string): string {
  const words = stage.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
