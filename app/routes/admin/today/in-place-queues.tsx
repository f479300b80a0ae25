/** Queues whose items are decided by a button in their row. */
import { Link } from "@remix-run/react";
import { REASON_WORDS } from "#app/domains/listings/words.ts";
import { REPORT_REASONS as MESSAGE_REASONS } from "#app/domains/messages/conversation-texts.ts";
import { REPORT_REASONS as QUESTION_REASONS } from "#app/domains/questions/fields.ts";
import { CLOSE_REASON, WIDEN_AFTER_MINUTES } from "#app/domains/questions/limits.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { DueClock, WaitClock } from "../decide/due-clock.tsx";
import { inTurn } from "../decide/in-turn.ts";
import { emailKind } from "../lists/mail-words.ts";
import { InPlaceForm } from "./in-place-form.tsx";
import { MessageExcerpt, MessageReportForm, QuestionReportForm, withNote } from "./report-forms.tsx";
import type { TodaysWork } from "./today-work.server.ts";
import { WorkItem } from "./work-queue.tsx";

type Items<Name extends keyof TodaysWork> = TodaysWork[Name] extends { items: infer Found } ? Found : never;

const timesWords = (times: number) => (times === 1 ? "once" : `${times} times`);

export function LateQuestionItems({ items, nowMs }: { items: Items<"late">; nowMs: number }) {
  const [firstMinutes] = WIDEN_AFTER_MINUTES;
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={inTurn(adminPaths.question(row.id))} prefetch="none" data-key-open>
          {row.title}
        </Link>
      }
      about={`${row.typeName}, ${row.stateCode}. ${row.experts} ${row.experts === 1 ? "agent" : "agents"} asked`}
      clock={
        <DueClock
          openedAt={row.askedAt}
          dueAt={row.askedAt + firstMinutes * MINUTE_MS}
          decidedAt={null}
          nowMs={nowMs}
        />
      }
      actions={
        <InPlaceForm item={`ask-${row.id}`} action={adminPaths.question(row.id)}>
          <input type="hidden" name="seen" value={row.experts} />
          <Button
            small
            name="intent"
            value="draw"
            aria-label={`Ask more agents: ${row.title}`}
            data-key="a"
            data-key-label="Ask more agents"
          >
            Ask more agents
          </Button>
        </InPlaceForm>
      }
    >
      <Disclosure
        dense
        plain
        summary={
          <span data-key="c" data-key-label="Close the question">
            Close it
          </span>
        }
      >
        <InPlaceForm item={`close-${row.id}`} action={adminPaths.question(row.id)}>
          <TextareaField
            label="Reason"
            name="reason"
            id={`reason-${row.id}`}
            rows={3}
            required
            optional={false}
            minLength={CLOSE_REASON.min}
            maxLength={CLOSE_REASON.max}
            hint="The asker reads it in an email. Nothing is published."
          />
          <Row>
            <Button small look="danger" name="intent" value="close">
              Close the question
            </Button>
          </Row>
        </InPlaceForm>
      </Disclosure>
    </WorkItem>
  ));
}

export function QuestionReportItems({ items, nowMs }: { items: Items<"questionReports">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={paths.expertAnswer(row.slug)} prefetch="none" data-key-open>
          {row.title === "" ? "Text deleted" : row.title}
        </Link>
      }
      about={withNote(QUESTION_REASONS[row.reason], row.note)}
      clock={<WaitClock since={row.reportedAt} nowMs={nowMs} />}
      actions={<QuestionReportForm report={row.id} />}
    >
      <p className="mt-1 text-14">
        <span>{row.isAnswer ? "An answer: " : "The question: "}</span>
        <bdi>{row.text.slice(0, 300)}</bdi>
      </p>
    </WorkItem>
  ));
}

/** Each with the few messages before it, and nothing else of its conversation. */
export function MessageItems({ items, nowMs }: { items: Items<"messages">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <>
          <span>A customer and </span>
          <Link to={paths.showcase(row.agentSlug)} prefetch="none" data-key-open>
            {row.agentName}
          </Link>
        </>
      }
      about={`${withNote(MESSAGE_REASONS[row.reason], row.note)}, by the ${row.reporter}`}
      clock={<WaitClock since={row.reportedAt} nowMs={nowMs} />}
      actions={<MessageReportForm report={row.id} />}
    >
      <MessageExcerpt excerpt={row.excerpt} />
    </WorkItem>
  ));
}

export function MailItems({ items, nowMs }: { items: Items<"mail">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={adminPaths.mail({ kind: row.kind })} prefetch="none" data-key-open>
          {emailKind(row.kind)}
        </Link>
      }
      about={
        <>
          <span>To </span>
          <bdi>{row.recipient}</bdi>
          <span>{`, tried ${timesWords(row.attempts)}. ${row.error ?? ""}`}</span>
        </>
      }
      clock={<WaitClock since={row.nextAttemptAt} nowMs={nowMs} />}
      actions={
        <InPlaceForm item={row.id} action={adminPaths.mail()}>
          <input type="hidden" name="email" value={row.id} />
          <Button
            small
            name="intent"
            value="retry"
            aria-label={`Send again: ${emailKind(row.kind)} to ${row.recipient}`}
            data-key="a"
            data-key-label="Send it again"
          >
            Send again
          </Button>
        </InPlaceForm>
      }
    />
  ));
}

export function WebhookItems({ items, nowMs }: { items: Items<"webhooks">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={adminPaths.webhooks({ find: row.objectId })} prefetch="none" data-key-open>
          {row.type}
        </Link>
      }
      about={`${row.objectId}, tried ${timesWords(row.attempts)}. ${row.lastError ?? ""}`}
      clock={<WaitClock since={row.receivedAt} nowMs={nowMs} />}
      actions={
        <InPlaceForm item={row.id} action={adminPaths.webhooks()}>
          <input type="hidden" name="event" value={row.id} />
          <Button
            small
            name="intent"
            value="retry"
            aria-label={`Try again: ${row.type}`}
            data-key="a"
            data-key-label="Try it again"
          >
            Try again
          </Button>
        </InPlaceForm>
      }
    />
  ));
}

/** Decided only on their own pages, by two admins who have just shown their own second factor. */
export function ResetItems({ items, nowMs }: { items: Items<"resets">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={adminPaths.secondFactorReset(row.id)} prefetch="none" data-key-open>
          <bdi>{row.name}</bdi>
        </Link>
      }
      about={`${row.role}. ${row.approved ? "One admin agreed, a second is needed" : "Nobody has agreed yet"}`}
      clock={<DueClock openedAt={row.askedAt} dueAt={row.expiresAt} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}

/** Decided on their own pages, where it says who asks and what stays. */
export function NotListedItems({ items, nowMs }: { items: Items<"notListed">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={adminPaths.notListedRequest(row.id)} prefetch="none" data-key-open>
          <bdi>{row.agentName ?? `NPN ${row.npn}`}</bdi>
        </Link>
      }
      about={REASON_WORDS[row.why]}
      clock={<DueClock openedAt={row.openedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}

/** Looked at on their own pages, side by side. */
export function LookAlikeItems({ items, nowMs }: { items: Items<"lookAlikes">; nowMs: number }) {
  return items.map((row) => (
    <WorkItem
      key={row.id}
      title={
        <Link to={adminPaths.lookAlike(row.id)} prefetch="none" data-key-open>
          <bdi>{row.name}</bdi>
        </Link>
      }
      about={`NPN ${row.npn} and ${row.otherNpn}, ${row.city}, ${row.stateCode}`}
      clock={<DueClock openedAt={row.openedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />}
    />
  ));
}
