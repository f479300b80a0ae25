import { Form } from "@remix-run/react";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
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

/** Ends calls, texts, and emails of one agent; nothing with fewer than two, whom "Stop all of it" ends. */
export function StopOneAgent({
  sellers,
  intent,
}: {
  sellers: readonly { id: string; name: string }[];
  intent: string;
}) {
  if (sellers.length < 2) return null;
  return (
    <Stack className="mb-6">
      <p>{t("Or stop one of them. It ends calls, texts, and emails together.")}</p>
      <ul className="flex list-none flex-wrap gap-3">
        {sellers.map(({ id, name }) => (
          <li key={id}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="agent" value={id} />
              <Button name="intent" value={intent}>
                {t("Stop {name}", { name })}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** What we keep after a stop, and for how long. */
export const keptAfterwards = (): string =>
  t(
    "When you stop, we keep a sealed copy of what you agreed to for five years, as the law asks. For ten years we keep a code made from your number and address, so that no one else can start it again.",
  );
