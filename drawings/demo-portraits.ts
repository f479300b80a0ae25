/**
 * `node drawings/demo-portraits.ts`: draws the demonstration's portraits, which resemble no real person, in the sizes
 * of photos, into `public/photos/demo-…`. Run it again after the drawing or a size changes. The files are committed,
 * because a seed only writes to the database and photos are stored elsewhere.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PHOTO_SIDES } from "#app/platform/files/photo-maker.ts";
import { DEMO_PORTRAITS, portraitName } from "#db/seed/photos.ts";
import { projectRoot } from "../scripts/project.ts";

const BACKGROUNDS = ["#c9d8cf", "#e4d5bd", "#cfd6e3", "#e3cfc9", "#d8d3e0", "#d5dcc2"];
const SKINS = ["#f0c9a8", "#d9a67f", "#a9744f", "#7a4f35", "#e8b894", "#c68a61"];
const HAIRS = ["#2b211c", "#5a3a24", "#8d5a2b", "#b9b2a8", "#141414", "#6b2f22"];
const CLOTHES = ["#12513c", "#33415c", "#6b3f4b", "#4a4e46", "#7a5c2e", "#27496d"];

/** Hair behind the head and over it, in a square of 100. */
const STYLES = [
  { back: "", front: "M29 42c0-18 9-27 21-27s21 9 21 27c-4-9-9-13-21-13s-17 4-21 13z" },
  {
    back: "M26 44c0-20 11-31 24-31s24 11 24 31v28H26z",
    front: "M29 42c1-15 9-24 21-24s20 9 21 24c-7-4-12-9-15-14-6 8-17 12-27 14z",
  },
  { back: "", front: "M28 40c-2-17 8-26 22-26s24 9 22 26c-3-5-4-9-7-12-8 3-22 3-30 0-3 3-4 7-7 12z" },
  {
    back: "M30 40c0-16 8-26 20-26s20 10 20 26c4 8 4 16-1 22H31c-5-6-5-14-1-22z",
    front: "M30 40c2-14 9-20 20-20s18 6 20 20c-6-2-13-6-20-11-7 5-14 9-20 11z",
  },
];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

function drawing(at: number): string {
  const { back, front } = pick(STYLES, at);
  const hair = pick(HAIRS, at * 5 + 1);
  const skin = pick(SKINS, at * 7 + 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${pick(BACKGROUNDS, at * 3)}"/>
    <path d="${back}" fill="${hair}"/>
    <path d="M10 100c2-20 18-27 40-27s38 7 40 27z" fill="${pick(CLOTHES, at * 11 + 3)}"/>
    <path d="M42 60h16v14c-3 6-13 6-16 0z" fill="${skin}"/>
    <ellipse cx="50" cy="46" rx="18.5" ry="22" fill="${skin}"/>
    <path d="${front}" fill="${hair}"/>
    <circle cx="43" cy="46" r="1.8" fill="#2b211c"/><circle cx="57" cy="46" r="1.8" fill="#2b211c"/>
    <path d="M43.5 56c4 4 9 4 13 0" fill="none" stroke="#2b211c" stroke-width="1.6" stroke-linecap="round"/>
    ${at % 3 === 1 ? '<g fill="none" stroke="#2b211c" stroke-width="1.2"><circle cx="43" cy="46" r="5"/><circle cx="57" cy="46" r="5"/><path d="M48 46h4"/></g>' : ""}
  </svg>`;
}

for (let at = 0; at < DEMO_PORTRAITS; at += 1) {
  const folder = join(projectRoot, "public", "photos", portraitName(at));
  mkdirSync(folder, { recursive: true });
  for (const side of PHOTO_SIDES)
    await sharp(Buffer.from(drawing(at)), { density: 500 })
      .resize(side, side)
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(folder, `${side}.jpg`));
}
