import { Link } from "@remix-run/react";
import { FINGERPRINT_DAYS, LEAVING_DAYS } from "#app/domains/auth/limits.ts";
import { UNCONFIRMED_DAYS as UNCONFIRMED_LEAD_DAYS } from "#app/domains/leads/limits.ts";
import { REPORT_CONTEXT_MESSAGES } from "#app/domains/messages/limits.ts";
import { COOKIE_DAYS, LINK_DAYS, UNCONFIRMED_DAYS } from "#app/domains/questions/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import type { LegalSection } from "./legal-text.ts";

/** What we store about people who open an account, ask a question or answer one. */
export const accountSections = (): readonly LegalSection[] => [
  {
    id: "accounts",
    title: t("If you open an account"),
    body: (
      <>
        <p>
          {rich(
            "{lead} Your name, your email address, what you signed up as, which terms you agreed to and when, and for organizations, what the application asks. We store your password only in a scrambled form that can’t be read back. For each sign-in, we store the kind of browser and system (“Firefox on Linux”), when it began, and when it was last used, so you can recognize your devices and sign them out under {link}.",
            {
              lead: <b>{t("What we store.")}</b>,
              link: <Link to={paths.settings({ section: "security" })}>{t("Security")}</Link>,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} we count failed sign-ins by email address for an hour, and tries by network address for a few minutes. Neither is written to the database.",
            { lead: <b>{t("To stop password guessing,")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} we store which networks and browsers your account was used on, in a scrambled form: a keyed hash of the network address and of a random number in a cookie. Nothing can be read from it. It only tells us whether accounts that review the same agent, or an agent’s own account, share a network or a browser. We delete it {days} days after your account was last seen there, and when you delete your account.",
            { lead: <b>{t("To stop fake reviews,")}</b>, days: FINGERPRINT_DAYS },
          )}
        </p>
        <p>
          {rich(
            "{lead} Once an email about your account is sent, we store one line about it (to whom, what kind, when), but not its text. Your notification choices are stored with your account. What’s waiting for your daily email is stored until that email is written.",
            { lead: <b>{t("Email.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Agents and searches you save are stored with your account until you remove them. Once a day we look for agents who newly fit a search you saved. A search around your own location is saved for its city.",
            { lead: <b>{t("What you save.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Under {link} you can download everything that belongs to your account, and delete it: at once, or after {days} days in which nobody sees it and you can change your mind. We keep only what the law or other people need. For example, a question answered in public stays, without anything that leads to you, unless you withdraw it first.",
            {
              lead: <b>{t("Download or delete.")}</b>,
              link: <Link to={paths.settings({ section: "privacy" })}>{t("Settings, Privacy")}</Link>,
              days: LEAVING_DAYS,
            },
          )}
        </p>
      </>
    ),
  },
  {
    id: "payments",
    title: t("If you pay for a plan"),
    body: (
      <>
        <p>
          {rich(
            "{lead} You type it on Stripe’s own page. Stripe gets your name and email address, or your organization’s, from us, and what you type there. Its own rules apply to that.",
            { lead: <b>{t("Your card goes to Stripe, never to us.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Which plan you have and since when, your invoices with their amounts and taxes, refunds, and of the card its brand, its last four digits, and the month it expires. If you delete your account, your plan ends, and what’s left of these records no longer leads to you. Stripe keeps invoices as long as tax law asks.",
            { lead: <b>{t("What we store.")}</b> },
          )}
        </p>
      </>
    ),
  },
  {
    id: "claims",
    title: t("If you claim an agent’s profile"),
    body: (
      <>
        <p>
          {rich(
            "{lead} Which profile you asked for and when, how you proved it, and what was decided. A code goes to the email address the state has on file for the license. We store the code scrambled.",
            { lead: <b>{t("What we store.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} you send is read by one of us and by nobody else. It’s deleted when the claim is decided or withdrawn, or when your account is deleted.",
            { lead: <b>{t("A document")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} If you contest a profile that somebody has claimed, they’re told that it’s contested, but not by whom. Admins see both sides.",
            { lead: <b>{t("Who sees what.")}</b> },
          )}
        </p>
      </>
    ),
  },
  {
    id: "questions",
    title: t("If you ask an expert"),
    body: (
      <>
        <p>
          {rich(
            "{lead} Once you open the link we email you, or right away if your account’s address is confirmed. A question nobody confirms goes to nobody, and we delete it and everything typed with it after {days} days.",
            { lead: <b>{t("When it goes out.")}</b>, days: UNCONFIRMED_DAYS },
          )}
        </p>
        <p>
          {rich(
            "{lead} The agents who get your question see your first name, your ZIP code, and the question. They never see your last name or your email address. They see your phone number only if you said they may call. We store the words you agreed to and when, and you can take it back under {link}.",
            {
              lead: <b>{t("Who sees what.")}</b>,
              link: <Link to={paths.myQuestions()}>{t("My questions")}</Link>,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} Once there’s an answer: the question, its insurance type, and its state, without your name. If something in it looks like an address, a number, or a name, we ask you first whether to leave it out. Anyone can report a page, and a person decides.",
            { lead: <b>{t("What becomes public.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} With a cookie on the device you asked from, for {days} days, or with the link in each answer’s email, which works once, within {days2} days.",
            { lead: <b>{t("How you find it again.")}</b>, days: COOKIE_DAYS, days2: LINK_DAYS },
          )}
        </p>
      </>
    ),
  },
  {
    id: "messages",
    title: t("If you write to an agent"),
    body: (
      <>
        <p>
          {rich(
            "{lead} Only you and that agent read what you write. The agent sees your first name and ZIP code. They see your full name, email address, and phone number only while you show them. We store the words you agreed to and when.",
            { lead: <b>{t("Who sees what.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Only if one of you reports a message: then that message and the {messages} before it. We measure how long an agent took to reply, without what was said.",
            { lead: <b>{t("When one of us reads it.")}</b>, messages: REPORT_CONTEXT_MESSAGES },
          )}
        </p>
        <p>
          {rich("{lead} Deleting your account deletes the conversations you started, on both sides.", {
            lead: <b>{t("Deleting.")}</b>,
          })}
        </p>
      </>
    ),
  },
  {
    id: "leads",
    title: t("If you ask for a quote or leave your details"),
    body: (
      <>
        <p>
          {rich(
            "{lead} The one agent you chose. Their organization sees only how many requests there were in a month. Without an account, nothing is sent until you open the link we email you; what nobody confirms is deleted after {days} days.",
            { lead: <b>{t("Who gets it.")}</b>, days: UNCONFIRMED_LEAD_DAYS },
          )}
        </p>
        <p>
          {rich(
            "{lead} Only by calls, texts, or email, as far as you check each box. We store the words you saw, when, on which page, and a scrambled form of the network you sent them from. Without a check, the agent doesn’t see your number or address.",
            { lead: <b>{t("How they may reach you.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Every email about it has a link that stops all of it, for every agent, with one click and without an account. We then delete your number, hide your address, and tell each agent. What an agent wrote down elsewhere isn’t in our hands.",
            { lead: <b>{t("Taking it back.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} However you stop, it ends calls, texts, and emails at once. A sealed copy of what you agreed to, with your name and number, stays for five years after that, also when you delete your account: one of us opens it only when it has to be proven, and writes down why. For ten years we remember the stop by a code made from your number and address, which can’t be read back. If someone else gives your number here, it goes to no agent.",
            { lead: <b>{t("What stays when you stop.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Deleting your account deletes what you asked for, with the agent’s notes about it. Without an account, {link}.",
            {
              lead: <b>{t("Deleting.")}</b>,
              link: <Link to={paths.privacyRequest()}>{t("ask here")}</Link>,
            },
          )}
        </p>
      </>
    ),
  },
];
