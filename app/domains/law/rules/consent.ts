import type { LawRule } from "../types.ts";

const readOn = "2026-11-27";

/** Consent to be contacted, stops, and the sender of emails. */
export const CONSENT_RULES: readonly LawRule[] = [
  {
    id: "consent-record",
    kind: "step",
    asks: "A seller or telemarketer who relies on a consent to calls keeps a complete record of it for five years: name and number, the request as it was presented, its purpose, the consent, and its date.",
    from: "2024-10-15",
    pages: ["/request-quote", "/contact-capture", "/messages", "/ask-expert"],
    sources: [
      {
        citation: "16 CFR 310.5(a)(8)",
        url: "https://www.ecfr.gov/current/title-16/part-310/section-310.5",
        readOn,
        kind: "secondary",
      },
      {
        citation: "89 FR 26760",
        url: "https://www.govinfo.gov/content/pkg/FR-2024-04-16/html/2024-07180.htm",
        readOn,
        kind: "secondary",
      },
    ],
    where: [
      "app/domains/consents/record-commands.server.ts",
      "app/domains/consents/sealed-copies.server.ts",
      "app/domains/consents/due-commands.server.ts",
      "app/routes/admin/consents/consent-copy.tsx",
      "app/routes/leads/consent-file.ts",
    ],
  },
  {
    id: "written-consent",
    kind: "step",
    asks: "A call or a text for marketing needs a written consent that names the seller and is no condition of buying anything.",
    from: "2013-10-16",
    pages: ["/request-quote", "/contact-capture"],
    sources: [
      {
        citation: "47 CFR 64.1200(a)(2), (f)(9)",
        url: "https://www.ecfr.gov/current/title-47/section-64.1200",
        readOn,
        kind: "secondary",
      },
    ],
    where: ["app/domains/leads/consents/consent-texts.ts", "app/domains/leads/consents/consent-form.ts"],
  },
  {
    id: "no-automated-calls",
    kind: "text",
    asks: "Calls with an automatic dialer or with an artificial or prerecorded voice, AI voices included, need a consent that says so; ours doesn’t, and the agent is told.",
    from: "2024-02-08",
    pages: ["/dashboard/leads"],
    emails: ["lead"],
    text: {
      en: "This is no consent to automated, prerecorded, or AI-voice calls.",
      es: "Esto no es un consentimiento para llamadas automáticas, pregrabadas o con voz de IA.",
    },
    sources: [
      {
        citation: "47 CFR 64.1200(a)(1) to (3); FCC 24-17",
        url: "https://www.ecfr.gov/current/title-47/section-64.1200",
        readOn,
        kind: "secondary",
      },
    ],
    where: [
      "app/domains/leads/lead-words.ts",
      "app/domains/leads/lead-files.server.ts",
      "app/domains/leads/emails.server.ts",
    ],
  },
  {
    id: "revoking",
    kind: "step",
    asks: "A consent can be revoked in any reasonable way, and callers stop within ten business days. Here it ends calls, texts, and emails at once.",
    from: "2025-04-11",
    pages: ["/consent", "/settings", "/request-quote", "/messages", "/my-questions", "/dashboard/leads"],
    sources: [
      {
        citation: "47 CFR 64.1200(a)(10) to (12)",
        url: "https://www.govinfo.gov/content/pkg/FR-2024-03-05/html/2024-04587.htm",
        readOn,
        kind: "secondary",
      },
    ],
    where: ["app/domains/leads/consents/consent-commands.server.ts"],
  },
  {
    id: "remembered-stop",
    kind: "step",
    asks: "A seller keeps a list of those who asked not to be called: at least five years. A stop here holds for ten, and keeps the number from a later lead.",
    from: "2024-10-15",
    pages: ["/request-quote", "/contact-capture", "/messages", "/ask-expert"],
    sources: [
      {
        citation: "47 CFR 64.1200(d)(6); 16 CFR 310.4(b)(1)(iii)(A)",
        url: "https://www.ecfr.gov/current/title-47/section-64.1200",
        readOn,
        kind: "secondary",
      },
    ],
    where: [
      "app/domains/consents/stop-commands.server.ts",
      "app/domains/consents/stop-queries.server.ts",
      "app/domains/consents/contact-hashes.server.ts",
    ],
  },
  {
    id: "email-sender",
    kind: "step",
    asks: "A commercial email names its sender, with a valid postal address.",
    from: "2004-01-01",
    sources: [
      {
        citation: "15 USC 7704(a)(5); 16 CFR 316.2(p)",
        url: "https://www.ecfr.gov/current/title-16/part-316",
        readOn,
        kind: "secondary",
      },
    ],
    where: ["app/platform/site.ts", "app/platform/mail/email.ts", "app/platform/env.ts"],
  },
];
