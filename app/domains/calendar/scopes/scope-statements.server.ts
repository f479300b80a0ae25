/** Writes and reads what was agreed before appointments about Medicare. The appointment's own commands call it. */
import { type SQL, sql } from "drizzle-orm";
import Papa from "papaparse";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { streamText } from "#app/platform/lists/csv-stream.ts";
import { FORMULA } from "#app/platform/lists/formulas.ts";
import { language } from "#app/text/text.ts";
import { APPOINTMENT_STATUSES, APPOINTMENT_WAYS } from "#db/lists.ts";
import { medicareScopes } from "#db/schema/index.ts";
import { SCOPE_KEPT_YEARS, SCOPES_AT_ONCE, SCOPES_PAGE, UNCONFIRMED_SCOPE_DAYS } from "../limits.ts";
import type { Way } from "../types.ts";
import { readProducts, type ScopeProduct } from "./scope-policy.ts";

export type AgreedScope = {
  products: readonly ScopeProduct[];
  /** Who has Medicare, if it isn't the client; empty otherwise. */
  beneficiary: string;
  /** The words shown above the products. */
  words: string;
};

type ScopeOf = {
  id: string;
  agentNo: number;
  agentName: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string | null;
  stateCode: string;
  insurance: string;
  way: Way;
  startsAt: number;
  confirmed: boolean;
};

/** Ten years after the appointment, to the day. */
function keptUntil(startsAt: number): number {
  const day = new Date(startsAt);
  return day.setUTCFullYear(day.getUTCFullYear() + SCOPE_KEPT_YEARS);
}

/** For the batch that books the appointment, after the appointment. */
export async function agreeStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  of: ScopeOf,
  { products, beneficiary, words }: AgreedScope,
) {
  const nowMs = clock.now();
  const { id, confirmed, ...facts } = of;
  return [
    db.orm.insert(medicareScopes).values({
      ...facts,
      appointmentId: id,
      agentUserId: sql`(SELECT p.agent_user_id FROM appointments p WHERE p.id = ${id})`,
      agentNpn: sql`(SELECT a.npn FROM agents a WHERE a.agent_no = ${of.agentNo})`,
      beneficiary,
      products: products.join(" "),
      agreedAt: nowMs,
      confirmedAt: confirmed ? nowMs : null,
      words,
      wordsHash: await sha256Hex(words),
      language: language(),
      sealedAt: null,
      keepUntil: keptUntil(of.startsAt),
    }),
  ] as const;
}

/** For the batch that confirms a held appointment. */
export const confirmScope = ({ db, clock }: Pick<AppContext, "db" | "clock">, appointmentId: string) =>
  db.orm.run(
    sql`UPDATE medicare_scopes SET confirmed_at = ${clock.now()} WHERE appointment_id = ${appointmentId}`,
  );

/** For the batch that moves an appointment. */
export const moveScope = ({ db }: Pick<AppContext, "db">, appointmentId: string, startsAt: number) =>
  db.orm.run(sql`UPDATE medicare_scopes SET starts_at = ${startsAt}, keep_until = ${keptUntil(startsAt)}
    WHERE appointment_id = ${appointmentId}`);

/**
 * For the batch that deletes a client's account, before it takes the client out of the appointments `whose` selects. The
 * name and what was agreed stay; how to reach the client goes.
 */
export const sealScopes = ({ db, clock }: Pick<AppContext, "db" | "clock">, whose: SQL) =>
  [
    db.orm.run(sql`DELETE FROM medicare_scopes WHERE confirmed_at IS NULL
      AND appointment_id IN (SELECT id FROM appointments WHERE ${whose})`),
    db.orm.run(sql`UPDATE medicare_scopes SET client_email = '', client_phone = NULL, sealed_at = ${clock.now()}
      WHERE appointment_id IN (SELECT id FROM appointments WHERE ${whose})`),
  ] as const;

/** Called by the clock: deletes what was never confirmed, and what is older than ten years. */
export async function dropOldScopes({ db, clock }: AppContext): Promise<void> {
  const nowMs = clock.now();
  await db.write([
    db.orm.run(sql`DELETE FROM medicare_scopes WHERE appointment_id IN (SELECT appointment_id FROM medicare_scopes
      WHERE confirmed_at IS NULL AND agreed_at <= ${nowMs - UNCONFIRMED_SCOPE_DAYS * DAY_MS} LIMIT ${SCOPES_AT_ONCE})`),
    db.orm.run(sql`DELETE FROM medicare_scopes WHERE appointment_id IN (SELECT appointment_id FROM medicare_scopes
      WHERE keep_until <= ${nowMs} LIMIT ${SCOPES_AT_ONCE})`),
  ]);
}

const scopeRow = {
  appointmentId: text,
  agentName: text,
  agentNpn: text,
  clientName: text,
  clientEmail: text,
  clientPhone: nullable(text),
  beneficiary: text,
  stateCode: text,
  insurance: text,
  products: text,
  way: oneOf(APPOINTMENT_WAYS),
  status: oneOf(APPOINTMENT_STATUSES),
  startsAt: integer,
  agreedAt: integer,
  sealedAt: nullable(integer),
  words: text,
  wordsHash: text,
};
type Scope = RowOf<typeof scopeRow>;

const selectScopes = (where: SQL) => sql`SELECT m.appointment_id appointmentId, m.agent_name agentName,
    m.agent_npn agentNpn, m.client_name clientName, m.client_email clientEmail, m.client_phone clientPhone,
    m.beneficiary, m.state_code stateCode, m.insurance, m.products, m.way, p.status, m.starts_at startsAt,
    m.agreed_at agreedAt, m.sealed_at sealedAt, m.words, m.words_hash wordsHash
  FROM medicare_scopes m JOIN appointments p ON p.id = m.appointment_id WHERE ${where}`;

/** For an account's list: whether it has any to take as a file. */
export const hasScopes = (userId: string): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM medicare_scopes m WHERE m.agent_user_id = ${userId} AND m.confirmed_at IS NOT NULL)`;

const COLUMNS = [
  "agreed",
  "appointment",
  "status",
  "meets",
  "agent",
  "npn",
  "asked by",
  "has medicare",
  "email",
  "phone",
  "state",
  "insurance",
  "products",
  "client’s account deleted",
  "words shown",
  "sha-256 of the words",
  "appointment id",
] as const;

const options = { newline: "\r\n", escapeFormulae: FORMULA } as const;
const moment = (timeMs: number | null) => (timeMs === null ? "" : new Date(timeMs).toISOString());

const lineOf = (one: Scope) => [
  moment(one.agreedAt),
  moment(one.startsAt),
  one.status,
  one.way,
  one.agentName,
  one.agentNpn,
  one.clientName,
  one.beneficiary || one.clientName,
  one.clientEmail,
  one.clientPhone ?? "",
  one.stateCode,
  one.insurance,
  readProducts(one.products).join(" "),
  moment(one.sealedAt),
  one.words,
  one.wordsHash,
  one.appointmentId,
];

/** What clients agreed to with this account as the agent, oldest first, as CSV. */
export function streamScopes(context: AppContext, userId: string): ReadableStream<Uint8Array> {
  // A connection of its own: the headers with the response's count of round trips are sent by then.
  const db = context.databaseAside();
  type After = { agreedAt: number; id: string };
  return streamText<After>(`${Papa.unparse([[...COLUMNS]], options)}\r\n`, async (after) => {
    const [found] = await db.batch([
      rowsOf(
        db,
        "scopes of an agent",
        scopeRow,
        sql`${selectScopes(sql`m.agent_user_id = ${userId} AND m.confirmed_at IS NOT NULL
          AND (m.agreed_at, m.appointment_id) > (${after?.agreedAt ?? 0}, ${after?.id ?? ""})`)}
          ORDER BY m.agreed_at, m.appointment_id LIMIT ${SCOPES_PAGE}`,
      ),
    ]);
    const last = found.at(-1);
    const written = found.length === 0 ? "" : `${Papa.unparse(found.map(lineOf), options)}\r\n`;
    return {
      text: written,
      next:
        last === undefined || found.length < SCOPES_PAGE
          ? null
          : { agreedAt: last.agreedAt, id: last.appointmentId },
    };
  });
}
