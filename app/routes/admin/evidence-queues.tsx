/** Queues whose items are read before they are decided: each leads to its page, and from there to the next. */
import { Link } from "@remix-run/react";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths.ts";
import { APPLICATION_STATUS } from "./application-words.ts";
import { causeWords } from "./case-words.ts";
import { claimTitle } from "./claim-words.ts";
import { DueClock } from "./due-clock.tsx";
import { inTurn } from "./in-turn.ts";
import type { TodaysWork } from "./today-work.server.ts";
import { WorkItem } from "./work-queue.tsx";

type Items<Name extends keyof TodaysWork> = TodaysWork[Name] extends { items: infer Found } ? Found : never;

function Open({ to, children }: { to: string; children: string }) {
  return (
    <Link to={inTurn(to)} prefetch="none" data-key-open>
      {children}
    </Link>
  );
}

export function ApplicationItems({ items, nowMs }: { items: Items<"applications">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={<Open to={paths.adminApplication(row.id)}>{row.organizationName}</Open>}
      about={
        <>
          {typeWords[row.organizationType]}, by <bdi>{row.email}</bdi>. {APPLICATION_STATUS[row.status]}
        </>
      }
      clock={<DueClock openedAt={row.submittedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}

export function ClaimItems({ items, nowMs }: { items: Items<"claims">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={<Open to={paths.adminClaim(row.id)}>{claimTitle(row)}</Open>}
      about={
        <>
          {row.agentName}, NPN {row.npn}, by <bdi>{row.claimant}</bdi>
        </>
      }
      clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}

export function DocumentItems({ items, nowMs }: { items: Items<"documents">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={<Open to={paths.adminLicense(row.id)}>{`${row.stateName} ${row.number}`}</Open>}
      about={<bdi>{row.agentName}</bdi>}
      clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}

/** How many stars were given is neither shown nor a part of the order. */
export function ReviewItems({ items, nowMs }: { items: Items<"reviews">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={<Open to={paths.adminReview(row.id)}>{row.title === "" ? "Text deleted" : row.title}</Open>}
      about={
        <>
          {causeWords(row)}: <bdi>{row.author === "" ? "a deleted account" : row.author}</bdi> about{" "}
          {row.agentName}
          {row.flags === 0 ? "" : `, ${row.flags} ${row.flags === 1 ? "report" : "reports"}`}
        </>
      }
      clock={<DueClock {...row} nowMs={nowMs} />}
    />
  ));
}

export function PhotoItems({ items, nowMs }: { items: Items<"photos">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={<Open to={row.address}>{row.name}</Open>}
      about={`${row.reports} ${row.reports === 1 ? "report" : "reports"}`}
      clock={<DueClock {...row} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}
