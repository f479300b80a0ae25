/** Reads the facts that the signals of one review are decided from, as part of the caller's round trip. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { FINGERPRINT_KINDS } from "#db/schema/index.ts";
import {
  BAND_ROWS,
  BURST_HOURS,
  COMPARED_FINGERPRINTED_REVIEWS,
  COMPARED_FINGERPRINTS,
  COMPARED_NEIGHBORS,
  COMPARED_TEXTS,
  COUNTED_ACCOUNTS,
  NETWORK_DAY_HOURS,
  NETWORK_SPAN_HOURS,
} from "../limits.ts";
import { sharesOrganization } from "../participants.server.ts";
import { isDisposable, mailDomainOf } from "./disposable-mail.ts";
import type { AgentSide, SeenNetwork } from "./shared-networks.ts";
import type { SignalFacts } from "./signals.ts";
import { bandsOf } from "./similar-text/min-hash.ts";
import { shinglesOf, similarityOf } from "./similar-text/shingles.ts";

export type SignalSubject = { id: string; agentNo: number; userId: string | null; body: string };

const writerRow = {
  email: nullable(text),
  accountAgeMs: nullable(integer),
  website: nullable(text),
  organizationWebsite: nullable(text),
};
const textRow = { reviewId: text, body: text, sameAgent: flag };
const fingerprintRow = { reviewId: text, writer: text, sameAgent: flag };
const placeRow = {
  kind: oneOf(FINGERPRINT_KINDS),
  hash: text,
  unrelated: integer,
  side: nullable(oneOf(["agent", "organization"])),
};
const neighborRow = { reviewId: text, writer: text, msAfter: integer, network: text };

/**
 * The statements; `readSignalFacts` puts their rows together. Reviews by the same account mean nothing. All others
 * count whatever their status, so that two reviews confirmed at the same time find each other.
 */
export function signalStatements({ db }: Pick<AppContext, "db">, subject: SignalSubject) {
  const { id, agentNo, userId, body } = subject;
  const byOthers = sql`(r.user_id IS NULL OR r.user_id IS NOT ${userId})`;
  const takenAt = sentAt(id);
  const bands = JSON.stringify(bandsOf(shinglesOf(body)));
  return {
    writers: rowsOf(
      db,
      "writer of a review",
      writerRow,
      sql`
      SELECT u.email, r.submitted_at - u.created_at accountAgeMs, a.website, o.website organizationWebsite
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no LEFT JOIN users u ON u.id = r.user_id
        LEFT JOIN organizations o ON o.organization_no = a.organization_no
      WHERE r.id = ${id} LIMIT 1`,
    ),
    texts: rowsOf(
      db,
      "similar reviews",
      textRow,
      sql`
      SELECT r.id reviewId, r.body, r.agent_no = ${agentNo} sameAgent FROM (
        SELECT review_id, count(*) shared FROM (
          SELECT b.review_id FROM json_each(${bands}) j CROSS JOIN review_bands b ON b.band = j.value
          WHERE b.review_id <> ${id} LIMIT ${BAND_ROWS})
        GROUP BY review_id ORDER BY shared DESC, review_id DESC LIMIT ${COMPARED_TEXTS}) c
      JOIN reviews r ON r.id = c.review_id WHERE r.status <> 'withdrawn' AND ${byOthers}`,
    ),
    sameDevice: rowsOf(
      db,
      "reviews from one browser",
      fingerprintRow,
      sql`
      SELECT t.review_id reviewId, coalesce(r.user_id, t.review_id) writer, t.agent_no = ${agentNo} sameAgent
      FROM review_fingerprints t JOIN reviews r ON r.id = t.review_id
      WHERE t.device_hash = (SELECT device_hash FROM review_fingerprints WHERE review_id = ${id})
        AND t.review_id <> ${id} AND ${byOthers}
      ORDER BY t.taken_at DESC LIMIT ${COMPARED_FINGERPRINTED_REVIEWS}`,
    ),
    places: placesStatement({ db }, subject),
    neighboring: rowsOf(db, "reviews around the same time", neighborRow, neighbors(subject)),
    paces: rowsOf(
      db,
      "pace of an agent's reviews",
      { around: integer, total: integer },
      sql`
      SELECT count(*) FILTER (WHERE abs(t.taken_at - ${takenAt}) <= ${BURST_HOURS * HOUR_MS}) around, count(*) total
      FROM review_fingerprints t WHERE t.agent_no = ${agentNo} AND t.review_id <> ${id}`,
    ),
  };
}

/** When it was sent, according to its fingerprint; null once that is deleted. */
const sentAt = (id: string) => sql`(SELECT taken_at FROM review_fingerprints WHERE review_id = ${id})`;

/** The networks and browsers where the writer's account was opened or used, newest first. */
const placesOf = (userId: string | null) => sql`
  (SELECT kind, hash FROM account_fingerprints WHERE user_id = ${userId}
    ORDER BY last_seen_at DESC LIMIT ${COMPARED_FINGERPRINTS})`;

/**
 * Reviews of the same agent around the same time, with any status, by other accounts seen on one of the writer's
 * networks: those closest in time, one row per review and network.
 */
function neighbors({ id, agentNo, userId }: SignalSubject): SQL {
  const span = NETWORK_SPAN_HOURS * HOUR_MS;
  return sql`
    SELECT n.review_id reviewId, n.user_id writer, n.taken_at - ${sentAt(id)} msAfter, f.hash network
    FROM (SELECT t.review_id, t.taken_at, r.user_id FROM review_fingerprints t CROSS JOIN reviews r ON r.id = t.review_id
        WHERE t.agent_no = ${agentNo} AND t.taken_at BETWEEN ${sentAt(id)} - ${span} AND ${sentAt(id)} + ${span}
          AND t.review_id <> ${id} AND r.user_id <> ${userId}
        ORDER BY abs(t.taken_at - ${sentAt(id)}) LIMIT ${COMPARED_NEIGHBORS}) n
    CROSS JOIN account_fingerprints f ON f.user_id = n.user_id
    WHERE f.kind = 'network' AND f.hash IN (SELECT hash FROM ${placesOf(userId)})`;
}

/**
 * True while no more reviews share a network with this one than when the facts were read. A guard for the commit that
 * publishes: of many reviews confirmed at once, none is published on outdated facts.
 */
export const noMoreNeighbors = (subject: SignalSubject, { networks }: Pick<SignalFacts, "networks">): SQL =>
  sql`SELECT count(*) <= ${networks.reduce((sum, { reviews }) => sum + reviews.length, 0)} FROM (${neighbors(subject)})`;

/** Who else was seen where the writer's account was. */
function placesStatement({ db }: Pick<AppContext, "db">, { id, agentNo, userId }: SignalSubject) {
  const isAgent = (user: SQL) =>
    sql`EXISTS (SELECT 1 FROM profiles ap WHERE ap.user_id = ${user} AND ap.agent_no = ${agentNo})`;
  const isColleague = sharesOrganization(sql`f.user_id`, sql`${agentNo}`);
  return rowsOf(
    db,
    "where a writer was seen",
    placeRow,
    sql`
    SELECT m.kind, m.hash,
      (SELECT count(*) FROM (
        SELECT 1 FROM account_fingerprints f WHERE m.kind = 'network' AND f.hash = m.hash
          AND f.first_seen_at < ${sentAt(id)} - ${NETWORK_DAY_HOURS * HOUR_MS} AND f.user_id <> ${userId}
          AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.user_id = f.user_id AND r.agent_no = ${agentNo})
          AND NOT ${isAgent(sql`f.user_id`)} AND NOT ${isColleague}
        LIMIT ${COUNTED_ACCOUNTS})) unrelated,
      CASE
        WHEN EXISTS (SELECT 1 FROM profiles p JOIN account_fingerprints f ON f.user_id = p.user_id AND f.hash = m.hash
          WHERE p.agent_no = ${agentNo} AND p.user_id <> ${userId}) THEN 'agent'
        WHEN EXISTS (SELECT 1 FROM (SELECT user_id FROM account_fingerprints c WHERE c.hash = m.hash
          ORDER BY c.first_seen_at LIMIT ${COUNTED_ACCOUNTS}) f WHERE f.user_id <> ${userId} AND ${isColleague})
          THEN 'organization' END side
    FROM ${placesOf(userId)} m`,
  );
}

/** Puts the rows of `signalStatements` together; the texts that share a band are compared exactly. */
export function readSignalFacts(
  { body }: Pick<SignalSubject, "body">,
  { writers, texts, sameDevice, places, neighboring, paces }: ResultsOf<typeof signalStatements>,
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
      sameAgent,
      similarity: similarityOf(shingles, shinglesOf(other)),
    })),
    sameDevice,
    agentDevice: strongestSide(places.filter(({ kind }) => kind === "device")),
    networks: places.filter(({ kind }) => kind === "network").map((place) => readNetwork(place, neighboring)),
    pace: paces[0] ?? { around: 0, total: 0 },
  };
}

const readNetwork = (
  { hash, unrelated, side }: RowOf<typeof placeRow>,
  rows: readonly RowOf<typeof neighborRow>[],
): SeenNetwork => ({
  unrelated,
  side,
  reviews: rows
    .filter(({ network }) => network === hash)
    .map(({ reviewId, writer, msAfter }) => ({ reviewId, writer, hoursAfter: msAfter / HOUR_MS })),
});

const strongestSide = (places: readonly { side: AgentSide | null }[]): AgentSide | null =>
  places.some(({ side }) => side === "agent")
    ? "agent"
    : places.some(({ side }) => side === "organization")
      ? "organization"
      : null;

/** The host name of a site without `www.`; null for an invalid address. */
function hostOf(url: string | null | undefined): string | null {
  if (url == null || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, "");
}
