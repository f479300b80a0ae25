import { t } from "#app/text/text.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import type { AgentProfile } from "../../../profile/profile-types.ts";
import { ContactLink } from "./contact-link.tsx";

/** Comes first on a showcase that was opened to save the contact. */
export function ProfileSaveContact({ profile }: { profile: AgentProfile }) {
  return (
    <Sheet
      as="section"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
      aria-labelledby="save-contact-h"
    >
      <div>
        <p className="font-heading font-serif text-20 leading-head" id="save-contact-h">
          {t("Save {name} to your contacts", { name: profile.name })}
        </p>
        <p className="text-14 text-muted">
          {profile.phone === null
            ? t("A contact card with office, license numbers and this page’s address.")
            : t("A contact card with phone, office, license numbers and this page’s address.")}
        </p>
      </div>
      <Row>
        <ContactLink slug={profile.slug} look="primary">
          {t("Save contact")}
        </ContactLink>
        <ContactLink slug={profile.slug} version="3.0" look="link">
          {t("For an older phone")}
        </ContactLink>
      </Row>
    </Sheet>
  );
}
