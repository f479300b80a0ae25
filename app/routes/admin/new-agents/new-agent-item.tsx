import { Link } from "@remix-run/react";
import { DECLINE_OPTIONS, DECLINE_WORDS } from "#app/domains/claims/applications/decline-words.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/claims/applications/limits.ts";
import { LICENSE_PLACES } from "#app/domains/licenses/lines.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Decision } from "../decide/decision.tsx";
import type { Item } from "../decide/item-types.ts";
import { NewAgentFacts } from "./new-agent-facts.tsx";
import { BECAME } from "./new-agent-words.ts";

/** An agent's application: the facts, and the decision; once listed, what an admin found where a list contradicts. */
export function NewAgentItem({
  item: { application, hasDocument, contradicted, seen, rules },
  answer,
}: {
  item: Item<"new-agent">;
  answer: FormReply | undefined;
}) {
  const { status, agent, declinedFor, reason, listed, licenses, decidedAt, judge } = application;
  const isOpen = status === "open";
  const toSettle = status === "approved" && contradicted;
  const claims = listed.map(({ agentNo, name, npn }, at) => ({
    value: `claim-${agentNo}`,
    label: `Turn it into a claim to ${name}, NPN ${npn}`,
    letter: String(at + 1),
  }));
  const isThere = listed.some(({ why }) => why === "npn");
  const decideButtons = [
    { value: "decline", label: "Decline", look: "danger" as const, letter: "r" },
    ...claims,
    ...(isThere
      ? []
      : [{ value: "approve", label: "Approve and list them", look: "primary" as const, letter: "a" }]),
  ];
  return (
    <>
      <NewAgentFacts application={application} hasDocument={hasDocument} />
      <Decision
        rules={rules}
        answer={answer}
        became={
          status === "open" || toSettle
            ? null
            : {
                words: `${BECAME[status]}${declinedFor === null ? "" : `: ${DECLINE_WORDS[declinedFor]}`}`,
                decidedAt,
                judge,
                reason,
                after:
                  agent === null ? null : (
                    <p>
                      <Link to={paths.showcase(agent.slug)}>{`The profile of ${agent.name}`}</Link>
                    </p>
                  ),
              }
        }
        fields={(form) =>
          toSettle ? (
            <p>
              <input type="hidden" name="seen" value={seen} />
              <span>They’re listed as </span>
              {agent === null ? null : <Link to={paths.showcase(agent.slug)}>{agent.name}</Link>}
              <span>
                . A license that a list ends is ended on the profile already. Anything else is for you to find
                out.
              </span>
            </p>
          ) : (
            <>
              {isThere ? null : (
                <>
                  <ChoiceGroup
                    legend="To approve: licenses that the document shows"
                    field={form.field("proven1")}
                  >
                    {licenses.map(({ stateCode, stateName, number }, at) => (
                      <Choice
                        key={`${stateCode} ${number}`}
                        field={form.field(`proven${LICENSE_PLACES[at] ?? 1}`)}
                        value="yes"
                      >
                        {`${stateName} ${number}`}
                      </Choice>
                    ))}
                  </ChoiceGroup>
                  <Choice field={form.field("lookup")} value="yes">
                    I also found these licenses in the state’s own lookup
                  </Choice>
                </>
              )}
              <SelectField
                label="To decline: why"
                field={form.field("declinedFor")}
                emptyLabel="Choose a reason"
                optional={false}
                options={DECLINE_OPTIONS}
              />
            </>
          )
        }
        hint={isOpen ? "The applicant reads this. You need one to decline." : "For the log."}
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={
          toSettle
            ? [{ value: "settle", label: "I looked at it: the profile stays", look: "primary", letter: "a" }]
            : decideButtons
        }
      />
    </>
  );
}
