/** The content of share cards: an agent's name and license, or a page's title. */

import { formatCountOf } from "#app/domains/directory/format-figures.ts";
import { formatLicenseNumbers } from "#app/domains/directory/profile/profile-facts.ts";
import type { findShareCard } from "#app/domains/directory/profile/sharing/share-queries.server.ts";
import { CARD_PHOTO_SIDE } from "#app/platform/files/photo-maker.ts";
import { site } from "#app/platform/site.ts";
import type { Typefaces } from "./glyphs.ts";
import { CARD, type Ink, Picture } from "./picture.ts";
import { breakAtHyphens, breakLines, setLine } from "./typesetting.ts";

const MARGIN = 80;
const WIDTH = CARD.width - 2 * MARGIN;
const RULE_Y = 132;
const FIRST_Y = 228;
const FOOT_Y = 558;
const FOOT_RULE_Y = FOOT_Y - 56;
const TEXT_LINE = 46;
const STAR_PIXELS = 40;
const SHOWN_LICENSES = 3;
/** Space around the photo. */
const PHOTO_GAP = 30;

export type AgentCardFacts = NonNullable<Awaited<ReturnType<typeof findShareCard>>>;

/** Name, licenses, headline and photo, if there is one; rating and place below the line. Returns a PNG. */
export async function drawAgentCard(
  faces: Typefaces,
  agent: AgentCardFacts,
  photo: Uint8Array | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = begin(faces);
  const width = photo === null ? WIDTH : WIDTH - CARD_PHOTO_SIDE - PHOTO_GAP;
  if (photo !== null)
    picture.photo(photo, CARD.width - MARGIN - CARD_PHOTO_SIDE, RULE_Y + PHOTO_GAP, CARD_PHOTO_SIDE);
  let y = drawTitle(picture, faces, breakAtHyphens(agent.name), FIRST_Y, width);
  const license = formatLicenses(faces, agent.licenses, width);
  y = drawText(
    picture,
    faces,
    license ?? "No license in force today",
    y,
    1,
    license === null ? "muted" : "accent",
    width,
  );
  // The space left above the foot, which depends on the name's height.
  const room = Math.min(2, Math.floor((FOOT_RULE_Y - 24 - y) / TEXT_LINE) + 1);
  if (agent.headline !== "" && room > 0)
    drawText(picture, faces, agent.headline, y + 8, room, "muted", width);
  picture.rectangle(MARGIN, FOOT_RULE_Y, WIDTH, 2, "line");
  const place = `${agent.city}, ${agent.stateCode}`;
  const placeWidth = Math.ceil(setLine(faces.text, place).width);
  picture.text(faces.text, place, CARD.width - MARGIN - placeWidth, FOOT_Y, "muted");
  drawRating(picture, faces, agent);
  return picture.png();
}

/** A page's title with one line below it. Returns a PNG. */
export async function drawPageCard(
  faces: Typefaces,
  { title, line }: { title: string; line: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = begin(faces);
  const y = drawTitle(picture, faces, title, FIRST_Y + 40);
  drawText(picture, faces, line, y + 12, 2, "muted");
  return picture.png();
}

/** At most two lines in the large size, or three in the smaller one. Returns the baseline of the next text. */
function drawTitle(picture: Picture, faces: Typefaces, title: string, top: number, width = WIDTH): number {
  const large = breakLines(faces.title, title, width, 3);
  const [face, lines, lineHeight] =
    large.length <= 2
      ? [faces.title, large, 80]
      : [faces.heading, breakLines(faces.heading, title, width, 3), 56];
  let y = large.length <= 2 ? top : top - 20;
  for (const line of lines) {
    picture.text(face, line, MARGIN, y, "ink");
    y += lineHeight;
  }
  return y - lineHeight + 62;
}

function drawText(
  picture: Picture,
  faces: Typefaces,
  text: string,
  top: number,
  maxLines: number,
  ink: Ink,
  width = WIDTH,
): number {
  const lines = breakLines(faces.text, text, width, maxLines);
  lines.forEach((line, at) => {
    picture.text(faces.text, line, MARGIN, top + at * TEXT_LINE, ink);
  });
  return top + lines.length * TEXT_LINE;
}

/**
 * License numbers go next to the name (California Ins. Code 1725.5): as many as fit on the line, the home state's
 * first. Null when no license is in force.
 */
function formatLicenses(
  { text }: Typefaces,
  licenses: AgentCardFacts["licenses"],
  width: number,
): string | null {
  const inForce = licenses.filter((one) => one.validity === "in-force" || one.validity === "ending");
  if (inForce.length === 0) return null;
  const words = (shown: number) => {
    const more = inForce.length - shown;
    return `License ${formatLicenseNumbers(inForce.slice(0, shown))}${more > 0 ? ` and ${more} more` : ""}`;
  };
  let shown = Math.min(SHOWN_LICENSES, inForce.length);
  while (shown > 1 && setLine(text, words(shown)).width > width) shown -= 1;
  return words(shown);
}

/** Paper, logo, site name, and a rule across the card. */
function begin(faces: Typefaces): Picture {
  const picture = new Picture();
  const middle = RULE_Y - 40;
  picture.rectangle(MARGIN, middle - 2, 60, 4, "accent");
  drawRing(picture, MARGIN + 30, middle);
  picture.text(faces.brand, site.name, MARGIN + 80, RULE_Y - 27, "ink");
  picture.rectangle(MARGIN, RULE_Y, WIDTH, 3, "ink");
  return picture;
}

/** The ring with a line through it. */
function drawRing(picture: Picture, x: number, y: number): void {
  const [radius, half] = [15, 2];
  picture.shape(
    { left: x - 20, top: y - 20, width: 40, height: 40 },
    (px, py) => half - Math.abs(Math.hypot(px - x, py - y) - radius),
    "accent",
  );
}

function drawRating(picture: Picture, { text }: Typefaces, agent: AgentCardFacts): void {
  if (agent.reviewCount === 0) {
    picture.text(text, "No reviews yet", MARGIN, FOOT_Y, "muted");
    return;
  }
  const average = agent.starSum / agent.reviewCount;
  let x = MARGIN + picture.text(text, average.toFixed(1), MARGIN, FOOT_Y, "ink") + 14;
  for (let star = 0; star < 5; star += 1) {
    drawStar(picture, Math.round(x), FOOT_Y - 32, Math.min(1, Math.max(0, average - star)));
    x += STAR_PIXELS + 2;
  }
  picture.text(
    text,
    `from ${formatCountOf(agent.reviewCount, "review")}`,
    Math.round(x + 12),
    FOOT_Y,
    "muted",
  );
}

/** A star in a square, outlined, filled from the left by `share`. */
function drawStar(picture: Picture, left: number, top: number, share: number): void {
  const center = { x: left + STAR_PIXELS / 2, y: top + STAR_PIXELS / 2 + 1 };
  const radius = STAR_PIXELS / 2 - 1;
  const depth = (x: number, y: number) =>
    starDepth((x - center.x) / radius, (y - center.y) / radius) * radius;
  const box = { left, top, width: STAR_PIXELS, height: STAR_PIXELS };
  const edge = left + 1 + (STAR_PIXELS - 2) * share;
  picture.shape(box, (x, y) => Math.min(depth(x, y), Math.max(edge - x, 2.6 - depth(x, y))), "star");
}

/** The depth of a point inside a five-pointed star of radius 1 around the origin, one point up. Negative outside. */
function starDepth(x: number, y: number): number {
  const sector = (2 * Math.PI) / 5;
  const angle = Math.atan2(x, -y);
  const folded = Math.abs(angle - sector * Math.round(angle / sector));
  const distance = Math.hypot(x, y);
  const point = { x: distance * Math.sin(folded), y: distance * Math.cos(folded) };
  // The edge runs from the tip (0, 1) to the notch, half a sector further, at 0.46 of the radius.
  const notch = { x: 0.46 * Math.sin(sector / 2), y: 0.46 * Math.cos(sector / 2) };
  const edge = { x: notch.x, y: notch.y - 1 };
  const length = Math.hypot(edge.x, edge.y);
  return (edge.y * point.x - edge.x * (point.y - 1)) / length;
}
