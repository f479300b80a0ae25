/** The rules of photos: what may be uploaded, where it is cropped, and who may change whose. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { PhotoPlan, PhotoSquare } from "#app/platform/files/photo-maker.ts";
import { JPEG_PIXELS, PHOTO_BYTES, PNG_PIXELS, SIDE_MIN_PIXELS } from "./limits.ts";
import { readPictureHeader } from "./picture-header.ts";
import type { Crop, PhotoHeader, PhotoOwner, PhotoProblem } from "./types.ts";

/** Where the form says to crop: numbers from the crop's script, or one of two places without it. */
export type CropChoice = {
  left?: string | undefined;
  top?: string | undefined;
  size?: string | undefined;
  position?: "center" | "top" | undefined;
};

/** How to make the photo, or why the upload isn't one; nothing is decoded by then. */
export function planUpload(bytes: Uint8Array, choice: CropChoice): PhotoPlan | PhotoProblem {
  if (bytes.length === 0) return "empty";
  if (bytes.length > PHOTO_BYTES) return "too-large";
  const header = readPictureHeader(bytes);
  if (typeof header === "string") return header;
  const { type, width, height } = header;
  if (width * height > (type === "image/png" ? PNG_PIXELS : JPEG_PIXELS)) return "too-many-pixels";
  if (Math.min(width, height) < SIDE_MIN_PIXELS) return "too-small";
  return { ...header, square: squareOf(header, cropOf(header, choice)) };
}

function cropOf(header: PhotoHeader, { left, top, size, position }: CropChoice): Crop {
  if (left === undefined || top === undefined || size === undefined)
    return plainCrop(header, position ?? "center");
  return { left: Number(left), top: Number(top), size: Number(size) };
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The crop in integer pixels, always inside the picture and never smaller than a photo must be. */
export function squareOf(
  { width, height, orientation }: PhotoHeader,
  { left, top, size }: Crop,
): PhotoSquare {
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const shorter = Math.min(across, down);
  const side = within(Math.round(size * shorter), Math.min(SIDE_MIN_PIXELS, shorter), shorter);
  return {
    x: within(Math.round(left * across), 0, across - side),
    y: within(Math.round(top * down), 0, down - side),
    side,
  };
}

/** Without numbers: the largest square in the middle, or at the top, where the face of a tall picture is. */
export function plainCrop({ width, height, orientation }: PhotoHeader, position: "center" | "top"): Crop {
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const shorter = Math.min(across, down);
  return {
    left: (across - shorter) / 2 / across,
    top: position === "top" ? 0 : (down - shorter) / 2 / down,
    size: 1,
  };
}

/**
 * Who may change this photo: agents their own once their profile is verified, executives their own, and managers their
 * organization's. The only place for this rule; `isStillOwner` asks the database the same.
 */
export function mayEditPhotoOf(viewer: Viewer, owner: PhotoOwner): boolean {
  if (!viewer.roleKnown || viewer.accountStatus !== "active") return false;
  switch (owner.kind) {
    case "agent":
      return viewer.role === "agent" && viewer.verified && owner.userId === viewer.userId;
    case "executive":
      return isExecutive(viewer) && owner.userId === viewer.userId;
    case "organization":
      return (
        viewer.managedOrganization?.id === owner.id &&
        ["owner", "manager"].includes(viewer.managedOrganization.role)
      );
  }
}

export const isExecutive = ({ role }: Pick<Viewer, "role">): boolean => role.endsWith("_executive");
