import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findSentQuestion } from "#app/domains/questions/asking/own-queries.server.ts";
import {
  CIRCLE_EXPERTS,
  CONFIRM_LINK_HOURS,
  UNCONFIRMED_DAYS,
  WIDEN_AFTER_MINUTES,
} from "#app/domains/questions/limits.ts";
import { PROMISE } from "#app/domains/questions/question-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { named, rich, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { askerOf } from "./asker.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** Only the asker sees the question; other readers are redirected to their own questions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = parseUuid(new URL(request.url).searchParams.get("question"));
  const sent = id === null ? null : await findSentQuestion(context, await askerOf(request, context), id);
  if (sent === null) throw redirect(paths.myQuestions());
  return sent;
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("What happens next"),
    description: t("Your question, and who answers it when."),
    indexable: false,
  });

export default function AskNext() {
  const { status, email, question, typeName, stateName, zip, standIn } = useLoaderData<typeof loader>();
  const address = <b className="wrap-anywhere">{email}</b>;
  const [first = 0, ...later] = WIDEN_AFTER_MINUTES;
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("What happens next")}</h1>
        <p className="text-muted">
          {status === "unconfirmed"
            ? t("We have your question. One step is left, and it’s yours.")
            : t("Your question is on its way.")}
        </p>
      </PageHead>
      <Steps className="max-w-measure">
        <Step>
          {status === "unconfirmed" ? (
            <>
              <h2 className="text-18">{t("Check your email")}</h2>
              <p>
                {rich(
                  "We sent a link to {email}. Open it and click “Send my question”. Until you do, nobody reads it.",
                  { email: address },
                )}
              </p>
              <Caption>
                <span>{`${t(
                  "The link works for {hours} hours; after {days} days without it we delete the question. Wrong address?",
                  { hours: CONFIRM_LINK_HOURS, days: UNCONFIRMED_DAYS },
                )} `}</span>
                <Link to={paths.askExpert()}>{t("Ask again with the right one")}</Link>
                <span>.</span>
              </Caption>
            </>
          ) : (
            <>
              <h2 className="text-18">{t("You get a receipt")}</h2>
              <p>{rich("We emailed it to {email}, with a link to your question.", { email: address })}</p>
            </>
          )}
        </Step>
        <Step>
          <h2 className="text-18">{t("We ask agents")}</h2>
          <p>
            {t(
              "It goes to up to {experts} agents licensed for {type} in {state}, the nearest first. If nobody has answered after {first} minutes we ask more, and again after {later} minutes.",
              {
                experts: CIRCLE_EXPERTS,
                type: named(typeName),
                state: named(stateName),
                first,
                later: later.join(t(" and ")),
              },
            )}
          </p>
          {standIn === null ? null : (
            <p>
              {t(
                "{zip} is not in our list of ZIP codes. We ask those nearest to {place}, in the same postal area.",
                { zip, place: standIn },
              )}
            </p>
          )}
        </Step>
        <Step>
          <h2 className="text-18">{t("Answers come by email")}</h2>
          <p>{t(PROMISE)}</p>
          <Caption>
            {t(
              "Each answer names the agent and the license behind it. The question and its answers may be published, without your name or contact.",
            )}
          </Caption>
        </Step>
      </Steps>
      <section aria-labelledby="sent-h" className="mt-6 max-w-measure">
        <h2 id="sent-h" className="text-18">
          {t("Your question")}
        </h2>
        <Written>{question}</Written>
      </section>
      <Row as="p" className="mt-6">
        <ButtonLink to={paths.myQuestions()}>{t("My questions")}</ButtonLink>
        <Link to={paths.expertAnswers()}>{t("Read what others asked")}</Link>
      </Row>
    </PageMain>
  );
}
