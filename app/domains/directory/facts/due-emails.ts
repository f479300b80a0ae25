/** The email that asks an agent whether what their profile says still holds. */

import { STALE_AFTER_DAYS } from "#app/domains/licenses/policy.ts";
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { ASK_AFTER_DAYS } from "./facts.ts";
import type { UnconfirmedFact } from "./unconfirmed-queries.server.ts";

type AskedFacts = readonly Pick<UnconfirmedFact, "name" | "value" | "last">[];

/** The title in the bell, and the subject. */
export const ASKED_TITLE = "Is your profile still right?";

/** The text in the bell under the title. */
export const askedMessage = (facts: AskedFacts): string =>
  `${facts.map(({ name }) => name).join(", ")}: not confirmed for ${ASK_AFTER_DAYS} days. One click confirms all of it.`;

export const askedEmail = (
  recipient: string,
  facts: AskedFacts,
  { confirmUrl, editUrl, stop }: { confirmUrl: string; editUrl: string; stop: EmailStop },
): Email =>
  writeEmail("facts", recipient, {
    subject: ASKED_TITLE,
    before: [
      `Your profile says this, and nobody has confirmed it for ${ASK_AFTER_DAYS} days. After ${STALE_AFTER_DAYS} days it’s gray and has no tick.`,
    ],
    items: facts.map(({ name, value, last }) => ({ title: name, text: `${value} · ${last}`, url: null })),
    link: { label: "All of it is right", url: confirmUrl },
    after: ["If something is wrong, change it in your showcase. What you save there is confirmed, too."],
    foot: [{ label: "Edit your showcase", url: editUrl }],
    stop,
  });
