import type { LegalText } from "./legal-text.ts";

/** Versions of the privacy policy that are no longer in force, and what changed after each. */
export const earlierPolicies: LegalText["earlier"] = [
  {
    version: "1.3",
    effectiveOn: "2026-11-21",
    changed:
      "Version 1.4 says what is kept of a claim to an agent’s profile, which networks and browsers of accounts are compared, when a question goes to agents, and how long one is kept that nobody confirms.",
  },
  {
    version: "1.2",
    effectiveOn: "2026-11-21",
    changed: "Version 1.3 says what is kept of how a review came, and names the cookie it is noticed by.",
  },
  {
    version: "1.1",
    effectiveOn: "2026-11-21",
    changed: "Version 1.2 says what is kept of messages to agents, and of what you choose to be told.",
  },
  {
    version: "1.0",
    effectiveOn: "2026-11-20",
    changed: "Version 1.1 says what is kept of accounts and of questions to experts.",
  },
];
