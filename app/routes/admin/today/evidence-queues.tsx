/** Queues whose items open in their row, with the facts and the decision. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { APPLICATION_STATUS } from "../applications/application-words.ts";
import { claimTitle } from "../claims/claim-words.ts";
import { DueClock } from "../decide/due-clock.tsx";
import { type EvidenceProps, kindOf } from "../decide/kinds.tsx";
import { closedAddress, type ItemKind, type ItemName, itemAnchor, openAddress } from "../decide/open-item.ts";
import { OpenedItem } from "../decide/opened-item.tsx";
import { factTitle } from "../facts/fact-words.ts";
import { CASE_WORDS, caseTitle } from "../list-cases/case-words.ts";
import { waitingWords } from "../new-agents/new-agent-words.ts";
import { causeWords } from "../reviews/case-words.ts";
import type { TodaysWork } from "./today-work.server.ts";
import { WorkItem } from "./work-queue.tsx";

type Rows<Name extends keyof TodaysWork> = TodaysWork[Name] extends { items: infer Found } ? Found : never;

type EvidenceQueueProps<Name extends keyof TodaysWork> = {
  items: Rows<Name>;
  nowMs: number;
  /** The item that the address opens, of any queue. */
  opened: EvidenceProps | null;
};

const idOf = (item: EvidenceProps["item"]): string => kindOf<ItemKind>(item).idOf(item);

type EvidenceItemProps = {
  name: ItemName;
  opened: EvidenceProps | null;
  title: string;
  about?: ReactNode;
  clock?: ReactNode;
};

function EvidenceItem({ name, opened, title, about, clock = null }: EvidenceItemProps) {
  const open = opened !== null && idOf(opened.item) === name.id;
  return (
    <WorkItem
      anchor={itemAnchor(name)}
      title={
        <Link
          to={open ? closedAddress(name) : openAddress(name)}
          prefetch="none"
          preventScrollReset
          aria-expanded={open}
          data-key-open
        >
          <bdi>{title}</bdi>
        </Link>
      }
      about={about}
      clock={clock}
      panel={open ? <OpenedItem {...opened} /> : null}
    />
  );
}

/** An open item that isn't among the first of its queue: another admin decided it meanwhile, or it is further down. */
function OpenedElsewhere({
  kind,
  items,
  opened,
}: {
  kind: ItemKind;
  items: readonly { id: string }[];
  opened: EvidenceProps | null;
}) {
  if (opened === null || opened.item.kind !== kind) return null;
  const name = { kind, id: idOf(opened.item) };
  if (items.some(({ id }) => id === name.id)) return null;
  return (
    <EvidenceItem
      key={name.id}
      name={name}
      opened={opened}
      title={kindOf<ItemKind>(opened.item).rowTitle(opened.item)}
    />
  );
}

export function ApplicationItems({ items, nowMs, opened }: EvidenceQueueProps<"applications">) {
  return (
    <>
      <OpenedElsewhere kind="application" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "application", id: row.id }}
          opened={opened}
          title={row.organizationName}
          about={
            <>
              <span>{`${typeWords[row.organizationType]}, by `}</span>
              <bdi>{row.email}</bdi>
              <span>{`. ${APPLICATION_STATUS[row.status]}`}</span>
            </>
          }
          clock={<DueClock openedAt={row.submittedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}

export function ClaimItems({ items, nowMs, opened }: EvidenceQueueProps<"claims">) {
  return (
    <>
      <OpenedElsewhere kind="claim" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "claim", id: row.id }}
          opened={opened}
          title={claimTitle(row)}
          about={
            <>
              <span>{`${row.agentName}, NPN ${row.npn}, by `}</span>
              <bdi>{row.claimant}</bdi>
            </>
          }
          clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}

export function NewAgentItems({ items, nowMs, opened }: EvidenceQueueProps<"newAgents">) {
  return (
    <>
      <OpenedElsewhere kind="new-agent" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "new-agent", id: row.id }}
          opened={opened}
          title={row.name}
          about={`NPN ${row.npn}. ${waitingWords(row)}`}
          clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}

export function DocumentItems({ items, nowMs, opened }: EvidenceQueueProps<"documents">) {
  return (
    <>
      <OpenedElsewhere kind="license" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "license", id: row.id }}
          opened={opened}
          title={`${row.stateName} ${row.number}`}
          about={<bdi>{row.agentName}</bdi>}
          clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}

export function ListCaseItems({ items, nowMs, opened }: EvidenceQueueProps<"listCases">) {
  return (
    <>
      <OpenedElsewhere kind="list-case" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "list-case", id: row.id }}
          opened={opened}
          title={caseTitle(row)}
          about={CASE_WORDS[row.kind]}
          clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}

/** Stars are neither shown nor part of the order. */
export function ReviewItems({ items, nowMs, opened }: EvidenceQueueProps<"reviews">) {
  return (
    <>
      <OpenedElsewhere kind="review" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "review", id: row.id }}
          opened={opened}
          title={row.title === "" ? "Text deleted" : row.title}
          about={
            <>
              <span>{`${causeWords(row)}: `}</span>
              <bdi>{row.author === "" ? "a deleted account" : row.author}</bdi>
              <span>{` about ${row.agentName}${row.flags === 0 ? "" : `, ${row.flags} ${row.flags === 1 ? "report" : "reports"}`}`}</span>
            </>
          }
          clock={<DueClock {...row} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}

export function PhotoItems({ items, nowMs, opened }: EvidenceQueueProps<"photos">) {
  return (
    <>
      <OpenedElsewhere kind="photo" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "photo", id: row.id }}
          opened={opened}
          title={row.name}
          about={`${row.reports} ${row.reports === 1 ? "report" : "reports"}`}
          clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}

export function FactItems({ items, nowMs, opened }: EvidenceQueueProps<"facts">) {
  return (
    <>
      <OpenedElsewhere kind="fact" items={items} opened={opened} />
      {items.map((row) => (
        <EvidenceItem
          key={row.id}
          name={{ kind: "fact", id: row.id }}
          opened={opened}
          title={row.agentName}
          about={`${factTitle(row)}. ${row.reports} ${row.reports === 1 ? "report" : "reports"}`}
          clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
        />
      ))}
    </>
  );
}
