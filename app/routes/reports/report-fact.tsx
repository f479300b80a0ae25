import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { FactReportInput, parseFactName } from "#app/domains/accuracy/inputs.ts";
import { FACT_DUE_HOURS } from "#app/domains/accuracy/limits.ts";
import { reportableFact, reportFact } from "#app/domains/accuracy/reports/report-commands.server.ts";
import { FACT_NAMES, PROBLEMS } from "#app/domains/accuracy/words.ts";
import { findShownFacts, type ShownFacts } from "#app/domains/directory/profile/shown-fact-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { reportFactAddress } from "#app/paths/accuracy.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { MANY_REPORTS, takeAction, takeShared, tooOften } from "#app/platform/security/address-limits.ts";
import { named, type PlainMessage, rich, t } from "#app/text/text.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { ReportFactForm } from "./report-fact-form.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

const SLUG_CHARACTERS = 120;

/** The facts of the profile, and the one that the address names. */
async function findFacts(context: AppContext, identifier: string | undefined, request: Request) {
  const slug = (identifier ?? "").slice(0, SLUG_CHARACTERS).toLowerCase();
  const facts = await findShownFacts(context, slug);
  if (facts === null)
    throw notFoundNotice(t("Profile not found"), t("We don’t list an agent at this address."), [
      { label: t("Find agents"), to: paths.locationHub() },
    ]);
  const name = parseFactName(new URL(request.url).searchParams);
  const about = name === null ? null : reportableFact(facts, name);
  if (name !== null && about === null) throw notShown(facts);
  return { facts, about };
}

const notShown = ({ slug }: ShownFacts) =>
  notFoundNotice(t("Nothing to report"), t("The profile doesn’t show this now."), [
    { label: t("View profile"), to: paths.showcase(slug) },
  ]);

async function readerOf(context: AppContext): Promise<string | null> {
  const viewer = await getViewer(context);
  return viewer !== null && viewer.accountStatus === "active" ? viewer.userId : null;
}

/** `GET /showcase/{slug}/wrong[?fact=phone|?fact=license&state=TX]`: without a fact, all that can be reported. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { facts, about } = await findFacts(context, params.identifier, request);
  const agent = { name: facts.agentName, slug: facts.slug };
  if (about === null) return { agent, about: null, choices: choicesOf(facts) };
  const { fact, stateName, shown } = about;
  return {
    agent,
    choices: null,
    about: { fact, shown, title: nameOf(fact, stateName), problems: PROBLEMS[fact] },
    signedIn: (await readerOf(context)) !== null,
    rules: rulesOf(FactReportInput),
  };
}

const nameOf = (fact: keyof typeof FACT_NAMES, stateName: string | null): string =>
  stateName === null ? t(FACT_NAMES[fact]) : t("License in {state}", { state: named(stateName) });

function choicesOf({ slug, shown, licenses }: ShownFacts) {
  const facts = Object.keys(FACT_NAMES) as (keyof typeof FACT_NAMES)[];
  return [
    ...licenses.map(({ stateCode, stateName, numbers }) => ({
      title: nameOf("license", stateName),
      shown: numbers,
      to: reportFactAddress(slug, "license", stateCode),
    })),
    ...facts.flatMap((fact) => {
      const words = fact === "license" ? undefined : shown[fact];
      return words === undefined
        ? []
        : [{ title: nameOf(fact, null), shown: words, to: reportFactAddress(slug, fact) }];
    }),
  ];
}

const REFUSED = {
  settled: [409, "We checked this lately, and it was right. If it changed since, tell us what’s different."],
  again: [409, "You already reported this. Reporting it once is enough."],
  "too-many": [429, "That’s a lot of reports. Try again later."],
  gone: [409, "The profile doesn’t show this now."],
} as const satisfies Record<string, readonly [number, PlainMessage]>;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { facts, about } = await findFacts(context, params.identifier, request);
  const sent = await readSent(request, FactReportInput);
  if (about === null) throw notShown(facts);
  if (!sent.ok) return sent.refuse(400);
  if (!PROBLEMS[about.fact].includes(sent.value.problem))
    return sent.refuse(400, { errors: { problem: t("Choose what’s wrong with it.") } });
  const userId = await readerOf(context);
  const wait = await takeAction(context, "report");
  if (wait > 0) return sent.refuse(429, { notice: tooOften(wait) });
  const waitOfAll = userId === null ? await takeShared(context, "report") : 0;
  if (waitOfAll > 0) return sent.refuse(429, { notice: tooOften(waitOfAll, MANY_REPORTS) });
  const outcome = await reportFact(context, about, userId, sent.value);
  if (outcome !== "received") {
    const [status, title] = REFUSED[outcome];
    return sent.refuse(status, { notice: { title: t(title) } });
  }
  const text = t("The agent or our team looks at it within {hours} hours.", { hours: FACT_DUE_HOURS });
  context.cookies.push(writeToast({ title: t("Thank you"), text, tone: "success" }));
  return redirect(paths.showcase(about.slug), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("This was wrong"),
    description: t("Tell us what’s wrong with it."),
    indexable: false,
  });

export default function ReportFact() {
  const { agent, ...page } = useLoaderData<typeof loader>();
  const profile = <Link to={paths.showcase(agent.slug)}>{agent.name}</Link>;
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("This was wrong")}</h1>
        <p className="text-muted">
          {page.about === null
            ? rich("What on the profile of {name} was wrong?", { name: profile })
            : rich("On the profile of {name}.", { name: profile })}
        </p>
      </PageHead>
      {page.about === null ? (
        <LinkList>
          {page.choices.map(({ title, shown, to }) => (
            <LinkListItem key={to} to={to}>
              <span className="block">{title}</span>
              <span className="block text-14 text-muted">{shown}</span>
            </LinkListItem>
          ))}
        </LinkList>
      ) : (
        <ReportFactForm about={page.about} signedIn={page.signedIn} rules={page.rules} />
      )}
    </PageMain>
  );
}
