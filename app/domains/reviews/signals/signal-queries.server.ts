/** Gathers what the signals of one review are decided from, in the round trip of whoever asks. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { BAND_ROWS, BURST_HOURS, COMPARED_TEXTS, COMPARED_TRACES } from "../limits.ts";
import { isDisposable, mailDomainOf } from "./disposable-mail.ts";
import { bandsOf } from "./min-hash.ts";
import { shinglesOf, similarityOf } from "./shingles.ts";
import type { SignalFacts, TracedReview } from "./signals.ts";

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

export type SignalSubject = { id: string; agentNo: number; userId: string | null; body: string };

type WriterRow = {
  email: string | null;
  accountAgeMs: number | null;
  website: string | null;
  organizationWebsite: string | null;
};
type TraceRow = { reviewId: string; writer: string; sameAgent: number };

/**
 * The statements; `readSignalFacts` puts their rows together. Reviews of the same account are no sign of anything; all
 * others are looked at in whatever state they are, so that of two which are confirmed at once each finds the other.
 */
export function signalStatements({ db }: Pick<AppContext, "db">, subject: SignalSubject) {
  const { id, agentNo, userId, body } = subject;
  const byOthers = sql`(r.user_id IS NULL OR r.user_id IS NOT ${userId})`;
  const mine = (column: SQL) => sql`(SELECT ${column} FROM review_traces WHERE review_id = ${id})`;
  const traced = (column: SQL) =>
    db.orm.all<TraceRow>(sql`
      SELECT t.review_id reviewId, coalesce(r.user_id, t.review_id) writer, t.agent_no = ${agentNo} sameAgent
      FROM review_traces t JOIN reviews r ON r.id = t.review_id
      WHERE t.${column} = ${mine(column)} AND t.review_id <> ${id} AND ${byOthers}
      ORDER BY t.taken_at DESC LIMIT ${COMPARED_TRACES}`);
  const takenAt = mine(sql`taken_at`);
  const bands = JSON.stringify(bandsOf(shinglesOf(body)));
  return [
    db.orm.all<WriterRow>(sql`
      SELECT u.email, r.submitted_at - u.created_at accountAgeMs, a.website, o.website organizationWebsite
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no LEFT JOIN users u ON u.id = r.user_id
        LEFT JOIN organizations o ON o.organization_no = a.organization_no
      WHERE r.id = ${id} LIMIT 1`),
    db.orm.all<{ reviewId: string; body: string; sameAgent: number }>(sql`
      SELECT r.id reviewId, r.body, r.agent_no = ${agentNo} sameAgent FROM (
        SELECT review_id, count(*) shared FROM (
          SELECT b.review_id FROM json_each(${bands}) j CROSS JOIN review_bands b ON b.band = j.value
          WHERE b.review_id <> ${id} LIMIT ${BAND_ROWS})
        GROUP BY review_id ORDER BY shared DESC, review_id DESC LIMIT ${COMPARED_TEXTS}) c
      JOIN reviews r ON r.id = c.review_id WHERE r.status <> 'withdrawn' AND ${byOthers}`),
    traced(sql`device_hash`),
    traced(sql`address_hash`),
    db.orm.all<{ around: number; kept: number }>(sql`
      SELECT count(*) FILTER (WHERE abs(t.taken_at - ${takenAt}) <= ${BURST_HOURS * HOUR_MS}) around, count(*) kept
      FROM review_traces t WHERE t.agent_no = ${agentNo} AND t.review_id <> ${id}`),
  ] as const;
}

type Statements = ReturnType<typeof signalStatements>;

/** Puts the rows of `signalStatements` together; the texts that share a band are compared exactly. */
export function readSignalFacts(
  { body }: Pick<SignalSubject, "body">,
  writers: Awaited<Statements[0]>,
  texts: Awaited<Statements[1]>,
  sameDevice: Awaited<Statements[2]>,
  sameAddress: Awaited<Statements[3]>,
  paces: Awaited<Statements[4]>,
): SignalFacts {
  const writer = writers[0];
  const email = writer?.email ?? null;
  const mailDomain = email === null ? null : mailDomainOf(email);
  const shingles = shinglesOf(body);
  return {
    accountAgeMinutes: writer?.accountAgeMs == null ? null : writer.accountAgeMs / MINUTE_MS,
    mailDomain,
    disposableMail: mailDomain !== null && isDisposable(mailDomain),
    ownDomains: [writer?.website, writer?.organizationWebsite].flatMap((url) => hostOf(url) ?? []),
    shingles: shingles.size,
    similar: texts.map(({ reviewId, body: other, sameAgent }) => ({
      reviewId,
      sameAgent: sameAgent === 1,
      similarity: similarityOf(shingles, shinglesOf(other)),
    })),
    sameDevice: sameDevice.map(readTrace),
    sameAddress: sameAddress.map(readTrace),
    pace: paces[0] ?? { around: 0, kept: 0 },
  };
}

const readTrace = ({ reviewId, writer, sameAgent }: TraceRow): TracedReview => ({
  reviewId,
  writer,
  sameAgent: sameAgent === 1,
});

/** The name of a site without its `www.`; null for what is no address. */
function hostOf(url: string | null | undefined): string | null {
  if (url == null || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, "");
}
