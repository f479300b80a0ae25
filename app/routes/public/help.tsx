import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getIntegrity } from "#app/domains/reviews/event-log/integrity-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { named, type PlainMessage, t } from "#app/text/text.ts";
import { HELP_SEARCH_MAX_CHARACTERS, helpAnswers } from "./help/answers.server.ts";
import { AskingHelp } from "./help/asking.tsx";
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

const contents = [
  { id: "finding", label: "Finding an agent" },
  { id: "licenses", label: "How we check licenses" },
  { id: "ranking", label: "How results are ranked" },
  { id: "reviews", label: "How reviews are checked" },
  { id: "asking", label: "Asking an expert" },
  { id: "messages", label: "Messages" },
  { id: "claims", label: "If you’re the agent" },
  { id: "not-listed", label: "If you don’t want to be listed" },
  { id: "emails", label: "Notifications and emails" },
  { id: "data", label: "The data" },
  { id: "without-javascript", label: "Without JavaScript" },
  { id: "contact", label: "Write to us" },
] satisfies { id: string; label: PlainMessage }[];

export default function Help() {
  const { search, mostCharacters, answers, figures, demonstration } = useLoaderData<typeof loader>();
  return (
    <TextPage
      title={t("Help")}
      first={<FirstAnswers answers={answers} search={search} most={mostCharacters} />}
      contents={contents.map(({ id, label }) => ({ id, label: t(label) }))}
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
