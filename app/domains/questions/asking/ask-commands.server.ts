/** Asking: one question per text, address, and day. Without a confirmed address it goes to nobody yet. */
import { eq, sql } from "drizzle-orm";
import { findStop } from "#app/domains/consents/stop-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import {
  findPersonalData,
  ownWordsOf,
  withoutPersonalData,
} from "#app/platform/contact-data/personal-data.ts";
import { phoneE164 } from "#app/platform/contact-data/phone.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import { type Language, t } from "#app/text/text.ts";
import { expertQuestions } from "#db/schema/index.ts";
import type { Ask } from "../inputs.ts";
import { BUILT_IN_TYPES } from "../insurance-types.ts";
import { goesOutAtOnce } from "../policy.ts";
import { slugOf, titleOf } from "../published/public-words.ts";
import {
  confirmationStatements,
  mailConfirmation,
  receiptStatements,
  sendOn,
  startAsking,
  takeConfirmation,
  takeSending,
} from "./confirm-commands.server.ts";
import { contactConsents } from "./contact-consents.server.ts";
import { preparePass } from "./passes.server.ts";

export type AskOutcome =
  /** `unconfirmed` questions go to experts once the emailed link is followed. */
  | { kind: "asked"; id: string; pass: string; unconfirmed: boolean }
  /** Errors that only the register can find. */
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  /** Personal data was found, and the writer has not said what to do with it. */
  | { kind: "personal-data" }
  /** This address or network has asked too much for now. */
  | { kind: "too-often"; waitSeconds: number };

type Asker = {
  userId: string | null;
  /** The account's address, once it is confirmed. */
  confirmedEmail: string | null;
  /** The page with the form. */
  page: string;
  /** The language the form was read in: for the stored consent and the emails. */
  reads: Language;
  /** Whether to ask the writer about personal data first. */
  insist: boolean;
};

/** Submitting the same question again within this time opens it again in this browser. */
const REPEAT_MINUTES = 10;

/**
 * Stores the question and the consent given with it. With the confirmed address of the signed-in account, its clock
 * starts; otherwise it waits for the emailed link. The same text from the same address on the same day is one
 * question. A stranger gets a pass for this browser.
 */
export async function askQuestion(context: AppContext, ask: Ask, asker: Asker): Promise<AskOutcome> {
  const { userId, confirmedEmail, page, insist, reads } = asker;
  if (
    insist &&
    ask.personal_data === undefined &&
    findPersonalData(ask.question, ownWordsOf(ask)).length > 0
  ) {
    return { kind: "personal-data" };
  }
  const { place, type, errors } = await findRegister(context, ask);
  if (place === undefined || type === undefined || Object.keys(errors).length > 0)
    return { kind: "refused", errors };
  const phone = ask.customer_phone === null ? null : (phoneE164(ask.customer_phone) ?? ask.customer_phone);
  // First, so that nobody finds out number by number who said stop.
  const atOnce = goesOutAtOnce(ask.customer_email, confirmedEmail);
  const waitSeconds = await (atOnce ? takeSending : takeConfirmation)(context, ask.customer_email);
  if (waitSeconds > 0) return { kind: "too-often", waitSeconds };
  // The address is confirmed already, or before the question goes out.
  const stopped = await findStop(context, {
    phone,
    address: null,
    email: ask.customer_email,
    confirmed: true,
    sellerId: null,
  });
  if (stopped !== null)
    return {
      kind: "refused",
      errors: {
        customer_phone: t(
          "Someone asked us to stop calls to this number, so we don’t pass it on. Turn calls off, or use the email address that asked us to stop.",
        ),
      },
    };

  const { db, clock } = context;
  const nowMs = clock.now();
  const id = newId(nowMs);
  const publicText =
    ask.personal_data === "keep" ? ask.question : withoutPersonalData(ask.question, ownWordsOf(ask));
  const publicTitle = titleOf(publicText);
  const submissionKey = await sha256Hex(
    JSON.stringify([utcDay(nowMs), ask.customer_email, ask.customer_zip_code, type.bit, ask.question]),
  );
  const pass = await preparePass(context, "cookie", id);
  const question = db.orm.insert(expertQuestions).values({
    id,
    submissionKey,
    userId,
    customerEmail: ask.customer_email,
    customerFirstName: ask.customer_first_name,
    customerLastName: ask.customer_last_name,
    customerPhone: ask.customer_phone,
    customerPhoneE164: ask.customer_phone === null ? null : phoneE164(ask.customer_phone),
    customerZipCode: ask.customer_zip_code,
    allowContact: ask.allow_contact,
    language: reads,
    question: ask.question,
    publicTitle,
    publicText,
    slug: slugOf(publicTitle, id),
    typeBit: type.bit,
    stateCode: place.state_code,
    lat: place.lat,
    lon: place.lon,
    status: atOnce ? "waiting" : "unconfirmed",
    askedAt: nowMs,
  });
  const consent = await contactConsents(context, { id, ask, phone, userId, page, reads });
  const outcome = await commit(context, {
    duplicates: ["expert_questions.submission_key"],
    statements: [
      question,
      ...consent,
      // A signed-in asker finds it through the account; a pass in the browser would outlive the session.
      ...(userId === null ? [pass.statement] : []),
      ...(atOnce
        ? await receiptStatements(context, {
            id,
            email: ask.customer_email,
            title: publicTitle,
            typeSlug: type.slug,
            userId,
            language: reads,
          })
        : await confirmationStatements(context, {
            id,
            email: ask.customer_email,
            stateCode: place.state_code,
            askedAt: nowMs,
            language: reads,
          })),
    ],
    mail: true,
    ...(atOnce ? { live: "asked" } : {}),
  });
  if (outcome.kind === "duplicate") return askedBefore(context, submissionKey, { userId, atOnce });
  if (atOnce) startAsking(context, id, nowMs);
  return { kind: "asked", id, pass: userId === null ? pass.token : "", unconfirmed: !atOnce };
}

const placeRow = { zip: text, state_code: text, lat: real, lon: real };
const typeRow = { bit: integer, name: text, slug: text };

/** The place and type from the register, and errors for those it doesn't have. */
async function findRegister({ db }: Pick<AppContext, "db">, ask: Ask) {
  const prefix = /^\d{3}/.exec(ask.customer_zip_code)?.[0] ?? "none";
  const { places, types } = await db.batch({
    // For a ZIP code that isn't in the register, the largest in its three-digit area stands in.
    places: rowsOf(
      db,
      "place of a question",
      placeRow,
      sql`
      SELECT zip, state_code, lat, lon FROM zips WHERE zip >= ${prefix} AND zip < ${`${prefix}x`}
      ORDER BY zip = ${ask.customer_zip_code.slice(0, 5)} DESC, weight DESC LIMIT 1`,
    ),
    types: rowsOf(
      db,
      "type of a question",
      typeRow,
      sql`
      SELECT bit, name, slug FROM product_types WHERE name = ${ask.insurance_type} COLLATE NOCASE
        AND (active OR name IN ${[...BUILT_IN_TYPES]}) LIMIT 1`,
    ),
  });
  const [place, type] = [places[0], types[0]];
  const errors: Record<string, string> = {
    ...(place === undefined || !/^\d{5}(-?\d{4})?$/.test(ask.customer_zip_code)
      ? { customer_zip_code: t("Enter a US zip code, such as 78704") }
      : {}),
    ...(type === undefined ? { insurance_type: t("Insurance type is required") } : {}),
  };
  return { place, type, errors };
}

/**
 * Handles a repeated question. A double click gets the same access, later ones get none. If it is still unconfirmed,
 * another link is emailed, or it is sent on when the person repeating it has confirmed that address.
 */
async function askedBefore(
  context: AppContext,
  submissionKey: string,
  { userId, atOnce }: { userId: string | null; atOnce: boolean },
): Promise<AskOutcome> {
  const { db, clock } = context;
  const [rows] = await db.batch([
    db.orm
      .select({
        id: expertQuestions.id,
        email: expertQuestions.customerEmail,
        stateCode: expertQuestions.stateCode,
        askedAt: expertQuestions.askedAt,
        status: expertQuestions.status,
        title: expertQuestions.publicTitle,
        language: expertQuestions.language,
        typeSlug: sql<string>`(SELECT y.slug FROM product_types y WHERE y.bit = ${expertQuestions.typeBit})`,
      })
      .from(expertQuestions)
      .where(eq(expertQuestions.submissionKey, submissionKey))
      .limit(1),
  ]);
  const before = rows[0];
  if (before === undefined) throw new Error("A question was there, and is gone.");
  const { id, askedAt, status } = before;
  const unconfirmed = status === "unconfirmed" && !atOnce;
  if (status === "unconfirmed")
    await (atOnce ? sendOn(context, { ...before, userId }) : mailConfirmation(context, before));
  if (userId !== null || clock.now() - askedAt > REPEAT_MINUTES * MINUTE_MS)
    return { kind: "asked", id, pass: "", unconfirmed };
  const pass = await preparePass(context, "cookie", id);
  await commit(context, { statements: [pass.statement] });
  return { kind: "asked", id, pass: pass.token, unconfirmed };
}
