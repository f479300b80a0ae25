import type { OwnApplication } from "#app/domains/onboarding/applications/application-types.ts";
import { DECIDE_HOURS } from "#app/domains/onboarding/limits.ts";
import { site } from "#app/platform/site.ts";
import { Step, Steps } from "#app/ui/layout/steps.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

/** How far an application is, and what comes next. */
export function ApplicationProgress({
  status,
  submittedAt,
  reviewStartedAt,
  dueAt,
  isPaid,
  nowMs,
}: OwnApplication & {
  /** A plan has to be paid before the workspace opens. */
  isPaid: boolean;
  nowMs: number;
}) {
  const moment = (at: number) => <LocalTime timeMs={at} />;
  return (
    <Steps className="max-w-measure">
      <Step>
        <h2 className="text-18">Sent</h2>
        <p>{status === "draft" ? "Not yet: some details are missing." : moment(submittedAt)}</p>
      </Step>
      <Step>
        <h2 className="text-18">Someone on our team reads it</h2>
        <p>
          {status === "in-review" && reviewStartedAt !== null ? (
            <>
              <span>Since </span>
              {moment(reviewStartedAt)}
              <span>. </span>
            </>
          ) : null}
          {status === "draft" ? (
            <span>{`Within ${DECIDE_HOURS} hours of sending it.`}</span>
          ) : nowMs < dueAt ? (
            <>
              <span>You hear from us by </span>
              {moment(dueAt)}
              <span>.</span>
            </>
          ) : (
            <>
              <span>{`It’s taking longer than the ${DECIDE_HOURS} hours we promised, and we’re sorry. Ask us at `}</span>
              <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
              <span>.</span>
            </>
          )}
        </p>
      </Step>
      <Step>
        <h2 className="text-18">You set up its page</h2>
        <p>
          {isPaid
            ? "Once it’s approved, you agree to the terms, make the first payment, write a few lines, and invite your people."
            : "Once it’s approved, you agree to the terms, write a few lines, and invite your people."}
        </p>
      </Step>
    </Steps>
  );
}
