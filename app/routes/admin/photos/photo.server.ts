/** Reading and deciding a reported photo, on its page and in today's work. */

import { PhotoDecision } from "#app/domains/photos/inputs.ts";
import { findPhotoCase, listPhotoCases } from "#app/domains/photos/reports/case-queries.server.ts";
import { decidePhotoCase } from "#app/domains/photos/reports/decide-commands.server.ts";
import { adminPhotoFile, photoFile, photoUrlOf } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { goOn, requireFound } from "../decide/decide.server.ts";

export const MISSING_PHOTO = {
  title: "Photo not found",
  text: "There’s no reported photo at this address.",
};

const REFUSED = {
  closed: "Someone else already decided this.",
  own: "You’re one of the two sides here. Another admin has to decide.",
} as const;

/** The facts for its decision, and the rules of the form; null when there is none. */
export async function readPhoto(context: AppContext, id: string) {
  const found = await findPhotoCase(context, id);
  if (found === null) return null;
  const { photoName, owner, ...facts } = found;
  // A live photo as everyone sees it.
  const file = facts.status === "live" ? photoFile(photoUrlOf(photoName), 640) : adminPhotoFile(facts.id);
  return {
    kind: "photo" as const,
    facts: { ...facts, file, kind: owner.kind },
    rules: rulesOf(PhotoDecision),
  };
}

/** Decides it and redirects; when refused, answers the form with what was typed. */
export async function takePhoto(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, PhotoDecision);
  const facts = await requireFound(context, id, findPhotoCase, MISSING_PHOTO);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decidePhotoCase(context, adminId, facts, sent.value);
  if (outcome !== "decided")
    return sent.refuse(outcome === "own" ? 403 : 409, { notice: { title: REFUSED[outcome] } });
  return goOn(request, context, {
    text: "Everyone involved is told.",
    own: { kind: "photo", id: facts.id, dueAt: facts.dueAt },
    queue: async () =>
      (await listPhotoCases(context)).map(({ id: next, dueAt, address, name }) => ({
        id: next,
        dueAt,
        to: address,
        label: `a photo of ${name}`,
      })),
  });
}
