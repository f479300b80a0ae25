import { Link } from "@remix-run/react";
import { CallLink } from "#app/domains/directory/components/profile/contact/call-link.tsx";
import { NextSheet, Ways } from "#app/domains/directory/components/profile/contact/next-sheet.tsx";
import { parseWebsite } from "#app/domains/directory/profile/profile-facts.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { manageAddress } from "#app/paths/organizations.ts";
import { rich, t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** How to reach the organization itself. */
export function OrganizationContact({ organization }: { organization: Organization }) {
  const { street, city, zip, phone, website, slug, managed } = organization;
  return (
    <NextSheet id="contact-h" title={t("Contact")}>
      <address>
        <span>{street}</span>
        <br />
        <span>{`${city.name}, ${city.state.code} ${zip}`}</span>
      </address>
      <Stack gap="tight">
        {phone === null ? (
          <p className="text-14 text-muted">{t("No phone number given")}</p>
        ) : (
          <CallLink full look="primary" phone={phone} />
        )}
        <a className={buttonClass({ full: true })} href="#agents">
          {t("See its agents")}
        </a>
      </Stack>
      <Ways site={parseWebsite(website)} />
      {managed ? null : (
        <p className="text-14 text-muted">
          {rich("Is this yours? {link}", {
            link: <Link to={manageAddress(slug)}>{t("Ask to manage it")}</Link>,
          })}
        </p>
      )}
    </NextSheet>
  );
}
