import { Link } from "@remix-run/react";
import type { ApplicationPage } from "#app/domains/onboarding/applications/application-types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { APPLICATION_STATUS } from "./application-words.ts";

/** What the applicant says, who they are, and listed organizations that may be the same one. */
export function ApplicationFactsSection({ application }: { application: ApplicationPage }) {
  const { facts, applicant, place, alike, earlier, listed } = application;
  const said = (value: string) => (value === "" ? "not given" : value);
  return (
    <>
      {listed === null ? null : <AskedFor application={application} {...listed} />}
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
                  <bdi>{applicant.email}</bdi>
                  <span>{`, ${applicant.emailConfirmed ? "confirmed" : "not confirmed yet"}`}</span>
                </>
              ),
            },
            { term: "Account since", detail: formatDayOf(applicant.since) },
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
                {`${one.name} (${one.sameNpn ? "the same NPN" : "the same name"})`}
              </LinkListItem>
            ))}
          </LinkList>
        )}
      </Section>
      {earlier.length === 0 ? null : (
        <Section id="earlier" title="Decided before" thin>
          <FactList
            items={earlier.map((one) => ({
              term: one.decidedAt === null ? "Earlier" : formatDayOf(one.decidedAt),
              detail: `${APPLICATION_STATUS[one.status]}${one.reason === null ? "" : `: ${one.reason}`}`,
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** The listed organization that the applicant asks to manage: their reasons, and what the register says. */
function AskedFor({
  application: { applicant, facts, leaders, managed },
  slug,
  proof,
}: {
  application: ApplicationPage;
  slug: string;
  proof: string;
}) {
  const domain = facts.website === "" ? null : hostOf(facts.website);
  const sameDomain = domain !== null && applicant.email.split("@")[1] === domain;
  return (
    <Section id="asked-for" title="Asks to manage a listed organization" thin>
      <Written>{proof}</Written>
      <FactList
        items={[
          { term: "Its page", detail: <Link to={paths.organization(slug)}>{facts.organizationName}</Link> },
          {
            term: "Led by",
            detail:
              leaders.length === 0
                ? "nobody we know of"
                : leaders
                    .map((one) => `${one.name} (${one.role}${one.userId === null ? "" : ", has an account"})`)
                    .join(", "),
          },
          { term: "Managed here", detail: managed ? "yes, by now" : "by nobody" },
          {
            term: "Email and website",
            detail:
              domain === null ? "no website is known" : sameDomain ? "the same domain" : "different domains",
          },
        ]}
      />
    </Section>
  );
}

const hostOf = (website: string) =>
  URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : null;
