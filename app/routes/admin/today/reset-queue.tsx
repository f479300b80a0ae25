import { Link } from "@remix-run/react";
import { adminPaths } from "#app/paths/admin.ts";
import { DueClock } from "../decide/due-clock.tsx";
import type { TodaysWork } from "./today-work.server.ts";
import { WorkItem } from "./work-queue.tsx";

/** Who lost a second factor. Agreed to on their page alone, by two who have just shown their own. */
export function ResetItems({ items, nowMs }: { items: TodaysWork["resets"]["items"]; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={`${adminPaths.secondFactorResets()}#reset-${row.id}`} prefetch="none" data-key-open>
          <bdi>{row.name}</bdi>
        </Link>
      }
      about={`${row.role}. ${row.approved ? "One admin agreed, a second is needed" : "Nobody has agreed yet"}`}
      clock={<DueClock openedAt={row.askedAt} dueAt={row.expiresAt} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}
