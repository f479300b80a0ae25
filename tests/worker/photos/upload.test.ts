/** A person's own photo: from an upload to clean files, who may change it, and how it is restored. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { removePhoto } from "#app/domains/photos/photo-commands.server.ts";
import type { PhotoOwner } from "#app/domains/photos/types.ts";
import { errorBy, heldBy, pageOf, refusedPage, summaryOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";
import { PHOTO_PAGE, postPhoto, quarterAt, quarters } from "./uploads.ts";

const { databaseUrl, rows, signedIn, site, stranger } = openAccounts();
const PROFILE = "/showcase/ines-calloway";
const SIDES = [128, 320, 640];

const fileOf = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer());
const SECRET = "SECRET-PLACE-30.2672-97.7431";
const cornersOf = (file: Buffer) =>
  Promise.all([
    quarterAt(file, 0.2, 0.2),
    quarterAt(file, 0.8, 0.2),
    quarterAt(file, 0.2, 0.8),
    quarterAt(file, 0.8, 0.8),
  ]);

/** The address of the demo agent's live photo. */
async function livePhoto(): Promise<string | null> {
  const [agent] = await rows("SELECT photo_url FROM agents WHERE slug = 'ines-calloway'");
  return agent?.photo_url === null ? null : String(agent?.photo_url);
}

/** Uploads a photo and returns its address. */
async function uploaded(visitor: Visitor, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const answer = await postPhoto(visitor, bytes, fields);
  await answer.text();
  expect(answer.status).toBe(303);
  return String(await livePhoto());
}

const change = (visitor: Visitor, intent: string, photo = "") => visitor.post(PHOTO_PAGE, { intent, photo });
const nameOf = (photoUrl: string) => photoUrl.slice("/photos/".length);
async function idOf(photoUrl: string): Promise<string> {
  const [row] = await rows("SELECT id FROM photos WHERE name = ?", [nameOf(photoUrl)]);
  return String(row?.id);
}

/** Removes a photo as an account that had the profile when its page was read. */
const removeLate = (userId: string, owner: PhotoOwner) =>
  removePhoto(openContext({ databaseUrl: databaseUrl() }), userId, { owner, id: "", name: "", slug: null });

describe("an upload", () => {
  test("becomes three square files of the stated sizes, with nothing else from the upload", async () => {
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
    const trailer = Buffer.from(`<script>${SECRET}</script>`);
    const photo = await uploaded(agent, Buffer.concat([upload, trailer]));
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
      const file = Buffer.from(await response.arrayBuffer());
      const { format, width, height, exif, icc, xmp } = await sharp(file).metadata();
      expect({ format, width, height, exif, icc, xmp }).toEqual({
        format: "jpeg",
        width: side,
        height: side,
      });
      for (const secret of [SECRET, "Exif", "script"]) expect(file.includes(secret)).toBe(false);
      expect(await cornersOf(file)).toEqual(["nw", "ne", "sw", "se"]);
    }
    expect(await (await site.get(PROFILE)).text()).toContain(`${photo}/320.jpg`);
    const [row] = await rows("SELECT status, hash FROM photos WHERE name = ?", [nameOf(photo)]);
    expect(row).toEqual({ status: "live", hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    for (const none of [`${photo}/64.jpg`, `${photo}/card.rgb`, "/photos/000000000000/128.jpg"])
      expect((await site.get(none)).status, none).toBe(404);
  });

  test("that is also a web page and an archive becomes only a photo", async () => {
    const jpeg = await quarters(400, 400).jpeg().toBuffer();
    const page = Buffer.from(`--><html><script>${SECRET}</script><!--`);
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, (page.length + 2) >> 8, (page.length + 2) & 0xff]),
      page,
    ]);
    // An archive of one stored file, read from its end; the comment is where a browser begins to sniff.
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), Buffer.alloc(26), Buffer.from(SECRET)]);
    const end = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), local, end]);
    const photo = await uploaded(await signedIn("agent"), polyglot);
    for (const side of SIDES) {
      const file = await fileOf(`${photo}/${side}.jpg`);
      for (const secret of ["SECRET", "<html", "script", "PK\x03\x04", "PK\x05\x06"])
        expect(file.includes(Buffer.from(secret, "latin1")), `${side}: ${secret}`).toBe(false);
      // The file ends where the image ends.
      expect(file.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
      expect(await cornersOf(file)).toEqual(["nw", "ne", "sw", "se"]);
    }
  });

  test("is rotated as its camera said, then cropped as the form says", async () => {
    const agent = await signedIn("agent");
    // Stored on its side: upright it is 400 wide and 800 high.
    const turned = await quarters(800, 400).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const cut = async (fields: Record<string, string>) =>
      cornersOf(await fileOf(`${await uploaded(agent, turned, fields)}/320.jpg`));
    // Upright, the stored left is at the top: sw nw over se ne, each 200 × 400.
    expect(await cut({ position: "center" })).toEqual(["sw", "nw", "se", "ne"]);
    expect(await cut({ position: "top" })).toEqual(["sw", "nw", "sw", "nw"]);
    expect(await cut({ left: "0.000000", top: "0.500000", size: "1" })).toEqual(["se", "ne", "se", "ne"]);
    expect(await cut({ left: "0.500000", top: "0", size: "0.500000" })).toEqual(["nw", "nw", "nw", "nw"]);
    // What isn't a number counts as missing.
    expect(await cut({ left: "-1", top: "1e9", size: "NaN", position: "top" })).toEqual([
      "sw",
      "nw",
      "sw",
      "nw",
    ]);
  });

  test.each([
    ["a progressive JPEG", () => quarters(500, 500).jpeg({ progressive: true }).toBuffer()],
    ["a PNG", () => quarters(500, 500).png().toBuffer()],
    [
      "an interlaced PNG with a palette",
      () => quarters(500, 500).png({ palette: true, progressive: true }).toBuffer(),
    ],
    ["a small one", () => quarters(200, 200).jpeg().toBuffer()],
  ])("may be %s", async (_, make) => {
    const photo = await uploaded(await signedIn("agent"), await make());
    const file = await fileOf(`${photo}/640.jpg`);
    expect(await cornersOf(file)).toEqual(["nw", "ne", "sw", "se"]);
  });

  /** As an account that the other tests don't use: uploads per day are limited. */
  const uploadedElsewhere = async (bytes: Uint8Array) => {
    const answer = await postPhoto(await signedIn("carrier-executive"), bytes);
    expect([answer.status, await answer.text()]).toEqual([303, ""]);
    const [row] = await rows("SELECT name FROM photos WHERE user_id IS NOT NULL ORDER BY id DESC LIMIT 1");
    return fileOf(`/photos/${row?.name}/640.jpg`);
  };

  test("may be a 16-bit PNG, or an animated one, whose first frame is shown", async () => {
    const sixteen = await quarters(500, 500).toColorspace("rgb16").png().toBuffer();
    expect(await cornersOf(await uploadedElsewhere(sixteen))).toEqual(["nw", "ne", "sw", "se"]);
    const moving = animated(await quarters(300, 300).png().toBuffer());
    expect(await cornersOf(await uploadedElsewhere(moving))).toEqual(["nw", "ne", "sw", "se"]);
  });

  test.each([
    ["a gray JPEG", (gray: sharp.Sharp) => gray.jpeg({ quality: 95 })],
    ["a gray progressive JPEG", (gray: sharp.Sharp) => gray.jpeg({ quality: 95, progressive: true })],
    ["a gray PNG of sixteen bits", (gray: sharp.Sharp) => gray.toColorspace("grey16").png()],
  ])("may be %s, and looks the same", async (_, write) => {
    const upload = await write(quarters(500, 500).toColorspace("b-w")).toBuffer();
    const shadesOf = async (picture: Buffer) => {
      const { data, info } = await sharp(picture).removeAlpha().toColorspace("srgb").raw().toBuffer({
        resolveWithObject: true,
      });
      return [0.25, 0.75].flatMap((down) =>
        [0.25, 0.75].flatMap((across) => {
          const at = (down * info.height * info.width + across * info.width) * info.channels;
          return [...data.subarray(at, at + 3)];
        }),
      );
    };
    const wanted = await shadesOf(upload);
    const made = await shadesOf(await uploadedElsewhere(upload));
    expect(new Set(wanted).size, "four shades").toBe(4);
    for (const [at, shade] of made.entries())
      expect(Math.abs(shade - (wanted[at] ?? 0)), `${made} for ${wanted}`).toBeLessThanOrEqual(6);
  });

  test("with transparency gets a white background", async () => {
    const clear = await sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const file = await fileOf(`${await uploaded(await signedIn("agent"), clear)}/128.jpg`);
    const { dominant } = await sharp(file).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });
});

/** A PNG with a second frame of the same size, in black. */
function animated(still: Buffer): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(body.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const longs = (...values: number[]) => {
    const body = Buffer.alloc(values.length * 4);
    for (const [at, value] of values.entries()) body.writeUInt32BE(value, at * 4);
    return body;
  };
  const [width, height] = [still.readUInt32BE(16), still.readUInt32BE(20)];
  const control = (order: number) =>
    chunk("fcTL", Buffer.concat([longs(order, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const black = deflateSync(Buffer.alloc((width * 3 + 1) * height));
  const header = 33;
  const end = still.length - 12;
  return Buffer.concat([
    still.subarray(0, header),
    chunk("acTL", longs(2, 0)),
    control(0),
    still.subarray(header, end),
    control(1),
    chunk("fdAT", Buffer.concat([longs(2), black])),
    still.subarray(end),
  ]);
}

/** A PNG that states this size and has almost no data. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000",
    "hex",
  );
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

describe("not a photo", () => {
  const NEITHER = "Choose a JPEG or a PNG. This file is neither, whatever its name says.";
  const OTHER = "This picture is neither a JPEG nor a PNG, whatever its name says.";
  const CMYK = "This JPEG has colors for printing (CMYK), which we can’t read. Save it with RGB colors";
  const PIXELS = "This photo has too many pixels.";
  const BROKEN = "We couldn’t read this photo.";
  const small = () => quarters(300, 300).jpeg().toBuffer();
  test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, number, string]>([
    ["an SVG", () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 415, NEITHER],
    ["a page", () => "<!doctype html><script>1</script>", 415, NEITHER],
    [
      "a PDF with a photo in it",
      async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), await small()]),
      415,
      NEITHER,
    ],
    ["nothing", () => "", 400, "Choose a photo."],
    ["11 MB", () => new Uint8Array(11 * 1024 * 1024), 413, "Choose a photo of at most 10 MB."],
    ["50,000 by 50,000 pixels", () => bomb(50_000, 50_000), 413, PIXELS],
    ["a PNG with too many pixels", () => bomb(3_000, 2_001), 413, PIXELS],
    ["half a PNG", async () => (await quarters(400, 400).png().toBuffer()).subarray(0, 300), 422, BROKEN],
    ["a header alone", () => bomb(400, 400), 422, BROKEN],
    [
      "a third of a JPEG",
      async () => {
        const full = await sharp({
          create: {
            width: 900,
            height: 900,
            channels: 3,
            background: "#888",
            noise: { type: "gaussian", mean: 128, sigma: 60 },
          },
        })
          .jpeg()
          .toBuffer();
        return full.subarray(0, full.length / 3);
      },
      422,
      BROKEN,
    ],
    ["in CMYK", () => quarters(300, 300).toColorspace("cmyk").jpeg().toBuffer(), 415, CMYK],
    [
      "in CMYK, progressive",
      () => quarters(300, 300).toColorspace("cmyk").jpeg({ progressive: true }).toBuffer(),
      415,
      CMYK,
    ],
    [
      "a phone’s HEIC",
      () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      415,
      "This is a HEIC photo",
    ],
    ["a GIF", () => quarters(300, 300).gif().toBuffer(), 415, OTHER],
    ["a WebP", () => quarters(300, 300).webp().toBuffer(), 415, OTHER],
    ["an AVIF", () => quarters(300, 300).avif({ effort: 0 }).toBuffer(), 415, OTHER],
    [
      "too small",
      () => quarters(199, 400).jpeg().toBuffer(),
      400,
      "Choose a photo of at least 200 by 200 pixels.",
    ],
  ])("%s", async (_, make, status, said) => {
    const agent = await signedIn("agent");
    const before = await livePhoto();
    const page = await refusedPage(
      await postPhoto(agent, await make(), { position: "top" }, "me.png"),
      status,
    );
    expect(summaryOf(page)[0]).toContain(said);
    expect(errorBy(page.getByLabelText(/^(Your|A new) photo$/))).toContain(said);
    expect(heldBy(page.getByLabelText(/^The top/))).toBe("top");
    expect(page.getByLabelText(/^The top/).hasAttribute("checked")).toBe(true);
    expect(await livePhoto()).toBe(before);
  });

  test("larger than any form is not even read", async () => {
    const answer = await postPhoto(await signedIn("agent"), new Uint8Array(13 * 1024 * 1024));
    expect(answer.status).toBe(413);
    await answer.text();
  });

  test("can't be sent by someone without a photo to change", async () => {
    const upload = await small();
    for (const who of ["customer", "admin"]) {
      const visitor = await signedIn(who);
      expect((await visitor.get("/settings")).status).toBe(200);
      const answer = await postPhoto(visitor, upload);
      expect(answer.status, who).toBe(403);
      await answer.text();
    }
    expect((await postPhoto(stranger(), upload)).headers.get("Location")).toMatch(/^\/auth/);
  });
});

describe("an earlier photo", () => {
  const two = async (agent: Visitor) => [
    await uploaded(agent, await quarters(300, 300).jpeg().toBuffer()),
    await uploaded(agent, await quarters(400, 400).jpeg().toBuffer()),
  ];

  test("can be restored at its old address, by its owner only", async () => {
    const agent = await signedIn("agent");
    const [first = "", second = ""] = await two(agent);
    const id = await idOf(first);
    const page = await pageOf(await agent.get(PHOTO_PAGE));
    expect(page.text).toContain("Former photos");
    const own = await agent.get(`/settings/photos/${id}`);
    expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).width).toBe(320);
    const other = await signedIn("agency");
    expect((await other.get(`/settings/photos/${id}`)).status).toBe(404);
    await (await change(other, "bring-back-photo", id)).text();
    expect(await livePhoto()).toBe(second);
    // Not by an account that has another profile by then either.
    const [claimed] = await rows(
      `SELECT p.user_id, a.agent_no FROM profiles p JOIN agents a ON a.slug = 'ines-calloway'
       WHERE p.verified AND p.agent_no <> a.agent_no LIMIT 1`,
    );
    const userId = String(claimed?.user_id);
    expect(await removeLate(userId, { kind: "agent", agentNo: Number(claimed?.agent_no), userId })).toBe(
      false,
    );
    expect(await livePhoto()).toBe(second);
    await (await change(agent, "bring-back-photo", id)).text();
    expect(await livePhoto()).toBe(first);
    expect((await site.get(`${first}/128.jpg`)).status).toBe(200);
  });

  test("that is deleted is gone, with its files", async () => {
    const agent = await signedIn("agent");
    const [first = ""] = await two(agent);
    await (await change(agent, "delete-photo", await idOf(first))).text();
    expect((await site.get(`${first}/128.jpg`)).status).toBe(404);
    const bucket = await site.photos();
    expect((await bucket.list()).objects.filter(({ key }) => key.includes(nameOf(first)))).toEqual([]);
    await (await change(agent, "bring-back-photo", await idOf(first))).text();
    expect(await livePhoto()).not.toBe(first);
  });

  test("beyond five, the oldest is deleted within a minute", async () => {
    const agent = await signedIn("agent");
    const upload = await quarters(250, 250).jpeg().toBuffer();
    const first = await uploaded(agent, upload);
    for (let no = 0; no < 6; no += 1) await uploaded(agent, upload);
    expect(await rows("SELECT status FROM photos WHERE name = ?", [nameOf(first)])).toEqual([
      { status: "gone" },
    ]);
    await site.runCron();
    expect((await site.get(`${first}/128.jpg`)).status).toBe(404);
    const [{ n } = { n: 0 }] = await rows(
      "SELECT count(*) n FROM photos p JOIN agents a USING (agent_no) WHERE a.slug = 'ines-calloway' AND p.status = 'replaced'",
    );
    expect(n).toBeLessThanOrEqual(5);
  });

  test("that was removed can't be read until it is restored", async () => {
    const agent = await signedIn("agent");
    const photo = await uploaded(agent, await quarters(300, 300).jpeg().toBuffer());
    await (await change(agent, "remove-photo")).text();
    expect(await livePhoto()).toBeNull();
    expect((await site.get(`${photo}/128.jpg`)).status).toBe(404);
    expect((await site.get(`${photo}/128.jpg`)).headers.get("Cache-Control")).toBe("no-store");
    const id = await idOf(photo);
    expect((await agent.get(`/settings/photos/${id}`)).status).toBe(200);
    await (await change(agent, "bring-back-photo", id)).text();
    expect((await site.get(`${photo}/640.jpg`)).status).toBe(200);
    expect(await livePhoto()).toBe(photo);
  });
});

describe("photos of others than agents", () => {
  test("an executive has their own, a manager changes the organization’s", async () => {
    const upload = await quarters(300, 300).jpeg().toBuffer();
    const executive = await signedIn("agency-executive");
    await (await postPhoto(executive, upload)).text();
    const readProfile = async () =>
      (
        await rows(
          `SELECT p.user_id, p.photo_url, r.role FROM profiles p JOIN users u ON u.id = p.user_id
             JOIN user_roles r ON r.user_id = u.id WHERE u.email = 'agency-executive@fairlead.example'`,
        )
      )[0];
    const profile = await readProfile();
    expect(profile?.photo_url).toMatch(/^\/photos\//);
    const manager = await signedIn("agency");
    await (await postPhoto(manager, upload)).text();
    const readOrganizations = () =>
      rows("SELECT organization_no, id FROM organizations WHERE photo_url IS NOT NULL");
    const organizations = await readOrganizations();
    expect(organizations).toHaveLength(1);
    // Neither can be removed by an account that changed since the page was read.
    const userId = String(profile?.user_id);
    const [one] = organizations;
    const organization = { organizationNo: Number(one?.organization_no), id: String(one?.id) };
    expect(await removeLate(userId, { kind: "organization", ...organization })).toBe(false);
    await rows("UPDATE user_roles SET role = 'customer' WHERE user_id = ?", [userId]);
    expect(await removeLate(userId, { kind: "executive", userId })).toBe(false);
    await rows("UPDATE user_roles SET role = ? WHERE user_id = ?", [String(profile?.role), userId]);
    expect([await readProfile(), await readOrganizations()]).toEqual([profile, organizations]);
  });

  test("share cards and contact cards have it", async () => {
    const agent = await signedIn("agent");
    const photo = await uploaded(agent, await quarters(600, 600).jpeg().toBuffer());
    const card = await fileOf("/social/agent/ines-calloway.png");
    const { width, height, channels } = await sharp(card).metadata();
    expect([width, height, channels]).toEqual([1200, 630, 3]);
    // 220 pixels a side, 80 from the right edge, 30 below the rule.
    const square = await sharp(card)
      .extract({ left: 900, top: 162, width: 220, height: 220 })
      .png()
      .toBuffer();
    expect(await cornersOf(square)).toEqual(["nw", "ne", "sw", "se"]);
    expect(await (await site.get("/showcase/ines-calloway/contact.vcf")).text()).toContain(
      "PHOTO;MEDIATYPE=image/jpeg:http",
    );
    expect(
      (await (await site.get("/showcase/ines-calloway/contact.vcf")).text()).replace(/\r\n /g, ""),
    ).toContain(`${photo}/320.jpg`);
  });
});

test("deleting the account deletes its photos", async () => {
  const agent = await signedIn("agent");
  const photo = await uploaded(agent, await quarters(300, 300).jpeg().toBuffer());
  await agent.deleteAccount();
  expect(await livePhoto()).toBeNull();
  await site.runCron();
  expect((await site.get(`${photo}/128.jpg`)).status).toBe(404);
  expect(await rows("SELECT created_by FROM photos WHERE name = ?", [nameOf(photo)])).toEqual([
    { created_by: null },
  ]);
});
