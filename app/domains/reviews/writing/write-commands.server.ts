/** Writing and editing a review. Every change updates the stored sums. */
import { eq } from "drizzle-orm";
import {
  deviceCookie,
  deviceNumberOf,
  fingerprintStatements,
} from "#app/domains/auth/sessions/fingerprint-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { newId, newSecret, sha256Hex } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { t } from "#app/text/text.ts";
import { reviewLinks, reviews, reviewVersions } from "#db/schema/index.ts";
import { disclosureStatement } from "../disclosure-queries.server.ts";
import { type Disclosure, disclosedBy, hasStake, storedAs } from "../disclosures.ts";
import { CHANGES_MINUTES, CHANGES_MOST, LINK_DAYS, SUBMITS_MINUTES, SUBMITS_MOST } from "../limits.ts";
import { canEdit, nextReviewStatus } from "../policy.ts";
import { changeSealStatement, sealStatement } from "../public-log/seal-commands.server.ts";
import { reviewPages } from "../review-pages.ts";
import { fingerprintStatement, hashDevice } from "../signals/review-fingerprints.server.ts";
import {
  bandStatements,
  dropSignalsStatement,
  verdictStatements,
} from "../signals/signal-commands.server.ts";
import { readSignalFacts, signalStatements } from "../signals/signal-queries.server.ts";
import { decideSignals } from "../signals/signals.ts";
import { isUnchanged, recountStatements } from "../sums.server.ts";
import type { OwnReviewFacts } from "../types.ts";
import { agentAccountStatement, agentNewsStatements } from "./agent-news.server.ts";
import { verifyEmail } from "./emails.ts";
import type { WritingFacts } from "./own-queries.server.ts";
import { printedName } from "./printed-name.ts";
import { CHOOSE_TYPE, type ReviewForm } from "./write-inputs.ts";

export type Writer = { userId: string; email: string; firstName: string; lastName: string };
export type WriteOutcome =
  | { kind: "sent" | "changed" | "unchanged" }
  | { kind: "refused"; status: number; errors: Readonly<Record<string, string>> };

const refused = (status: number, errors: Record<string, string>): WriteOutcome => ({
  kind: "refused",
  status,
  errors,
});

/**
 * Sends a review to be confirmed by email, or edits an existing one. The caller has checked that this writer may
 * review the agent (`refusal` is null).
 */
export async function writeReview(
  context: AppContext,
  writer: Writer,
  { agent, own, types }: WritingFacts,
  form: ReviewForm,
  request: Request,
): Promise<WriteOutcome> {
  const type = types.find(({ name }) => name === form.type);
  if (type === undefined) return refused(400, { type: t(CHOOSE_TYPE) });
  const nowMs = context.clock.now();
  if (form.month > new Date(nowMs).toISOString().slice(0, 7)) {
    return refused(400, { month: t("This month hasn’t started yet.") });
  }
  const values = {
    stars: form.stars,
    explainsClearly: form.explains,
    responds: form.responds,
    helpsWithClaims: form.claims,
    noPressure: form.pressure,
    typeBit: type.bit,
    stage: form.stage,
    experienceMonth: form.month,
    title: form.title,
    body: form.body,
  };
  const said: Disclosure = { client: form.client === "yes", paid: form.paid === "yes", ties: form.ties };
  if (own !== null && nextReviewStatus(own.status, "submit") === null) {
    if ((await context.limiters.take("review-change", writer.userId, CHANGES_MOST, CHANGES_MINUTES)) > 0) {
      return refused(429, { form: t("That’s a lot of changes in one hour. Please try again later.") });
    }
    return changeReview(context, writer, agent, own, values, said);
  }
  if ((await context.limiters.take("review", writer.userId, SUBMITS_MOST, SUBMITS_MINUTES)) > 0) {
    return refused(429, { form: t("That’s a lot of reviews in one hour. Please try again later.") });
  }
  const { db } = context;
  const id = own?.id ?? newId(nowMs);
  const token = newSecret();
  const url = `${context.origin}${paths.verifyReview({ token })}`;
  const device = deviceNumberOf(request);
  const deviceHash = await hashDevice(context, device);
  const fresh = {
    ...values,
    status: "awaiting-verification" as const,
    authorName: printedName(writer),
    proofTier: 1,
    submittedAt: nowMs,
    publishedAt: null,
    editedAt: null,
    reason: null,
  };
  const state = {
    status: "awaiting-verification" as const,
    stars: form.stars,
    reason: null,
    typeBit: type.bit,
    counts: !hasStake(said),
  };
  const outcome = await commit(context, {
    guards: own === null ? {} : { "as-read": isUnchanged(own.id, own) },
    duplicates: ["reviews.user_id, reviews.agent_no"],
    statements: [
      own === null
        ? db.orm.insert(reviews).values({ id, agentNo: agent.agentNo, userId: writer.userId, ...fresh })
        : db.orm.update(reviews).set(fresh).where(eq(reviews.id, own.id)),
      disclosureStatement(context, id, said),
      // The link from an earlier attempt no longer works.
      db.orm.delete(reviewLinks).where(eq(reviewLinks.reviewId, id)),
      db.orm.insert(reviewLinks).values({
        tokenHash: await sha256Hex(token),
        reviewId: id,
        createdAt: nowMs,
        expiresAt: nowMs + LINK_DAYS * DAY_MS,
      }),
      emailStatement(context, verifyEmail(writer.email, { agentName: agent.name, url })),
      fingerprintStatement(context, { deviceHash, reviewId: id, agentNo: agent.agentNo }),
      ...(await fingerprintStatements(context, writer.userId, device)),
      dropSignalsStatement(context, id),
      ...bandStatements(context, id, form.body),
      own === null
        ? sealStatement(context, id, { ...values, ...storedAs(said) })
        : changeSealStatement(context, id, { ...values, ...storedAs(said) }),
      ...recountStatements(context, {
        reviewId: id,
        agentNo: agent.agentNo,
        before: own,
        after: state,
        // Sent again before the link was followed, it is the same review.
        event: own?.status === "awaiting-verification" ? "changed" : "received",
      }),
    ],
    mail: true,
  });
  // Another tab or a second click was faster.
  if (outcome.kind !== "committed") return { kind: "unchanged" };
  context.cookies.push(deviceCookie(device));
  return { kind: "sent" };
}

type Values = Pick<
  typeof reviews.$inferInsert,
  "stars" | "typeBit" | "stage" | "experienceMonth" | "title" | "body"
> & {
  explainsClearly: number | null;
  responds: number | null;
  helpsWithClaims: number | null;
  noPressure: number | null;
};

/**
 * Saves a new version of a published or held review; the earlier version is stored. The status doesn't change,
 * whatever the new text: when signals ask for a person, a case is opened.
 */
async function changeReview(
  context: AppContext,
  { userId }: Writer,
  agent: WritingFacts["agent"],
  own: OwnReviewFacts,
  values: Values,
  said: Disclosure,
): Promise<WriteOutcome> {
  const nowMs = context.clock.now();
  if (!canEdit(own, nowMs)) {
    return refused(409, { form: t("You can no longer edit this review, but you can take it back.") });
  }
  const before: Values = {
    stars: own.stars,
    explainsClearly: own.explains,
    responds: own.responds,
    helpsWithClaims: own.claims,
    noPressure: own.pressure,
    typeBit: own.typeBit,
    stage: own.stage,
    experienceMonth: own.month,
    title: own.title,
    body: own.body,
  };
  const saidBefore = disclosedBy(own);
  if (JSON.stringify([before, saidBefore]) === JSON.stringify([values, said])) return { kind: "unchanged" };
  const { stars, title, body, ...fields } = before;
  const rest = { ...fields, disclosure: saidBefore };
  const { db } = context;
  const { recipients, ...found } = await db.batch({
    recipients: agentAccountStatement(context, agent.agentNo),
    ...signalStatements(context, { id: own.id, agentNo: agent.agentNo, userId, body: values.body }),
  });
  const verdict = decideSignals(readSignalFacts(values, found));
  const isUp = own.status === "published";
  const outcome = await commit(context, {
    guards: { "as-read": isUnchanged(own.id, own) },
    statements: [
      db.orm
        .insert(reviewVersions)
        .values({ reviewId: own.id, replacedAt: nowMs, stars, title, body, rest: JSON.stringify(rest) }),
      db.orm
        .update(reviews)
        .set({ ...values, editedAt: nowMs })
        .where(eq(reviews.id, own.id)),
      disclosureStatement(context, own.id, said),
      ...bandStatements(context, own.id, values.body),
      ...verdictStatements(context, own.id, verdict),
      ...(isUp ? await agentNewsStatements(context, recipients, { slug: agent.slug, changed: true }) : []),
      changeSealStatement(context, own.id, { ...values, ...storedAs(said) }),
      ...recountStatements(context, {
        reviewId: own.id,
        agentNo: agent.agentNo,
        before: own,
        after: { ...own, stars: values.stars, typeBit: values.typeBit, counts: !hasStake(said) },
        event: "changed",
      }),
    ],
    purge: reviewPages(agent.slug, own.id),
    ...(isUp ? { ...notifyUsers(recipients.map(({ userId }) => userId)), mail: true } : {}),
  });
  if (outcome.kind !== "committed")
    return refused(409, { form: t("It was changed in another tab. Reload the page.") });
  return { kind: "changed" };
}
