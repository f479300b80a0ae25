/**
 * What waits for a decision in today's work, a definition for each kind: its page, how its row and its page are headed,
 * and its evidence. `items.server.ts` has what reads and decides it.
 */
import { Link } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { adminFactAddress } from "#app/paths/accuracy.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { adminPhotoAddress, paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { ApplicationItem } from "../applications/application-item.tsx";
import { ClaimItem } from "../claims/claim-item.tsx";
import { claimTitle } from "../claims/claim-words.ts";
import { FactItem } from "../facts/fact-item.tsx";
import { factTitle } from "../facts/fact-words.ts";
import { LicenseItem } from "../licenses/license-item.tsx";
import { CASE_WORDS, caseTitle } from "../list-cases/case-words.ts";
import { ListCaseItem } from "../list-cases/list-case-item.tsx";
import { NewAgentItem } from "../new-agents/new-agent-item.tsx";
import { waitingWords } from "../new-agents/new-agent-words.ts";
import { PhotoItem } from "../photos/photo-item.tsx";
import { causeWords } from "../reviews/case-words.ts";
import { ReviewItem } from "../reviews/review-item.tsx";
import type { DecisionPageProps } from "./decision-page.tsx";
import type { Item } from "./item-types.ts";
import type { ItemKind } from "./open-item.ts";

/** `answer` is what the page's action answered. */
export type EvidenceProps<Kind extends ItemKind = ItemKind> = {
  item: Item<Kind>;
  answer: FormReply | undefined;
};

type Clock = Omit<DecisionPageProps["clock"], "nowMs">;

type KindDefinition<Kind extends ItemKind> = {
  /** Of the tab in which its page is open. */
  tab: { title: string; description: string };
  idOf(item: Item<Kind>): string;
  pageOf(id: string): string;
  /** As its row in the queue is headed. */
  rowTitle(item: Item<Kind>): string;
  /** As its page is headed, where its row says something else. */
  pageTitle?(item: Item<Kind>): string;
  back?: DecisionPageProps["back"];
  clockOf(item: Item<Kind>): Clock;
  about(item: Item<Kind>): ReactNode;
  /** The facts, and the decision. */
  Evidence: ComponentType<EvidenceProps<Kind>>;
};

const linked = (before: string, to: string, name: string): ReactNode => (
  <>
    <span>{before}</span>
    <Link to={to}>{name}</Link>
  </>
);

const KINDS: { [Kind in ItemKind]: KindDefinition<Kind> } = {
  application: {
    tab: {
      title: "An application to decide",
      description: "Decide whether the organization gets its page.",
    },
    idOf: ({ application }) => application.id,
    pageOf: paths.adminApplication,
    rowTitle: ({ application }) => application.facts.organizationName,
    clockOf: ({ application: { submittedAt, dueAt, decidedAt } }) => ({
      openedAt: submittedAt,
      dueAt,
      decidedAt,
    }),
    about: ({ application }) => typeWords[application.facts.organizationType],
    Evidence: ApplicationItem,
  },
  claim: {
    tab: { title: "A claim to decide", description: "Decide whose profile it is." },
    idOf: ({ claim }) => claim.id,
    pageOf: paths.adminClaim,
    rowTitle: ({ claim }) => claimTitle(claim),
    clockOf: ({ claim }) => claim,
    about: ({ claim: { agent } }) =>
      linked("The profile of ", paths.showcase(agent.slug), `${agent.firstName} ${agent.lastName}`),
    Evidence: ClaimItem,
  },
  "new-agent": {
    tab: { title: "A new agent to decide", description: "Decide whether an agent is listed." },
    idOf: ({ application }) => application.id,
    pageOf: adminPaths.newAgent,
    rowTitle: ({ application }) => `${application.firstName} ${application.lastName}`,
    clockOf: ({ application }) => application,
    about: ({ application: { npn, status }, contradicted }) =>
      `NPN ${npn}. ${waitingWords({ status, contradicted })}`,
    Evidence: NewAgentItem,
  },
  license: {
    tab: {
      title: "A license document to decide",
      description: "Decide whether a document proves a license.",
    },
    idOf: ({ document }) => document.id,
    pageOf: paths.adminLicense,
    rowTitle: ({ document }) => `${document.stateName} ${document.number}`,
    pageTitle: ({ document }) => `${document.stateName} license ${document.number}`,
    clockOf: ({ document }) => document,
    about: ({ document: { agent } }) => linked("The license of ", paths.showcase(agent.slug), agent.name),
    Evidence: LicenseItem,
  },
  "list-case": {
    tab: { title: "A row of a list to decide", description: "Decide whether it is about this license." },
    idOf: ({ listCase }) => listCase.id,
    pageOf: adminPaths.listCase,
    rowTitle: ({ listCase }) => caseTitle(listCase),
    back: { to: adminPaths.listCases(), label: "Rows of lists to decide" },
    clockOf: ({ listCase }) => listCase,
    about: ({ listCase }) => CASE_WORDS[listCase.kind],
    Evidence: ListCaseItem,
  },
  review: {
    tab: { title: "A review to decide", description: "One case." },
    idOf: ({ open }) => open.id,
    pageOf: paths.adminReview,
    rowTitle: ({ review }) => (review.title === "" ? "Text deleted" : review.title),
    pageTitle: ({ open }) => causeWords(open),
    back: { to: paths.adminReviews(), label: "Reviews to decide" },
    clockOf: ({ open }) => open,
    about: ({ review: { agentSlug, agentName } }) =>
      linked("A review of ", `${paths.showcase(agentSlug)}#reviews`, agentName),
    Evidence: ReviewItem,
  },
  photo: {
    tab: { title: "A reported photo", description: "Decide whether it stays." },
    idOf: ({ facts }) => facts.id,
    pageOf: adminPhotoAddress,
    rowTitle: ({ facts }) => facts.ownerName,
    pageTitle: () => "A reported photo",
    clockOf: ({ facts }) => facts,
    about: ({ facts: { slug, ownerName, kind, uploadedAt } }) => {
      const page = slug && (kind === "organization" ? paths.organization(slug) : paths.showcase(slug));
      return (
        <>
          {page === null ? <span>{ownerName}</span> : <Link to={page}>{ownerName}</Link>}
          <span>{`, uploaded ${formatDayOf(uploadedAt)}`}</span>
        </>
      );
    },
    Evidence: PhotoItem,
  },
  fact: {
    tab: { title: "A reported fact", description: "Decide whether it was wrong." },
    idOf: ({ facts }) => facts.id,
    pageOf: adminFactAddress,
    rowTitle: ({ facts }) => facts.agentName,
    pageTitle: ({ facts }) => factTitle(facts),
    clockOf: ({ facts }) => facts,
    about: ({ facts }) => linked("On the profile of ", paths.showcase(facts.slug), facts.agentName),
    Evidence: FactItem,
  },
};

/** The definition of the item's kind, for that item: TypeScript doesn't connect the two by itself. */
export const kindOf = <Kind extends ItemKind>({ kind }: { kind: Kind }): KindDefinition<Kind> => KINDS[kind];
