import { t } from "#app/text/text.ts";
import type { LegalText } from "./legal-text.ts";

/** Versions of the privacy policy that are no longer in force, and what changed after each. */
export const earlierPolicies = (): LegalText["earlier"] => [
  {
    version: "1.7",
    effectiveOn: "2026-11-23",
    changed: t(
      "Version 1.8 says what we keep of a consent and of a stop, and has the form for copies, corrections, and deletion without an account, appeals, and Global Privacy Control.",
    ),
  },
  {
    version: "1.6",
    effectiveOn: "2026-11-23",
    changed: t("Version 1.7 says what searches you save, and which profiles your browser remembers."),
  },
  {
    version: "1.5",
    effectiveOn: "2026-11-23",
    changed: t(
      "Version 1.6 says what happens to requests for quotes, to details left on an agent’s card, and to what you agree to there.",
    ),
  },
  {
    version: "1.4",
    effectiveOn: "2026-11-22",
    changed: t("Version 1.5 says what we and our payment provider store when you pay for a plan."),
  },
  {
    version: "1.3",
    effectiveOn: "2026-11-21",
    changed: t(
      "Version 1.4 says what we store when you claim an agent’s profile, which networks and browsers of accounts we compare, when a question goes to agents, and how long we store one nobody confirms.",
    ),
  },
  {
    version: "1.2",
    effectiveOn: "2026-11-21",
    changed: t(
      "Version 1.3 says what we store about where a review came from, and names the cookie used for it.",
    ),
  },
  {
    version: "1.1",
    effectiveOn: "2026-11-21",
    changed: t(
      "Version 1.2 says what we store about messages to agents and about your notification choices.",
    ),
  },
  {
    version: "1.0",
    effectiveOn: "2026-11-20",
    changed: t("Version 1.1 says what we store about accounts and questions to experts."),
  },
];
