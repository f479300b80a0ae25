import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { rich, t } from "#app/text/text.ts";
import type { LegalText } from "./legal-text.ts";

const mail = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;

export const termsOfService = (): LegalText => ({
  title: t("Terms of Service"),
  version: "1.0",
  effectiveOn: "2026-11-20",
  summary: [
    t("{site} lists insurance agents. It doesn’t sell insurance or give advice on it.", { site: site.name }),
    t("A listing isn’t a recommendation. Check the license with the state before you sign."),
    t("Nobody can pay to rank higher, to get a review, or to get rid of one."),
    t("You may honestly say what you think of an agent. Nothing here forbids it or makes you pay for it."),
    t("Use the site as you like, yourself or with a program, as long as others can use it too."),
  ],
  sections: [
    {
      id: "agreement",
      title: t("What this is"),
      body: (
        <p>
          {rich(
            "These terms are between you and the operator of {site} (“we”). They apply when you use this site. If you don’t agree to them, please don’t use it. Searching, reading, and asking are free, and you don’t need an account. The {link} says what happens to information.",
            { site: site.name, link: <Link to={paths.privacyPolicy()}>{t("privacy policy")}</Link> },
          )}
        </p>
      ),
    },
    {
      id: "not-insurance",
      title: t("We sell no insurance"),
      body: (
        <p>
          {t(
            "We’re not an insurer, an agency, a broker, or a producer. We don’t quote, sell, solicit, or negotiate insurance, we don’t advise on it, and we earn nothing on a policy. What you agree on with an agent or an insurer is between you and them.",
          )}
        </p>
      ),
    },
    {
      id: "listings",
      title: t("A listing is not an endorsement"),
      body: (
        <>
          <p>
            {t(
              "An agent is listed because there’s a license to show. We don’t vouch for anyone’s skill, honesty, or prices. A license line shows what the source said on the day beside it, and that may have changed since. The state’s own record decides.",
            )}
          </p>
          <p>
            {t(
              "Agents: you may ask for a correction of your listing, or for its removal. You may link to your profile and use its QR code, without changing what it says about stars or counts.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "order",
      title: t("How results are ranked"),
      body: (
        <p>
          {rich(
            "Results are ranked by {link}, from numbers you can see on the page. Payment never changes the ranking, the reviews shown, or what is counted. If that ever changes, this section has to change first.",
            { link: <Link to={paths.help("ranking")}>{t("a published rule")}</Link> },
          )}
        </p>
      ),
    },
    {
      id: "reviews",
      title: t("Reviews"),
      body: (
        <>
          <p>
            {t(
              "Nothing in these terms forbids or restricts an honest review, sets a penalty or a fee for one, or takes over the rights in it (Consumer Review Fairness Act, 15 U.S.C. 45b). No agent may make you agree otherwise.",
            )}
          </p>
          <p>{t("A review must")}</p>
          <ul>
            <li>{t("come from a person who dealt with the agent, and say what happened;")}</li>
            <li>
              {t(
                "not be written by the agent, a coworker, a relative, a competitor, or a machine, and not be paid for;",
              )}
            </li>
            <li>{t("not name a private person, share anyone’s private business, or threaten anyone;")}</li>
            <li>{t("be about this agent, and about the agent’s work;")}</li>
            <li>{t("not state as fact what is clearly false.")}</li>
          </ul>
          <p>
            {rich(
              "The same rules apply to one star and to five. A person removes what breaks them and tells the writer the reason, and {link} are public. Reviews say what their writers think, not what we think. Writers keep their rights, and allow us to show the review here and to shorten it where the page says so.",
              { link: <Link to={paths.help("reviews")}>{t("the counts by reason and by star")}</Link> },
            )}
          </p>
          <p>
            {t(
              "Writing one takes an account and a confirmed email address; reading them takes neither. Your review shows your first name and the initial of your last name.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "use",
      title: t("Fair use of the site"),
      body: (
        <>
          <p>
            {t(
              "You may read, link, quote, and print pages, and let programs read them at the pace of a patient reader. Please don’t",
            )}
          </p>
          <ul>
            <li>{t("overload the site, or look for ways around its protections;")}</li>
            <li>
              {t("collect phone numbers or addresses to sell, or to call or write to people who didn’t ask;")}
            </li>
            <li>{t("pretend to be an agent, or that this site is yours;")}</li>
            <li>{t("send us anything unlawful or harmful.")}</li>
          </ul>
          <p>
            {rich(
              "We may slow down or block a connection that does. If you find a security problem, write to {mail} before you write about it. We’ll thank you, and we won’t sue you.",
              { mail },
            )}
          </p>
        </>
      ),
    },
    {
      id: "sources",
      title: t("Who owns what"),
      body: (
        <p>
          {t(
            "Place data: GeoNames, under CC BY 4.0. Outlines: the U.S. Census Bureau, public domain. License facts belong to nobody. The names and trademarks of agencies and insurers are theirs. The site’s texts, drawings, and software are ours or used by permission. These terms don’t take away what the law lets you do with them without asking.",
          )}
        </p>
      ),
    },
    {
      id: "demonstration",
      title: t("Demonstration data"),
      body: (
        <p>
          {t(
            "While the line at the top of each page says “Demonstration data”, no person, agency, insurer, license, or review shown is real. Don’t rely on anything here to choose anyone.",
          )}
        </p>
      ),
    },
    {
      id: "warranty",
      title: t("No warranty, and the limits of that"),
      body: (
        <>
          <p>
            {t(
              "The site is free and comes as is. We work to keep it correct and available, but don’t warrant that it always will be. As far as the law allows, we aren’t liable for what comes of relying on a listing, a review, or a ranking, or for what the people listed do.",
            )}
          </p>
          <p>
            {t(
              "None of this limits liability for intentional harm, gross negligence, injury, or anything else your state’s law doesn’t let us limit.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "disputes",
      title: t("If we disagree"),
      body: (
        <p>
          {rich(
            "Write to {mail} first; most things are settled in a few lines. These terms don’t ask you to give up a court, a jury, or a class action. The law of the state where the operator is established applies, and you keep the consumer protections of your own state. If one part of these terms isn’t valid, the rest still is.",
            { mail },
          )}
        </p>
      ),
    },
    {
      id: "changes",
      title: t("Changes"),
      body: (
        <p>
          {rich(
            "When the meaning changes, the terms get a new version and a date at least 30 days ahead, and the change is listed below. Using the site after that date means you agree to it. For earlier versions, write to {mail}.",
            { mail },
          )}
        </p>
      ),
    },
  ],
  earlier: [],
});
