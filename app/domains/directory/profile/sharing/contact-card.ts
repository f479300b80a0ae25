/** An agent's contact as a vCard: 4.0 (RFC 6350), and 3.0 (RFC 2426) for older phones. */

import { photoFile } from "#app/paths/paths.ts";
import { dialedPhone } from "#app/platform/contact-data/phone.ts";
import { escapeText, foldLine } from "#app/platform/contact-data/vcard.ts";
import { t } from "#app/text/text.ts";
import type { Point } from "../../types.ts";
import { formatLicenseNumbers } from "../profile-facts.ts";
import type { ProfileLicense } from "../profile-types.ts";

export type VCardVersion = "4.0" | "3.0";

export type Contact = {
  id: string;
  slug: string;
  name: string;
  firstName: string;
  lastName: string;
  headline: string;
  organization: string | null;
  /** E.164. */
  phone: string | null;
  street: string;
  city: string;
  stateCode: string;
  zip: string;
  point: Point;
  timeZone: string;
  website: string | null;
  /** Address of the photo's files. */
  photoUrl: string | null;
  npn: string;
  licenses: Pick<ProfileLicense, "state" | "number" | "validity">[];
  updatedAt: number;
};

/** `profileUrl` is the full address of the showcase. Lines end in CRLF; none is longer than 75 octets. */
export function writeVCard(contact: Contact, profileUrl: string, version: VCardVersion): string {
  const modern = version === "4.0";
  const { lat, lon } = contact.point;
  const place = [contact.street, contact.city, contact.stateCode, contact.zip, "United States"];
  const lines = [
    "BEGIN:VCARD",
    `VERSION:${version}`,
    ...(modern ? ["KIND:individual"] : []),
    `FN:${escapeText(contact.name)}`,
    `N:${escapeText(contact.lastName)};${escapeText(contact.firstName)};;;`,
    contact.organization === null ? null : `ORG:${escapeText(contact.organization)}`,
    `TITLE:${escapeText(t("Insurance agent"))}`,
    contact.phone === null
      ? null
      : modern
        ? `TEL;VALUE=uri;TYPE="work,voice":tel:${contact.phone}`
        : `TEL;TYPE=WORK,VOICE:${dialedPhone(contact.phone)}`,
    `ADR;TYPE=${modern ? "work" : "WORK"}:;;${place.map(escapeText).join(";")}`,
    modern ? `GEO:geo:${lat},${lon}` : `GEO:${lat};${lon}`,
    modern ? `TZ:${escapeText(contact.timeZone)}` : null,
    contact.photoUrl === null
      ? null
      : `PHOTO;${modern ? "MEDIATYPE=image/jpeg" : "VALUE=uri;TYPE=JPEG"}:${new URL(photoFile(contact.photoUrl, 320), profileUrl)}`,
    contact.website === null ? null : `URL${modern ? ";PREF=2" : ""}:${contact.website}`,
    `URL${modern ? ";PREF=1" : ""}:${profileUrl}`,
    `NOTE:${escapeText(noteOf(contact))}`,
    modern ? `UID:urn:uuid:${contact.id}` : `UID:${contact.id}`,
    `REV:${revision(contact.updatedAt, modern)}`,
    "END:VCARD",
  ];
  return lines.flatMap((line) => (line === null ? [] : `${foldLine(line)}\r\n`)).join("");
}

/** California wants the license number wherever the contact details are (Ins. Code 1725.5). */
function noteOf({ headline, npn, licenses }: Contact): string {
  const numbers = formatLicenseNumbers(licenses);
  const license =
    numbers === ""
      ? t("No insurance license in force on file.")
      : t("Insurance license {numbers}.", { numbers });
  return [headline, `${license} NPN ${npn}.`].filter((part) => part !== "").join("\n");
}

/** `20261114T093000Z` in 4.0, `2026-11-14T09:30:00Z` in 3.0. */
function revision(timeMs: number, modern: boolean): string {
  const text = `${new Date(timeMs).toISOString().slice(0, 19)}Z`;
  return modern ? text.replaceAll(/[-:]/g, "") : text;
}
