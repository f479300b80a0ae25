import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { PulseChart } from "#app/domains/questions/components/pulse-chart.tsx";
import { QuestionClockBadge } from "#app/domains/questions/components/question-clock-badge.tsx";
import { PULSE_DAYS } from "#app/domains/questions/limits.ts";
import { readClock } from "#app/domains/questions/policy.ts";
import { readLive } from "#app/domains/questions/published/live-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { named, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { usePageReread } from "#app/ui/use-page-reread.ts";
import { LiveFeed } from "./live-feed.tsx";

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
  const { waiting, waitingCount, askedAgents, answered, answering, pulse, nowMs, ...rest } =
    useLoaderData<typeof loader>();
  const median = { minutes: rest.medianMinutes, base: rest.medianBase };
  const open = useLiveRoom();
  return (
    <PageMain own>
      <PageHead>
        <h1>{t("Live")}</h1>
        <p className="flex items-center gap-2 text-muted" role="status">
          <span
            className={`size-2.5 flex-none rounded-full border-2 border-accent ${open ? "bg-accent" : ""}`}
          />
          <span>{open ? t("This page updates automatically.") : t("Reload this page for the latest.")}</span>
        </p>
      </PageHead>
      <Section id="pulse" title={t("The last {days} days", { days: PULSE_DAYS })}>
        <PulseChart pulse={pulse} median={median} answering={answering} />
      </Section>
      <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Section
          id="answered"
          title={t("Just happened")}
          aside={<Link to={paths.expertAnswers()}>{t("All answers")}</Link>}
        >
          {answered.length === 0 && waiting.length === 0 ? (
            <EmptyState title={t("No answer yet")} level={3} />
          ) : (
            <LiveFeed waiting={waiting} answered={answered} nowMs={nowMs} />
          )}
        </Section>
        <div className="max-lg:order-first">
          <Section
            id="waiting"
            title={t("Being answered")}
            aside={
              waitingCount === 0 ? null : (
                <Caption as="span">
                  {`${tn(waitingCount, "{n} question", "{n} questions")} · ${tn(askedAgents, "{n} agent has them", "{n} agents have them")}`}
                </Caption>
              )
            }
          >
            {waiting.length === 0 ? (
              <p>{t("Every question so far has an answer.")}</p>
            ) : (
              <ul className="list-none">
                {waiting.map((question) => (
                  <li
                    key={question.id}
                    className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 last:border-b"
                  >
                    <span>
                      {t("{type} in {state}", {
                        type: named(question.typeName),
                        state: named(question.stateName),
                      })}
                    </span>
                    <QuestionClockBadge clock={readClock({ ...question, firstAnsweredAt: null }, nowMs)} />
                  </li>
                ))}
              </ul>
            )}
            <p className="mt-5">
              <ButtonLink look="primary" to={paths.askExpert()}>
                {t("Ask an Expert")}
              </ButtonLink>
            </p>
          </Section>
        </div>
      </div>
    </PageMain>
  );
}
