import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { phoneLink } from "#app/platform/contact-data/phone.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { ConsentChannel } from "../consents/consent-texts.ts";
import type { Lead } from "../lead-rows.server.ts";
import { leadName } from "../lead-words.ts";

/** One tap to call, text, or write: each only where the person agreed to it and hasn't withdrawn. */
export function LeadContact({ lead }: { lead: Lead }) {
  const ways = waysTo(lead);
  if (ways.length === 0) return null;
  const name = leadName(lead);
  return (
    <p className="flex max-w-none flex-wrap gap-2">
      {ways.map(({ word, to, icon }) => {
        const look = buttonClass({ small: true }, "max-md:min-h-target");
        const inside = (
          <>
            <Icon name={icon} />
            <span>
              <span>{word}</span>
              <span className="sr-only">{` ${name}`}</span>
            </span>
          </>
        );
        return to.startsWith("/") ? (
          <Link key={word} to={to} className={look}>
            {inside}
          </Link>
        ) : (
          <a key={word} href={to} className={look}>
            {inside}
          </a>
        );
      })}
    </p>
  );
}

function waysTo({ consents, phone, email, threadId }: Lead): { word: string; to: string; icon: IconName }[] {
  const agreed = (channel: ConsentChannel) =>
    consents.some((one) => one.channel === channel && one.revokedAt === null);
  return [
    ...(phone !== null && agreed("phone")
      ? [{ word: "Call", to: phoneLink(phone), icon: "phone" as const }]
      : []),
    ...(phone !== null && agreed("text")
      ? [{ word: "Text", to: phoneLink(phone).replace(/^tel:/, "sms:"), icon: "message" as const }]
      : []),
    ...(threadId !== null
      ? [{ word: "Message", to: paths.thread(threadId), icon: "message" as const }]
      : email !== null && agreed("email")
        ? [{ word: "Email", to: `mailto:${email}`, icon: "mail" as const }]
        : []),
  ];
}
