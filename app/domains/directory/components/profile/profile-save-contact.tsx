import { Row } from "#app/ui/layout/row.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { ContactLink } from "./contact-link.tsx";

/** Stands first on a showcase that was opened to save the contact. */
export function ProfileSaveContact({ profile }: { profile: AgentProfile }) {
  return (
    <Sheet
      as="section"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
      aria-labelledby="save-contact-h"
    >
      <div>
        <p className="font-heading font-serif text-20 leading-head" id="save-contact-h">
          Save {profile.name} to your contacts
        </p>
        <p className="text-14 text-muted">
          A contact card with {profile.phone === null ? "" : "phone, "}office, license numbers and this page’s
          address.
        </p>
      </div>
      <Row>
        <ContactLink slug={profile.slug} look="primary">
          Save contact
        </ContactLink>
        <ContactLink slug={profile.slug} version="3.0" look="link">
          For an older phone
        </ContactLink>
      </Row>
    </Sheet>
  );
}
