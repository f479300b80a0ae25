import { Link } from "@remix-run/react";
import type { ReactElement } from "react";
import { COMPARE_LIMIT_AGENTS } from "#app/domains/directory/limits.ts";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { type PlainMessage, rich, t } from "#app/text/text.ts";

export type Reason = { title: string; body: ReactElement };

const near = "Austin, TX";

/** Eight reasons to choose this directory, each as something that can be checked on a page now. */
export const reasons = (): readonly Reason[] => [
  {
    title: t("Licensed here, for this"),
    body: (
      <p>
        {rich(
          "Search asks for the insurance and the state. {link}: every agent listed holds a Texas license that covers it today, and each row names the license, the day it ends, and the day we last checked it.",
          {
            link: (
              <Link to={paths.search({ q: near, type: "auto" })}>
                {t("Look for auto insurance near Austin")}
              </Link>
            ),
          },
        )}
      </p>
    ),
  },
  {
    title: t("Reviews that say how they were proven"),
    body: (
      <p>
        {rich(
          "A completed appointment, a conversation on record, or a verified address: each review carries one of the three. What was held or removed is counted by reason and by star, {link}. If the unhappy were removed more often without cause, the table would show it.",
          { link: <Link to={paths.help("reviews")}>{t("for everyone to read")}</Link> },
        )}
      </p>
    ),
  },
  {
    title: t("An order you can recompute"),
    body: (
      <p>
        {rich("{numbers} and follow {formula}. There is no number for payment in it.", {
          numbers: (
            <Link to={paths.search({ q: near, explain: true })}>
              {t("Open the numbers under each result")}
            </Link>
          ),
          formula: <Link to={paths.help("ranking")}>{t("the formula")}</Link>,
        })}
      </p>
    ),
  },
  {
    title: t("We never sell your information"),
    body: (
      <p>
        {rich(
          "You decide whom to call or write to. A message goes to that one agent, who sees your first name and ZIP code. A question goes to agents licensed for it, without your last name, email, or phone, unless you let those who answer call you. {link}.",
          { link: <Link to={paths.privacyPolicy()}>{t("Nothing is sold or passed on")}</Link> },
        )}
      </p>
    ),
  },
  {
    title: t("Answer times with their base"),
    body: (
      <p>
        {t(
          "“Usually answers within 2 hours” is a median over conversations, shown on a profile only from the {ordinal} on. Below that, the profile says how many there were.",
          { ordinal: ordinal(RESPONSE_FLOOR_THREADS) },
        )}
      </p>
    ),
  },
  {
    title: t("All of it without JavaScript"),
    body: (
      <p>
        {rich(
          "Switch it off and search, filter, save and compare. Or use the keyboard, a screen reader, a dark room, a slow telephone. {link} fits in a sentence.",
          { link: <Link to={paths.help("without-javascript")}>{t("What JavaScript adds")}</Link> },
        )}
      </p>
    ),
  },
  {
    title: t("Nobody watches"),
    body: (
      <p>
        {rich(
          "Open your browser’s network panel and load any page: every request goes to this address. No advertising, no analytics, no map service, no fonts from elsewhere. {link}, and none before you do something that needs one.",
          {
            link: (
              <Link to={paths.privacyPolicy()}>{t("A few cookies, each listed with what it holds")}</Link>
            ),
          },
        )}
      </p>
    ),
  },
  {
    title: t("What you collect is yours"),
    body: (
      <p>
        {rich(
          "A contact card for your address book, a QR code, {list}, and {comparison} of up to {agents} agents whose address you can send. None of it needs an account.",
          {
            list: <Link to={paths.saved()}>{t("a list stored in your own browser")}</Link>,
            comparison: <Link to={paths.compare()}>{t("a comparison")}</Link>,
            agents: COMPARE_LIMIT_AGENTS,
          },
        )}
      </p>
    ),
  },
];

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
] as const satisfies readonly PlainMessage[];

/** Of a conversation. */
function ordinal(count: number): string {
  const word = ORDINALS[count - 1];
  return word === undefined ? t("{n}th", { n: count }) : t(word);
}
