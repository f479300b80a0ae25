import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import type { LegalText } from "./legal-text.ts";

const mail = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;

export const termsOfService: LegalText = {
  title: "Terms of Service",
  version: "1.0",
  effectiveOn: "2026-11-20",
  summary: [
    `${site.name} lists insurance agents. It sells no insurance and gives no advice on it.`,
    "A listing is not a recommendation. Check the license with the state before you sign.",
    "Nobody can pay for a place in the order, for a review, or for the lack of one.",
    "You may say honestly what you think of an agent. Nothing here forbids it or makes it costly.",
    "Use the site as you like, by hand or by program, as long as others can use it too.",
  ],
  sections: [
    {
      id: "agreement",
      title: "What this is",
      body: (
        <p>
          These terms are between you and the operator of {site.name} (“we”). They apply when you use this
          site. If you do not agree to them, do not use it. To search, read and ask you need no account, and
          you pay nothing. The <Link to={paths.privacyPolicy()}>privacy policy</Link> says what happens to
          information.
        </p>
      ),
    },
    {
      id: "not-insurance",
      title: "We sell no insurance",
      body: (
        <p>
          We are not an insurer, an agency, a broker or a producer. We do not quote, sell, solicit or
          negotiate insurance, do not advise on it, and earn nothing on a policy. What you agree with an agent
          or an insurer is between you and them.
        </p>
      ),
    },
    {
      id: "listings",
      title: "A listing is not an endorsement",
      body: (
        <>
          <p>
            An agent is listed because there is a license to show. We do not vouch for anyone’s skill, honesty
            or prices. A line of a license says what the evidence said on the day that stands beside it, and
            may have changed since. The state’s own record decides.
          </p>
          <p>
            Agents: you may ask for a correction of your listing, or for its removal. You may link to your
            profile and use its QR code, without changing what it says about stars or counts.
          </p>
        </>
      ),
    },
    {
      id: "order",
      title: "The order of results",
      body: (
        <p>
          Results are ordered by <Link to={paths.help("ranking")}>a published rule</Link> from numbers that
          the page prints. Payment never changes the order, the reviews shown, or what is counted. If that
          should ever change, this section would have to change first.
        </p>
      ),
    },
    {
      id: "reviews",
      title: "Reviews",
      body: (
        <>
          <p>
            Nothing in these terms forbids or restricts an honest review, sets a penalty or a fee for one, or
            takes over the rights in it (Consumer Review Fairness Act, 15 U.S.C. 45b). No agent may bind you
            to the contrary.
          </p>
          <p>A review must</p>
          <ul>
            <li>come from a person who dealt with the agent, and tell what happened;</li>
            <li>
              not be written by the agent, a colleague, a relative, a rival or a machine, nor be paid for;
            </li>
            <li>name no private person, give away nobody’s private affairs, threaten nobody;</li>
            <li>be about the agent’s work and this agent;</li>
            <li>not say as a fact what is clearly false.</li>
          </ul>
          <p>
            The same rules hold for one star and for five. What breaks them is removed by a person, the writer
            is told the reason, and <Link to={paths.help("reviews")}>the counts by reason and by star</Link>{" "}
            are public. Reviews say what their writers think, not what we think. Those who write keep their
            rights, and allow us to show the review here and to shorten it where the page says so.
          </p>
          <p>
            Writing one takes an account and a confirmed email address; reading them takes neither. Your
            review shows your first name and the initial of your last name.
          </p>
        </>
      ),
    },
    {
      id: "use",
      title: "Fair use of the site",
      body: (
        <>
          <p>
            You may read, link, quote, print, and let programs read pages at the pace of a patient reader.
            Please do not
          </p>
          <ul>
            <li>ask for more than the site can bear, or look for ways past its protections;</li>
            <li>
              collect telephone numbers or addresses to sell, or to call or write to people who did not ask;
            </li>
            <li>pass yourself off as an agent, or this site as yours;</li>
            <li>send us anything unlawful or harmful.</li>
          </ul>
          <p>
            We may slow down or shut out a connection that does so. If you found a weakness, write to {mail}{" "}
            before you write about it; we thank you and do not sue you.
          </p>
        </>
      ),
    },
    {
      id: "sources",
      title: "What belongs to whom",
      body: (
        <p>
          Place data: GeoNames, under CC BY 4.0. Outlines: the U.S. Census Bureau, public domain. Facts of
          licenses belong to nobody. Names and marks of agencies and insurers are theirs. The texts, drawings
          and software of the site are ours or used by permission; what the law lets you do with them without
          asking, these terms do not take away.
        </p>
      ),
    },
    {
      id: "demonstration",
      title: "Demonstration data",
      body: (
        <p>
          While the line at the top of each page says “Demonstration data”, no person, agency, insurer,
          license or review shown is real, and nothing here may be relied on to choose anybody.
        </p>
      ),
    },
    {
      id: "warranty",
      title: "No warranty, and its limits",
      body: (
        <>
          <p>
            The site is free and comes as it is. We take care that it is right and at hand, and do not warrant
            that it always will be. As far as the law allows, we are not liable for what follows from relying
            on a listing, a review or an order of results, nor for the acts of those listed.
          </p>
          <p>
            None of this limits liability for intent, gross negligence, injury, or anything else that the law
            of your state does not let us limit.
          </p>
        </>
      ),
    },
    {
      id: "disputes",
      title: "If we disagree",
      body: (
        <p>
          Write to {mail} first; most things are settled in a few lines. These terms ask nobody to give up a
          court, a jury or a joint action. The law of the state where the operator is established applies, and
          the protections that your own state gives to consumers stay yours. If a part of these terms is void,
          the rest stands.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes",
      body: (
        <p>
          A change of meaning gets a new version and a date at least 30 days ahead, and is listed below. Using
          the site after that date means agreeing to it. Earlier versions can be had from {mail}.
        </p>
      ),
    },
  ],
  earlier: [],
};
