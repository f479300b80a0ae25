import { CHANNEL_NAMES, type ConsentChannel } from "#app/domains/leads/consents/consent-texts.ts";
import type { LeadConsent } from "#app/domains/leads/lead-rows.server.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Checked } from "#app/ui/choices/checked.tsx";

const CHANNELS = ["phone", "text", "email"] as const satisfies readonly ConsentChannel[];

/** One line per channel: agreed, withdrawn, or not agreed. */
export function ConsentWords({ consents }: { consents: readonly LeadConsent[] }) {
  return (
    <ul className="list-none">
      {CHANNELS.map((channel) => {
        const of = consents.filter((one) => one.channel === channel);
        const active = of.findLast(({ revokedAt }) => revokedAt === null);
        const withdrawn = of.at(-1)?.revokedAt;
        return (
          <li key={channel}>
            {active !== undefined ? (
              <Checked>{`${CHANNEL_NAMES[channel]}: agreed ${formatDayOf(active.givenAt)}`}</Checked>
            ) : withdrawn == null ? (
              <Checked tone="off">{`${CHANNEL_NAMES[channel]}: not agreed`}</Checked>
            ) : (
              <Checked tone="warn">
                {`${CHANNEL_NAMES[channel]}: withdrawn ${formatDayOf(withdrawn)}`}
              </Checked>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The same in a few words, for a list. */
export function describeConsent(consents: readonly LeadConsent[]): string {
  const active = CHANNELS.filter((channel) =>
    consents.some((one) => one.channel === channel && one.revokedAt === null),
  );
  if (active.length > 0) return active.map((channel) => CHANNEL_NAMES[channel]).join(", ");
  return consents.length === 0 ? "No calls, texts, or emails" : "Withdrawn";
}
