import { Link } from "@remix-run/react";
import { daysBetween, formatDaysLeft } from "#app/domains/directory/format-figures.ts";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import type { OwnRecord } from "#app/domains/directory/profile/own-record-queries.server.ts";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Stats } from "#app/ui/record/stats.tsx";

export type AgentDashboardProps = {
  slug: string;
  record: OwnRecord;
  /** Over all conversations. */
  unreadMessages: number;
  today: string;
};

/** What the public record says of its agent today, and which license ends next. */
export function AgentDashboard({ slug, record, unreadMessages, today }: AgentDashboardProps) {
  const { licenses, publishedReviews, heldReviews, unansweredReviews, responseMinutes, responseThreads } =
    record;
  const showcase = paths.showcase(slug);
  return (
    <>
      <Stats
        items={[
          {
            label: "Unread messages",
            value: <Link to={paths.messages({ show: "unread" })}>{unreadMessages}</Link>,
            base: "in your conversations",
          },
          {
            label: "Published reviews",
            value: <Link to={`${showcase}#reviews`}>{publishedReviews}</Link>,
            base: heldReviews === 0 ? "none held" : `${heldReviews} more held for our team to read`,
          },
          {
            label: "Reviews to answer",
            value: <Link to={paths.expertReviews({ show: "to-answer" })}>{unansweredReviews}</Link>,
            base: "published, with no reply yet",
          },
          {
            label: "Median time to answer",
            value:
              responseMinutes === null || responseThreads < RESPONSE_FLOOR_THREADS
                ? "not shown"
                : `${responseMinutes} min`,
            base: `${responseThreads} conversations; unanswered ones count as 4 days`,
          },
        ]}
      />
      <Section
        id="licenses"
        title="Licenses, next to expire first"
        thin
        aside={<Link to={showcase}>Your showcase</Link>}
      >
        <DataTable
          caption="Your licenses on file"
          rows={licenses}
          rowKey={(row) => `${row.stateCode} ${row.number}`}
          columns={[
            { key: "state", label: "State", heading: true, cell: (row) => row.stateCode },
            { key: "number", label: "Number", cell: (row) => row.number },
            { key: "status", label: "Status", cell: (row) => row.status },
            {
              key: "ends",
              label: "Expires",
              cell: (row) => formatDay(row.expiresOn),
            },
            {
              key: "left",
              label: "Time left",
              cell: (row) => {
                const days = daysBetween(today, row.expiresOn);
                return days < 0 && row.status !== "active" ? "expired" : formatDaysLeft(days);
              },
            },
          ]}
        />
      </Section>
    </>
  );
}
