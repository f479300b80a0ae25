import { Form, useNavigation } from "@remix-run/react";
import type { OwnLicense, OwnLicenses } from "#app/domains/licenses/document-queries.server.ts";
import { KEPT_DAYS } from "#app/domains/licenses/limits.ts";
import { LINE_FIELDS, LINE_LABELS } from "#app/domains/licenses/lines.ts";
import { EVIDENCE_WORDS, formatLastDay, linesWords, STATUS_WORDS } from "#app/domains/licenses/words.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import type { SectionPage, SectionProps } from "./section.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

/** Null for someone without a verified agent profile. */
export type LicensesData = (OwnLicenses & { rules: FormRules }) | null;

export const licenses: SectionPage<LicensesData> = {
  label: "Licenses",
  english: true,
  Show: LicensesSection,
};

/** An agent's own licenses with their state, the documents they sent, and the form to send one. */
function LicensesSection({ data, answer }: SectionProps<LicensesData>) {
  if (data === null) return null;
  const { licenses, documents, states, rules } = data;
  return (
    <Stack gap="loose">
      <Section id="licenses" title="Your licenses" thin>
        {licenses.length === 0 ? (
          <EmptyState title="No licenses on file" level={3}>
            <p>Send a document below to add your first one.</p>
          </EmptyState>
        ) : (
          <DataTable
            caption="Your licenses, with when and where each was last checked"
            rows={licenses}
            rowKey={(row) => String(row.licenseNo)}
            columns={[
              { key: "state", label: "State", heading: true, cell: (row) => <StateCell license={row} /> },
              { key: "lines", label: "Lines", cell: (row) => linesWords(row.lines) },
              {
                key: "status",
                label: "Status",
                cell: (row) => (
                  <>
                    <span>{STATUS_WORDS[row.status]}</span>
                    <Caption as="span" className="block font-text">
                      {`${EVIDENCE_WORDS[row.evidence]} ${formatDay(row.evidenceReadOn)}`}
                    </Caption>
                  </>
                ),
              },
              { key: "expires", label: "Expires", cell: (row) => formatLastDay(row.expiresOn) },
              { key: "history", label: "History", cell: (row) => <History license={row} /> },
            ]}
          />
        )}
      </Section>
      {documents.length === 0 ? null : <SentDocuments documents={documents} />}
      <SendForm states={states} rules={rules} answer={answer} />
    </Stack>
  );
}

function StateCell({ license }: { license: OwnLicense }) {
  return (
    <>
      <span>{license.stateName}</span>
      <Caption as="span" className="block font-text lining-nums tabular-nums">
        {license.number}
      </Caption>
    </>
  );
}

function History({ license: { history } }: { license: OwnLicense }) {
  if (history.length === 0) return <span>No changes</span>;
  return (
    <details>
      <summary className="flex min-h-dense cursor-pointer items-center">
        {history.length === 1 ? "1 change" : `${history.length} changes`}
      </summary>
      <ul>
        {history.map(({ at, text }) => (
          <li key={`${at} ${text}`}>{`${formatDayOf(at)}: ${text}`}</li>
        ))}
      </ul>
    </details>
  );
}

function SentDocuments({ documents }: Pick<OwnLicenses, "documents">) {
  return (
    <Section id="documents" title="Documents you sent" thin>
      <DataTable
        caption="Documents you sent, newest first"
        rows={documents}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "license",
            label: "License",
            heading: true,
            cell: (row) => `${row.stateName} ${row.number}`,
          },
          { key: "sent", label: "Sent", cell: (row) => formatDayOf(row.openedAt) },
          {
            key: "status",
            label: "Status",
            cell: (row) =>
              row.status === "open" ? (
                <>
                  <span>We read it by </span>
                  <LocalTime timeMs={row.dueAt} />
                </>
              ) : (
                `${row.status === "accepted" ? "Accepted" : "Not accepted"}${row.reason === "" ? "" : `: ${row.reason}`}`
              ),
          },
          {
            key: "withdraw",
            label: "Withdraw",
            hideLabel: true,
            cell: (row) =>
              row.status === "open" ? (
                <Form method="post">
                  <input type="hidden" name="document" value={row.id} />
                  <Button look="link" flush name="intent" value="withdraw-license">
                    Withdraw
                  </Button>
                </Form>
              ) : null,
          },
        ]}
      />
    </Section>
  );
}

type SendFormProps = Pick<OwnLicenses, "states"> & { rules: FormRules; answer: FormReply | undefined };

function SendForm({ states, rules, answer }: SendFormProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: SETTINGS_FORMS.license, rules, answer });
  return (
    <Section id="send" title="Add or renew a license" thin>
      <PostForm form={form} encType="multipart/form-data" className="max-w-136">
        <p>
          Someone on our team compares the document with what you enter here. Your profile changes once it’s
          accepted.
        </p>
        <FieldPair>
          <SelectField
            label="State"
            field={form.field("state")}
            emptyLabel="Choose a state"
            options={states}
            optional={false}
          />
          <InputField label="License number" field={form.field("number")} autoCapitalize="characters" />
        </FieldPair>
        <ChoiceGroup legend="Lines of authority" field={form.field("life")}>
          {LINE_FIELDS.map((field) => (
            <Choice key={field} field={form.field(field)} value="yes">
              {LINE_LABELS[field]}
            </Choice>
          ))}
        </ChoiceGroup>
        <FieldPair>
          <InputField label="Effective date" type="date" field={form.field("effectiveOn")} />
          <InputField label="Expiration date" type="date" field={form.field("expiresOn")} />
        </FieldPair>
        <InputField
          label="Your license, or a letter from the state"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          hint={`A PDF, JPEG, or PNG of up to 10 MB. Only our team sees it, and it’s deleted ${KEPT_DAYS} days after we decide.`}
          field={form.field("document")}
        />
        <div>
          <Button look="primary" name="intent" value={SETTINGS_FORMS.license} busy={busy} busyLabel="Sending">
            Send the document
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}
