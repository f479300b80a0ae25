/** One's own photo: from an upload to three files that hold nothing else of it, and the pages that show it. */
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pageOf } from "#support/page.ts";
import { openAccounts } from "../accounts.ts";
import { PHOTO_PAGE, postPhoto, quarterAt, quarters } from "./uploads.ts";

const { rows, signedIn, site } = openAccounts();
const PROFILE = "/showcase/ines-calloway";
const SIDES = [128, 320, 640];

/** Where the live photo of an agent lies. */
async function photoOf(slug: string) {
  const [agent] = await rows("SELECT photo_url FROM agents WHERE slug = ?", [slug]);
  return agent?.photo_url === null ? null : String(agent?.photo_url);
}
const SECRET = "SECRET-PLACE-30.2672-97.7431";

describe("an agent's photo", () => {
  test("is three square files of the sizes they say, without anything else of the upload", async () => {
    const agent = await signedIn("agent");
    const upload = await quarters(900, 600)
      .withExif({
        IFD0: { ImageDescription: SECRET },
        IFD3: { GPSLatitude: "30/1 16/1 2/1", GPSLatitudeRef: "N" },
      })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(upload.includes(SECRET)).toBe(true);
    const answer = await postPhoto(agent, Buffer.concat([upload, Buffer.from(`<script>${SECRET}</script>`)]));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, PHOTO_PAGE]);
    const photo = await photoOf("ines-calloway");
    expect(photo).toMatch(/^\/photos\/[0-9a-z]{12}$/);
    for (const side of SIDES) {
      const response = await site.get(`${photo}/${side}.jpg`);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-database-round-trips": "0",
      });
      expect(response.headers.getSetCookie()).toEqual([]);
      const file = Buffer.from(await response.arrayBuffer());
      const { format, width, height, exif, icc, xmp } = await sharp(file).metadata();
      expect({ format, width, height, exif, icc, xmp }).toEqual({
        format: "jpeg",
        width: side,
        height: side,
      });
      for (const trace of [SECRET, "Exif", "script"]) expect(file.includes(trace)).toBe(false);
      expect(await Promise.all([quarterAt(file, 0.2, 0.2), quarterAt(file, 0.8, 0.2)])).toEqual(["nw", "ne"]);
      expect(await Promise.all([quarterAt(file, 0.2, 0.8), quarterAt(file, 0.8, 0.8)])).toEqual(["sw", "se"]);
    }
    const page = await pageOf(await site.get(PROFILE));
    expect(page.html).toContain(`${photo}/320.jpg`);
    const [row] = await rows("SELECT status, hash FROM photos WHERE name = ?", [photo?.slice(8) ?? ""]);
    expect(row).toMatchObject({ status: "live", hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});
