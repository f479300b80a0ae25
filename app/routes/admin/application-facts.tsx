import type { ApplicationPage } from "#app/domains/onboarding/application-types.ts";
import { paths } from "#app/paths.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { formatPhone } from "#app/platform/phone.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { APPLICATION_STATUS } from "./application-words.ts";

/** What the applicant says, who they are, and what is listed already that it may be. */
export function ApplicationFactsSection({ application }: { application: ApplicationPage }) {
  const { facts, applicant, place, alike, earlier } = application;
  const said = (value: string) => (value === "" ? "not given" : value);
  return (
    <>
      <Section id="organization" title="The organization" thin>
        <FactList
          items={[
            { term: "Address", detail: `${facts.street}, ${place ?? ""} ${facts.zip}` },
            { term: "NPN", detail: said(facts.npn) },
            { term: "Phone", detail: facts.phone === "" ? "not given" : formatPhone(facts.phone) },
            {
              term: "Website",
              detail:
                facts.website === "" ? (
                  "not given"
                ) : (
                  <a href={facts.website} rel="noreferrer nofollow">
                    {facts.website}
                  </a>
                ),
            },
          ]}
        />
        {facts.description === "" ? null : <Written>{facts.description}</Written>}
      </Section>
      <Section id="applicant" title="The applicant" thin>
        <FactList
          items={[
            { term: "Name", detail: <bdi>{applicant.name}</bdi> },
            {
              term: "Email",
              detail: (
                <>
                  <bdi>{applicant.email}</bdi>, {applicant.emailConfirmed ? "confirmed" : "not confirmed yet"}
                </>
              ),
            },
            { term: "Account since", detail: formatUtcDay(applicant.since) },
          ]}
        />
      </Section>
      <Section id="alike" title="Listed already" thin>
        {alike.length === 0 ? (
          <p>No listed organization has this NPN or this name.</p>
        ) : (
          <LinkList>
            {alike.map((one) => (
              <LinkListItem key={one.slug} to={paths.organization(one.slug)} end={one.place}>
                {one.name} ({one.sameNpn ? "the same NPN" : "the same name"})
              </LinkListItem>
            ))}
          </LinkList>
        )}
      </Section>
      {earlier.length === 0 ? null : (
        <Section id="earlier" title="Decided before" thin>
          <FactList
            items={earlier.map((one) => ({
              term: one.decidedAt === null ? "Earlier" : formatUtcDay(one.decidedAt),
              detail: `${APPLICATION_STATUS[one.status]}${one.reason === null ? "" : `: ${one.reason}`}`,
            }))}
          />
        </Section>
      )}
    </>
  );
}
