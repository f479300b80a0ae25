import { Link } from "@remix-run/react";
import { APPLICATION_HOURS } from "#app/domains/claims/applications/limits.ts";
import { CODE_MINUTES, DECIDE_HOURS } from "#app/domains/claims/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

export function ClaimsHelp() {
  return (
    <Chapter id="claims" title={t("If you’re the agent")}>
      <div className="prose">
        <p>
          {rich(
            "Your license is listed here because it’s public. {claiming} lets you answer messages, questions, and reviews. Your name and NPN are public too, so they prove nothing. Until you’ve shown that you’re the agent, nothing reaches you, and nothing changes on the profile.",
            { claiming: <b>{t("Claiming the profile")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} We email it to the address your state has on file for your license. It’s good for {minutes} minutes. {document} Send your license or a letter from the state as a PDF, a JPEG, or a PNG. One of us reads it within {hours} hours, and we delete it once we’ve decided.",
            {
              lead: <b>{t("With a code.")}</b>,
              minutes: CODE_MINUTES,
              document: <b>{t("With a document.")}</b>,
              hours: DECIDE_HOURS,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} Contest it on the same page, with the same proof. A person decides within {hours} hours and tells both of you why. Until then, nothing changes. Whatever we decide, conversations stay with the account that customers wrote to.",
            { lead: <b>{t("Has someone else claimed your profile?")}</b>, hours: DECIDE_HOURS },
          )}
        </p>
        <p>
          {rich(
            "{lead} If no list has brought your license here yet, {link}: your NPN, your licenses, your business ZIP code, and a document that shows them. One of us reads it within {hours} hours. If it fits, you’re listed, and the profile is yours. If it doesn’t, we tell you why, and you can apply again.",
            {
              lead: <b>{t("Not in the directory?")}</b>,
              link: (
                <Link to={paths.signUp({ role: "agent", next: paths.agentApplication() })}>
                  {t("apply to be listed")}
                </Link>
              ),
              hours: APPLICATION_HOURS,
            },
          )}
        </p>
        <p>
          {rich("{lead} {link}. From sign-up to writing your page it’s one visit.", {
            lead: <b>{t("Are you licensed?")}</b>,
            link: (
              <Link to={paths.signUp({ role: "agent", next: paths.verifyEmail() })}>
                {t("Claim your profile")}
              </Link>
            ),
          })}
        </p>
      </div>
    </Chapter>
  );
}
