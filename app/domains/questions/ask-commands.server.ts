/** Asking: one question a text, address and day; the circle is drawn behind the answer. */
import { eq, sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { isTaken } from "#app/platform/database.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import { findPersonalData, ownWordsOf, withoutPersonalData } from "#app/platform/personal-data.ts";
import { phoneE164 } from "#app/platform/phone.ts";
import { consentRecords, expertQuestions } from "#db/schema/index.ts";
import { drawCircle } from "./circle-commands.server.ts";
import type { Ask } from "./inputs.ts";
import { BUILT_IN_TYPES } from "./insurance-types.ts";
import { preparePass } from "./passes.server.ts";
import { slugOf, titleOf } from "./public-words.ts";
import { CONTACT_CONSENT } from "./texts.ts";

export type AskOutcome =
  | { kind: "asked"; id: string; pass: string }
  /** Something in the form that only the register knows to be wrong. */
  | { kind: "refused"; errors: Readonly<Record<string, string>> }
  /** Personal data was found and the writer has not said what to do with it. */
  | { kind: "personal-data" };

type PlaceRow = { zip: string; state_code: string; lat: number; lon: number };
type TypeRow = { bit: number; name: string };

/** A second submission of the same question within so long gets its own way in again. */
const REPEAT_MINUTES = 10;

/**
 * Writes the question, the consent that was given with it and a pass for this browser, and starts its clock. The same
 * text from the same address on the same day is one question. `insist` asks the writer about personal data first.
 */
export async function askQuestion(
  context: AppContext,
  ask: Ask,
  { userId, page, insist }: { userId: string | null; page: string; insist: boolean },
): Promise<AskOutcome> {
  if (
    insist &&
    ask.personal_data === undefined &&
    findPersonalData(ask.question, ownWordsOf(ask)).length > 0
  ) {
    return { kind: "personal-data" };
  }
  const { db, clock } = context;
  const prefix = /^\d{3}/.exec(ask.customer_zip_code)?.[0] ?? "none";
  const [places, types] = await db.batch([
    // A ZIP that is missing is stood in for by the largest of its three-digit area.
    db.orm.all<PlaceRow>(sql`
      SELECT zip, state_code, lat, lon FROM zips WHERE zip >= ${prefix} AND zip < ${`${prefix}x`}
      ORDER BY zip = ${ask.customer_zip_code.slice(0, 5)} DESC, weight DESC LIMIT 1`),
    db.orm.all<TypeRow>(sql`
      SELECT bit, name FROM product_types WHERE name = ${ask.insurance_type} COLLATE NOCASE
        AND (active OR name IN ${[...BUILT_IN_TYPES]}) LIMIT 1`),
  ]);
  const [place, type] = [places[0], types[0]];
  const errors = {
    ...(place === undefined || !/^\d{5}(-?\d{4})?$/.test(ask.customer_zip_code)
      ? { customer_zip_code: "Enter a US zip code, for example 78704" }
      : {}),
    ...(type === undefined ? { insurance_type: "Insurance type is required" } : {}),
  };
  if (place === undefined || type === undefined || Object.keys(errors).length > 0)
    return { kind: "refused", errors };

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
    question: ask.question,
    publicTitle,
    publicText,
    slug: slugOf(publicTitle, id),
    typeBit: type.bit,
    stateCode: place.state_code,
    lat: place.lat,
    lon: place.lon,
    status: "waiting",
    askedAt: nowMs,
  });
  const consent = ask.allow_contact
    ? [
        db.orm.insert(consentRecords).values({
          id: newId(nowMs),
          userId,
          email: ask.customer_email,
          recipient: "Agents who answer this question",
          purpose: "question-contact",
          subjectId: id,
          channel: "phone",
          textShown: CONTACT_CONSENT,
          textHash: await sha256Hex(CONTACT_CONSENT),
          givenOn: page,
          givenAt: nowMs,
        }),
      ]
    : [];
  try {
    // Who is signed in finds it by the account; a pass in the browser would outlive the session.
    await db.batch([question, ...consent, ...(userId === null ? [pass.statement] : [])]);
  } catch (error) {
    if (!isTaken(error)) throw error;
    return askedBefore(context, submissionKey, userId);
  }
  context.later(context.rooms.startQuestionClock(id, nowMs, context.origin));
  context.later(drawCircle(context, id));
  context.later(context.rooms.publishLive({ type: "asked" }));
  return { kind: "asked", id, pass: userId === null ? pass.token : "" };
}

/** The question that this one repeats. A double click gets the same way in; later ones get none. */
async function askedBefore(
  context: AppContext,
  submissionKey: string,
  userId: string | null,
): Promise<AskOutcome> {
  const { db, clock } = context;
  const [rows] = await db.batch([
    db.orm
      .select({ id: expertQuestions.id, askedAt: expertQuestions.askedAt })
      .from(expertQuestions)
      .where(eq(expertQuestions.submissionKey, submissionKey))
      .limit(1),
  ]);
  const before = rows[0];
  if (before === undefined) throw new Error("The question was refused by a constraint that is not its own.");
  if (userId !== null || clock.now() - before.askedAt > REPEAT_MINUTES * 60_000)
    return { kind: "asked", id: before.id, pass: "" };
  const pass = await preparePass(context, "cookie", before.id);
  await db.batch([pass.statement]);
  return { kind: "asked", id: before.id, pass: pass.token };
}
