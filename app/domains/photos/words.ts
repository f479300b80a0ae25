/** Sentences about photos. */

import type { PlainMessage } from "#app/text/text.ts";
import { JPEG_PIXELS, PHOTO_BYTES, PNG_PIXELS, SIDE_MIN_PIXELS } from "./limits.ts";
import type { PhotoProblem, PhotoReportReason } from "./types.ts";

const megapixels = (pixels: number) => Math.floor(pixels / 1_000_000);

/** Status and sentence for each reason to refuse an upload. */
export const PROBLEMS: Readonly<Record<PhotoProblem, readonly [status: number, sentence: string]>> = {
  empty: [400, "This file is empty. Choose another."],
  "not-a-picture": [415, "Choose a JPEG or a PNG. This file is neither, whatever its name says."],
  heic: [
    415,
    "This is a HEIC photo, as phones save them, whatever its name says. Save it as a JPEG and try again.",
  ],
  "other-picture": [
    415,
    "This picture is neither a JPEG nor a PNG, whatever its name says. Save it as a JPEG and try again.",
  ],
  cmyk: [
    415,
    "This JPEG has colors for printing (CMYK), which we can’t read. Save it with RGB colors and try again.",
  ],
  "too-large": [413, `Choose a photo of at most ${PHOTO_BYTES / 1024 / 1024} MB.`],
  "too-many-pixels": [
    413,
    `This photo has too many pixels. Choose one of at most ${megapixels(JPEG_PIXELS)} megapixels, or ${megapixels(PNG_PIXELS)} for a PNG.`,
  ],
  "too-small": [400, `Choose a photo of at least ${SIDE_MIN_PIXELS} by ${SIDE_MIN_PIXELS} pixels.`],
  unreadable: [422, "We couldn’t read this photo. It may be damaged. Save it as a JPEG and try again."],
};

export const REPORT_REASONS: Readonly<Record<PhotoReportReason, PlainMessage>> = {
  "someone-else": "It shows someone else",
  "not-a-portrait": "It doesn’t show the person or the organization",
  advertising: "It’s an ad, or has a phone number or web address on it",
  offensive: "It’s offensive",
  copied: "It’s used without permission",
  other: "Something else",
};
