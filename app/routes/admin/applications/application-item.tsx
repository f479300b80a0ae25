import { Link } from "@remix-run/react";
import { REASON_MAX_CHARACTERS } from "#app/domains/onboarding/limits.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Decision } from "../decide/decision.tsx";
import type { Item } from "../decide/item-types.ts";
import { ApplicationFactsSection } from "./application-facts.tsx";
import { APPLICATION_STATUS } from "./application-words.ts";

/** An application: the facts and the decision. */
export function ApplicationItem({
  item: { application, rules },
  answer,
}: {
  item: Item<"application">;
  answer: FormReply | undefined;
}) {
  const { status, decidedAt, organizationSlug } = application;
  const waits = status === "submitted" || status === "in-review";
  return (
    <>
      <ApplicationFactsSection application={application} />
      <Decision
        rules={rules}
        answer={answer}
        became={
          waits
            ? null
            : {
                words: APPLICATION_STATUS[status],
                decidedAt,
                judge: application.decidedBy,
                reason: application.reason,
                after:
                  organizationSlug === null ? null : (
                    <p>
                      <Link to={paths.organization(organizationSlug)}>Its public page</Link>
                    </p>
                  ),
              }
        }
        seen={{ name: "seen", value: application.changedAt }}
        hint="The applicant reads this. Needed if you reject: say what to correct."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          ...(status === "submitted"
            ? [{ value: "start", label: "I’m reading it", busyLabel: "Saving", letter: "s" }]
            : []),
          { value: "reject", look: "danger", label: "Reject", letter: "r" },
          { value: "approve", look: "primary", label: "Approve", letter: "a" },
        ]}
      />
    </>
  );
}
