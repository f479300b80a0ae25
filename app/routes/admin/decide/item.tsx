import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { factTitle } from "../facts/fact-words.ts";
import { CASE_WORDS } from "../list-cases/case-words.ts";
import { waitingWords } from "../new-agents/new-agent-words.ts";
import { CaseHistory } from "../reviews/case-history.tsx";
import { causeWords } from "../reviews/case-words.ts";
import { DecisionPage, type DecisionPageProps } from "./decision-page.tsx";
import type { AnyItem } from "./item-types.ts";
import { itemTitle } from "./item-words.ts";
import { requireItem, requireKind, takeItem } from "./items.server.ts";
import { Evidence } from "./opened-item.tsx";
import { readAgainOnConflict } from "./read-again.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin/{kind}/{id}`: one thing to decide, on a page of its own. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const item = await requireItem(context, requireKind(params.kind), params.id, admin.userId);
  return { item, nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return takeItem(request, context, admin.userId, { kind: requireKind(params.kind), id: params.id });
}

export const shouldRevalidate = readAgainOnConflict;

const META = {
  application: ["An application to decide", "Decide whether the organization gets its page."],
  claim: ["A claim to decide", "Decide whose profile it is."],
  "new-agent": ["A new agent to decide", "Decide whether an agent is listed."],
  license: ["A license document to decide", "Decide whether a document proves a license."],
  "list-case": ["A row of a list to decide", "Decide whether it is about this license."],
  review: ["A review to decide", "One case."],
  photo: ["A reported photo", "Decide whether it stays."],
  fact: ["A reported fact", "Decide whether it was wrong."],
} as const satisfies Record<AnyItem["kind"], readonly [title: string, description: string]>;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const [title, description] = data === undefined ? ["To decide", ""] : META[data.item.kind];
  return pageMeta("", { title, description, indexable: false });
};

type Heading = Pick<DecisionPageProps, "title" | "back" | "about"> & {
  clock: Omit<DecisionPageProps["clock"], "nowMs">;
};

const linked = (before: string, to: string, name: string): ReactNode => (
  <>
    <span>{before}</span>
    <Link to={to}>{name}</Link>
  </>
);

function headingOf(item: AnyItem): Heading {
  switch (item.kind) {
    case "application": {
      const { facts, submittedAt: openedAt, dueAt, decidedAt } = item.application;
      return {
        title: itemTitle(item),
        clock: { openedAt, dueAt, decidedAt },
        about: typeWords[facts.organizationType],
      };
    }
    case "claim": {
      const { agent } = item.claim;
      const name = `${agent.firstName} ${agent.lastName}`;
      return {
        title: itemTitle(item),
        clock: item.claim,
        about: linked("The profile of ", paths.showcase(agent.slug), name),
      };
    }
    case "new-agent": {
      const { application } = item;
      return {
        title: itemTitle(item),
        clock: application,
        about: `NPN ${application.npn}. ${waitingWords({ status: application.status, contradicted: item.contradicted })}`,
      };
    }
    case "license": {
      const { stateName, number, agent } = item.document;
      return {
        title: `${stateName} license ${number}`,
        clock: item.document,
        about: linked("The license of ", paths.showcase(agent.slug), agent.name),
      };
    }
    case "list-case":
      return {
        back: { to: adminPaths.listCases(), label: "Rows of lists to decide" },
        title: itemTitle(item),
        clock: item.listCase,
        about: CASE_WORDS[item.listCase.kind],
      };
    case "review": {
      const { agentSlug, agentName } = item.review;
      return {
        back: { to: paths.adminReviews(), label: "Reviews to decide" },
        title: causeWords(item.open),
        clock: item.open,
        about: linked("A review of ", `${paths.showcase(agentSlug)}#reviews`, agentName),
      };
    }
    case "fact":
      return {
        title: factTitle(item.facts),
        clock: item.facts,
        about: linked("On the profile of ", paths.showcase(item.facts.slug), item.facts.agentName),
      };
    case "photo": {
      const { slug, ownerName, kind, uploadedAt } = item.facts;
      const page = slug && (kind === "organization" ? paths.organization(slug) : paths.showcase(slug));
      return {
        title: "A reported photo",
        clock: item.facts,
        about: (
          <>
            {page === null ? <span>{ownerName}</span> : <Link to={page}>{ownerName}</Link>}
            <span>{`, uploaded ${formatDayOf(uploadedAt)}`}</span>
          </>
        ),
      };
    }
  }
}

export default function ItemToDecide() {
  const { item, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { clock, ...heading } = headingOf(item);
  return (
    <DecisionPage {...heading} clock={{ ...clock, nowMs }}>
      <Evidence item={item} answer={answer} />
      {item.kind === "review" ? <CaseHistory cases={item.others} /> : null}
    </DecisionPage>
  );
}
