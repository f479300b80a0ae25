import { Link } from "@remix-run/react";
import {
  CIRCLE_EXPERTS,
  CONFIRM_LINK_HOURS,
  LINK_DAYS,
  UNCONFIRMED_DAYS,
  WIDEN_AFTER_MINUTES,
} from "#app/domains/questions/limits.ts";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function AskingHelp() {
  const [first, second, third] = WIDEN_AFTER_MINUTES;
  return (
    <Section id="asking" title="Asking an expert">
      <div className="prose">
        <p>
          You don’t need an account to <Link to={paths.askExpert()}>Ask an Expert</Link>. We email you a link
          first, and your question goes out when you open it, so nobody else can ask with your address. The
          link works for {CONFIRM_LINK_HOURS} hours. A question nobody confirms is deleted after{" "}
          {UNCONFIRMED_DAYS} days. If you’re signed in with a confirmed address, your question goes out right
          away.
        </p>
        <p>
          <b>Who gets your question.</b> It goes to {CIRCLE_EXPERTS} agents who have an account here and an
          active license for that insurance in your ZIP code’s state. Those near you come first, and of these
          the ones who answer fastest. After {first}, {second}, and {third} minutes without an answer, it goes
          to {CIRCLE_EXPERTS} more, and we get an alert.
        </p>
        <p>
          <b>Who can answer.</b> Only the agents who got your question, and only while their license is
          active: we look at it again when they send the answer. Each answer shows the agent’s name, license,
          and NPN. It’s general information. What counts is what your policy says.
        </p>
        <p>
          <b>The answer</b> comes by email, with a link that opens your question on another device. The link
          works once, within {LINK_DAYS} days. On the device you asked from, you’ll find it under{" "}
          <Link to={paths.myQuestions()}>My questions</Link>. There you can also mark the answer that helped,
          get a new link, or withdraw your question.
        </p>
        <p>
          <b>Who sees your name.</b> The agents who get your question see your first name, ZIP code, and
          question. Only agents who answer see your last name and phone, and only if you allowed calls. Nobody
          sees your email address.
        </p>
        <p>
          <b>What others see.</b> Once it has an answer, your question is published under{" "}
          <Link to={paths.expertAnswers()}>Expert Answers</Link>, without your name. If something in it looks
          like a name, a number, or an address, we ask you first. <Link to={paths.live()}>Live</Link> shows
          the questions being answered now.
        </p>
      </div>
    </Section>
  );
}
