/** The email to clients of an agent who died or retired. */
import { writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { t } from "#app/text/text.ts";

export type EndedAgent = {
  kind: "deceased" | "retired";
  since: string;
  name: string;
  city: string;
  cityUrl: string;
};

export const endedAgentEmail = (
  recipient: string,
  { kind, since, name, city, cityUrl }: EndedAgent,
): Email => {
  const named = { name, day: formatDay(since) };
  return writeEmail("agent-ended", recipient, {
    subject: t("About your agent {name}", { name }),
    before: [
      kind === "deceased"
        ? t("We’re sorry to tell you that {name} died on {day}.", named)
        : t("{name} stopped working as an insurance agent on {day}.", named),
      t(
        "You asked {name} for something here, so we want you to know that no answer will come. If you have a policy, it goes on: call the insurance company at the number on your policy or card.",
        { name },
      ),
    ],
    link: { label: t("Find other agents in {city}", { city }), url: cityUrl },
    after: [],
  });
};
