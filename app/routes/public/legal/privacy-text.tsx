import { Link } from "@remix-run/react";
import { VIEWED_DAYS, VIEWED_LIMIT_AGENTS } from "#app/domains/directory/viewed/viewed-profiles.ts";
import { ANSWER_DAYS, APPEAL_DAYS } from "#app/domains/privacy/limits.ts";
import { REVIEW_FINGERPRINT_DAYS } from "#app/domains/reviews/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { rich, t } from "#app/text/text.ts";
import { DataTable } from "#app/ui/record/data-table.tsx";
import type { LegalText } from "./legal-text.ts";
import { accountSections } from "./privacy-accounts.tsx";
import { cookies } from "./privacy-cookies.ts";
import { earlierPolicies } from "./privacy-history.ts";

const mail = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;

export const privacyPolicy = (): LegalText => ({
  title: t("Privacy Policy"),
  version: "1.8",
  effectiveOn: "2026-11-27",
  summary: [
    t("You can search, read, and ask without an account."),
    t("No advertising, no analytics, no trackers. Pages load nothing from anyone but us."),
    t("A few small cookies, each set only when you do something that needs it."),
    t("We use your searches to show you results, and don’t build a profile from them."),
    t(
      "A question goes to agents with your first name and ZIP code, and with your phone number only if you say so. It’s published without your name.",
    ),
    t(
      "The agent you message reads what you write, and sees only your first name and ZIP code until you show more.",
    ),
    t(
      "A request for a quote, and details you leave on an agent’s card, go to that one agent. One click stops everything you agreed to.",
    ),
    t("We don’t sell personal information, and pass it to nobody but the agent you chose."),
    t("Agents: you can ask us to correct your listing or take it down."),
  ],
  sections: [
    {
      id: "who",
      title: t("Who this is about"),
      body: (
        <p>
          {rich(
            "“We” are the operator of {site} at this address. This policy covers people who use the public directory, agents and organizations listed in it, people who wrote a review, people who have an account, and people who ask an expert. For questions and requests, write to {mail}.",
            { site: site.name, mail },
          )}
        </p>
      ),
    },
    {
      id: "reading",
      title: t("What happens when you visit"),
      body: (
        <>
          <p>
            {rich(
              "{lead} To send you a page, our host receives your network address and what every browser sends with a request: the page’s address, the kind of browser, and the languages it prefers. It uses them to deliver the page and to stop attacks. We don’t store them. What we store when you send a review is {link}.",
              { lead: <b>{t("Your request.")}</b>, link: <a href="#reviews">{t("below")}</a> },
            )}
          </p>
          <p>
            {rich(
              "{lead} A place, a name, or a filter becomes part of the page’s address. As you type in the search box, what you’ve typed so far is sent to us so we can suggest the rest. Pages that are the same for everyone are cached for up to a day, by their address and without anything about who asked.",
              { lead: <b>{t("What you search.")}</b> },
            )}
          </p>
          <p>
            {rich(
              "{lead} With JavaScript, your browser keeps a list of up to {agents} profiles it showed you in the last {days} days, so you find them again. It never reaches us. “Clear list” beside it deletes it, and so does signing out.",
              {
                lead: <b>{t("What you looked at.")}</b>,
                agents: VIEWED_LIMIT_AGENTS,
                days: VIEWED_DAYS,
              },
            )}
          </p>
          <p>
            {rich(
              "{lead} Only if you choose “Use my location”. Your device asks you first, and sends two decimals of its position, about half a mile. If you say no, or JavaScript is off, we use the rough place our host works out from your network address. The results say which one we used. We don’t store either with anything about you.",
              { lead: <b>{t("Where you are.")}</b> },
            )}
          </p>
          <p>
            {rich(
              "{lead} When a page fails, our server records the page’s path, a random number that you see too, and the technical message. It doesn’t record your network address, cookies, or browser. We keep these lines for days, not months, and read them to fix the error.",
              { lead: <b>{t("Errors.")}</b> },
            )}
          </p>
        </>
      ),
    },
    {
      id: "cookies",
      title: t("Cookies"),
      body: (
        <>
          <p>
            {t(
              "Just visiting sets none. Each of these is set when you do something that needs it and is used for nothing else. All but the last can be read only by our server. Since they do what you asked for, there’s no cookie banner.",
            )}
          </p>
          <DataTable
            caption={t("Cookies")}
            columns={[
              { key: "name", label: t("Name"), heading: true, cell: (row) => row.name },
              { key: "holds", label: t("Holds"), cell: (row) => row.holds },
              { key: "lasts", label: t("Lasts"), cell: (row) => row.lasts },
            ]}
            rows={cookies()}
            rowKey={(row) => row.name}
          />
          <p>
            {t(
              "No fingerprints, no pixels. While a tab is open, it remembers how far you scrolled and what you typed into a question you haven’t sent yet, and forgets both when you close it. Your browser also keeps a small file of ours that tells you when you’re offline; it holds no page and nothing about you. Clearing your browser’s cookies and site data removes all of these.",
            )}
          </p>
        </>
      ),
    },
    {
      id: "others",
      title: t("Who else gets anything"),
      body: (
        <>
          <p>
            {t(
              "Fonts, pictures, maps, and scripts come from this address, and every page has a security policy that forbids the browser to ask anyone else. The companies that work for us see what their work needs: the one that runs our servers and network, and the one that runs our database. They may not use it for themselves.",
            )}
          </p>
          <p>
            {t(
              "We don’t sell personal information, and we don’t share it for advertising, so there’s nothing to opt out of. Agents learn about you what you send them. If you call an agent or visit an agent’s website, that agent’s own rules apply. A link to another site tells that site only that you came from ours, not from which page.",
            )}
          </p>
          <p>
            {rich(
              "{lead} We honor it. Nothing of yours is sold or shared with or without it. With it, we also leave you out when we count how often a profile is opened.",
              { lead: <b>{t("If your browser sends Global Privacy Control.")}</b> },
            )}
          </p>
          <p>
            {t(
              "We hand over only what a court or the law requires, and tell the person concerned when we’re allowed to. There’s little to hand over.",
            )}
          </p>
        </>
      ),
    },
    ...accountSections(),
    {
      id: "agents",
      title: t("Agents and organizations"),
      body: (
        <>
          <p>
            {t(
              "A listing shows professional information: name, organization and role, office address, phone number, website, languages, insurers, the NPN, and licenses with their sources. It comes from what states and the federal marketplace publish, from documents, and from the agents. We show it so that the public can check it.",
            )}
          </p>
          <p>
            {rich(
              "If something is wrong, write to {mail}. Proof settles it fastest. You may ask us to take your listing down. As long as it’s up, it includes licenses that have ended and reviews that follow the rules.",
              { mail },
            )}
          </p>
        </>
      ),
    },
    {
      id: "reviews",
      title: t("People who wrote a review"),
      body: (
        <>
          <p>
            {rich(
              "A review is shown with a first name and an initial, its text, its date, and the kind of proof. The full name and address behind it aren’t shown to anyone, not even the agent. To have your review corrected or taken back, write to {mail} from the address you used.",
              { mail },
            )}
          </p>
          <p>
            {rich(
              "{lead} With a review, we store a scrambled form of the number in this browser’s cookie for {days} days. It only tells us whether two reviews came from the same browser. Together with the networks and browsers {link}, the words of the review, and the domain of the email address, it helps us notice reviews that aren’t what they say they are, and a person decides about those. Your stars play no part. What we noticed is stored with the review.",
              {
                lead: <b>{t("Where it came from.")}</b>,
                days: REVIEW_FINGERPRINT_DAYS,
                link: <a href="#accounts">{t("your account was used on")}</a>,
              },
            )}
          </p>
        </>
      ),
    },
    {
      id: "rights",
      title: t("What you can ask for"),
      body: (
        <>
          <p>
            {rich(
              "Wherever you live, you may ask what we hold about you, get a copy, have it corrected, or have it deleted: {form}. You don’t need an account, and it’s free. A link that we email proves it’s you. You get a copy or a deletion at once. A person answers everything else within {days} days.",
              {
                form: <Link to={paths.privacyRequest()}>{t("ask here")}</Link>,
                days: ANSWER_DAYS,
              },
            )}
          </p>
          <p>
            {rich(
              "{lead} Enter that person’s email. They open the link, and so say that you may ask for them. If they can’t, write to {mail}.",
              { lead: <b>{t("If you ask for someone else.")}</b>, mail },
            )}
          </p>
          <p>
            {t(
              "Asking never counts against you: nothing here costs more or works worse for it. We don’t sell or share your information, don’t use it for ads, and no program decides anything about you that matters in law.",
            )}
          </p>
          <p>
            {rich(
              "We may have to keep something, such as a review that somebody else wrote about you as an agent. If so, we tell you what and why. For {days} days you may ask for a second look on the same page. Another person decides it within {answer} days. You may also go to your state’s attorney general.",
              { days: APPEAL_DAYS, answer: ANSWER_DAYS },
            )}
          </p>
          <p>
            {rich(
              "{lead} California, Colorado, Connecticut, Delaware, Florida, Indiana, Iowa, Kentucky, Maryland, Minnesota, Montana, Nebraska, New Hampshire, New Jersey, Oregon, Rhode Island, Tennessee, Texas, Utah, and Virginia. We do it for everyone, so you don’t have to say where you live.",
              { lead: <b>{t("States with a law about this.")}</b> },
            )}
          </p>
          <p>
            {rich("{lead} Here: {link}.", {
              lead: <b>{t("If you’re an agent and don’t want to be listed.")}</b>,
              link: <Link to={paths.notListed()}>{t("Ask not to be listed")}</Link>,
            })}
          </p>
        </>
      ),
    },
    {
      id: "security",
      title: t("How we protect it"),
      body: (
        <p>
          {t(
            "Everything is encrypted on its way. Pages run only scripts that carry a number made for that one page view. What we don’t need, we don’t keep. If information about you still falls into the wrong hands, we tell you and the authorities, as your state’s law requires, without waiting for the deadline.",
          )}
        </p>
      ),
    },
    {
      id: "children",
      title: t("Children"),
      body: (
        <p>
          {t(
            "The directory is for adults looking for insurance. We don’t knowingly hold anything about children under 13.",
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
            "While the line at the top of each page says “Demonstration data”, the people, agencies, licenses, and reviews shown are made up, and nothing said about them applies to anyone. Everything about you applies as written.",
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
            "When the meaning changes, the policy gets a new version and a date, and the change is listed below. It applies from that date on, to what we collect after it. For earlier versions, write to {mail}.",
            { mail },
          )}
        </p>
      ),
    },
  ],
  earlier: earlierPolicies(),
});
