import { Link } from "@remix-run/react";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { PeriodChart } from "#app/ui/figures/period-chart.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type ViewsAndContactsProps = {
  /** Mondays, `YYYY-MM-DD`. */
  weeks: readonly string[];
  views: readonly number[];
  leads: readonly number[];
  conversations: readonly number[];
  slug: string;
};

/** How often the profile was opened, how many asked, and how many began a conversation, week by week. */
export function ViewsAndContacts({ weeks, views, leads, conversations, slug }: ViewsAndContactsProps) {
  const [before = 0, now = 0] = views.slice(-2);
  return (
    <Section id="views" title="Your profile this week" thin aside={<Caption>Last 12 weeks</Caption>}>
      <p className="mb-4">
        <b className="font-heading font-serif text-24 lining-nums">{formatCount(now)}</b>
        <span>{` ${now === 1 ? "view" : "views"} since Monday. All of last week: ${formatCount(before)}.`}</span>
      </p>
      <PeriodChart
        title="Views, leads, and conversations by week"
        periodLabel="Week from"
        periods={weeks}
        head={(week) => formatDay(week).replace(/, \d{4}$/, "")}
        series={[
          { label: "Views", kind: "bars", values: views },
          { label: "Leads", kind: "line", values: leads, to: (week) => leadPaths.leads({ week }) },
          { label: "Conversations", kind: "line", values: conversations },
        ]}
      />
      <Caption className="mt-3">
        <span>A view is your </span>
        <Link to={paths.showcase(slug)}>showcase</Link>
        <span>
          {" "}
          opened by someone else. We don’t store who. Conversations are those that customers began in{" "}
        </span>
        <Link to={paths.messages()}>Messages</Link>
        <span>.</span>
      </Caption>
    </Section>
  );
}
