import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type DecideOutcome, decideDocument } from "#app/domains/licenses/decide-commands.server.ts";
import { documentName } from "#app/domains/licenses/document-commands.server.ts";
import { findDocument, type LicenseDocumentPage } from "#app/domains/licenses/document-queries.server.ts";
import { DocumentDecision } from "#app/domains/licenses/inputs.ts";
import { REASON_MIN_CHARACTERS } from "#app/domains/licenses/limits.ts";
import { EVIDENCE_WORDS, linesWords } from "#app/domains/licenses/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { formatDay } from "#app/platform/dates.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { DOCUMENT_NAMES } from "./claim-words.ts";
import { DueClock } from "./due-clock.tsx";
import { LicenseDecision } from "./license-decision.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

/** Why a decision was not taken, and with which status that is said. */
const REFUSALS: Readonly<Record<Exclude<DecideOutcome, "decided">, readonly [number, string]>> = {
  closed: [409, "It has been decided or withdrawn in the meantime."],
  unchanged: [409, "The agent’s licenses changed while you read this. Please read it again."],
  "not-holder": [409, "The account doesn’t manage this profile anymore. You can only refuse."],
  own: [403, "You sent this document yourself. Another admin decides."],
};

async function getDocument(context: AppContext, param: string | undefined): Promise<LicenseDocumentPage> {
  const id = parseUuid(param);
  const document = id === null ? null : await findDocument(context, id);
  if (document !== null) return document;
  throw notFoundNotice("Document not found", "There’s no license document at this address.", [
    { label: "Today’s work", to: paths.admin() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { recipient, ...document } = await getDocument(context, params.id);
  const hasDocument = await context.documents.has(documentName(document.id));
  const { email } = recipient;
  return { document, email, hasDocument, rules: rulesOf(DocumentDecision), nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readSent(request, DocumentDecision);
  const document = await getDocument(context, params.id);
  if (!sent.ok) return sent.refuse(400);
  if (sent.value.decision === "refuse" && sent.value.reason.length < REASON_MIN_CHARACTERS)
    return sent.refuse(400, { errors: { reason: `Write at least ${REASON_MIN_CHARACTERS} characters.` } });
  const outcome = await decideDocument(context, admin.userId, document, sent.value);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  context.cookies.push(
    writeToast({ title: "Decided", text: "The agent gets a notification.", tone: "success" }),
  );
  return redirect(paths.admin(), 303);
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
    <Stack gap="loose">
      <Stack as="header" gap="tight">
        <Caption>
          <Link to={paths.admin()}>Today’s work</Link>
        </Caption>
        <h1>
          {document.stateName} license {document.number}
        </h1>
        <Row as="p">
          <DueClock {...{ openedAt, dueAt, decidedAt, nowMs }} />
          <span>
            The license of <Link to={paths.showcase(agent.slug)}>{agent.name}</Link>
          </span>
        </Row>
      </Stack>
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
      <LicenseDecision document={document} rules={rules} answer={answer} />
    </Stack>
  );
}
