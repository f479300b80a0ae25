/**
 * The part of a form that asks how a person may be reached. Its page shows these words, and the consent record stores them:
 * one source, so that the record has the form as it was shown.
 */
import { t } from "#app/text/text.ts";
import { CHANNEL_NAMES, type ConsentChannel } from "./consent-texts.ts";

export type ConsentForm = {
  title: string;
  phone: { label: string; hint: string };
  legend: string;
  hint: string;
  channels: Readonly<Record<ConsentChannel, { label: string; text: string }>>;
  /** What happens without a check. */
  note: string;
  button: string;
};

const CHANNELS = ["phone", "text", "email"] as const satisfies readonly ConsentChannel[];

/** In the language of the request. `texts` are the consent texts of the day. */
export function consentForm(
  kind: "quote" | "card",
  name: string,
  texts: Readonly<Record<ConsentChannel, string>>,
): ConsentForm {
  const quote = kind === "quote";
  const channel = (one: ConsentChannel) => ({ label: t(CHANNEL_NAMES[one]), text: texts[one] });
  return {
    title: quote ? t("Request a quote from {name}", { name }) : t("Leave your details"),
    phone: { label: t("Phone"), hint: t("For example (512) 555-0188") },
    legend: quote
      ? t("How may {name} reach you, besides replying here?", { name })
      : t("How may {name} reach you?", { name }),
    hint: t("Check any, or none."),
    channels: { phone: channel("phone"), text: channel("text"), email: channel("email") },
    note: quote
      ? t(
          "Without a check, {agentName} sees your first name and answers, and replies through this site. Your request goes to no one else.",
          { agentName: name },
        )
      : t(
          "Without a check, {name} gets your name and what you wrote, and no way to reach you. Your details go to no one else.",
          { name },
        ),
    button: quote ? t("Send request") : t("Send my details"),
  };
}

/** The form line by line, for the record. */
export const formLines = ({ title, phone, legend, hint, channels, note, button }: ConsentForm): string =>
  [
    title,
    phone.label,
    phone.hint,
    legend,
    hint,
    ...CHANNELS.flatMap((one) => [channels[one].label, channels[one].text]),
    note,
    button,
  ].join("\n");
