/** What the form of a review asks, in words. */

/** What brought the writer to the agent; stored as it stands here, printed with spaces. */
export const REVIEW_STAGES = [
  "asked-for-advice",
  "compared-quotes",
  "bought-a-policy",
  "compared-a-renewal",
  "changed-a-policy",
  "made-a-claim",
] as const;
export type ReviewStage = (typeof REVIEW_STAGES)[number];

export const SUB_RATINGS = [
  { name: "explains", label: "Explains clearly" },
  { name: "responds", label: "Responds" },
  { name: "claims", label: "Helps with claims" },
  { name: "pressure", label: "No pressure" },
] as const;

/** "Made a claim" */
export function wordStage(stage: string): string {
  const words = stage.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
