/**
 * What people agree to when they let an agent contact them. Each wording applies from its day on and is never edited: a
 * consent record stores the words that were shown, and a change is a new entry (decision 0074).
 */
import type { Language, PlainMessage } from "#app/text/text.ts";
import type { CONSENT_CHANNELS } from "#db/lists.ts";

export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

type Wording = {
  /** `YYYY-MM-DD`, in UTC. */
  from: string;
  texts: Readonly<Record<ConsentChannel, (seller: string) => string>>;
};

const FREE = "I don’t have to agree to buy anything, and I can take this back at any time.";

const FREE_ES = "No tengo que aceptar esto para comprar nada y puedo retirarlo en cualquier momento.";

/** Each language has its own wordings and days: a text shown in one language wasn't agreed to in the other. */
const WORDINGS: Readonly<Record<Language, readonly [Wording, ...Wording[]]>> = {
  en: [
    {
      from: "2026-11-01",
      texts: {
        phone: (seller) => `${seller} may call me about insurance at the phone number I give here. ${FREE}`,
        text: (seller) =>
          `${seller} may send me text messages about insurance at the phone number I give here. Message and data rates may apply. ${FREE}`,
        email: (seller) => `${seller} may email me about insurance at the address I give here. ${FREE}`,
      },
    },
  ],
  es: [
    {
      from: "2026-11-23",
      texts: {
        phone: (seller) =>
          `${inSpanish(seller)} puede llamarme para hablar de seguros al número de teléfono que doy aquí. ${FREE_ES}`,
        text: (seller) =>
          `${inSpanish(seller)} puede enviarme mensajes de texto sobre seguros al número de teléfono que doy aquí. Pueden aplicarse tarifas de mensajes y datos. ${FREE_ES}`,
        email: (seller) =>
          `${inSpanish(seller)} puede escribirme por correo electrónico sobre seguros a la dirección que doy aquí. ${FREE_ES}`,
      },
    },
  ],
};

/** The seller's name with its license in Spanish. */
const inSpanish = (seller: string) => seller.replace(" (California license ", " (licencia de California ");

/** The texts that apply on a day, by channel, in this language. `seller` comes from `sellerName`. */
export function consentTexts(
  seller: string,
  day: string,
  language: Language,
): Record<ConsentChannel, string> {
  const [first, ...later] = WORDINGS[language];
  const { texts } = later.filter(({ from }) => from <= day).at(-1) ?? first;
  return { phone: texts.phone(seller), text: texts.text(seller), email: texts.email(seller) };
}

/** The seller's name: the agent, in California with the license number, and the organization. */
export const sellerName = (
  name: string,
  organization: string | null,
  californiaLicense: string | null,
): string =>
  `${name}${californiaLicense === null ? "" : ` (California license ${californiaLicense})`}${organization === null ? "" : `, ${organization},`}`;

export const CHANNEL_NAMES: Readonly<Record<ConsentChannel, PlainMessage>> = {
  phone: "Calls",
  text: "Text messages",
  email: "Email",
};
