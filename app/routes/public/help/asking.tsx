import { Link } from "@remix-run/react";
import {
  CIRCLE_EXPERTS,
  CONFIRM_LINK_HOURS,
  LINK_DAYS,
  UNCONFIRMED_DAYS,
  WIDEN_AFTER_MINUTES,
} from "#app/domains/questions/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

export function AskingHelp() {
  const [first, second, third] = WIDEN_AFTER_MINUTES;
  return (
    <Chapter id="asking" title={t("Asking an expert")}>
      <div className="prose">
        <p>
          {rich(
            "You don’t need an account to {link}. We email you a link first, and your question goes out when you open it, so nobody else can ask with your address. The link works for {hours} hours. A question nobody confirms is deleted after {days} days. If you’re signed in with a confirmed address, your question goes out right away.",
            {
              link: <Link to={paths.askExpert()}>{t("Ask an Expert")}</Link>,
              hours: CONFIRM_LINK_HOURS,
              days: UNCONFIRMED_DAYS,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} It goes to {experts} agents who have an account here and an active license for that insurance in your ZIP code’s state. Those near you come first, and of these the ones who answer fastest. After {first}, {second}, and {third} minutes without an answer, it goes to {experts} more, and we get an alert.",
            { lead: <b>{t("Who gets your question.")}</b>, experts: CIRCLE_EXPERTS, first, second, third },
          )}
        </p>
        <p>
          {rich(
            "{lead} Only the agents who got your question, and only while their license is active: we look at it again when they send the answer. Each answer shows the agent’s name, license, and NPN. It’s general information. What counts is what your policy says.",
            { lead: <b>{t("Who can answer.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} comes by email, with a link that opens your question on another device. The link works once, within {days} days. On the device you asked from, you’ll find it under {link}. There you can also mark the answer that helped, get a new link, or withdraw your question.",
            {
              lead: <b>{t("The answer")}</b>,
              days: LINK_DAYS,
              link: <Link to={paths.myQuestions()}>{t("My questions")}</Link>,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} The agents who get your question see your first name, ZIP code, and question. Only agents who answer see your last name and phone, and only if you allowed calls. Nobody sees your email address.",
            { lead: <b>{t("Who sees your name.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Once it has an answer, your question is published under {answers}, without your name. If something in it looks like a name, a number, or an address, we ask you first. {live} shows the questions being answered now.",
            {
              lead: <b>{t("What others see.")}</b>,
              answers: <Link to={paths.expertAnswers()}>{t("Expert Answers")}</Link>,
              live: <Link to={paths.live()}>{t("Live")}</Link>,
            },
          )}
        </p>
      </div>
    </Chapter>
  );
}
