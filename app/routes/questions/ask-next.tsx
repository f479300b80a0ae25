import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import {
  CIRCLE_EXPERTS,
  CONFIRM_LINK_HOURS,
  UNCONFIRMED_DAYS,
  WIDEN_AFTER_MINUTES,
} from "#app/domains/questions/limits.ts";
import { findSentQuestion } from "#app/domains/questions/own-queries.server.ts";
import { PROMISE } from "#app/domains/questions/question-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { askerOf } from "./asker.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** The question is shown to its asker alone; anybody else is where one's own questions are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = parseUuid(new URL(request.url).searchParams.get("question"));
  const sent = id === null ? null : await findSentQuestion(context, await askerOf(request, context), id);
  if (sent === null) throw redirect(paths.myQuestions());
  return sent;
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "What happens next",
    description: "Your question, and who answers it when.",
    indexable: false,
  });

export default function AskNext() {
  const { status, email, question, typeName, stateName } = useLoaderData<typeof loader>();
  const [first, ...later] = WIDEN_AFTER_MINUTES;
  return (
    <PageMain own form>
      <PageHead form>
        <h1>What happens next</h1>
        <p className="text-muted">
          {status === "unconfirmed"
            ? "We have your question. One step is left, and it’s yours."
            : "Your question is on its way."}
        </p>
      </PageHead>
      <Steps className="max-w-measure">
        <Step>
          {status === "unconfirmed" ? (
            <>
              <h2 className="text-18">Check your email</h2>
              <p>
                We sent a link to <b className="wrap-anywhere">{email}</b>. Open it and press “Send my
                question”. Until you do, nobody reads it.
              </p>
              <Caption>
                The link works for {CONFIRM_LINK_HOURS} hours; after {UNCONFIRMED_DAYS} days without it we
                delete the question. Wrong address?{" "}
                <Link to={paths.askExpert()}>Ask again with the right one</Link>.
              </Caption>
            </>
          ) : (
            <>
              <h2 className="text-18">You get a receipt</h2>
              <p>
                We emailed it to <b className="wrap-anywhere">{email}</b>, with a link to your question.
              </p>
            </>
          )}
        </Step>
        <Step>
          <h2 className="text-18">We ask agents</h2>
          <p>
            It goes to up to {CIRCLE_EXPERTS} agents licensed for {typeName} in {stateName}, the nearest
            first. If nobody has answered after {first} minutes we ask more, and again after{" "}
            {later.join(" and ")} minutes.
          </p>
        </Step>
        <Step>
          <h2 className="text-18">Answers come by email</h2>
          <p>{PROMISE}</p>
          <Caption>
            Each answer names the agent and the license it stands on. The question and its answers may be
            published, without your name or contact.
          </Caption>
        </Step>
      </Steps>
      <section aria-labelledby="sent-h" className="mt-6 max-w-measure">
        <h2 id="sent-h" className="text-18">
          Your question
        </h2>
        <Written>{question}</Written>
      </section>
      <Row as="p" className="mt-6">
        <ButtonLink to={paths.myQuestions()}>My questions</ButtonLink>
        <Link to={paths.expertAnswers()}>Read what others asked</Link>
      </Row>
    </PageMain>
  );
}
