/** Where the files of a photo lie in their store, and the addresses that they are shown under. */
import type { AppContext } from "#app/platform/context.ts";
import { CARD_PHOTO_SIDE, type MadePhoto, PHOTO_FILES, type PhotoFile } from "#app/platform/photo-maker.ts";

type Storing = Pick<AppContext, "photoFiles">;

const NAME_LENGTH = 12;
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A name that nobody has had: 62 random bits, short enough for ten of them on a page. */
export function newPhotoName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_LENGTH * 2));
  // Two bytes a letter: what is left of 65,536 after 36ths is too little to matter.
  return Array.from({ length: NAME_LENGTH }, (_, at) =>
    LETTERS.charAt((((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0)) % LETTERS.length),
  ).join("");
}

/** The folder that a photo's files lie in while its address answers, and the one where they wait to be brought back. */
const FOLDERS = { shown: "shown", former: "kept" } as const;
type Folder = keyof typeof FOLDERS;
const fileName = (folder: Folder, name: string, file: PhotoFile) => `${FOLDERS[folder]}/${name}/${file}`;

/** A file of a photo that may be shown; null when there is none. */
export const openPhotoFile = ({ photoFiles }: Storing, name: string, file: PhotoFile) =>
  photoFiles.get(fileName("shown", name, file));

/** What a share card shows of a live photo; null where there is no such file, as of the demonstration's portraits. */
export async function readCardPhoto(context: Storing, photoUrl: string): Promise<Uint8Array | null> {
  const body = await openPhotoFile(context, photoUrl.slice(photoUrl.lastIndexOf("/") + 1), "card.rgb");
  const pixels = body === null ? null : new Uint8Array(await new Response(body).arrayBuffer());
  return pixels?.length === CARD_PHOTO_SIDE ** 2 * 3 ? pixels : null;
}

/** A file for the eyes of its owner or an admin, shown or not. */
export const openStoredFile = async (context: Storing, name: string, file: PhotoFile) =>
  (await openPhotoFile(context, name, file)) ?? context.photoFiles.get(fileName("former", name, file));

export async function storePhoto(
  { photoFiles }: Storing,
  name: string,
  made: NonNullable<MadePhoto>,
): Promise<void> {
  await Promise.all(made.map(({ file, bytes }) => photoFiles.put(fileName("shown", name, file), bytes)));
}

/** Lets the address answer again, or no more. Whatever is there already is left as it is. */
export async function movePhoto({ photoFiles }: Storing, name: string, to: Folder): Promise<void> {
  const from: Folder = to === "shown" ? "former" : "shown";
  await Promise.all(
    PHOTO_FILES.map(async (file) => {
      const body = await photoFiles.get(fileName(from, name, file));
      if (body === null) return;
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      await photoFiles.put(fileName(to, name, file), bytes);
    }),
  );
  await photoFiles.delete(PHOTO_FILES.map((file) => fileName(from, name, file)));
}

/** Deletes all that there is of these photos. */
export async function deletePhotoFiles({ photoFiles }: Storing, names: readonly string[]): Promise<void> {
  await photoFiles.delete(
    names.flatMap((name) =>
      PHOTO_FILES.flatMap((file) => [fileName("shown", name, file), fileName("former", name, file)]),
    ),
  );
}
