import { Form, useNavigation } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { useState } from "react";
import { JPEG_PIXELS, PHOTO_BYTES, PNG_PIXELS, SIDE_MIN_PIXELS } from "#app/domains/photos/limits.ts";
import { readPictureHeader } from "#app/domains/photos/picture-header.ts";
import type { FormerPhoto, OwnPhoto } from "#app/domains/photos/types.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { SectionPage, SectionProps } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import { PhotoCrop } from "./photo-crop.tsx";

type Rules = FormRules<"photo" | "position" | "left" | "top" | "size">;
/** Null for someone without a public profile. */
export type PhotoData = { photo: OwnPhoto; rules: Rules } | null;

export const photo: SectionPage<PhotoData> = { label: "Photo", english: true, Show: PhotoSection };

/** The photo that shows today, a new one with its crop, and former ones. */
function PhotoSection({ data, answer }: SectionProps<PhotoData>) {
  if (data === null)
    return (
      <Note tone="plain">
        {t("A photo belongs to a public profile. Once you have one, you can add its photo here.")}
      </Note>
    );
  const { photo, rules } = data;
  const { id, name, url, drawing, since, former } = photo;
  return (
    <>
      <Section id="photo" title="Photo" thin>
        <Stack gap="loose">
          <Row>
            <Avatar id={id} name={name} size="lg" photoUrl={url ?? drawing} eager />
            <Stack gap="tight">
              <p>
                {url === null
                  ? `You have no photo yet. ${drawing === null ? "Your initials show" : "A drawing of ours shows"} instead.`
                  : `Shown since ${formatDayOf(since ?? 0)}.`}
              </p>
              {url === null && drawing === null ? null : (
                <Form method="post">
                  <Button name="intent" value={url === null ? "remove-drawing" : "remove-photo"} small>
                    {url === null ? "Remove drawing" : "Remove photo"}
                  </Button>
                </Form>
              )}
            </Stack>
          </Row>
          <NewPhoto key={url} rules={rules} answer={answer} replaces={url !== null} />
        </Stack>
      </Section>
      {former.length === 0 ? null : <FormerPhotos photos={former} />}
    </>
  );
}

/** The chosen file as the browser decodes it; null where the server will say what is wrong. */
async function openPicture(input: HTMLInputElement): Promise<ImageBitmap | null> {
  const file = input.files?.[0];
  if (file === undefined) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null || Math.min(picture.width, picture.height) < SIDE_MIN_PIXELS) return null;
  // Browsers read more than the server does, such as HEIC and CMYK: then we send the browser's own JPEG.
  const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()));
  const most = typeof header === "object" && header.type === "image/png" ? PNG_PIXELS : JPEG_PIXELS;
  const fits = picture.width * picture.height <= most && file.size <= PHOTO_BYTES;
  if (fits && typeof header === "object") return picture;
  const smaller = await shrinkUpload(picture, file.name);
  if (smaller === null || input.files?.[0] !== file) return null;
  const chosen = new DataTransfer();
  chosen.items.add(smaller);
  input.files = chosen.files;
  return picture;
}

/** More than the largest size needs, at any zoom. */
const TARGET_PIXELS = 4_000_000;
const QUALITY = 0.92;

/** The picture as a JPEG with fewer pixels, or null when the browser cannot make one. */
async function shrinkUpload(picture: ImageBitmap, name: string): Promise<File | null> {
  const scale = Math.min(1, Math.sqrt(TARGET_PIXELS / (picture.width * picture.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawing = canvas.getContext("2d");
  if (drawing === null) return null;
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return blob === null ? null : new File([blob], name, { type: "image/jpeg" });
}

type NewPhotoProps = { rules: Rules; answer: FormReply | undefined; replaces: boolean };

function NewPhoto({ rules, answer, replaces }: NewPhotoProps) {
  const form = useAnsweredForm({
    name: SETTINGS_FORMS.photo,
    rules,
    answer,
    known: { position: "center" },
    whenLeft: false,
  });
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const navigation = useNavigation();
  const busy =
    navigation.state === "submitting" && navigation.formData?.get("intent") === SETTINGS_FORMS.photo;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setPicture(null);
    void openPicture(currentTarget).then(setPicture);
  };
  return (
    <PostForm
      form={form}
      encType="multipart/form-data"
      className="max-w-136"
      data-unsent="Your photo wasn’t sent"
    >
      <InputField
        label={replaces ? "A new photo" : "Your photo"}
        type="file"
        optional={false}
        accept="image/jpeg,image/png"
        hint={`A JPEG or PNG of at most ${PHOTO_BYTES / 1024 / 1024} MB, at least ${SIDE_MIN_PIXELS} by ${SIDE_MIN_PIXELS} pixels. We keep the picture alone: not where or when it was taken.`}
        field={form.field("photo")}
        onChange={choose}
      />
      {picture === null ? (
        <ChoiceGroup
          legend="Photos are cut square"
          hint="Which part should we keep?"
          field={form.field("position")}
        >
          <Choice type="radio" field={form.field("position")} value="center">
            The middle
          </Choice>
          <Choice type="radio" field={form.field("position")} value="top">
            The top, or the middle of a wide photo
          </Choice>
        </ChoiceGroup>
      ) : (
        <PhotoCrop
          key={`${picture.width}x${picture.height}`}
          picture={picture}
          leastPixels={SIDE_MIN_PIXELS}
        />
      )}
      <Row>
        <Button
          look="primary"
          name="intent"
          value={SETTINGS_FORMS.photo}
          busy={busy}
          busyLabel="Sending photo"
        >
          Save photo
        </Button>
        {busy ? <progress className="w-30" aria-label="Sending photo" /> : null}
      </Row>
      {busy ? (
        <Note tone="plain" live>
          Your photo is on its way. This can take a few seconds.
        </Note>
      ) : null}
    </PostForm>
  );
}

function FormerPhotos({ photos }: { photos: readonly FormerPhoto[] }) {
  return (
    <Section id="former" title="Former photos" thin>
      <ul className="flex flex-wrap gap-6">
        {photos.map(({ id, url, endedAt }) => (
          <li key={id}>
            <Stack gap="tight">
              <img
                className="size-30"
                src={url}
                alt={`Shown until ${formatDayOf(endedAt)}`}
                width={120}
                height={120}
                loading="lazy"
                decoding="async"
              />
              <Caption>{`Until ${formatDayOf(endedAt)}`}</Caption>
              <Row as={Form} method="post" tight>
                <input type="hidden" name="photo" value={id} />
                <Button name="intent" value="bring-back-photo" small>
                  Use again
                </Button>
                <Button name="intent" value="delete-photo" small look="danger">
                  Delete
                </Button>
              </Row>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
