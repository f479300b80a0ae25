/** Images made for a test, and uploading them as the page does. */
import sharp from "sharp";
import type { Visitor } from "#support/browser/visitor.ts";

export const PHOTO_PAGE = "/settings?section=photo";

/** Four quarters of one color each, so that a photo shows how it was cropped and rotated. */
const COLORS = { nw: [200, 30, 30], ne: [30, 160, 40], sw: [30, 50, 200], se: [220, 200, 40] } as const;
type Quarter = keyof typeof COLORS;

/** An image of four quarters. */
export function quarters(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const quarter = `${y < height / 2 ? "n" : "s"}${x < width / 2 ? "w" : "e"}` as Quarter;
      pixels.set(COLORS[quarter], (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Which quarter's color is at a place (fractions) of an image; the nearest one counts. */
export async function quarterAt(jpeg: Buffer, across: number, down: number): Promise<Quarter> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
  const away = (quarter: Quarter) =>
    COLORS[quarter].reduce((sum, value, channel) => sum + Math.abs(value - (data[at + channel] ?? 0)), 0);
  return (Object.keys(COLORS) as Quarter[]).reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** Submits the photo form. */
export function postPhoto(
  visitor: Visitor,
  bytes: Uint8Array | string,
  fields: Record<string, string> = {},
  name = "me.jpg",
): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ intent: "save-photo", ...fields })) body.set(field, value);
  body.set("photo", new Blob([bytes as BlobPart]), name);
  return visitor.get(PHOTO_PAGE, { method: "POST", body });
}
