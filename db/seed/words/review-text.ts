/** Composes the text of a review. */
import type { TypeSlug } from "../catalog.ts";
import type { Random } from "../random.ts";
import { type Deck, fillIn } from "./phrases.ts";
import { goodDetails } from "./sentences-review-details.ts";
import { shortReviews, spanishReviews, spanishTitles } from "./sentences-review-short.ts";
import {
  covers,
  groupOf,
  groupSituations,
  type ReviewStage,
  stageSituations,
} from "./sentences-review-situations.ts";
import { titles } from "./sentences-review-titles.ts";
import { endings, experiences } from "./sentences-review-verdicts.ts";

const LONGEST_CHARACTERS = 4000;
const SHORTEST_CHARACTERS = 50;
const SHORT_SHARE = 0.12;
const LONG_SHARE = 0.0004;

export type ReviewSubject = {
  stars: number;
  type: TypeSlug;
  stage: ReviewStage;
  agentFirstName: string;
  state: string;
  inSpanish: boolean;
};

const numberWords = ["two", "three", "four", "five", "six"];

/** Title and body; `deck` keeps the reviews of one agent from repeating one another. */
export function inventReviewText(
  subject: ReviewSubject,
  deck: Deck,
  random: Random,
): { title: string; body: string } {
  const { stars } = subject;
  const slots = {
    first: subject.agentFirstName,
    state: subject.state,
    few: random.pick(numberWords),
    cover: random.pick(covers[subject.type]),
  };
  if (subject.inSpanish) {
    const halves = stockFor(spanishReviews, stars);
    const sentences = [deck.draw(halves.first), deck.draw(halves.second), deck.draw(halves.second)];
    return { title: deck.draw(stockFor(spanishTitles, stars)), body: fillIn(sentences.join(" "), slots) };
  }
  const text = random.chance(LONG_SHARE) ? longBody(subject, deck) : body(subject, deck, random);
  let filled = fillIn(text, slots);
  while (filled.length < SHORTEST_CHARACTERS) {
    filled = `${filled} ${fillIn(deck.draw(stockFor(experiences, stars)), slots)}`;
  }
  return { title: deck.draw(stockFor(titles, stars)), body: filled };
}

function body(subject: ReviewSubject, deck: Deck, random: Random): string {
  const { stars } = subject;
  if (random.chance(SHORT_SHARE)) {
    const { first, second } = stockFor(shortReviews, stars);
    return `${deck.draw(first)} ${deck.draw(second)}`;
  }
  const sentences = random.chance(0.9) ? [situation(subject, deck, random)] : [];
  const wanted = random.weighted(sentenceCounts);
  sentences.push(...deck.drawMany(stockFor(experiences, stars), wanted));
  if (stars >= 3 && random.chance(stars === 3 ? 0.3 : 0.5)) {
    sentences.splice(random.integer(1, sentences.length), 0, deck.draw(goodDetails[groupOf(subject.type)]));
  }
  if (random.chance(0.55)) sentences.push(deck.draw(stockFor(endings, stars)));
  if (sentences.length < 5 || random.chance(0.6)) return sentences.join(" ");
  return `${sentences.slice(0, 3).join(" ")}\n\n${sentences.slice(3).join(" ")}`;
}

const sentenceCounts = [
  [1, 34],
  [2, 40],
  [3, 18],
  [5, 8],
] as const;

/** What happened: half of the time something that only this kind of insurance has. */
function situation({ type, stage }: ReviewSubject, deck: Deck, random: Random): string {
  const special = groupSituations[groupOf(type)][stage];
  return deck.draw(special !== undefined && random.chance(0.6) ? special : stageSituations[stage]);
}

/** Someone tells everything: paragraphs until the form's limit is near. */
function longBody({ stars, type, stage }: ReviewSubject, deck: Deck): string {
  const sentences = [
    ...deck.drawMany(stageSituations[stage], 2),
    ...deck.drawMany(stockFor(experiences, stars), 40),
    ...deck.drawMany(goodDetails[groupOf(type)], 9),
    ...deck.drawMany(stockFor(experiences, stars === 5 ? 4 : stars + 1), 40),
    ...deck.drawMany(stockFor(endings, stars), 8),
  ];
  let text = "";
  for (const [i, sentence] of sentences.entries()) {
    const next = text === "" ? sentence : `${text}${i % 6 === 0 ? "\n\n" : " "}${sentence}`;
    if (next.length > LONGEST_CHARACTERS - 300) break;
    text = next;
  }
  return text;
}

function stockFor<T>(stocks: Readonly<Record<number, T>>, stars: number): T {
  const stock = stocks[stars];
  if (stock === undefined) throw new RangeError(`nothing to say about ${stars} stars`);
  return stock;
}
