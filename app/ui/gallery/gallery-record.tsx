import { Checked } from "#app/ui/choices/checked.tsx";
import { Distribution } from "#app/ui/figures/distribution.tsx";
import { ProofDots } from "#app/ui/figures/proof-dots.tsx";
import { ShareBar } from "#app/ui/figures/share-bar.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Stats } from "#app/ui/figures/stats.tsx";
import { TermLine } from "#app/ui/figures/term-line.tsx";
import { Disclosure } from "../feedback/disclosure.tsx";
import { Caption } from "../layout/caption.tsx";
import { Columns, WithAside } from "../layout/columns.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";
import { Breadcrumbs } from "../navigation/breadcrumbs.tsx";
import { Avatar } from "../record/avatar.tsx";
import { Clock } from "../record/clock.tsx";
import { type Column, DataTable } from "../record/data-table.tsx";
import { ExcerptList } from "../record/excerpt-list.tsx";
import { FactList } from "../record/fact-list.tsx";
import { Tag } from "../record/tag.tsx";

const people = [
  "Ines Calloway",
  "Desmond Achterberg",
  "Phuong-Anh Duvall",
  "Rosalind Teague",
  "Marcus Oyelaran",
  "Beatriz Sandoval-Kerr",
  "Thaddeus Brandvold",
  "Winifred Osei",
];

type Row3 = { name: string; lines: string; ends: string; count: number };
const rows: Row3[] = [
  { name: "Texas", lines: "Property and Casualty", ends: "May 31, 2028", count: 28 },
  { name: "Oklahoma", lines: "Property; Casualty", ends: "Apr 30, 2027", count: 7 },
];
const columns: Column<Row3>[] = [
  { key: "name", label: "State and number", heading: true, cell: (row) => row.name },
  { key: "lines", label: "Lines of authority", cell: (row) => row.lines },
  { key: "ends", label: "Ends", cell: (row) => row.ends },
  { key: "count", label: "Reviews", end: true, cell: (row) => row.count },
];

/** Facts, proof, terms, tables, figures: the parts of a record. */
export function GalleryRecord() {
  return (
    <>
      <Section title="People and proof" id="proof" aside={<Caption>Flags are chosen by id</Caption>}>
        <Breadcrumbs
          items={[
            { label: "Texas", to: "#tx" },
            { label: "Austin", to: "#austin" },
            { label: "Ines Calloway" },
          ]}
        />
        <Row className="mt-3">
          {people.map((name, index) => (
            <Avatar
              key={name}
              id={`p${index}`}
              name={name}
              size={index === 0 ? "lg" : index > 5 ? "sm" : "md"}
            />
          ))}
        </Row>
        <Row className="mt-4">
          {[5, 4.6, 3.5, 3.1, 1, 0].map((value) => (
            <span key={value} className="min-[380px]:whitespace-nowrap">
              <span>{`${value} `}</span>
              <Stars value={value} />
            </span>
          ))}
        </Row>
        <Row className="mt-4">
          <ProofDots filled={3}>Appointment completed</ProofDots>
          <ProofDots filled={2}>Conversation on record</ProofDots>
          <ProofDots filled={1}>Email verified</ProofDots>
          <Tag>address left out</Tag>
          <Tag icon="info">Not taking new clients until Jan 4, 2027</Tag>
        </Row>
        <Row className="mt-4">
          <Checked>Active to May 31, 2028, checked Nov 14, 2026</Checked>
          <Checked tone="warn">Ends Dec 13, 2026, in 23 days</Checked>
          <Checked tone="off">Expired</Checked>
        </Row>
        <Row className="mt-4">
          <Clock elapsed={0.27}>11 min left</Clock>
          <Clock state="soon" elapsed={0.8}>
            3 min left
          </Clock>
          <Clock state="late">Widened 31 min ago</Clock>
          <Clock state="done">In 6 min</Clock>
        </Row>
      </Section>

      <Section title="Terms and tables" id="tables">
        <Columns count={3}>
          <div>
            <TermLine start={0} end={100} now={62} startLabel="Jun 1, 2024" endLabel="May 31, 2028" />
            <Caption>In force</Caption>
          </div>
          <div>
            <TermLine
              start={0}
              end={100}
              now={96}
              state="late"
              startLabel="Dec 14, 2024"
              endLabel="Dec 13, 2026"
            />
            <Caption>Ends within 30 days</Caption>
          </div>
          <div>
            <TermLine start={0} end={100} now={120} startLabel="Mar 1, 2023" endLabel="Feb 28, 2026" />
            <Caption>Expired</Caption>
          </div>
        </Columns>
        <div className="mt-6">
          <DataTable caption="Licenses" columns={columns} rows={rows} rowKey={(row) => row.name} />
        </div>
        <WithAside className="mt-6">
          <Distribution
            caption="Stars given"
            rows={[28, 7, 2, 0, 1].map((count, index) => ({
              label: index === 4 ? "1 star" : `${5 - index} stars`,
              count,
              to: "#tables",
            }))}
          />
          <Disclosure summary="Why this ranking?" dense open>
            <p className="text-14">Ties go to distance, then answer time. Agents can’t pay to rank higher.</p>
          </Disclosure>
        </WithAside>
      </Section>

      <Section title="In the margin" id="margin" margin>
        <FactList
          items={[
            { term: "Insures", detail: "Auto, Home, Renters, Umbrella, Life" },
            { term: "Languages", detail: "English, Spanish" },
            { term: "Service area", detail: "30 miles around 78751; by phone anywhere in Texas" },
          ]}
        />
      </Section>

      <Section title="How texts begin" id="excerpts">
        {[true, false].map((large) => (
          <ExcerptList
            key={String(large)}
            large={large}
            excerpts={[
              {
                to: "#excerpts",
                title: "Who pays when a neighbor’s tree falls on my fence?",
                text: "Your own policy, in most cases, less its deductible…",
                facts: ["Home", "Texas", "answered Nov 20, 2026"],
              },
            ]}
          />
        ))}
      </Section>

      <Section title="Figures" id="figures">
        <Stats
          items={[
            { label: "Median first answer", value: "18 min", base: "last 7 days" },
            { label: "Waiting", value: "7", base: "1 past the first 15 minutes" },
            { label: "Answers", value: "412", base: "this week" },
            { label: "Rating", value: "4.6", base: "from 38 reviews" },
          ]}
        />
        <div className="mt-6">
          <ShareBar
            parts={[
              { label: "Published", count: 16931, tone: "solid", to: "#figures" },
              { label: "Waiting for the writer to confirm by email", count: 611, tone: "mid" },
              { label: "Held, a person is reading", count: 74, tone: "ink" },
              { label: "Removed, with a reason told to the writer", count: 588, tone: "open" },
            ]}
          />
        </div>
      </Section>
    </>
  );
}
