import { LICENSE_WARNING_DAYS } from "#app/domains/directory/limits.ts";
import { type Message, type PlainMessage, rich, t } from "#app/text/text.ts";
import { TermLine } from "#app/ui/figures/term-line.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Chapter } from "./chapter.tsx";

const standings = [
  {
    name: "Active",
    at: 62,
    state: "on",
    meaning: "The source says active, and it hasn’t ended. The circle marks today.",
  },
  {
    name: "Ends in 23 days",
    at: 96,
    state: "late",
    meaning: "Still active, but it ends within {days} days. It counts through its last day.",
  },
  {
    name: "Expired",
    at: 100,
    state: "off",
    meaning: "The last day has passed. The line stays, without a circle, and no longer counts in search.",
  },
] as const satisfies readonly { name: PlainMessage; at: number; state: string; meaning: Message }[];

/** What covers what (our mapping, after the NAIC's major lines). */
const covering = [
  {
    types: "Auto, Home, Renters, Motorcycle, Boat, RV, Umbrella",
    lines: "Personal Lines, or Property and Casualty",
  },
  { types: "Business", lines: "Property and Casualty" },
  { types: "Life", lines: "Life" },
  { types: "Health, and every kind of Medicare plan", lines: "Accident and Health or Sickness" },
] as const satisfies readonly { types: PlainMessage; lines: PlainMessage }[];

export function LicensesHelp() {
  return (
    <Chapter id="licenses" title={t("How we check licenses")}>
      <div className="prose">
        <p>
          {t(
            "In the United States, each state licenses its insurance agents. A license has a state, a number, one or more lines of authority (what the agent may sell), and an end date. A profile shows all of that in the state’s own words, and where it comes from: a list the state publishes, the federal marketplace’s list, or a document.",
          )}
        </p>
        <p>
          {rich(
            "Next to it is {day}. It tells you what was true on that day. We don’t know what has happened since, so look up the number with the state before you sign.",
            { day: <b>{t("the day we checked")}</b> },
          )}
        </p>
        <p>
          {rich(
            "The {npn} (National Producer Number) stays with a person across states and employers. It tells two people with the same name apart. It doesn’t allow anyone to sell by itself.",
            { npn: <b>NPN</b> },
          )}
        </p>
        <h3 id="ring">{t("The circle on the line")}</h3>
        <p>
          {t(
            "The line is the license’s term, from its first day to its last. The circle marks today, so you see at a glance how much is left. The dates and words next to it say the same.",
          )}
        </p>
      </div>
      <div className="mt-5">
        <DataTable
          caption={t("What the line shows")}
          columns={[
            { key: "name", label: t("It says"), heading: true, cell: (row) => t(row.name) },
            {
              key: "line",
              label: t("It shows"),
              cell: (row) => (
                <TermLine
                  start={0}
                  end={100}
                  now={row.at}
                  state={row.state}
                  startLabel={t("first day")}
                  endLabel={t("last day")}
                />
              ),
            },
            {
              key: "meaning",
              label: t("It means"),
              cell: (row) => t(row.meaning, { days: LICENSE_WARNING_DAYS }),
            },
          ]}
          rows={standings}
          rowKey={(row) => row.name}
        />
      </div>
      <div className="prose mt-5">
        <p>
          {t(
            "If a license was surrendered or revoked, the profile says so, shows no circle, and doesn’t count it. We don’t take anything off a profile because it looks bad.",
          )}
        </p>
        <h3>{t("Which license covers which insurance")}</h3>
        <p>
          {t(
            "“Licensed for Auto in Texas” means the agent has an active Texas license today with the lines that auto insurance needs. Two licenses from the same state count together.",
          )}
        </p>
      </div>
      <div className="mt-5">
        <DataTable
          caption={t("Insurance types and the lines that cover them")}
          columns={[
            { key: "types", label: t("Insurance"), heading: true, cell: (row) => t(row.types) },
            { key: "lines", label: t("Covered by"), cell: (row) => t(row.lines) },
          ]}
          rows={covering}
          rowKey={(row) => row.types}
        />
      </div>
    </Chapter>
  );
}
