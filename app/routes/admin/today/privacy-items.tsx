import { Link } from "@remix-run/react";
import { adminPaths } from "#app/paths/admin.ts";
import { DueClock } from "../decide/due-clock.tsx";
import { PRIVACY_KIND_WORDS, PRIVACY_STATUS_WORDS } from "../privacy/privacy-words.ts";
import type { TodaysWork } from "./today-work.server.ts";
import { WorkItem } from "./work-queue.tsx";

type PrivacyItemsProps = { items: TodaysWork["privacyRequests"]["items"]; nowMs: number };

/** Answered on their own pages, where it says what the person wrote. */
export function PrivacyItems({ items, nowMs }: PrivacyItemsProps) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={adminPaths.privacyRequest(row.id)} prefetch="none" data-key-open>
          {PRIVACY_KIND_WORDS[row.kind]}
        </Link>
      }
      about={PRIVACY_STATUS_WORDS[row.status]}
      clock={<DueClock openedAt={row.openedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}
