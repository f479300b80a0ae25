import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

export function ContactHelp() {
  return (
    <Chapter id="contact" title={t("Write to us")}>
      <div className="prose">
        <p>
          {rich(
            "{mail} reaches a person. It helps to include the page’s address. If a page failed, add the number it showed you.",
            { mail: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> },
          )}
        </p>
        <ul>
          <li>
            {rich(
              "{lead} (a license, an address, a review): tell us which page, and what’s right. Proof, such as the state’s own page, settles it fastest.",
              { lead: <b>{t("Something about you is wrong")}</b> },
            )}
          </li>
          <li>
            {rich("{lead}: tell us which one and why. It stays up while we look at it.", {
              lead: <b>{t("A review breaks the rules above")}</b>,
            })}
          </li>
          <li>
            {rich("{lead}: {link}, without an account.", {
              lead: <b>{t("You want a copy of your information, or have it deleted")}</b>,
              link: <Link to={paths.privacyRequest()}>{t("ask here")}</Link>,
            })}
          </li>
          <li>
            {rich("{lead}: send your NPN and one license number.", {
              lead: <b>{t("You’re an agent and want to be listed")}</b>,
            })}
          </li>
        </ul>
        <p>
          {t(
            "To reach an agent, use “Message”, the phone number, or the website on the profile. We don’t pass on messages sent to us, and we can’t advise on insurance.",
          )}
        </p>
      </div>
    </Chapter>
  );
}
