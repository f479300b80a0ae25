import { formatMoment } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { CHANNEL_NAMES, type ConsentChannel } from "./consent-texts.ts";

export type ListedConsent = {
  id: string;
  recipient: string;
  channel: ConsentChannel;
  textShown: string;
  givenAt: number;
  revokedAt: number | null;
};

/** Consents in the words the person saw, each with its status. */
export function ConsentList({ consents }: { consents: readonly ListedConsent[] }) {
  return (
    <ul className="list-none">
      {consents.map(({ id, recipient, channel, textShown, givenAt, revokedAt }) => (
        <li key={id} className="border-line border-t py-3 last:border-b">
          <p>
            <b>{t(CHANNEL_NAMES[channel])}</b>
            <span>{`, ${recipient.replace(/,$/, "")}`}</span>
          </p>
          <p className="text-14">{`“${textShown}”`}</p>
          <Caption>
            {revokedAt === null
              ? t("Agreed {when}", { when: formatMoment(givenAt) })
              : t("Agreed {when}. Withdrawn {end}", {
                  when: formatMoment(givenAt),
                  end: formatMoment(revokedAt),
                })}
          </Caption>
        </li>
      ))}
    </ul>
  );
}
