import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { PeriodChart } from "#app/ui/figures/period-chart.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export type ViewsAndContactsProps = {
  /** Mondays, `YYYY-MM-DD`. */
  weeks: readonly string[];
  views: readonly number[];
  contacts: readonly number[];
  slug: string;
};

/** How often the profile was opened, and how many conversations began, week by week. */
export function ViewsAndContacts({ weeks, views, contacts, slug }: ViewsAndContactsProps) {
  return (
    <Section
      id="views"
      title="Views and contacts"
      thin
      aside={<Caption>12 weeks, each from its Monday; this week isn’t over</Caption>}
    >
      <PeriodChart
        title="Views and contacts by week"
        periodLabel="Week from"
        periods={weeks}
        head={(week) => formatDay(week).replace(/, \d{4}$/, "")}
        series={[
          { label: "Views", kind: "bars", values: views },
          { label: "Contacts", kind: "line", values: contacts, to: () => paths.messages() },
        ]}
      />
      <Caption className="mt-3">
        <span>A view is your </span>
        <Link to={paths.showcase(slug)}>showcase</Link>
        <span>
          {" "}
          opened by somebody else; programs that say so aren’t counted, and nothing about who looked is
          stored. A contact is a{" "}
        </span>
        <Link to={paths.messages()}>conversation</Link>
        <span> that a customer began with you.</span>
      </Caption>
    </Section>
  );
}
