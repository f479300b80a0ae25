import { Link } from "@remix-run/react";
import { FINGERPRINT_DAYS } from "#app/domains/auth/limits.ts";
import { REPORT_CONTEXT_MESSAGES } from "#app/domains/messages/limits.ts";
import { COOKIE_DAYS, LINK_DAYS, UNCONFIRMED_DAYS } from "#app/domains/questions/limits.ts";
import { paths } from "#app/paths.ts";
import type { LegalSection } from "./legal-text.ts";

/** What is kept of people who open an account, ask a question or answer one. */
export const accountSections: readonly LegalSection[] = [
  {
    id: "accounts",
    title: "If you open an account",
    body: (
      <>
        <p>
          <b>What is kept.</b> Your name, your email address, what you signed up as, which terms you agreed to
          and when, and for organizations what the application asks. Of your password a scrambled form from
          which it cannot be read back. Of each sign-in the kind of browser and system (“Firefox on Linux”),
          when it began and when it was last used, so that you can recognize your devices and end them under{" "}
          <Link to={paths.settings({ section: "security" })}>Security</Link>.
        </p>
        <p>
          <b>Against guessing</b> failed sign-ins are counted for an hour by address of mail, and tries for
          some minutes by network address. Neither is written into the database.
        </p>
        <p>
          <b>Against fake reviews</b> we keep which networks and browsers your account was used on, in a
          scrambled form: a keyed hash of the network address and of a random number in a cookie. Nothing can
          be read from it. It only tells us whether accounts that review the same agent, or an agent’s own,
          share a network or a browser. It goes {FINGERPRINT_DAYS} days after your account was last seen
          there, and with your account.
        </p>
        <p>
          <b>Mail.</b> Letters about your account are kept as a line (to whom, of what kind, when) once they
          are sent; their text is not. What you chose to be told, and when, is kept with the account; what
          waits for a daily letter, until that letter is written.
        </p>
        <p>
          <b>A copy, and the end.</b> Under{" "}
          <Link to={paths.settings({ section: "privacy" })}>Settings, Privacy</Link> you download everything
          that belongs to your account, and delete it. What remains is what the law or others need: a question
          that was answered in public stays without anything that leads to you, unless you take it back first.
        </p>
      </>
    ),
  },
  {
    id: "claims",
    title: "If you claim an agent’s profile",
    body: (
      <>
        <p>
          <b>What is kept.</b> Which profile you asked for and when, how you proved it, and what was decided.
          A code goes to the email address that the state register has for the license; it is kept scrambled.
        </p>
        <p>
          <b>A document</b> that you send is read by one of us and by nobody else. It is deleted when the
          claim is decided, withdrawn, or your account is deleted.
        </p>
        <p>
          <b>Who sees what.</b> Whoever holds a profile is told that it is contested, not by whom. Admins see
          both sides.
        </p>
      </>
    ),
  },
  {
    id: "questions",
    title: "If you ask an expert",
    body: (
      <>
        <p>
          <b>When it goes out.</b> Once you follow the link that we email you, or at once with the confirmed
          address of your account. A question that nobody confirms goes to nobody, and is deleted with all
          that was typed after {UNCONFIRMED_DAYS} days.
        </p>
        <p>
          <b>Who sees what.</b> The agents that your question goes to see your first name, your ZIP code and
          the question. Your last name and your email address they never see. Your telephone number they see
          only if you ticked that they may call; the words that you agreed to are kept with the time, and you
          take it back under <Link to={paths.myQuestions()}>My questions</Link>.
        </p>
        <p>
          <b>What becomes public.</b> With the first answer, the question, its insurance type and its state,
          without your name. If it looks as if an address, a number or a name stands in it, you are asked
          first whether to leave it out. Anybody may report a page; a person decides.
        </p>
        <p>
          <b>How you find it again.</b> By a cookie on the device you asked from, for {COOKIE_DAYS} days, or
          by the link in each answer’s mail, which works once and for {LINK_DAYS} days.
        </p>
      </>
    ),
  },
  {
    id: "messages",
    title: "If you write to an agent",
    body: (
      <>
        <p>
          <b>Who sees what.</b> What you write is read by that agent and by you. The agent sees your first
          name and ZIP code. Your full name, email address and a telephone number they see only while you show
          them; the words you agreed to are kept with the time.
        </p>
        <p>
          <b>When a person reads along.</b> Only if one of you reports a message: then that message and the{" "}
          {REPORT_CONTEXT_MESSAGES} before it. How long an agent took to answer is counted, without what was
          said.
        </p>
        <p>
          <b>The end.</b> Deleting your account deletes the conversations you began, on both sides.
        </p>
      </>
    ),
  },
];
