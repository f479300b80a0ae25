/** What share cards show: an agent's name with the licence beside it, or a page's title. */
import { wordLicenceNumbers } from "#app/domains/directory/profile-facts.ts";
import type { findShareCard } from "#app/domains/directory/share-queries.server.ts";
import { wordCount } from "#app/domains/directory/wording.ts";
import { site } from "#app/platform/site.ts";
import { getTypefaces, type Typefaces } from "./glyphs.ts";
import { CARD, Picture } from "./picture.ts";
import { breakLines, setLine } from "./typesetting.ts";

const MARGIN = 80;
const WIDTH = CARD.width - 2 * MARGIN;
const TITLE_LINE = 80;
const TEXT_LINE = 46;
const RULE_Y = 148;
const FOOT_Y = 556;
const STAR_PIXELS = 40;

export type AgentCardFacts = NonNullable<Awaited<ReturnType<typeof findShareCard>>>;

/** Name, licences, headline; below the line rating and place. Returns a PNG. */
export async function drawAgentCard(agent: AgentCardFacts): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await getTypefaces();
  const picture = begin(faces);
  const numbers = wordLicenceNumbers(agent.licences);
  const licence = numbers === "" ? "No licence in force today" : `Licence ${numbers}`;
  let y = RULE_Y + 96;
  for (const line of breakLines(faces.serif, agent.name, WIDTH, 2)) {
    picture.text(faces.serif, line, MARGIN, y, "ink");
    y += TITLE_LINE;
  }
  y -= 22;
  for (const line of breakLines(faces.sans, licence, WIDTH, 2)) {
    picture.text(faces.sans, line, MARGIN, y, numbers === "" ? "muted" : "accent");
    y += TEXT_LINE;
  }
  if (agent.headline !== "") {
    y += 10;
    // What is left above the foot, however much the name and the licences took.
    const room = Math.floor((FOOT_Y - 70 - y) / TEXT_LINE) + 1;
    for (const line of breakLines(faces.sans, agent.headline, WIDTH, Math.min(2, Math.max(1, room)))) {
      picture.text(faces.sans, line, MARGIN, y, "muted");
      y += TEXT_LINE;
    }
  }
  picture.rectangle(MARGIN, FOOT_Y - 52, WIDTH, 2, "line");
  const place = `${agent.city}, ${agent.stateCode}`;
  const placeWidth = Math.ceil(setLine(faces.sans, place).width);
  picture.text(faces.sans, place, CARD.width - MARGIN - placeWidth, FOOT_Y, "muted");
  drawRating(picture, faces, agent);
  return picture.png();
}

/** A page's title and one line under it. Returns a PNG. */
export async function drawPageCard({
  title,
  line,
}: {
  title: string;
  line: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await getTypefaces();
  const picture = begin(faces);
  let y = RULE_Y + 130;
  for (const part of breakLines(faces.serif, title, WIDTH, 3)) {
    picture.text(faces.serif, part, MARGIN, y, "ink");
    y += TITLE_LINE;
  }
  for (const part of breakLines(faces.sans, line, WIDTH, 2)) {
    picture.text(faces.sans, part, MARGIN, y, "muted");
    y += TEXT_LINE;
  }
  return picture.png();
}

/** Paper, the mark on its line across the card, and the name of the site. */
function begin(faces: Typefaces): Picture {
  const picture = new Picture();
  picture.rectangle(MARGIN, RULE_Y - 2, WIDTH, 4, "ink");
  const nameWidth = setLine(faces.serif, site.name).width;
  picture.text(faces.serif, site.name, MARGIN, RULE_Y - 30, "ink");
  drawRing(picture, MARGIN + Math.ceil(nameWidth) + 64, RULE_Y);
  return picture;
}

/** The ring on the line: the line passes in from the left and is let through. */
function drawRing(picture: Picture, x: number, y: number): void {
  const [radius, half] = [22, 4];
  picture.shape(
    { left: x - 40, top: y - 40, width: 80, height: 80 },
    (px, py) => half - Math.abs(Math.hypot(px - x, py - y) - radius),
    "accent",
  );
}

function drawRating(picture: Picture, { sans }: Typefaces, agent: AgentCardFacts): void {
  if (agent.reviewCount === 0) {
    picture.text(sans, "No reviews yet", MARGIN, FOOT_Y, "muted");
    return;
  }
  const average = agent.starSum / agent.reviewCount;
  let x = MARGIN + picture.text(sans, average.toFixed(1), MARGIN, FOOT_Y, "ink") + 14;
  for (let star = 0; star < 5; star += 1) {
    drawStar(picture, Math.round(x), FOOT_Y - 32, Math.min(1, Math.max(0, average - star)));
    x += STAR_PIXELS + 2;
  }
  picture.text(sans, `from ${wordCount(agent.reviewCount, "review")}`, Math.round(x + 12), FOOT_Y, "muted");
}

/** A star in a square, outlined, and filled from the left by `share`. */
function drawStar(picture: Picture, left: number, top: number, share: number): void {
  const centre = { x: left + STAR_PIXELS / 2, y: top + STAR_PIXELS / 2 + 1 };
  const radius = STAR_PIXELS / 2 - 1;
  const depth = (x: number, y: number) =>
    starDepth((x - centre.x) / radius, (y - centre.y) / radius) * radius;
  const box = { left, top, width: STAR_PIXELS, height: STAR_PIXELS };
  const edge = left + 1 + (STAR_PIXELS - 2) * share;
  picture.shape(box, (x, y) => Math.min(depth(x, y), Math.max(edge - x, 2.6 - depth(x, y))), "star");
}

/** How deep a point lies in a five-pointed star of radius 1 around the origin, one point up; negative outside. */
function starDepth(x: number, y: number): number {
  const sector = (2 * Math.PI) / 5;
  const angle = Math.atan2(x, -y);
  const folded = Math.abs(angle - sector * Math.round(angle / sector));
  const distance = Math.hypot(x, y);
  const point = { x: distance * Math.sin(folded), y: distance * Math.cos(folded) };
  // The edge runs from the tip (0, 1) to the notch, which lies half a sector on, at 0.46 of the radius.
  const notch = { x: 0.46 * Math.sin(sector / 2), y: 0.46 * Math.cos(sector / 2) };
  const edge = { x: notch.x, y: notch.y - 1 };
  const length = Math.hypot(edge.x, edge.y);
  return (edge.y * point.x - edge.x * (point.y - 1)) / length;
}
