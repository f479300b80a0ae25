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
          <Link to={paths.askExpert()}>Ask an Expert</Link> needs no account. We email you a link first, and
          your question goes out when you follow it: that way nobody can ask with your address. It works for{" "}
          {CONFIRM_LINK_HOURS} hours, and a question that nobody confirms is deleted after {UNCONFIRMED_DAYS}{" "}
          days. Signed in with a confirmed address, your question goes out at once.
        </p>
        <p>
          <b>Who is asked.</b> A question goes to {CIRCLE_EXPERTS} agents who hold a license in force for that
          insurance in the state of your ZIP code and keep an account here, those near you first, and among
          these the ones who answer fastest. After {first}, {second} and {third} minutes without an answer it
          goes to {CIRCLE_EXPERTS} more, and we are told.
        </p>
        <p>
          <b>Who may answer.</b> Only those who were asked, and only with a license that stands at that
          moment: it is read again when the answer is sent. Each answer carries name, license and NPN. It is
          general information; your policy’s own words decide.
        </p>
        <p>
          <b>The answer</b> comes by mail, with a link that opens your question on another device, once and
          for {LINK_DAYS} days. On the device you asked from it stands under{" "}
          <Link to={paths.myQuestions()}>My questions</Link>, where you also mark what helped, ask for another
          link, or take the question back.
        </p>
        <p>
          <b>Who sees your name.</b> The agents who are asked see your first name, ZIP code, and question.
          Your last name and phone are shown only to agents who answer, and only if you allowed calls. Nobody
          sees your email address.
        </p>
        <p>
          <b>What others read.</b> With its first answer a question is published under{" "}
          <Link to={paths.expertAnswers()}>Expert Answers</Link>, without your name. If something in it looks
          like a name, a number or an address, you are asked first. <Link to={paths.live()}>Live</Link> shows
          what is being answered now.
        </p>
      </div>
    </Section>
  );
}
