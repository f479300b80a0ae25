/** Requests to and answers of the Worker that turns an upload into the sizes of a photo. */

/** Sides of the square files made from each photo, in pixels; they name the files. */
export const PHOTO_SIDES = [128, 320, 640] as const;

/** The square that share cards show, as bare pixels of three bytes: a page's Worker has nothing that decodes a JPEG. */
export const CARD_PHOTO_SIDE = 220;
/** All that is stored of a photo. */
export const PHOTO_FILES = [...PHOTO_SIDES.map((side) => `${side}.jpg` as const), "card.rgb"] as const;
export type PhotoFile = (typeof PHOTO_FILES)[number];

export type PhotoType = "image/jpeg" | "image/png";

/** A square of an upload, in pixels of the upright picture: rotated as the camera says. */
export type PhotoSquare = { x: number; y: number; side: number };

export type PhotoPlan = {
  type: PhotoType;
  /** As the header says, before rotation. */
  width: number;
  height: number;
  /** EXIF's one to eight; one is upright. */
  orientation: number;
  square: PhotoSquare;
};

/** Each file; null when the upload cannot be read to its end. */
export type MadePhoto = { file: PhotoFile; bytes: Uint8Array<ArrayBuffer> }[] | null;

/** Which hair a drawn face may have. */
export const FACE_LOOKS = ["long", "short", "either"] as const;
export type FaceLook = (typeof FACE_LOOKS)[number];

/** All that a face is drawn from. */
export type FacePlan = { look: FaceLook; seed: string };

export type PhotoMaker = {
  /** The face of an invented person, as SVG; the same for the same plan. */
  drawFace(plan: FacePlan): Promise<string>;
  make(upload: Uint8Array<ArrayBuffer>, plan: PhotoPlan): Promise<MadePhoto>;
};
