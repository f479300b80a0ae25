/** Where the files of a photo are stored, and the addresses that show them. */
import type { AppContext } from "#app/platform/context.ts";
import {
  CARD_PHOTO_SIDE,
  type MadePhoto,
  PHOTO_FILES,
  type PhotoFile,
} from "#app/platform/files/photo-maker.ts";

type Storing = Pick<AppContext, "photoFiles">;

const NAME_LENGTH = 12;
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A new name: 62 random bits, short enough for ten of them on a page. */
export function newPhotoName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_LENGTH * 2));
  // Two bytes a letter: the bias of 65,536 modulo 36 is too small to matter.
  return Array.from({ length: NAME_LENGTH }, (_, at) =>
    LETTERS.charAt((((bytes[at * 2] ?? 0) << 8) | (bytes[at * 2 + 1] ?? 0)) % LETTERS.length),
  ).join("");
}

/** The folder of photos whose address answers, and the one of former photos that can be brought back. */
const FOLDERS = { shown: "shown", former: "kept" } as const;
type Folder = keyof typeof FOLDERS;
const fileName = (folder: Folder, name: string, file: PhotoFile) => `${FOLDERS[folder]}/${name}/${file}`;

/** A file of a photo that may be shown; null when there is none. */
export const openPhotoFile = ({ photoFiles }: Storing, name: string, file: PhotoFile) =>
  photoFiles.get(fileName("shown", name, file));

/** A live photo's pixels for a share card; null where there is no such file, as with the demonstration's portraits. */
export async function readCardPhoto(context: Storing, photoUrl: string): Promise<Uint8Array | null> {
  const body = await openPhotoFile(context, photoUrl.slice(photoUrl.lastIndexOf("/") + 1), "card.rgb");
  const pixels = body === null ? null : new Uint8Array(await new Response(body).arrayBuffer());
  return pixels?.length === CARD_PHOTO_SIDE ** 2 * 3 ? pixels : null;
}

/** A file for its owner or an admin, whether the public sees it or not. */
export const openStoredFile = async (context: Storing, name: string, file: PhotoFile) =>
  (await openPhotoFile(context, name, file)) ?? context.photoFiles.get(fileName("former", name, file));

export async function storePhoto(
  { photoFiles }: Storing,
  name: string,
  made: NonNullable<MadePhoto>,
): Promise<void> {
  await Promise.all(made.map(({ file, bytes }) => photoFiles.put(fileName("shown", name, file), bytes)));
}

/** Makes the address answer again, or stop. Files that are already there stay as they are. */
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

/** Deletes every file of these photos. */
export async function deletePhotoFiles({ photoFiles }: Storing, names: readonly string[]): Promise<void> {
  await photoFiles.delete(
    names.flatMap((name) =>
      PHOTO_FILES.flatMap((file) => [fileName("shown", name, file), fileName("former", name, file)]),
    ),
  );
}
