/**
 * `node drawings/demo-portraits.ts`: draws the demonstration's portraits, which show no real person, in the sizes
 * of photos, into `public/photos/demo-…`. Run it again after the drawing or a size changes. The files are committed,
 * because a seed only writes to the database and photos are stored elsewhere.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { faceName, parseFace } from "#app/domains/photos/drawings/draw.ts";
import { PHOTO_SIDES } from "#app/platform/files/photo-maker.ts";
import { portraitName } from "#db/seed/photos.ts";
import { projectRoot } from "../scripts/project.ts";
import { drawFace } from "../workers/photo-maker/face.ts";

/** Of all faces, these look like portraits of different people. */
const CHOSEN = { long: [31, 33, 25, 18, 22, 20], short: [39, 29, 15, 18, 38, 33] } as const;

const faces = (["long", "short"] as const).flatMap((look) =>
  CHOSEN[look].map((at) => {
    const plan = parseFace(faceName(`portrait ${at}`, look));
    if (plan === null) throw new Error(`Portrait ${at} has no face.`);
    return drawFace(plan);
  }),
);

for (const [at, face] of faces.entries()) {
  const folder = join(projectRoot, "public", "photos", portraitName(at));
  mkdirSync(folder, { recursive: true });
  for (const side of PHOTO_SIDES)
    await sharp(Buffer.from(face), { density: 150 })
      .resize(side, side)
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(folder, `${side}.jpg`));
}
