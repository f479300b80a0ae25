import { Form, Link } from "@remix-run/react";
import {
  ConsentList,
  keptAfterwards,
  type ListedConsent,
  StopOneAgent,
} from "#app/domains/leads/consents/consent-list.tsx";
import type { Agreement } from "#app/domains/onboarding/terms/queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { rich, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { SectionPage, SectionProps } from "../section.ts";
import { DeleteSection, type DeleteSectionProps } from "./delete-section.tsx";

export type PrivacyData = Omit<DeleteSectionProps, "answer"> & {
  agreements: readonly Agreement[];
  /** Given with the account's confirmed address. */
  consents: readonly ListedConsent[];
  /** Requests without an account that agents can reply to by email. */
  repliable: number;
  sellers: readonly { id: string; name: string }[];
};

export const privacy: SectionPage<PrivacyData> = { label: "Privacy", Show: PrivacySection };

function PrivacySection({ data, answer }: SectionProps<PrivacyData>) {
  const { agreements, consents, repliable, sellers, ...deleting } = data;
  return (
    <>
      <Section id="agreements" title={t("What you agreed to")} thin>
        {agreements.length === 0 ? (
          <p>
            {rich("Nothing yet. {link}", {
              link: <Link to={paths.userAgreement()}>{t("Read the terms for your role")}</Link>,
            })}
          </p>
        ) : (
          <LinkList>
            {agreements.map((one) => (
              <LinkListItem key={one.id} to={paths.agreement(one.id)} end={formatDayOf(one.agreedAt)}>
                {t("Version {version} of the terms", { version: one.version })}
              </LinkListItem>
            ))}
          </LinkList>
        )}
      </Section>
      <Section id="consent" title={t("Who may contact you")} thin>
        <Stack>
          {consents.length === 0 && repliable === 0 ? (
            <p>{t("Nobody. You haven’t agreed to be called, texted, or emailed by an agent.")}</p>
          ) : consents.length === 0 ? null : (
            <ConsentList consents={consents} />
          )}
          {repliable === 0 ? null : (
            <p>{t("Agents you asked for a quote without signing in can reply by email.")}</p>
          )}
          {repliable > 0 || consents.some(({ revokedAt }) => revokedAt === null) ? (
            <Form method="post" preventScrollReset>
              <Button name="intent" value="stop-contact">
                {t("Stop all of it")}
              </Button>
            </Form>
          ) : null}
          <StopOneAgent sellers={sellers} intent="stop-agent" />
          <Caption>{keptAfterwards()}</Caption>
        </Stack>
      </Section>
      <Section id="export" title={t("Your data")} thin>
        <Stack>
          <p>
            {t(
              "Everything we keep about you: as one JSON file for programs, or as tables that a spreadsheet opens, one CSV file for each kind in a ZIP. Both hold the same.",
            )}
          </p>
          <p>
            <a href={paths.accountExport()} download>
              {t("Download your data (JSON)")}
            </a>
          </p>
          <p>
            <a href={paths.accountExport({ format: "csv" })} download>
              {t("Download your data (CSV)")}
            </a>
          </p>
        </Stack>
      </Section>
      <DeleteSection {...deleting} answer={answer} />
    </>
  );
}
