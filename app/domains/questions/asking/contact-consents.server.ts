/** The consent that is given with a question: those who answer may call. */
import type { BatchItem } from "drizzle-orm/batch";
import { consentStatements } from "#app/domains/consents/record-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { type Language, t } from "#app/text/text.ts";
import type { Ask } from "../inputs.ts";
import { CONTACT_CONSENT, contactForm } from "../question-texts.ts";

/** For the batch that writes the question; nothing where calls aren't allowed. */
export async function contactConsents(
  context: AppContext,
  {
    id,
    ask,
    phone,
    userId,
    page,
    reads,
  }: {
    id: string;
    ask: Ask;
    /** E.164 where that is certain. */
    phone: string | null;
    userId: string | null;
    page: string;
    reads: Language;
  },
): Promise<BatchItem<"sqlite">[]> {
  if (!ask.allow_contact) return [];
  // The words as they were shown.
  const [textShown, formShown] = inLanguage(reads, () => [t(CONTACT_CONSENT), contactForm()] as const);
  return consentStatements(context, [
    {
      userId,
      email: ask.customer_email,
      name: `${ask.customer_first_name} ${ask.customer_last_name}`,
      phone,
      recipient: "Agents who answer this question",
      sellerId: null,
      purpose: "question-contact",
      subjectId: id,
      channel: "phone",
      textShown,
      formShown,
      language: reads,
      givenOn: page,
      browser: context.browser,
    },
  ]);
}
