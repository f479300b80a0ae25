/** Puts the text of a review together. */
import type { TypeSlug } from "./catalogue.ts";
import type { Random } from "./random.ts";
import {
  goodDetails,
  groupOf,
  type ReviewStage,
  stageSituations,
  things,
} from "./sentences-review-situations.ts";
import { endings, experiences, shortBodies, titles } from "./sentences-review-verdicts.ts";

const LONGEST_CHARACTERS = 4000;
const SHORTEST_CHARACTERS = 50;

export type ReviewSubject = { stars: number; type: TypeSlug; stage: ReviewStage; agentFirstName: string };

export function inventTitle(stars: number, random: Random): string {
  return random.pick(titles[stars] ?? []);
}

/** 50–900 characters as a rule, one in 2,500 close to 4,000; a third of the longer ones in two paragraphs. */
export function inventBody(subject: ReviewSubject, random: Random): string {
  const { stars, type } = subject;
  const thing = random.pick(things[type]);
  const fill = (text: string) =>
    capital(text.replaceAll("{thing}", thing).replaceAll("{first}", subject.agentFirstName));
  if (random.chance(0.1)) return atLeast(fill(random.pick(shortBodies[stars] ?? [])), stars, fill, random);
  if (random.chance(0.0004)) return fill(longBody(subject, random));
  const opening = random.chance(0.9) ? [random.pick(stageSituations[subject.stage])] : [];
  const wanted = random.weighted([
    [1, 34],
    [2, 42],
    [3, 18],
    [5, 6],
  ]);
  const middle = random.sample(experiences[stars] ?? [], wanted);
  if (stars >= 3 && random.chance(stars === 3 ? 0.3 : 0.55)) {
    middle.splice(random.integer(0, middle.length), 0, random.pick(goodDetails[groupOf(type)]));
  }
  if (stars <= 4 && stars >= 2 && random.chance(0.15)) middle.push(random.pick(experiences[stars + 1] ?? []));
  const ending = random.chance(0.6) ? [random.pick(endings[stars] ?? [])] : [];
  const isLong = opening.length + middle.length + ending.length >= 5;
  const parts =
    isLong && random.chance(0.34)
      ? [[...opening, ...middle.slice(0, 2)].join(" "), [...middle.slice(2), ...ending].join(" ")].join(
          "\n\n",
        )
      : [...opening, ...middle, ...ending].join(" ");
  return atLeast(fill(parts), stars, fill, random);
}

function atLeast(body: string, stars: number, fill: (text: string) => string, random: Random): string {
  let text = body;
  while (text.length < SHORTEST_CHARACTERS) text = `${text} ${fill(random.pick(experiences[stars] ?? []))}`;
  return text;
}

/** Somebody tells everything: paragraphs until the form's limit is near, and ends with a full stop. */
function longBody({ stars, type, stage }: ReviewSubject, random: Random): string {
  const sentences = [
    ...random.sample(stageSituations[stage], 3),
    ...random.sample(experiences[stars] ?? [], 30),
    ...random.sample(goodDetails[groupOf(type)], 8),
    ...random.sample(experiences[Math.min(5, stars + 1)] ?? [], 30),
    ...random.sample(experiences[Math.max(1, stars - 1)] ?? [], 30),
    ...random.sample(endings[stars] ?? [], 6),
  ];
  let body = "";
  for (const [i, sentence] of sentences.entries()) {
    const next = body === "" ? sentence : `${body}${i % 6 === 0 ? "\n\n" : " "}${sentence}`;
    if (next.length > LONGEST_CHARACTERS - 200) break;
    body = next;
  }
  return body;
}

function capital(text: string): string {
  return text.replace(
    /(^|\n\n|[.?!] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
