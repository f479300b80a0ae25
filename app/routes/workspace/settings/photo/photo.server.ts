/** What `/settings?section=photo` shows, and what its forms do. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import { removeDrawing } from "#app/domains/photos/drawings/drawing-commands.server.ts";
import { PhotoInput, parsePhotoId } from "#app/domains/photos/inputs.ts";
import {
  bringBackPhoto,
  deleteFormerPhoto,
  removePhoto,
  type SaveOutcome,
  savePhoto,
} from "#app/domains/photos/photo-commands.server.ts";
import { findOwnOwner, findOwnPhoto } from "#app/domains/photos/photo-queries.server.ts";
import { isExecutive, planUpload } from "#app/domains/photos/policy.ts";
import type { OwnerFacts } from "#app/domains/photos/types.ts";
import { PROBLEMS } from "#app/domains/photos/words.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { readFields } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import type { Outcome } from "../section.ts";

/** Whether the section is offered: without asking the database. */
export const keepsPhoto = (viewer: Viewer): boolean =>
  (viewer.role === "agent" && viewer.verified) || isExecutive(viewer) || viewer.managedOrganization !== null;

export async function loadPhoto(context: AppContext, viewer: Viewer) {
  const facts = await findOwnOwner(context, viewer);
  if (facts === null) return null;
  return { photo: await findOwnPhoto(context, facts), rules: rulesOf(PhotoInput) };
}

const done = (title: string, text: string): Outcome => ({
  to: paths.settings({ section: "photo" }),
  toast: writeToast({ title, text, tone: "success" }),
});

const REFUSED: Readonly<Record<Exclude<SaveOutcome, "saved">, readonly [number, string]>> = {
  unreadable: PROBLEMS.unreadable,
  unavailable: [503, "We can’t work on photos right now. Please try again in a few minutes."],
  "too-many": [429, "That’s a lot of photos for one day. Try again tomorrow."],
  "not-yours": [403, "This profile isn’t yours to change anymore."],
};

/** Runs the action of a form of this section; the owner is found anew, whatever the page said. */
export async function changePhoto(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const facts = await findOwnOwner(context, viewer);
  if (facts === null) throw new Response("There’s no photo here that you can change.\n", { status: 403 });
  switch (form.get("intent")) {
    case "remove-photo":
      return (await removePhoto(context, viewer.userId, facts))
        ? done("Photo removed", "It’s on no page anymore. You can bring it back below.")
        : done("Already removed", "There was no photo to remove.");
    case "remove-drawing":
      return (await removeDrawing(context, viewer.userId, facts))
        ? done("Drawing removed", "Your initials show instead.")
        : done("Already removed", "There was no drawing to remove.");
    case "bring-back-photo":
      return changeFormer(form, (id) => bringBackPhoto(context, viewer.userId, facts, id), "Photo is back");
    case "delete-photo":
      return changeFormer(
        form,
        (id) => deleteFormerPhoto(context, viewer.userId, facts, id),
        "Photo deleted",
      );
    default:
      return save(context, viewer, facts, form);
  }
}

async function changeFormer(
  form: FormData,
  change: (photoId: string) => Promise<boolean>,
  title: string,
): Promise<Outcome> {
  const id = parsePhotoId(form);
  const changed = id !== null && (await change(id));
  return changed ? done(title, "") : done("Nothing changed", "That photo isn’t here anymore.");
}

async function save(
  context: AppContext,
  viewer: Viewer,
  facts: OwnerFacts,
  form: FormData,
): Promise<Outcome> {
  const sent = readFields(form, PhotoInput, SETTINGS_FORMS.photo);
  if (!sent.ok) return sent.refuse(400);
  const refuse = ([status, photo]: readonly [number, string]) => sent.refuse(status, { errors: { photo } });
  const upload = new Uint8Array(await sent.value.photo.arrayBuffer());
  const plan = planUpload(upload, sent.value);
  if (typeof plan === "string") return refuse(PROBLEMS[plan]);
  const outcome = await savePhoto(context, viewer.userId, facts, upload, plan);
  if (outcome !== "saved") return refuse(REFUSED[outcome]);
  return done("Photo saved", "It’s on your profile now. Other pages follow within a minute.");
}
