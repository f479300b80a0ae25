/** The emails about leads. Those to the person have a link that ends everything they agreed to. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { type Language, named, t } from "#app/text/text.ts";
import { NO_AUTOMATED_CALLS } from "./lead-words.ts";
import { CONFIRM_LINK_HOURS, UNCONFIRMED_DAYS } from "./limits.ts";

const stopsAll = (url: string) => [{ label: t("See or stop what you agreed to"), url }];

/** To the address of an unconfirmed request. Without the request's text, which someone else may have written. */
export const confirmRequestEmail = (
  recipient: string,
  { agent, writtenAt, url, consent }: { agent: string; writtenAt: string; url: string; consent: string },
): Email =>
  writeEmail("confirm-quote-request", recipient, {
    subject: t("Confirm your quote request to {agent}", { agent }),
    before: [
      t("Hello,"),
      t(
        "Someone, hopefully you, asked {agent} for a quote with this email address on {when}. We’ll send it once you confirm it.",
        { agent, when: writtenAt },
      ),
    ],
    link: { label: t("Review it and send it"), url },
    after: [
      t("This link sends your request within {hours} hours.", { hours: CONFIRM_LINK_HOURS }),
      t(
        "If this wasn’t you, ignore this email. The request goes to no one and is deleted after {days} days.",
        {
          days: UNCONFIRMED_DAYS,
        },
      ),
    ],
    foot: stopsAll(consent),
  });

/** To a person whose request was sent, or who left their details with an agent: exactly what they agreed to. */
export const receiptEmail = (
  recipient: string,
  {
    agent,
    asked,
    agreed,
    link,
    consent,
    legal,
  }: {
    agent: string;
    asked: "quote" | "contact";
    agreed: readonly string[];
    link: { label: string; url: string };
    consent: string;
    /** What the law asks to say about this insurance. */
    legal: readonly string[];
  },
): Email =>
  writeEmail("lead-receipt", recipient, {
    subject:
      asked === "quote"
        ? t("Your quote request to {agent}", { agent })
        : t("You left your details with {agent}", { agent }),
    before: [
      asked === "quote"
        ? t("{agent} has your request now. It goes to no one else.", { agent })
        : t("Someone, hopefully you, left this email address with {agent}. It goes to no one else.", {
            agent,
          }),
      ...(agreed.length === 0
        ? [
            t("You didn’t agree to calls, texts, or emails, so {agent} doesn’t see how to reach you.", {
              agent,
            }),
          ]
        : [t("You agreed to this:"), ...agreed]),
    ],
    link,
    after: asked === "quote" ? [] : [t("If this wasn’t you, one click below stops it.")],
    legal,
    foot: stopsAll(consent),
  });

/** To the agent. Without contact details: the page shows those, as long as the person consents. */
export const leadEmail = (
  recipient: string,
  { subject, line, url, stop }: { subject: string; line: string; url: string; stop: EmailStop },
): Email =>
  writeEmail("lead", recipient, {
    subject,
    before: [line],
    link: { label: "Open the lead", url },
    after: [
      "The page shows how they want to be reached. They can take that back at any time, so look there first.",
      NO_AUTOMATED_CALLS,
    ],
    stop,
  });

/** To the agent, at once: the person may not be contacted anymore. */
export const withdrawnEmail = (
  recipient: string,
  { name, url, stop }: { name: string; url: string; stop: EmailStop },
): Email =>
  writeEmail("consent-withdrawn", recipient, {
    subject: `${name} doesn’t want to be contacted anymore`,
    before: [
      `${name} withdrew every consent to be called, texted, or emailed. Please stop, and remove the number and address from any list you keep.`,
    ],
    link: { label: "Open the lead", url },
    after: [],
    stop,
  });

/** To a person without an account: the agent's full reply. */
export const leadReplyEmail = (
  recipient: string,
  {
    by,
    license,
    reply,
    language,
    url,
    consent,
    legal,
  }: {
    by: string;
    /** What the law asks to say, in the language that is being written. */
    legal: () => readonly string[];
    license: { state: string; number: string } | null;
    reply: string;
    language: Language;
    url: string;
    consent: string;
  },
): Email =>
  inLanguage(language, () =>
    writeEmail("lead-reply", recipient, {
      subject: t("{agent} replied to your quote request", { agent: by }),
      before: [
        ...reply.split(/\n{2,}/),
        by,
        ...(license === null
          ? []
          : [t("{state} license {number}", { state: named(license.state), number: license.number })]),
      ],
      link: { label: t("Open your request and write back"), url },
      after: [t("No one reads replies to this email.")],
      foot: stopsAll(consent),
      legal: legal(),
    }),
  );
