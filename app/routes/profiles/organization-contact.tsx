import { CallLink } from "#app/domains/directory/components/profile/call-link.tsx";
import { parseWebsite } from "#app/domains/directory/profile/profile-facts.ts";
import type { Organization } from "#app/domains/organizations/types.ts";
import { Sheet } from "#app/ui/layout/sheet.tsx";

/** How to reach the organisation itself. */
export function OrganizationContact({ organization }: { organization: Organization }) {
  const { street, city, zip, phone, website } = organization;
  const site = parseWebsite(website);
  return (
    <Sheet as="section" className="next" aria-labelledby="contact-h">
      <h2 id="contact-h">Contact</h2>
      <address>
        {street}
        <br />
        {city.name}, {city.state.code} {zip}
      </address>
      <div className="acts">
        {phone === null ? (
          <p className="text-14 text-muted">No phone number given</p>
        ) : (
          <CallLink full look="primary" phone={phone} />
        )}
        <a className="btn full" href="#agents">
          See its agents
        </a>
      </div>
      {site === null ? null : (
        <dl className="ways">
          <div>
            <dt className="sr-only">Site</dt>
            <dd>
              <a href={site.href} rel="nofollow ugc noopener">
                {site.label}
              </a>
            </dd>
          </div>
        </dl>
      )}
    </Sheet>
  );
}
