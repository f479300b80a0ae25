import { Form } from "@remix-run/react";
import type { OwnFactCase } from "#app/domains/accuracy/reports/own-queries.server.ts";
import { DECISION_NAMES, FACT_NAMES, PROBLEM_NAMES } from "#app/domains/accuracy/words.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type OwnFactCardProps = { one: OwnFactCase & { fixTo: string }; nowMs: number };

/** One fact that readers reported: what they said, and the agent's answer or what was decided. */
export function OwnFactCard({ one, nowMs }: OwnFactCardProps) {
  const { fact, stateCode, shown, problems, reports, openedAt, decidedAt, decision, reason, byOwner } = one;
  const name = fact === "license" ? `License in ${stateCode}` : FACT_NAMES[fact];
  return (
    <li className="border-line border-t py-5">
      <h2 className="text-18">{name}</h2>
      <p className="text-14 text-muted">
        <span>{`${reports} ${reports === 1 ? "report" : "reports"}, the first on `}</span>
        <LocalTime timeMs={openedAt} />
      </p>
      <FactList
        className="mt-2"
        items={[
          { term: "It said", detail: shown },
          { term: "Readers say", detail: problems.map((problem) => PROBLEM_NAMES[problem]).join("; ") },
          ...(decidedAt === null || decision === null
            ? []
            : [
                {
                  term: byOwner ? "Your answer" : "Our decision",
                  detail: reason === "" ? DECISION_NAMES[decision] : `${DECISION_NAMES[decision]}. ${reason}`,
                },
              ]),
        ]}
      />
      {decidedAt === null ? <Answer one={one} nowMs={nowMs} /> : null}
    </li>
  );
}

function Answer({ one: { id, fact, fixTo, answerable, dueAt }, nowMs }: OwnFactCardProps) {
  const left = dueAt > nowMs ? `within ${formatSpan(dueAt - nowMs)}` : "soon";
  if (!answerable)
    return (
      <>
        <p className="mt-2">
          {fact === "license"
            ? `Our team checks licenses with the state and decides ${left}. You can send us a document meanwhile.`
            : `You confirmed this lately, and readers reported it again. Our team decides ${left}.`}
        </p>
        <Row className="mt-3">
          <ButtonLink to={fixTo}>{fact === "license" ? "Your licenses" : "Edit profile"}</ButtonLink>
        </Row>
      </>
    );
  return (
    <>
      <p className="mt-2">{`If you don’t answer, our team decides ${left}.`}</p>
      <Row as={Form} method="post" className="mt-3">
        <input type="hidden" name="case" value={id} />
        <ButtonLink small to={fixTo}>
          Edit profile
        </ButtonLink>
        <Button small name="intent" value="fixed-fact">
          I corrected it
        </Button>
        <Button small name="intent" value="confirm-fact">
          It’s right as it is
        </Button>
      </Row>
    </>
  );
}
