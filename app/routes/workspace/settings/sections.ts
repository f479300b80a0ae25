/** The sections of `/settings`, in the order of their tabs. The name of each is its `?section=`. */
import { application } from "./application.tsx";
import { licenses } from "./licenses.tsx";
import { medicare } from "./medicare/medicare.tsx";
import { notifications } from "./notifications.tsx";
import { pay } from "./pay/pay.tsx";
import { photo } from "./photo/photo.tsx";
import { privacy } from "./privacy/privacy.tsx";
import { profile } from "./profile.tsx";
import type { SectionPage } from "./section.ts";
import { security } from "./security/security.tsx";
import { showcase } from "./showcase.tsx";
import { watched } from "./watched/watched.tsx";

export const SECTIONS = {
  profile,
  showcase,
  photo,
  licenses,
  medicare,
  pay,
  security,
  notifications,
  watched,
  privacy,
  application,
} satisfies Record<string, SectionPage<never>>;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** The section that an address asks for, or the first. */
export const parseSection = (search: URLSearchParams): SectionName =>
  SECTION_NAMES.find((one) => one === search.get("section")) ?? "profile";
