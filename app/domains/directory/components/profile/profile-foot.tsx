import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { ContactLink } from "./contact/contact-link.tsx";

const QR_PIXELS = 200;

/** What the agent, or somebody who shares the page, looks for at its end. */
export function ProfileFoot({ profile: { slug, name, phone } }: { profile: AgentProfile }) {
  return (
    <div className="mt-10 grid gap-2 border-line border-t pt-4">
      <div>
        <ContactLink slug={slug}>{t("Save contact")}</ContactLink>
      </div>
      <Disclosure dense summary={t("QR code of this page")}>
        <img
          src={paths.agentQr(slug)}
          width={QR_PIXELS}
          height={QR_PIXELS}
          alt={t("QR code that opens the page of {name}", { name })}
          loading="lazy"
        />
      </Disclosure>
      <Caption>
        {rich("Is this you, and you don’t want to be listed? {link}", {
          link: (
            <Link to={paths.notListed({ agent: slug })} rel="nofollow">
              {t("Tell us")}
            </Link>
          ),
        })}
      </Caption>
      {phone === null ? null : (
        <Caption>{t("Calls go straight to the office. We don’t track them.")}</Caption>
      )}
    </div>
  );
}
