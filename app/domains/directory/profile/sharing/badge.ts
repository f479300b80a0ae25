/**
 * The badge that agents put on sites of their own: a drawing that loads nothing and runs nothing. It carries no rating
 * markup: stars in search results are for sites that review other businesses (domain "Search engines and files").
 */
import { cutText } from "#app/platform/cut-text.ts";
import { escapeXml } from "#app/platform/files/xml.ts";
import { site } from "#app/platform/site.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, t, tn } from "#app/text/text.ts";

export const BADGE_SIZE = { width: 260, height: 72 } as const;

export type BadgeFacts = {
  name: string;
  reviewCount: number;
  starSum: number;
  /** Milliseconds: when the first of its published reviews appeared; null without one. */
  reviewedSince: number | null;
  /** Names of the states with a license in force, each once. */
  states: readonly string[];
};

const EDGE = 12;
const NAME_SIZE = 14;
const NAME_LEAST_SIZE = 9;
/** Letters of a line that fit at full size. */
const LINE_LETTERS = 35;
const NAME_WIDTH = BADGE_SIZE.width - 2 * EDGE;
/** Width of a letter as part of its height, on the wide side: the reader's font is unknown. */
const LETTER = { narrow: 0.6, wide: 1.05 };
const NARROW =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{N}\p{P}\p{Z}]/u;
/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The colors of `app/ui/styles/theme.css`; the reader's system says which. */
const STYLE = `text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#1c211d}
.p{fill:#fcfbf7;stroke:#7f8073}.m{fill:#5c6258}.a{fill:#12513c}.s{fill:#ad6a0b}
@media (prefers-color-scheme:dark){text{fill:#ece8dc}.p{fill:#1b1f1a;stroke:#7d8276}.m{fill:#a3a598}.a{fill:#84c7a6}.s{fill:#e2a640}}`;
const STAR = "M6 0 7.8 4 12 4.4 8.8 7.2 9.7 11.4 6 9.2 2.3 11.4 3.2 7.2 0 4.4 4.2 4Z";

/** The badge as SVG. `today` as `YYYY-MM-DD`. */
export function drawBadge(facts: BadgeFacts, today: string): string {
  const { width, height } = BADGE_SIZE;
  const reviewed = facts.reviewCount > 0;
  const heading = t(reviewed ? "Reviewed on {site}" : "Listed on {site}", { site: site.name });
  const day = formatDay(today);
  const reviews = reviewWords(facts);
  // The font is the reader's, so a long line is set smaller.
  const size = reviews.length > LINE_LETTERS ? 9 : 10.5;
  const licenses = licenseWords(facts.states);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t d">`,
    // Isolated, so that a right-to-left name does not reorder the sentence.
    `<title id="t">\u2068${escapeXml(facts.name)}\u2069: ${escapeXml(heading)}</title>`,
    `<desc id="d">${escapeXml(
      t("{reviews}. {licenses}. As of {day}.", { reviews: `${reviews}${starWords(facts)}`, licenses, day }),
    )}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="p" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="3"/>`,
    `<text class="a" x="${EDGE}" y="18" font-size="11" font-weight="600">${escapeXml(heading)}</text>`,
    `<text class="m" x="${width - EDGE}" y="18" font-size="10" text-anchor="end">${day}</text>`,
    nameLine(facts.name),
    reviewed ? `<path class="s" d="${STAR}" transform="translate(${EDGE} 41)"/>` : "",
    `<text x="${reviewed ? EDGE + 17 : EDGE}" y="51" font-size="${size}">${escapeXml(reviews)}</text>`,
    `<text class="m" x="${EDGE}" y="65" font-size="10.5">${escapeXml(licenses)}</text>`,
    "</svg>",
  ].join("");
}

/** What the stars are: an average, of how many reviews, since when. */
function reviewWords({ reviewCount, starSum, reviewedSince }: BadgeFacts): string {
  if (reviewCount === 0) return t("No reviews yet");
  return tn(
    reviewCount,
    "Average {average} · {n} review since {year}",
    "Average {average} · {n} reviews since {year}",
    {
      average: (starSum / reviewCount).toFixed(1),
      // Digits alone: a year has no comma.
      year: String(new Date(reviewedSince ?? 0).getUTCFullYear()),
    },
  );
}

/** The rest of it, for who hears the badge or looks into it. */
const starWords = ({ reviewCount }: BadgeFacts): string =>
  reviewCount === 0
    ? ""
    : `. ${t("All published reviews whose writers confirmed their email address count, whatever they say, except those of people who were paid or have ties to the agent")}`;

function licenseWords(states: readonly string[]): string {
  const [first] = states;
  if (first === undefined) return t("No license in force today");
  return states.length === 1
    ? t("Licensed in {state}", { state: named(first) })
    : t("Licensed in {n} states", { n: states.length });
}

/** The name on one line: smaller when it is long, squeezed into its space, and cut when it would be too small to read. */
function nameLine(name: string): string {
  const lettersThatFit = Math.floor(NAME_WIDTH / (NAME_LEAST_SIZE * LETTER.narrow));
  const cut = cutText(name, lettersThatFit);
  const shown = cut === name ? name : `${cut.trimEnd()}…`;
  const units = [...shown].reduce((sum, one) => sum + (NARROW.test(one) ? LETTER.narrow : LETTER.wide), 0);
  const size = Math.max(NAME_LEAST_SIZE, Math.min(NAME_SIZE, Math.floor((NAME_WIDTH / units) * 10) / 10));
  const squeezed = size < NAME_SIZE ? ` textLength="${NAME_WIDTH}" lengthAdjust="spacingAndGlyphs"` : "";
  // Aligned to the side that its first letter is read from.
  const first = /\p{L}/u.exec(name)?.[0] ?? "";
  const start = RIGHT_TO_LEFT.test(first) ? `x="${BADGE_SIZE.width - EDGE}" direction="rtl"` : `x="${EDGE}"`;
  return `<text ${start} y="36" font-size="${size}" font-weight="600"${squeezed}>${escapeXml(shown)}</text>`;
}

/** What an agent copies into a page of their own: a link that search engines do not count, around a picture. */
export function badgeSnippet({
  name,
  pageUrl,
  badgeUrl,
}: {
  name: string;
  pageUrl: string;
  badgeUrl: string;
}): string {
  const { width, height } = BADGE_SIZE;
  const words = escapeXml(`${name} on ${site.name}: reviews and licenses`);
  return [
    `<a href="${escapeXml(pageUrl)}" rel="nofollow">`,
    `<img src="${escapeXml(badgeUrl)}" width="${width}" height="${height}" alt="${words}" loading="lazy">`,
    "</a>",
  ].join("");
}
