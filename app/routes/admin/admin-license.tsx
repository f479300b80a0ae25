import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type DecideOutcome, decideDocument } from "#app/domains/licenses/decide-commands.server.ts";
import { documentName } from "#app/domains/licenses/document-commands.server.ts";
import { findDocument, listWaitingDocuments } from "#app/domains/licenses/document-queries.server.ts";
import { DocumentDecision } from "#app/domains/licenses/inputs.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "#app/domains/licenses/limits.ts";
import { EVIDENCE_WORDS, linesWords } from "#app/domains/licenses/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { Choice } from "#app/ui/forms/choice.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { DOCUMENT_NAMES } from "./claim-words.ts";
import { goOn, requireFound } from "./decide.server.ts";
import { Decision } from "./decision.tsx";
import { DecisionPage } from "./decision-page.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

/** Why a decision was not taken, and with which status that is said. */
const REFUSALS: Readonly<Record<Exclude<DecideOutcome, "decided">, readonly [number, string]>> = {
  closed: [409, "It has been decided or withdrawn in the meantime."],
  unchanged: [409, "The agent’s licenses changed while you read this. Please read it again."],
  "not-holder": [409, "The account doesn’t manage this profile anymore. You can only refuse."],
  own: [403, "You sent this document yourself. Another admin decides."],
};

const MISSING = { title: "Document not found", text: "There’s no license document at this address." };
const BECAME = { accepted: "Accepted", refused: "Refused", withdrawn: "Withdrawn by the agent" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { recipient, ...document } = await requireFound(context, params.id, findDocument, MISSING);
  const hasDocument = await context.documents.has(documentName(document.id));
  const { email } = recipient;
  return { document, email, hasDocument, rules: rulesOf(DocumentDecision), nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readSent(request, DocumentDecision);
  const document = await requireFound(context, params.id, findDocument, MISSING);
  if (!sent.ok) return sent.refuse(400);
  if (sent.value.decision === "refuse" && sent.value.reason.length < REASON_MIN_CHARACTERS)
    return sent.refuse(400, { errors: { reason: `Write at least ${REASON_MIN_CHARACTERS} characters.` } });
  const outcome = await decideDocument(context, admin.userId, document, sent.value);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  return goOn(request, context, {
    text: "The agent gets a notification.",
    own: document,
    queue: async () =>
      (await listWaitingDocuments(context)).map(({ id, dueAt, stateName, number }) => ({
        id,
        dueAt,
        to: paths.adminLicense(id),
        label: `${stateName} ${number}`,
      })),
  });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "A license document to decide",
    description: "Decide whether a document proves a license.",
    indexable: false,
  });

export default function AdminLicense() {
  const { document, email, hasDocument, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { agent, license, openedAt, dueAt, decidedAt, documentType, documentBytes } = document;
  const file = `${DOCUMENT_NAMES[documentType]}, ${Math.ceil(documentBytes / 1024)} kB`;
  return (
    <DecisionPage
      title={`${document.stateName} license ${document.number}`}
      clock={{ openedAt, dueAt, decidedAt, nowMs }}
      about={
        <>
          The license of <Link to={paths.showcase(agent.slug)}>{agent.name}</Link>
        </>
      }
    >
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
                    The document ({file})
                  </Link>
                ) : (
                  `The document has been deleted (${file})`
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
                { term: "Expires", detail: formatDay(license.expiresOn) },
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
          <Choice field={form.field("lookup")} value="yes">
            I also found this license in the state’s own lookup
          </Choice>
        )}
        hint="The agent reads this. You need one to refuse."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          { value: "refuse", label: "Refuse", letter: "r" },
          { value: "accept", look: "primary", label: "Accept and update the license", letter: "a" },
        ]}
      />
    </DecisionPage>
  );
}
