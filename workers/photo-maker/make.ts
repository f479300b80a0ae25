/** From an upload to the files of a photo: decode, crop, rotate upright, encode. */

import {
  CARD_PHOTO_SIDE,
  type MadePhoto,
  PHOTO_SIDES,
  type PhotoPlan,
} from "#app/platform/files/photo-maker.ts";
import { encodeJpeg, forgetJpegCodec, type JpegCodec, openJpegCodec } from "./jpeg.ts";
import { storedPlace, turnUpright } from "./orient.ts";
import { decodePng } from "./png.ts";
import { type Pixels, resample } from "./resample.ts";

/**
 * The files of a photo, or null if the upload can't be read, or isn't what its header said. Only pixels are taken
 * from the upload: nothing else of it survives.
 */
export async function makePhoto(upload: Uint8Array<ArrayBuffer>, plan: PhotoPlan): Promise<MadePhoto> {
  const codec = await openJpegCodec();
  const largest = await largestOf(codec, upload, plan);
  if (largest === null) return null;
  const biggest = Math.max(...PHOTO_SIDES);
  const whole: Pixels = { data: largest, channels: 3, width: biggest, height: biggest };
  const squareOf = (side: number) =>
    side === biggest ? largest : resample(whole, { x: 0, y: 0, side: biggest }, side);
  return [
    ...PHOTO_SIDES.map((side) => ({
      file: `${side}.jpg` as const,
      bytes: encodeJpeg(codec, squareOf(side), side),
    })),
    { file: "card.rgb" as const, bytes: squareOf(CARD_PHOTO_SIDE) },
  ];
}

async function largestOf(
  codec: JpegCodec,
  upload: Uint8Array<ArrayBuffer>,
  plan: PhotoPlan,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { width, height, orientation, square } = plan;
  const side = Math.max(...PHOTO_SIDES);
  const shrink = (pixels: Pixels) => {
    const place = storedPlace(orientation, square, square.side, width, height);
    return turnUpright(resample(pixels, { ...place, side: square.side }, side), side, orientation);
  };
  try {
    if (plan.type === "image/png") {
      const pixels = await decodePng(upload);
      if (pixels.width !== width || pixels.height !== height) return null;
      const made = shrink(pixels);
      release(pixels.data);
      return made;
    }
    const decoder = new codec.JPEGDecoder();
    try {
      decoder.getEncodedBuffer(upload.length).set(upload);
      release(upload);
      decoder.readHeader();
      const frame = decoder.getFrameInfo();
      // Before anything of that size is made.
      if (frame.width !== width || frame.height !== height) return null;
      // A gray one has one byte a pixel.
      const channels = frame.componentCount === 1 ? 1 : 3;
      decoder.decode();
      const data = decoder.getDecodedBuffer();
      const made = shrink({ data, channels, width, height });
      release(data);
      return made;
    } finally {
      decoder.delete();
    }
  } catch {
    // Any error of a decoder means that the file is broken.
    if (plan.type === "image/jpeg") forgetJpegCodec();
    return null;
  }
}

/** Gives memory back at once: the runtime would collect tens of megabytes some photos later. */
function release({ buffer }: Uint8Array | Uint8ClampedArray): void {
  (buffer as ArrayBuffer).transfer(0);
}
