import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { InviteResult } from "#app/domains/organizations/invites/invite-send-commands.server.ts";
import { INVITE_LINES } from "#app/domains/organizations/members/limits.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import type { ListAnswer } from "./invites-actions.server.ts";

const SAID: Readonly<Record<InviteResult["kind"], string>> = {
  invited: "Invited",
  member: "Belongs already",
  "invited-already": "Invited already",
  "not-an-email": "Not an email address",
  duplicate: "Twice in the list",
  "unknown-role": "Not a role: use member, executive, or manager",
  "too-many": `More than ${INVITE_LINES} at once. Send the rest separately`,
  "over-limit": "Not sent: this address, or your organization, has had enough invites for now",
  declined: "Declined an invite within the last month",
  "not-yours": "Only the owner invites managers",
  refused: "Not sent: you no longer manage this organization",
};

/** The result for each address of a list. It is above the form, so focus moves up to it. */
export function InviteResults({ results, left }: Pick<ListAnswer, "results" | "left">) {
  const head = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other results
  useEffect(() => head.current?.focus(), [results]);
  const invited = results.filter((one) => one.kind === "invited").length;
  return (
    <Section id="results" title="What became of your list" thin>
      <div ref={head} tabIndex={-1} className="mb-5">
        <Note live>
          <span>{`${invited === 1 ? "1 invite sent" : `${invited} invites sent`}, ${results.length - invited} not.`}</span>
          {left === "" ? null : <span> What wasn’t sent is still in the field below.</span>}
        </Note>
      </div>
      <DataTable
        caption="Each address of your list"
        rows={results}
        rowKey={(row) => String(row.at)}
        columns={[
          { key: "line", label: "Line", cell: (row) => row.line },
          {
            key: "text",
            label: "Address",
            heading: true,
            cell: (row) => <span className="wrap-anywhere font-text">{row.text}</span>,
          },
          {
            key: "result",
            label: "Result",
            cell: (row) => (
              <>
                <span>{SAID[row.kind]}</span>
                {row.inviteId === undefined ? null : (
                  <Form method="post">
                    <input type="hidden" name="id" value={row.inviteId} />
                    <Button small name="intent" value="resend">
                      Send again
                    </Button>
                  </Form>
                )}
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
