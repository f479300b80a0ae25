import { Link } from "@remix-run/react";
import { READ_STATUSES } from "#app/domains/licenses/imports/cases/case-inputs.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/licenses/limits.ts";
import { EVIDENCE_WORDS, formatLastDay, linesWords, recordedWords } from "#app/domains/licenses/words.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Decision } from "../decide/decision.tsx";
import type { Item } from "../decide/item-types.ts";

type ListCase = Item<"list-case">["listCase"];

const BECAME = {
  found: "Not applied yet",
  open: "Open",
  applied: "The row counts",
  refused: "The row doesn’t count",
  settled: "Newer evidence came first",
  passed: "There was nothing to decide",
  repeated: "Waits for the same row of an earlier list",
} as const;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const STATUSES = READ_STATUSES.map((value) => ({ value, label: capital(recordedWords(value)) }));

const LEFT = [
  { value: "deceased", label: "Died" },
  { value: "retired", label: "Retired" },
];

/** A row of a list next to what we have on file, and the decision. */
export function ListCaseItem({
  item: { listCase, said, known, rules },
  answer,
}: {
  item: Item<"list-case">;
  answer: FormReply | undefined;
}) {
  const { kind, importNo, rowNo, readOn, reason, status, marks } = listCase;
  return (
    <>
      <p>{reason}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
        <Section id="row" title={`Row ${rowNo} of the list`} thin>
          <FactList
            items={[
              ...said.map(({ term, detail }) => ({ term, detail: <bdi>{detail}</bdi> })),
              {
                term: "Import",
                detail: (
                  <Link to={adminPaths.import(importNo)}>{`No. ${importNo}, ${formatDay(readOn)}`}</Link>
                ),
              },
            ]}
          />
        </Section>
        {kind === "place" ? null : (
          <Section id="file" title="What we have on file" thin>
            <OnFile listCase={listCase} />
          </Section>
        )}
      </div>
      <Decision
        rules={rules}
        answer={answer}
        known={known}
        became={status === "open" ? null : { ...listCase, words: BECAME[status], reason: listCase.decision }}
        fields={(form) =>
          kind === "place" ? (
            <InputField
              label="ZIP of the office"
              className="max-w-50"
              inputMode="numeric"
              field={form.field("zip")}
            />
          ) : kind === "unreadable" ? (
            <SelectField
              label="Status in the row"
              className="max-w-75"
              emptyLabel="Choose a status"
              options={STATUSES}
              field={form.field("status")}
            />
          ) : kind === "left" ? (
            <>
              <SelectField
                label="What happened"
                className="max-w-75"
                emptyLabel="Choose"
                options={LEFT}
                optional={false}
                field={form.field("left")}
              />
              <InputField
                label="Since"
                optional={false}
                className="max-w-50"
                hint="Readers see this day. A list rarely has it: correct it if you know it."
                field={form.field("since")}
              />
            </>
          ) : null
        }
        hint="Optional, for the log."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={
          kind === "place"
            ? [
                { value: "refuse", label: "Leave it out", letter: "r" },
                { value: "apply", look: "primary", label: "Add it there", letter: "a" },
              ]
            : kind === "left"
              ? [
                  { value: "refuse", label: "This is somebody else", letter: "r" },
                  {
                    value: "apply",
                    look: "danger",
                    label: "Confirm, and take the profile out",
                    letter: "a",
                  },
                ]
              : [
                  {
                    value: "refuse",
                    label: marks ? "It’s about someone else: restore the license" : "It’s about someone else",
                    letter: "r",
                  },
                  { value: "apply", look: "primary", label: "It’s this license: use the row", letter: "a" },
                ]
        }
      />
    </>
  );
}

function OnFile({ listCase }: { listCase: ListCase }) {
  const { slug, agentName, agentNpn, licenseStatus, before, lines, effectiveOn, expiresOn } = listCase;
  const { evidence, evidenceReadOn, number, stateName } = listCase;
  if (licenseStatus === null || lines === null || effectiveOn === null || expiresOn === null)
    return <p>This license isn’t here anymore.</p>;
  const shown = capital(recordedWords(licenseStatus));
  return (
    <FactList
      items={[
        {
          term: "Agent",
          detail: slug === null ? agentName : <Link to={paths.showcase(slug)}>{agentName}</Link>,
        },
        { term: "NPN", detail: agentNpn },
        { term: "License", detail: `${stateName} ${number}` },
        {
          term: "Status",
          detail: before === null ? shown : `${shown} (before: ${recordedWords(before)})`,
        },
        { term: "Lines", detail: linesWords(lines) },
        { term: "Effective", detail: formatDay(effectiveOn) },
        { term: "Expires", detail: formatLastDay(expiresOn) },
        {
          term: "Evidence",
          detail:
            evidence === null || evidenceReadOn === null
              ? "None"
              : `${EVIDENCE_WORDS[evidence]} ${formatDay(evidenceReadOn)}`,
        },
      ]}
    />
  );
}
