import { LICENSE_WARNING_DAYS } from "#app/domains/directory/limits.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { TermLine } from "#app/ui/record/term-line.tsx";

const standings = [
  {
    name: "Active",
    at: 62,
    state: "on",
    meaning: "The evidence says active, and its last day has not come. The ring stands at today.",
  },
  {
    name: "Ends in 23 days",
    at: 96,
    state: "late",
    meaning: `In force, and ending within ${LICENSE_WARNING_DAYS} days. It counts until its last day.`,
  },
  {
    name: "Expired",
    at: 100,
    state: "off",
    meaning: "The last day has passed. The line stays, without a ring, and no longer counts in search.",
  },
] as const;

/** What covers what (our mapping, after the NAIC's major lines). */
const covering = [
  {
    types: "Auto, Home, Renters, Motorcycle, Boat, RV, Umbrella",
    lines: "Personal Lines, or Property and Casualty",
  },
  { types: "Business", lines: "Property and Casualty" },
  { types: "Life", lines: "Life" },
  { types: "Health, and all kinds of Medicare cover", lines: "Accident and Health or Sickness" },
] as const;

export function LicensesHelp() {
  return (
    <Section id="licenses" title="How licenses are read">
      <div className="prose">
        <p>
          In the United States the states license insurance agents. A license names a state, a number, one or
          more lines of authority, and the day it ends. Each line on a profile says all of that, keeps the
          state’s own words for the lines, and names the evidence: a list that the state publishes, the
          federal marketplace’s list, or a document.
        </p>
        <p>
          Beside the evidence stands <b>the day it was read</b>. It says what was true on that day. What
          happened since is not known here, so before you sign, look the number up with the state.
        </p>
        <p>
          The <b>NPN</b> (National Producer Number) stays with a person through states and employers. It tells
          two people of one name apart. It does not by itself allow anyone to sell.
        </p>
        <h3 id="ring">The ring on the line</h3>
        <p>
          The line is the term of the license, from its first day to its last. The ring is today. One look
          tells how much is left; the dates and words beside it say the same.
        </p>
      </div>
      <div className="mt-5">
        <DataTable
          caption="What the line shows"
          columns={[
            { key: "name", label: "It says", heading: true, cell: (row) => row.name },
            {
              key: "line",
              label: "It shows",
              cell: (row) => (
                <TermLine
                  start={0}
                  end={100}
                  now={row.at}
                  state={row.state}
                  startLabel="first day"
                  endLabel="last day"
                />
              ),
            },
            { key: "meaning", label: "It means", cell: (row) => row.meaning },
          ]}
          rows={standings}
          rowKey={(row) => row.name}
        />
      </div>
      <div className="prose mt-5">
        <p>
          A license that was surrendered or revoked says so in words, has no ring, and does not count. Nothing
          is taken off a profile for looking bad.
        </p>
        <h3>Which license covers which insurance</h3>
        <p>
          “Licensed for Auto in Texas” means: a Texas license in force today holds the lines that auto
          insurance needs. Two licenses of the same state count together.
        </p>
      </div>
      <div className="mt-5">
        <DataTable
          caption="Insurance types and the lines that cover them"
          columns={[
            { key: "types", label: "Insurance", heading: true, cell: (row) => row.types },
            { key: "lines", label: "Covered by", cell: (row) => row.lines },
          ]}
          rows={covering}
          rowKey={(row) => row.types}
        />
      </div>
    </Section>
  );
}
