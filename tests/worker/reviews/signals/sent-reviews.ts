/** Unconfirmed reviews as `writeReview` stores them, from any account and network. */
import { createHash } from "node:crypto";
import type { InStatement } from "@libsql/client/web";
import { bandsOf } from "#app/domains/reviews/signals/similar-text/min-hash.ts";
import { shinglesOf } from "#app/domains/reviews/signals/similar-text/shingles.ts";
import { DAY_MS } from "#app/platform/durations.ts";

export type SentReview = {
  agentNo: number;
  body: string;
  stars: number;
  email: string;
  /** Milliseconds. */
  sentAt: number;
  accountMadeAt: number;
  /** In place of the hashes. */
  address: string;
  device: string;
  /** The network on which the account was made, if it differs. */
  opened?: string;
  /** The account, if it exists already. */
  userId?: string;
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The rows, and the token of the link that confirms the review. */
export function writeSent(review: SentReview): { id: string; token: string; statements: InStatement[] } {
  const { agentNo, body, stars, email, sentAt, accountMadeAt, device } = review;
  const id = crypto.randomUUID();
  const userId = review.userId ?? crypto.randomUUID();
  const token = sha256(id).slice(0, 43);
  return {
    id,
    token,
    statements: [
      {
        sql: `INSERT OR IGNORE INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
          VALUES (?, ?, '', 'Somebody', 'Else', ?, ?)`,
        args: [userId, email, accountMadeAt, accountMadeAt],
      },
      {
        sql: `INSERT INTO reviews (id, agent_no, user_id, author_name, status, stars, type_bit, stage, experience_month,
            title, body, proof_tier, submitted_at)
          VALUES (?, ?, ?, 'Somebody E.', 'awaiting-verification', ?, 1, 'made-a-claim', '2026-10', 'What it was like', ?, 1, ?)`,
        args: [id, agentNo, userId, stars, body, sentAt],
      },
      {
        sql: `INSERT INTO review_totals (status, stars, reason, review_count) VALUES ('awaiting-verification', ?, '', 1)
          ON CONFLICT DO UPDATE SET review_count = review_count + 1`,
        args: [stars],
      },
      {
        sql: "INSERT INTO review_fingerprints (review_id, agent_no, device_hash, taken_at) VALUES (?, ?, ?, ?)",
        args: [id, agentNo, device, sentAt],
      },
      ...seenStatements(userId, review),
      {
        sql: "INSERT INTO review_bands (band, review_id) SELECT DISTINCT value, ? FROM json_each(?)",
        args: [id, JSON.stringify(bandsOf(shinglesOf(body)))],
      },
      {
        sql: "INSERT INTO review_links (token_hash, review_id, created_at, expires_at) VALUES (?, ?, ?, ?)",
        args: [sha256(token), id, sentAt, Date.now() + DAY_MS],
      },
    ],
  };
}

/** Where an account was made, and from where it sends. */
export const seenStatements = (
  userId: string,
  {
    address,
    opened = address,
    device,
    accountMadeAt,
    sentAt,
  }: Omit<SentReview, "agentNo" | "body" | "stars" | "email">,
): InStatement[] =>
  [
    { kind: "network", hash: opened, at: accountMadeAt },
    { kind: "network", hash: address, at: sentAt },
    { kind: "device", hash: `account's ${device}`, at: accountMadeAt },
  ].map(({ kind, hash, at }) => ({
    sql: `INSERT OR IGNORE INTO account_fingerprints (user_id, kind, hash, first_seen_at, last_seen_at)
      VALUES (?, ?, ?, ?, ?)`,
    args: [userId, kind, hash, at, at],
  }));
