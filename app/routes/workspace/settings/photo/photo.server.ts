import { removeDrawing } from "#app/domains/photos/drawings/drawing-commands.server.ts";
import { PhotoInput, parsePhotoId } from "#app/domains/photos/inputs.ts";
import { PHOTO_FORM_BYTES } from "#app/domains/photos/limits.ts";
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
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { type Asked, type Outcome, type SectionServer, done as sectionDone } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import type { PhotoData } from "./photo.tsx";

export const photoServer: SectionServer<PhotoData> = {
  isOffered: (viewer) =>
    (viewer.role === "agent" && viewer.verified) ||
    isExecutive(viewer) ||
    viewer.managedOrganization !== null,
  async load({ context, viewer }) {
    const facts = await findOwnOwner(context, viewer);
    return facts && { photo: await findOwnPhoto(context, facts), rules: rulesOf(PhotoInput) };
  },
  actions: {
    [SETTINGS_FORMS.photo]: ofOwner(save),
    "remove-photo": ofOwner(async ({ context, viewer }, facts) =>
      (await removePhoto(context, viewer.userId, facts))
        ? done("Photo removed", "It’s on no page anymore. You can bring it back below.")
        : done("Already removed", "There was no photo to remove."),
    ),
    "remove-drawing": ofOwner(async ({ context, viewer }, facts) =>
      (await removeDrawing(context, viewer.userId, facts))
        ? done("Drawing removed", "Your initials show instead.")
        : done("Already removed", "There was no drawing to remove."),
    ),
    "bring-back-photo": ofOwner(async ({ context, viewer }, facts, form) =>
      changeFormer(form, (id) => bringBackPhoto(context, viewer.userId, facts, id), "Photo is back"),
    ),
    "delete-photo": ofOwner(async ({ context, viewer }, facts, form) =>
      changeFormer(form, (id) => deleteFormerPhoto(context, viewer.userId, facts, id), "Photo deleted"),
    ),
  },
  formBytes: PHOTO_FORM_BYTES,
};

type OwnerAction = (asked: Asked, facts: OwnerFacts, form: FormData) => Promise<Outcome>;

/** An action on the viewer's own profile, which is looked up again: the form doesn't say whose photo it is. Throws 403. */
function ofOwner(action: OwnerAction) {
  return async (asked: Asked, form: FormData): Promise<Outcome> => {
    const facts = await findOwnOwner(asked.context, asked.viewer);
    if (facts === null) throw new Response("There’s no photo here that you can change.\n", { status: 403 });
    return action(asked, facts, form);
  };
}

function done(title: string, text: string): Outcome {
  return sectionDone(paths.settings({ section: "photo" }), title, text);
}

const REFUSED: Readonly<Record<Exclude<SaveOutcome, "saved">, readonly [number, string]>> = {
  unreadable: PROBLEMS.unreadable,
  unavailable: [503, "We can’t work on photos right now. Please try again in a few minutes."],
  "too-many": [429, "That’s a lot of photos for one day. Try again tomorrow."],
  "not-yours": [403, "This profile isn’t yours to change anymore."],
};

async function changeFormer(
  form: FormData,
  change: (photoId: string) => Promise<boolean>,
  title: string,
): Promise<Outcome> {
  const id = parsePhotoId(form);
  const changed = id !== null && (await change(id));
  return changed ? done(title, "") : done("Nothing changed", "That photo isn’t here anymore.");
}

async function save({ context, viewer }: Asked, facts: OwnerFacts, form: FormData): Promise<Outcome> {
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
