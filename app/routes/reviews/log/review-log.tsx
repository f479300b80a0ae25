import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { KEYS } from "#app/domains/reviews/public-log/files/log-files.server.ts";
import { filesOf } from "#app/domains/reviews/public-log/files/stored-files.server.ts";
import { findLogState } from "#app/domains/reviews/public-log/state.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { reviewLogPaths } from "#app/paths/review-log.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { rich, t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { ReceiptCheckForm } from "./receipt-check-form.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /reviews/log`: what the public log of reviews is, how far it is, and checking a receipt in the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const state = await findLogState(context);
  const keys = state === null ? null : await filesOf(context, state.id)(KEYS);
  return {
    origin: context.origin,
    log:
      state === null || keys === null
        ? null
        : {
            id: state.id,
            name: state.origin,
            entries: state.size,
            atMs: state.atMs,
            keys: new TextDecoder().decode(keys).trimEnd().split("\n"),
          },
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: t("The public log of reviews"),
    description: t(
      "Everything that happens to a review becomes a line in a log that can’t be changed without anyone noticing. Check a receipt here, without us.",
    ),
    canonicalPath: paths.reviewLog(),
    imagePath: paths.pageCard("home"),
  });

/** The days of this page are in UTC, and so is its time. */
const formatUtc = (timeMs: number): string =>
  `${formatDay(utcDay(timeMs))}, ${new Date(timeMs).toISOString().slice(11, 16)} UTC`;

export default function ReviewLog() {
  const { log, origin } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <div data-prose>
        <Breadcrumbs
          items={[{ label: t("Home"), to: paths.home() }, { label: t("The public log of reviews") }]}
        />
      </div>
      <PageHead>
        <h1>{t("The public log of reviews")}</h1>
        <p className="max-w-[62ch] text-muted">
          {t(
            "When a review arrives, is published, held, changed, reported, removed, or taken back, we add a line to this log. Lines are only ever added. If we changed or removed one later, anyone with a receipt or an older copy could prove it.",
          )}
        </p>
      </PageHead>
      {log === null ? (
        <EmptyState title={t("The log hasn’t begun yet")}>
          <p>{t("It begins within a few minutes after the site starts.")}</p>
        </EmptyState>
      ) : (
        <FactList
          items={[
            { term: t("Lines"), detail: <b className="tabular-nums">{formatCount(log.entries)}</b> },
            {
              term: t("Signed"),
              detail: (
                <>
                  <time dateTime={new Date(log.atMs).toISOString()}>{formatUtc(log.atMs)}</time>
                  <span> · </span>
                  <a href={reviewLogPaths.checkpoint(log.id)}>{t("the newest signature")}</a>
                </>
              ),
            },
            { term: t("Address"), detail: <code className="wrap-anywhere">{log.name}</code> },
            {
              term: t("Public key"),
              detail: (
                <ul className="list-none">
                  {log.keys.map((key) => (
                    <li key={key}>
                      <code className="wrap-anywhere">{key}</code>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
      <Section id="receipts" title={t("Your receipt")}>
        <div className="prose">
          <p>
            {rich(
              "If you wrote a review, its receipt is on {own}. If a review is about you, its receipt is on the review’s page. A receipt is a small file. It holds the lines about that review, what it takes to see that they are about it, and the way from each line to our signature.",
              { own: <Link to={paths.myReviews()}>{t("My reviews")}</Link> },
            )}
          </p>
          <p>
            {t(
              "Keep it. It stays valid if your account is closed or this site is gone, and it proves what we said about the review on that day.",
            )}
          </p>
        </div>
      </Section>
      <Section id="check" title={t("Check a receipt")}>
        <ReceiptCheckForm keys={log?.keys ?? []} />
      </Section>
      <Section id="without-us" title={t("Check it without us")}>
        <div className="prose">
          <p>
            {rich(
              "{script} checks a receipt on your own computer and needs only Node. It shares no code with this site, so read it first if you like: {command}",
              {
                script: <a href={reviewLogPaths.script()}>check-receipt.mjs</a>,
                command: <code className="wrap-anywhere">node check-receipt.mjs review-receipt.json</code>,
              },
            )}
          </p>
          {log === null ? null : (
            <p>
              {rich(
                "With a copy of our code you can recount every line: {command}. Add {key} with a key that you noted earlier, and {checkpoint} with an older signature that you kept.",
                {
                  command: (
                    <code className="wrap-anywhere">
                      {`npm run reviews:verify -- --no-database --log ${origin}${reviewLogPaths.log(log.id)}`}
                    </code>
                  ),
                  key: <code className="whitespace-nowrap">--key</code>,
                  checkpoint: <code className="whitespace-nowrap">--checkpoint</code>,
                },
              )}
            </p>
          )}
          <p>
            {rich(
              "The files follow open formats, so programs that others wrote can read them, too: {tiles}, {checkpoint}, and the hashes of {rfc}.",
              {
                tiles: <a href="https://c2sp.org/tlog-tiles">tlog-tiles</a>,
                checkpoint: <a href="https://c2sp.org/tlog-checkpoint">tlog-checkpoint</a>,
                rfc: <a href="https://www.rfc-editor.org/rfc/rfc6962">RFC 6962</a>,
              },
            )}
          </p>
        </div>
      </Section>
      <Section id="says" title={t("What a line says")}>
        <div className="prose">
          <p>
            {t(
              "The day, what happened, the state before and after, the stars, why a review was removed, and a code. No name, no words of the review, and nothing that leads to a person.",
            )}
          </p>
          <p>
            {t(
              "The code represents the review and its words at that moment. It is made with a secret number for each review, so nobody can find out by trying which review it is. When a writer takes a review back or deletes an account, the words and what they were mixed with are deleted. The line stays.",
            )}
          </p>
          <p>
            {t(
              "Reviews from before the log began have one line each, with their state on the day that the log took them up.",
            )}
          </p>
        </div>
      </Section>
      <Section id="limits" title={t("What it doesn’t prove")}>
        <div className="prose">
          <p>
            {t(
              "That a review is true, or that a decision was right. It proves what we said happened, in which order, and that we say the same today.",
            )}
          </p>
          <p>
            {t(
              "That everyone sees the same log, unless people compare: two signatures for the same number of lines that differ would prove that we showed different logs. So keep a signature now and then.",
            )}
          </p>
          <p>
            {rich("How reviews are checked, with the counts of this log, is in {help}.", {
              help: <Link to={paths.help("reviews")}>{t("Help")}</Link>,
            })}
          </p>
        </div>
      </Section>
    </PageMain>
  );
}
