import type { LawRule } from "../types.ts";

const STATES_OVERVIEW = {
  url: "https://www.masonllp.com/blog/your-state-probably-has-a-privacy-law-now-heres-what-it-lets-you-do/",
  readOn: "2026-11-27",
  kind: "secondary",
} as const;

/** What people may ask about their own information, and signals that they needn't repeat. */
export const PRIVACY_RULES: readonly LawRule[] = [
  {
    id: "privacy-request",
    kind: "step",
    asks: "People get a copy of what is held about them, or have it corrected or deleted, within 45 days, free, without an account, and may appeal. We do it for everybody, whatever state they live in.",
    from: "2026-11-27",
    pages: ["privacy-request", "privacy-policy"],
    emails: ["privacy-link", "privacy-received", "privacy-deleted", "privacy-answered"],
    sources: [
      { citation: "Cal. Civ. Code 1798.105, 1798.106, 1798.110, 1798.130", ...STATES_OVERVIEW },
      {
        citation:
          "Va. Code 59.1-577, Colo. Rev. Stat. 6-1-1306, Tex. Bus. & Com. Code ch. 541, and those of 16 more states",
        ...STATES_OVERVIEW,
      },
    ],
    where: [
      "app/domains/privacy/request-commands.server.ts",
      "app/routes/privacy/held.server.ts",
      "app/routes/admin/lists/privacy-requests.server.ts",
    ],
  },
  {
    id: "privacy-request-record",
    kind: "step",
    asks: "A record of each request and of the answer stays for 24 months.",
    from: "2026-11-27",
    pages: ["privacy-request"],
    sources: [
      // Not looked up: cited by its number alone.
      { citation: "11 CCR 7101", readOn: "2026-11-27", kind: "secondary" },
    ],
    where: ["app/domains/privacy/limits.ts"],
  },
  {
    id: "global-privacy-control",
    kind: "step",
    asks: "A browser’s signal against selling and sharing counts as an opt-out, and the site says that it honors it.",
    from: "2026-11-27",
    pages: ["privacy-request", "privacy-policy", "profile"],
    sources: [
      { citation: "11 CCR 7025", readOn: "2026-11-27", kind: "secondary" },
      {
        citation: "Global Privacy Control, W3C Working Draft",
        url: "https://www.w3.org/TR/gpc/",
        readOn: "2026-11-27",
        kind: "secondary",
      },
    ],
    where: [
      "app/platform/security/gpc.ts",
      "app/platform/pages/profile-view.ts",
      "app/routes/api/well-known/gpc.ts",
    ],
  },
];
