/** Asking an expert: in the browser its code comes when it is touched (late-ask.ts). */
import type { MetaArgs } from "@remix-run/cloudflare";
import { Link, useFetcher, useLoaderData, useNavigate } from "@remix-run/react";
import { AnswerPromise } from "#app/domains/questions/components/answer-promise.tsx";
import { type AskAnswer, AskForm } from "#app/domains/questions/components/ask-form.tsx";
import { paths } from "#app/paths.ts";
import { pageMeta, rootOrigin } from "#app/platform/page-meta.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { t } from "#app/text/text.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import type { loadAsk } from "./load-ask.server.ts";

export const meta = ({ matches }: MetaArgs<typeof loadAsk>) =>
  pageMeta(rootOrigin(matches), {
    title: t("Ask an Expert"),
    description: t("Ask agents licensed in your state. The answer comes by email."),
    canonicalPath: paths.askExpert(),
  });

export function Page() {
  const { types, medianMinutes, medianBase, known } = useLoaderData<typeof loadAsk>();
  const fetcher = useFetcher<AskAnswer>();
  const showToast = useToast();
  const navigate = useNavigate();
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Ask an Expert")}</h1>
        <AnswerPromise medianMinutes={medianMinutes} medianBase={medianBase} />
      </PageHead>
      <AskForm
        fetcher={fetcher}
        answer={useAnswer<AskAnswer>()}
        types={types}
        known={known}
        onSent={(toast, next) => {
          showToast(toast);
          navigate(next);
        }}
        onRefused={showToast}
      >
        <Caption>
          {t(
            "Your question goes to 5 licensed agents in your state, the nearest first, and to more after 15 minutes without an answer.",
          )}{" "}
          <Link to={paths.expertAnswers()}>{t("See what others asked")}</Link>
        </Caption>
      </AskForm>
    </PageMain>
  );
}
