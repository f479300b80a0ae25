import type { LawRule } from "../types.ts";

/** Plans that renew until they are canceled. */
export const PAYMENT_RULES: readonly LawRule[] = [
  {
    id: "renewal-reminder",
    kind: "text",
    asks: "Once a year, and 15 to 45 days before a yearly plan renews, payers are told what renews, how often, for how much, and how to cancel.",
    from: "2025-07-01",
    emails: ["plan-reminder"],
    text: {
      en: "Don’t want it to renew? Open the link and choose “Cancel this plan”. You don’t have to call or write to anyone, and you keep what you paid for until it ends.",
      es: "¿No quiere que se renueve? Abra el enlace y elija “Cancel this plan”. No tiene que llamar ni escribir a nadie, y conserva lo que pagó hasta que termine.",
    },
    sources: [
      {
        citation: "Cal. Bus. & Prof. Code 17602, as amended by AB 2863 (2024)",
        url: "https://ktslaw.com/en/insights/alert/2024/10/california%20latest%20automatic%20renewal%20law%20amendments%20take%20effect%20in%20july%202025",
        readOn: "2026-11-27",
        kind: "secondary",
      },
      {
        citation:
          "Cal. Bus. & Prof. Code 17602 (yearly terms: 15 to 45 days before), as amended by AB 390 (2021)",
        url: "https://fastdemocracy.com/bill-summary/?billsummary_state=ca&billsummary_id=CAB00021688&billsummary_session=20212022",
        readOn: "2026-11-27",
        kind: "secondary",
      },
    ],
    where: ["app/domains/billing/reminders/reminder-commands.server.ts", "app/domains/billing/emails.ts"],
  },
];
