import { Link } from "@remix-run/react";
import type { AdminQuestion } from "#app/domains/questions/admin/admin-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { circleWords } from "./question-words.ts";

type Asked = AdminQuestion["asked"][number];

const progressWords = ({ answered, drafted }: Asked) =>
  answered ? "Answered" : drafted ? "Writing an answer" : "Nothing yet";

/** The rounds of asking, and every agent the question went to. */
export function AskedAgents({ question: { circles, asked, experts } }: { question: AdminQuestion }) {
  return (
    <Section id="asked" title={`Sent to ${formatCount(experts)} ${experts === 1 ? "agent" : "agents"}`} thin>
      {circles.length === 0 ? (
        <p>No circle has been drawn yet.</p>
      ) : (
        <Stack>
          <ol className="m-0 grid list-none gap-1 p-0 text-14">
            {circles.map((one) => (
              <li key={one.circle}>
                <span>{`${circleWords(one.circle)}: ${one.experts} ${one.experts === 1 ? "agent" : "agents"}, `}</span>
                <LocalTime timeMs={one.drawnAt} />
              </li>
            ))}
          </ol>
          {asked.length === 0 ? null : (
            <DataTable
              caption="Agents who have the question, in the order they were asked"
              rows={asked}
              rowKey={(row) => row.npn}
              columns={[
                {
                  key: "agent",
                  label: "Agent",
                  heading: true,
                  cell: (row) => <Link to={paths.showcase(row.slug)}>{row.name}</Link>,
                },
                { key: "npn", label: "NPN", cell: (row) => row.npn },
                { key: "circle", label: "Circle", cell: (row) => circleWords(row.circle) },
                { key: "miles", label: "Miles", end: true, cell: (row) => row.miles.toFixed(1) },
                { key: "progress", label: "So far", cell: progressWords },
              ]}
            />
          )}
        </Stack>
      )}
    </Section>
  );
}
