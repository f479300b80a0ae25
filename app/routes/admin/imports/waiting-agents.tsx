import { useNavigation } from "@remix-run/react";
import type { WaitingAgent } from "#app/domains/licenses/imports/agents/place-commands.server.ts";
import type { ListKind } from "#app/domains/licenses/imports/types.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

const NOUNS = {
  agents: { one: "agent", many: "agents", label: "Agent" },
  agencies: { one: "agency", many: "agencies", label: "Agency" },
} as const;

export type WaitingAgentsProps = {
  list: ListKind;
  waiting: readonly WaitingAgent[];
  /** How many wait in all. */
  all: number;
  rules: FormRules<string>;
  answer: FormReply | undefined;
};

/** New agents whose place the list doesn't name, and a form that places one of them. */
export function WaitingAgents({ list, waiting, all, rules, answer }: WaitingAgentsProps) {
  const noun = NOUNS[list === "agencies" ? "agencies" : "agents"];
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer, known: { row: String(waiting[0]?.rowNo ?? "") } });
  return (
    <Section id="waiting" title={`New ${noun.many} without a place`} thin>
      <DataTable
        caption={`${formatCount(waiting.length)} of ${formatCount(all)}`}
        rows={waiting}
        rowKey={({ rowNo }) => String(rowNo)}
        columns={[
          { key: "name", label: noun.label, heading: true, cell: ({ name }) => name },
          { key: "npn", label: "NPN", cell: ({ npn }) => npn },
          { key: "number", label: "License", cell: ({ number }) => number },
          { key: "reason", label: "Why it waits", cell: ({ reason }) => reason },
        ]}
      />
      <PostForm form={form} className="mt-4 max-w-136">
        <SelectField
          label={noun.label}
          optional={false}
          field={form.field("row")}
          options={waiting.map(({ rowNo, name, npn, number }) => ({
            value: String(rowNo),
            label: npn === "" ? `${name}, license ${number}` : `${name}, NPN ${npn}`,
          }))}
        />
        <InputField
          label="ZIP of the office"
          className="max-w-50"
          inputMode="numeric"
          field={form.field("zip")}
        />
        <div>
          <Button look="primary" name="intent" value="place" busy={busy} busyLabel="Adding">
            {`Add the ${noun.one} there`}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}
