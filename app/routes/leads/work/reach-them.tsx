import type { Lead } from "#app/domains/leads/lead-rows.server.ts";
import { NO_AUTOMATED_CALLS } from "#app/domains/leads/lead-words.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { AskedToStop } from "./asked-to-stop.tsx";
import { ConsentWords } from "./consent-words.tsx";

/** What the person shows, what they agreed to and what that is not, and the way to say that they asked to stop. */
export function ReachThem({ lead, withdrawn }: { lead: Lead; withdrawn: boolean }) {
  const { email, phone } = lead;
  return (
    <Section id="reach" title="How to reach them" thin>
      <Stack>
        {lead.source === "message" ? (
          <p>What they share with you is in the conversation.</p>
        ) : (
          <>
            <FactList
              items={[
                {
                  term: "Phone",
                  detail: phone === null ? "Not shared" : <a href={phoneLink(phone)}>{formatPhone(phone)}</a>,
                },
                {
                  term: "Email",
                  detail:
                    email === null ? (
                      "Not shared"
                    ) : (
                      <span className="wrap-anywhere">
                        <a href={`mailto:${email}`}>{email}</a>
                        <span>{lead.emailConfirmed ? "" : ", not confirmed"}</span>
                      </span>
                    ),
                },
              ]}
            />
            <ConsentWords consents={lead.consents} />
            <p>{NO_AUTOMATED_CALLS}</p>
            <p>
              <a href={leadPaths.consentFile(lead.id)} download>
                Download the consent record (signed JSON)
              </a>
            </p>
          </>
        )}
        {lead.source === "message" ? <p>{NO_AUTOMATED_CALLS}</p> : null}
        {withdrawn ? null : <AskedToStop name={lead.firstName} />}
      </Stack>
    </Section>
  );
}
