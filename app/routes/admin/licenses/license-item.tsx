import { Link } from "@remix-run/react";
import { REASON_MAX_CHARACTERS } from "#app/domains/licenses/limits.ts";
import { EVIDENCE_WORDS, formatLastDay, linesWords } from "#app/domains/licenses/words.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { DOCUMENT_NAMES } from "../claims/claim-words.ts";
import { Decision } from "../decide/decision.tsx";
import type { Item } from "../decide/item-types.ts";

const BECAME = { accepted: "Accepted", refused: "Refused", withdrawn: "Withdrawn by the agent" };

/** A license document: what the agent says next to what the ledger says, and the decision. */
export function LicenseItem({
  item: { document, email, hasDocument, seen, rules },
  answer,
}: {
  item: Item<"license">;
  answer: FormReply | undefined;
}) {
  const { agent, license, documentType, documentBytes } = document;
  const file = `${DOCUMENT_NAMES[documentType]}, ${Math.ceil(documentBytes / 1024)} kB`;
  const missing =
    document.status === "open"
      ? `The document is missing (${file}). You can accept only what you find in the state’s own lookup.`
      : `The document has been deleted (${file})`;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
        <Section id="sent" title="What the agent says" thin>
          <FactList
            items={[
              { term: "Account", detail: <bdi>{`${document.accountName}, ${email}`}</bdi> },
              { term: "NPN", detail: agent.npn },
              { term: "Lines", detail: linesWords(document.lines) },
              { term: "Effective", detail: formatDay(document.effectiveOn) },
              { term: "Expires", detail: formatDay(document.expiresOn) },
              {
                term: "Document",
                detail: hasDocument ? (
                  <Link to={paths.adminLicense(document.id, "/document")} reloadDocument>
                    {`The document (${file})`}
                  </Link>
                ) : (
                  missing
                ),
              },
            ]}
          />
        </Section>
        <Section id="ledger" title="What we have on file" thin>
          {license === null ? (
            <p>Nothing under this state and number. Accepting adds a license.</p>
          ) : (
            <FactList
              items={[
                { term: "Status", detail: license.status },
                { term: "Lines", detail: linesWords(license.lines) },
                { term: "Effective", detail: formatDay(license.effectiveOn) },
                { term: "Expires", detail: formatLastDay(license.expiresOn) },
                {
                  term: "Evidence",
                  detail: `${EVIDENCE_WORDS[license.evidence]} ${formatDay(license.evidenceReadOn)}`,
                },
              ]}
            />
          )}
        </Section>
      </div>
      <Decision
        rules={rules}
        answer={answer}
        became={document.status === "open" ? null : { words: BECAME[document.status], ...document }}
        fields={(form) => (
          <>
            <input type="hidden" name="seen" value={seen} />
            <Choice field={form.field("lookup")} value="yes">
              I also found this license in the state’s own lookup
            </Choice>
          </>
        )}
        hint="The agent reads this. You need one to refuse."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          { value: "refuse", label: "Refuse", letter: "r" },
          { value: "accept", look: "primary", label: "Accept and update the license", letter: "a" },
        ]}
      />
    </>
  );
}
