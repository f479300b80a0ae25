/** What is said in place of a way to begin with an agent who takes no new clients. */
import { formatDay } from "#app/platform/dates.ts";
import { t } from "#app/text/text.ts";

type Taking = { name: string; acceptingClients: boolean; acceptingFrom: string | null };

/** For how long this agent takes no new clients; null for one who does. */
export function notTakingClients({ name, acceptingClients, acceptingFrom }: Taking): string | null {
  if (acceptingClients) return null;
  return acceptingFrom === null
    ? t("{name} isn’t taking new clients now.", { name })
    : t("{name} isn’t taking new clients until {day}.", { name, day: formatDay(acceptingFrom) });
}
