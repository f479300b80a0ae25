import { Form } from "@remix-run/react";
import type { ReportedMessage } from "#app/domains/messages/moderation.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { BACK_TO_LIST } from "./today-address.ts";

export type ReportFormProps = {
  report: string;
  /** In its queue's list: the decision redirects back there. */
  inList?: boolean;
};

type Choice = { value: string; label: string };

function ReportForm({ report, inList, keep, end }: ReportFormProps & { keep: Choice; end: Choice }) {
  return (
    <Row
      method="post"
      action={adminPaths.today()}
      as={Form}
      navigate={false}
      fetcherKey={`report-${report}`}
      preventScrollReset
      tight
    >
      <input type="hidden" name="report" value={report} />
      {inList ? <input type="hidden" name={BACK_TO_LIST} value="yes" /> : null}
      <Button small name="decision" value={keep.value} data-key="a" data-key-label={keep.label}>
        {keep.label}
      </Button>
      <Button small look="danger" name="decision" value={end.value} data-key="r" data-key-label={end.label}>
        {end.label}
      </Button>
    </Row>
  );
}

/** Decides a report of a question or an answer. */
export const QuestionReportForm = (props: ReportFormProps) => (
  <ReportForm
    {...props}
    keep={{ value: "keep", label: "Keep it" }}
    end={{ value: "remove", label: "Remove it" }}
  />
);

/** Decides a report of a message. */
export const MessageReportForm = (props: ReportFormProps) => (
  <ReportForm
    {...props}
    keep={{ value: "leave", label: "Leave it open" }}
    end={{ value: "close", label: "Close the conversation" }}
  />
);

/** The reported message and those before it. */
export const MessageExcerpt = ({ excerpt }: Pick<ReportedMessage, "excerpt">) =>
  excerpt.map(({ no, from, body }, at) => (
    <p key={no} className="mt-1 text-14 text-muted last:text-ink">
      <span>{`${at === excerpt.length - 1 ? "Reported, by the " : "Before it, by the "}${from}: `}</span>
      <bdi>{body}</bdi>
    </p>
  ));

/** Why it was reported, with the reporter's note. */
export const withNote = (reason: string, note: string) => (note === "" ? reason : `${reason}: ${note}`);
