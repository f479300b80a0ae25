import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { COMPARE_LIMIT_AGENTS } from "#app/domains/directory/limits.ts";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import { paths } from "#app/paths.ts";

export type Reason = { title: string; body: ReactNode };

const near = "Austin, TX";

/** Eight reasons to choose this directory, each as something that can be checked on a page now. */
export const reasons: readonly Reason[] = [
  {
    title: "Licensed here, for this",
    body: (
      <p>
        Search asks for the insurance and the state.{" "}
        <Link to={paths.search({ q: near, type: "auto" })}>Look for auto insurance near Austin</Link>: every
        agent listed holds a Texas license that covers it today, and each row names the license, the day it
        ends and the day the evidence was read.
      </p>
    ),
  },
  {
    title: "Reviews that say how they were proven",
    body: (
      <p>
        An appointment kept, a conversation on record, an address verified: each review carries one of the
        three. What was held or removed is counted by reason and by star,{" "}
        <Link to={paths.help("reviews")}>for everyone to read</Link>. If the unhappy were removed more often
        without cause, the table would show it.
      </p>
    ),
  },
  {
    title: "An order you can recompute",
    body: (
      <p>
        <Link to={paths.search({ q: near, explain: true })}>Open the numbers under each result</Link> and
        follow <Link to={paths.help("ranking")}>the formula</Link>. There is no number for payment in it.
      </p>
    ),
  },
  {
    title: "Nobody is sold as a lead",
    body: (
      <p>
        You decide whom to call or write to. A message goes to that one agent, who sees your first name and
        ZIP code. A question goes to agents licensed for it, without your last name, email, or phone, unless
        you let those who answer call you.{" "}
        <Link to={paths.privacyPolicy()}>Nothing is sold or passed on</Link>.
      </p>
    ),
  },
  {
    title: "Answer times with their base",
    body: (
      <p>
        “Usually answers within 2 hours” is a median over conversations, and stands on a profile only from the{" "}
        {ordinal(RESPONSE_FLOOR_THREADS)} on. Below that, the profile says how many there were.
      </p>
    ),
  },
  {
    title: "The whole way without JavaScript",
    body: (
      <p>
        Switch it off and search, filter, save and compare. Or use the keyboard, a screen reader, a dark room,
        a slow telephone. <Link to={paths.help("without-javascript")}>What JavaScript adds</Link> fits in a
        sentence.
      </p>
    ),
  },
  {
    title: "Nobody watches",
    body: (
      <p>
        Open your browser’s network panel and load any page: every request goes to this address. No
        advertising, no analytics, no map service, no fonts from elsewhere.{" "}
        <Link to={paths.privacyPolicy()}>A few cookies, each listed with what it holds</Link>, and none before
        you do something that needs one.
      </p>
    ),
  },
  {
    title: "What you gather is yours",
    body: (
      <p>
        A contact card for your address book, a QR code,{" "}
        <Link to={paths.saved()}>a list kept in your own browser</Link>, and{" "}
        <Link to={paths.compare()}>a comparison</Link> of up to {COMPARE_LIMIT_AGENTS} agents whose address
        you can send. None of it needs an account.
      </p>
    ),
  },
];

function ordinal(count: number): string {
  return ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"][count - 1] ?? `${count}th`;
}
