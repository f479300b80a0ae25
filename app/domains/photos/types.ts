/** Photos as the rest of the product sees them. */
import type { PhotoType } from "#app/platform/files/photo-maker.ts";
import type { PHOTO_REPORT_REASONS, PHOTO_STATUSES } from "#db/lists.ts";

export type PhotoStatus = (typeof PHOTO_STATUSES)[number];
export type PhotoReportReason = (typeof PHOTO_REPORT_REASONS)[number];

/** Whose photo it is. */
export type PhotoOwner =
  | { kind: "agent"; agentNo: number; userId: string | null }
  | { kind: "organization"; organizationNo: number; id: string }
  | { kind: "executive"; userId: string };

/** An owner as a page shows it; `slug` where it has a public profile. */
export type OwnerFacts = { owner: PhotoOwner; id: string; name: string; slug: string | null };

/** `url` is a file that only its owner may open. */
export type FormerPhoto = { id: string; url: string; endedAt: number };

/** What the page of one's own photo shows. */
export type OwnPhoto = {
  kind: PhotoOwner["kind"];
  id: string;
  name: string;
  slug: string | null;
  url: string | null;
  /** The drawing shown instead of a photo. */
  drawing: string | null;
  /** Since when; null without one. */
  since: number | null;
  former: FormerPhoto[];
};

/** The header of an upload. */
export type PhotoHeader = { type: PhotoType; width: number; height: number; orientation: number };

/** Where to crop: fractions of the picture as people see it, the side as a part of its shorter one. */
export type Crop = { left: number; top: number; size: number };

/** Why we can't make a photo from this header. */
export type HeaderProblem = "not-a-picture" | "heic" | "other-picture" | "cmyk" | "unreadable";

/** Why an upload isn't a photo. */
export type PhotoProblem = HeaderProblem | "empty" | "too-large" | "too-many-pixels" | "too-small";

export type WaitingPhotoCase = {
  id: string;
  /** Its own page. */
  address: string;
  name: string;
  reports: number;
  openedAt: number;
  dueAt: number;
};

export type PhotoCase = {
  id: string;
  photoId: string;
  photoName: string;
  status: PhotoStatus;
  owner: PhotoOwner;
  ownerId: string;
  ownerName: string;
  slug: string | null;
  uploadedAt: number;
  openedAt: number;
  dueAt: number;
  decidedAt: number | null;
  decision: "keep" | "remove" | null;
  reason: string;
  judge: string | null;
  reports: { reason: PhotoReportReason; note: string; reportedAt: number }[];
  reportCount: number;
};
