import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { QuestionClockBadge } from "#app/domains/questions/components/question-clock-badge.tsx";
import { MEDIAN_DAYS } from "#app/domains/questions/limits.ts";
import { readClock } from "#app/domains/questions/policy.ts";
import { readLive } from "#app/domains/questions/published/live-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { formatAgo, formatSpan, formatTook } from "#app/platform/time/time-words.ts";
import { named, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stats } from "#app/ui/figures/stats.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { usePageReread } from "#app/ui/use-page-reread.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  return { ...(await readLive(context)), nowMs: context.clock.now() };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: t("Live"),
    description: t("Questions being answered now, new answers, and how long the first one takes."),
    canonicalPath: paths.live(),
  });

const ROW = "flex min-h-target flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-b py-2";

/** Reloads the page's data when the question's room reports a change. Returns true while connected. */
function useLiveRoom(): boolean {
  const reread = usePageReread();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let close = () => {};
    let stopped = false;
    // The socket opens after the page has loaded.
    import("#app/domains/questions/published/live-socket.ts").then(({ openLiveRoom }) => {
      if (!stopped) close = openLiveRoom({ onChange: reread, onOpen: setOpen });
    });
    return () => {
      stopped = true;
      close();
    };
  }, [reread]);
  return open;
}

export default function Live() {
  const { waiting, waitingCount, answered, medianMinutes, medianBase, nowMs } =
    useLoaderData<typeof loader>();
  const open = useLiveRoom();
  return (
    <PageMain own>
      <PageHead>
        <h1>{t("Live")}</h1>
        <p className="text-muted" role="status">
          {open ? t("This page updates automatically.") : t("Reload this page for the latest.")}
        </p>
      </PageHead>
      <Stats
        items={[
          {
            label: t("Being answered"),
            value: waitingCount,
            base: tn(
              waitingCount,
              "question waiting for a first answer",
              "questions waiting for a first answer",
            ),
          },
          {
            label: t("First answer"),
            value: medianMinutes === null ? t("none yet") : formatSpan(medianMinutes * MINUTE_MS),
            base: t("median of {n} in {days} days", { n: String(medianBase), days: MEDIAN_DAYS }),
          },
        ]}
      />
      <Section id="waiting" title={t("Being answered")}>
        {waiting.length === 0 ? (
          <EmptyState
            title={t("No questions waiting")}
            level={3}
            actions={<ButtonLink to={paths.askExpert()}>{t("Ask an Expert")}</ButtonLink>}
          >
            <p>{t("Every question so far has an answer.")}</p>
          </EmptyState>
        ) : (
          <ul className="list-none">
            {waiting.map((question) => (
              <li key={question.id} className={ROW}>
                <QuestionClockBadge clock={readClock({ ...question, firstAnsweredAt: null }, nowMs)} />
                <span>
                  {t("{type} in {state}", {
                    type: named(question.typeName),
                    state: named(question.stateName),
                  })}
                </span>
                <Caption as="span" className="ml-auto max-[600px]:w-full">
                  {formatAgo(question.askedAt, nowMs)}
                </Caption>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        id="answered"
        title={t("New answers")}
        aside={<Link to={paths.expertAnswers()}>{t("All answers")}</Link>}
      >
        {answered.length === 0 ? (
          <EmptyState title={t("No answer yet")} level={3} />
        ) : (
          <ul className="list-none">
            {answered.map((answer) => (
              <li key={`${answer.slug} ${answer.agentName}`} className={ROW}>
                <span>
                  <Link to={paths.expertAnswer(answer.slug)}>{answer.title}</Link>
                </span>
                <Caption as="span" className="ml-auto max-lg:w-full max-lg:max-w-none">
                  {`${named(answer.typeName)} · ${answer.stateCode} · ${answer.agentName}, ${
                    answer.nth === 1
                      ? t("first, after {time}", { time: formatTook(answer.tookMs) })
                      : t("one more")
                  } · ${formatAgo(answer.answeredAt, nowMs)}`}
                </Caption>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </PageMain>
  );
}
