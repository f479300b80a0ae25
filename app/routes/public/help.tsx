import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getIntegrity } from "#app/domains/reviews/event-log/integrity-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { named, t } from "#app/text/text.ts";
import { HELP_SEARCH_MAX_CHARACTERS, helpAnswers } from "./help/answers.server.ts";
import { AskingHelp } from "./help/asking.tsx";
import { useNamedChapter } from "./help/chapter.tsx";
import { ClaimsHelp } from "./help/claims.tsx";
import { ContactHelp } from "./help/contact.tsx";
import { DataHelp } from "./help/data.tsx";
import { EmailsHelp } from "./help/emails.tsx";
import { FindingHelp } from "./help/finding.tsx";
import { FirstAnswers } from "./help/first-answers.tsx";
import { LicensesHelp } from "./help/licenses.tsx";
import { MessagesHelp } from "./help/messages.tsx";
import { NotListedHelp } from "./help/not-listed.tsx";
import { RankingHelp } from "./help/ranking.tsx";
import { ReviewsHelp } from "./help/reviews.tsx";
import { WithoutJavaScriptHelp } from "./help/without-javascript.tsx";
import { TextPage } from "./text-page.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** The answers at the top, and what help says in figures. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const search = cutText(asked.replace(/\s+/g, " ").trim(), HELP_SEARCH_MAX_CHARACTERS);
  return {
    search,
    mostCharacters: HELP_SEARCH_MAX_CHARACTERS,
    answers: helpAnswers(search),
    figures: await getIntegrity(context),
    demonstration: context.settings.demoData,
  };
}

export const meta = ({ data, matches }: MetaArgs<typeof loader>) =>
  pageMeta(rootOrigin(matches), {
    title: t("Help"),
    indexable: data?.search === "",
    description: t(
      "How to find an agent, what a license line shows, how results are ranked, and what happens to every review, with the counts.",
    ),
    canonicalPath: paths.help(),
    imagePath: paths.pageCard("home"),
    imageAlt: named(site.tagline),
  });

export default function Help() {
  const { search, mostCharacters, answers, figures, demonstration } = useLoaderData<typeof loader>();
  useNamedChapter();
  return (
    <TextPage
      title={t("Help")}
      first={<FirstAnswers answers={answers} search={search} most={mostCharacters} />}
    >
      <FindingHelp />
      <LicensesHelp />
      <RankingHelp />
      <ReviewsHelp figures={figures} />
      <AskingHelp />
      <MessagesHelp />
      <ClaimsHelp />
      <NotListedHelp />
      <EmailsHelp />
      <DataHelp demonstration={demonstration} />
      <WithoutJavaScriptHelp />
      <ContactHelp />
    </TextPage>
  );
}
