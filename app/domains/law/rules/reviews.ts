import type { LawRule, LawSource } from "../types.ts";

/** 89 FR 68034, Aug. 22, 2024: in force since Oct. 21, 2024. */
const FROM = "2024-10-21";
const section = (number: string): LawSource => ({
  citation: `16 CFR ${number}`,
  url: "https://govinfo.gov/content/pkg/FR-2024-08-22/html/2024-18519.htm",
  readOn: "2026-11-27",
  kind: "secondary",
});

/** What the FTC's rule on consumer reviews asks of a site that shows them. */
export const REVIEW_RULES: readonly LawRule[] = [
  {
    id: "review-disclosure",
    kind: "step",
    asks: "A review by someone with a material tie to the business says so, clearly and conspicuously.",
    from: FROM,
    pages: ["leave-review", "showcase", "review"],
    sources: [
      section("465.5"),
      {
        citation: "16 CFR 255.5",
        url: "https://www.ecfr.gov/current/title-16/section-255.5",
        readOn: "2026-11-27",
        kind: "secondary",
      },
    ],
    where: [
      "app/domains/reviews/disclosures.ts",
      "app/domains/reviews/components/review-form.tsx",
      "app/domains/reviews/components/review-item.tsx",
    ],
  },
  {
    id: "review-no-incentive",
    kind: "step",
    asks: "Nobody gives or promises anything for a review that must be good, or bad.",
    from: FROM,
    pages: ["leave-review", "review-rules", "dashboard-reviews", "appointment"],
    sources: [section("465.4")],
    where: ["app/routes/public/rules/review-rules.tsx", "app/domains/reviews/components/review-form.tsx"],
  },
  {
    id: "review-insiders",
    kind: "step",
    asks: "Officers and managers don’t ask employees, agents, or relatives for reviews without telling them to disclose the tie.",
    from: FROM,
    pages: ["review-rules"],
    sources: [section("465.5(b), (c)")],
    where: ["app/routes/public/rules/review-rules.tsx", "app/domains/reviews/policy.ts"],
  },
  {
    id: "review-suppression",
    kind: "step",
    asks: "No review is kept back by threats, and reviews that were filtered by rating aren’t shown as all of them.",
    from: FROM,
    pages: ["review-rules", "showcase", "help"],
    sources: [section("465.7")],
    where: [
      "app/routes/public/rules/review-rules.tsx",
      "app/domains/reviews/review-sentences.ts",
      "app/domains/reviews/pauses/burst.ts",
    ],
  },
  {
    id: "review-fakes",
    kind: "step",
    asks: "No reviews by people who don’t exist or had no experience with the agent, written by AI or not.",
    from: FROM,
    pages: ["review-rules", "leave-review"],
    sources: [section("465.2")],
    where: ["app/domains/reviews/signals/signals.ts", "app/routes/public/rules/review-rules.tsx"],
  },
  {
    id: "review-figures",
    kind: "step",
    asks: "A badge’s stars say what they are: an average, of how many reviews, since when, and which of them count.",
    from: FROM,
    pages: ["badge"],
    sources: [section("465.8")],
    where: ["app/domains/directory/profile/sharing/badge.ts"],
  },
];
