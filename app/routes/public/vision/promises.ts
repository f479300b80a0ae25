import { paths } from "#app/paths/paths.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

const near = "Austin, TX";

const PROMISES = [
  {
    title: "Licensed here, for this",
    text: "Every agent in a search holds a license for that insurance, in that state, today.",
    check: "Look for auto insurance near Austin",
    to: paths.search({ q: near, type: "auto" }),
  },
  {
    title: "Reviews with proof",
    text: "Each review says how we know its writer. We also count the reviews we removed.",
    check: "See where every review went",
    to: paths.help("reviews"),
  },
  {
    title: "A ranking nobody can buy",
    text: "Distance and reviews decide. The formula is public, and payment isn’t in it.",
    check: "Open the numbers under each result",
    to: paths.search({ q: near, explain: true }),
  },
  {
    title: "We never sell your information",
    text: "A message goes to the one agent you chose, who sees your first name and ZIP code.",
    check: "Read what we store",
    to: paths.privacyPolicy(),
  },
  {
    title: "Wrong facts get fixed",
    text: "Tell us what’s wrong on a profile. We publish how many facts are confirmed, and how old they are.",
    check: "See how accurate profiles are",
    to: paths.accuracy(),
  },
  {
    title: "Open to everyone",
    text: "It works without JavaScript, by keyboard, and with a screen reader. Nobody tracks you.",
    check: "See what JavaScript adds",
    to: paths.help("without-javascript"),
  },
] as const satisfies readonly { title: PlainMessage; text: PlainMessage; check: PlainMessage; to: string }[];

export type VisionPromise = { title: string; text: string; check: string; to: string };

/** What we promise, each with the page where one can check it now. For the loader: its sentences stay out of the script. */
export const promises = (): VisionPromise[] =>
  PROMISES.map(({ title, text, check, to }) => ({ title: t(title), text: t(text), check: t(check), to }));
