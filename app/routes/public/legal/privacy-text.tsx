import { TRACE_DAYS } from "#app/domains/reviews/limits.ts";
import { site } from "#app/platform/site.ts";
import { DataTable } from "#app/ui/record/data-table.tsx";
import type { LegalText } from "./legal-text.ts";
import { accountSections } from "./privacy-accounts.tsx";
import { cookies } from "./privacy-cookies.ts";
import { earlierPolicies } from "./privacy-history.ts";

const mail = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;

export const privacyPolicy: LegalText = {
  title: "Privacy Policy",
  version: "1.4",
  effectiveOn: "2026-11-22",
  summary: [
    "You can search, read and ask without an account.",
    "No advertising, no analytics, no trackers. Pages load nothing from anyone but us.",
    "A few small cookies, each set only when you do something that needs it.",
    "What you search is used to answer you and is not put together into a profile.",
    "A question goes to agents with your first name and ZIP code; your number only if you say so. It is published without your name.",
    "What you write to an agent is read by that agent, who sees your first name and ZIP code until you show more.",
    "We do not sell or share personal information. There is no list of leads.",
    "Agents: you can ask for a correction or for your record to be taken down.",
  ],
  sections: [
    {
      id: "who",
      title: "Who this is about",
      body: (
        <p>
          “We” are the operator of {site.name} at this address. This policy covers the public directory:
          people who read it, agents and organizations listed in it, people whose reviews stand in it, people
          who open an account, and people who ask an expert. Questions and requests go to {mail}.
        </p>
      ),
    },
    {
      id: "reading",
      title: "What is processed when you read",
      body: (
        <>
          <p>
            <b>Your request.</b> To send you a page, our host receives your network address and what every
            browser sends with a request: the address of the page, the kind of browser, the languages it
            prefers. It uses them to deliver the page and to ward off attacks. We do not store them; what is
            kept when you send a review stands <a href="#reviews">below</a>.
          </p>
          <p>
            <b>What you search.</b> A place, a name or a filter becomes part of the page’s address. While you
            type in the search box, what is typed so far is sent to us to suggest endings. Answers that are
            the same for everyone are kept for up to a day, under the address and without anything about who
            asked.
          </p>
          <p>
            <b>Where you are.</b> Only if you choose “Use my location”. Your device asks you first, and sends
            two decimals of its position, about half a mile. If you decline, or without JavaScript, we use the
            rough place that our host derives from your network address. The results say which was used.
            Neither is noted down beside anything about you.
          </p>
          <p>
            <b>Faults.</b> When a page fails, our server writes down the path of the page, a random number
            that is also shown to you, and the technical message. It writes no network address, no cookie and
            no browser. These lines are kept for days, not months, and are read to mend the fault.
          </p>
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies",
      body: (
        <>
          <p>
            A visit sets none. Each of these is set when you do what needs it, can be read by our server
            alone, and is used for nothing else. Since they do what you asked for, no banner asks again.
          </p>
          <DataTable
            caption="Cookies"
            columns={[
              { key: "name", label: "Name", heading: true, cell: (row) => row.name },
              { key: "holds", label: "Holds", cell: (row) => row.holds },
              { key: "lasts", label: "Lasts", cell: (row) => row.lasts },
            ]}
            rows={cookies}
            rowKey={(row) => row.name}
          />
          <p>
            No fingerprints, no pixels. While a tab is open it remembers how far you had scrolled and what you
            typed into a question that is not sent yet, and forgets both when you close it. Your browser also
            keeps a small file of ours that tells you when you’re offline; it holds no page and nothing about
            you. Clearing your browser’s cookies and site data removes all of these.
          </p>
        </>
      ),
    },
    {
      id: "others",
      title: "Who else receives anything",
      body: (
        <>
          <p>
            Fonts, pictures, maps and scripts come from this address; a security policy in every page forbids
            the browser to ask anyone else. Those who work for us see what their work needs: the company that
            runs our servers and network, and the one that runs our database. They may not use it for
            themselves.
          </p>
          <p>
            We do not sell personal information and do not share it for advertising. Agents learn of you what
            you send them. If you call an agent or open an agent’s website, you deal with that agent, under
            that agent’s rules. A link to another site tells that site only that the visitor came from ours,
            not from which page.
          </p>
          <p>
            We give out what a court or a law compels us to, no more, and tell the person concerned where we
            may. There is little to give.
          </p>
        </>
      ),
    },
    ...accountSections,
    {
      id: "agents",
      title: "Agents and organizations",
      body: (
        <>
          <p>
            A listing holds professional information: name, organization and role, office address, telephone
            number, website, languages, insurers, the NPN, and licenses with their evidence. It comes from
            what states and the federal marketplace publish, from documents, and from the agents. It is shown
            so that the public can check it.
          </p>
          <p>
            If something is wrong, write to {mail}; evidence settles it fastest. You may ask for your listing
            to be taken down. Licenses that have ended, and reviews that followed the rules, are part of a
            listing while it stands.
          </p>
        </>
      ),
    },
    {
      id: "reviews",
      title: "People who wrote a review",
      body: (
        <>
          <p>
            A review is shown with a first name and an initial, its text, its date and the kind of proof. The
            full name and the address behind it are not shown to anyone, the agent included. To have your
            review corrected or taken back, write to {mail} from the address you used.
          </p>
          <p>
            <b>How it came.</b> With a review we keep, for {TRACE_DAYS} days, a scrambled form of the number
            in this browser’s cookie, which only says whether two reviews came from the same browser. With
            that, with the networks and browsers <a href="#accounts">your account was used on</a>, with the
            words of the text, and with the domain of the email address, we notice reviews that are not what
            they say, and a person decides about them. Your stars play no part. What was noticed is kept with
            the review.
          </p>
        </>
      ),
    },
    {
      id: "rights",
      title: "What you can ask for",
      body: (
        <>
          <p>
            Wherever you live, you may ask what we hold about you, get a copy, have it corrected, or have it
            deleted. We answer within 30 days and charge nothing. We may ask for proof that you are the person
            concerned, and delete that proof afterwards. Asking never counts against you, and you may send
            someone in your place.
          </p>
          <p>
            We may have to keep something, for instance a review that somebody else wrote about you as an
            agent. Then we tell you what and why, and you may ask for a second person to look at it, or turn
            to your state’s attorney general.
          </p>
        </>
      ),
    },
    {
      id: "security",
      title: "How it is kept",
      body: (
        <p>
          Everything travels encrypted. Pages run only scripts that carry a number made for that one answer.
          What we do not need we do not keep. If information about you should still reach the wrong hands, we
          tell you and the authorities, as your state’s law requires and without waiting for its last day.
        </p>
      ),
    },
    {
      id: "children",
      title: "Children",
      body: (
        <p>
          The directory is made for adults who look for insurance. We do not knowingly hold anything about
          children under 13.
        </p>
      ),
    },
    {
      id: "demonstration",
      title: "Demonstration data",
      body: (
        <p>
          While the line at the top of each page says “Demonstration data”, the people, agencies, licenses and
          reviews shown are generated, and what is said about them applies to nobody; everything about you
          applies as written.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes",
      body: (
        <p>
          A change of meaning gets a new version and a date, is listed below, and applies from that date on to
          what is collected after it. Earlier versions can be had from {mail}.
        </p>
      ),
    },
  ],
  earlier: earlierPolicies,
};
