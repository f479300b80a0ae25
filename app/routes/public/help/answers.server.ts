/** The answers at the top of the help page: the most asked ones, or those that fit a search. */
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { placeKey } from "#app/platform/place-key.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

type Entry = { question: PlainMessage; answer: PlainMessage; more: PlainMessage; to: string };

/** Most asked first. */
const ENTRIES: readonly Entry[] = [
  {
    question: "Does it cost anything?",
    answer: "Not for you. Searching, asking, and booking are free. Agents can’t pay to rank higher.",
    more: "Who pays whom",
    to: paths.whoPays(),
  },
  {
    question: "Is this agent really licensed?",
    answer:
      "Look for the license line on the profile. It shows the state, what it covers, and the day we last checked.",
    more: "How we check licenses",
    to: paths.help("licenses"),
  },
  {
    question: "Who sees my name and phone number?",
    answer:
      "An agent you write to sees your first name and ZIP code, and the rest only if you show it. We never sell your information.",
    more: "Messages",
    to: paths.help("messages"),
  },
  {
    question: "Are the reviews real?",
    answer:
      "Each one says how we know its writer. The same rules hold for one star and five, and we count what we remove.",
    more: "How reviews are checked",
    to: paths.help("reviews"),
  },
  {
    question: "Where’s the answer to my question?",
    answer:
      "It comes by email, with a link. On the device you asked from, it’s also under My questions. If nobody answers, we ask more agents.",
    more: "My questions",
    to: paths.myQuestions(),
  },
  {
    question: "How do I cancel or move an appointment?",
    answer:
      "Open the link in your confirmation email. With an account, you’ll find it under Appointments, too.",
    more: "Appointments",
    to: calendarPaths.appointments(),
  },
  {
    question: "Something about me is wrong. What now?",
    answer:
      "If it’s your profile, claim it and correct it. Anyone else can report a wrong fact on the profile itself.",
    more: "If you’re the agent",
    to: paths.help("claims"),
  },
  {
    question: "I forgot my password. How do I get in?",
    answer: "We’ll email you a link to choose a new one.",
    more: "Reset your password",
    to: paths.forgotPassword(),
  },
  {
    question: "Why is this agent first?",
    answer: "Those near you come first, and among them reviews decide. Each result says why it’s there.",
    more: "How results are ranked",
    to: paths.help("ranking"),
  },
  {
    question: "How do I find an agent near me?",
    answer: "Type a ZIP code or a city. You can add what you need, like “home insurance in Austin”.",
    more: "Finding an agent",
    to: paths.help("finding"),
  },
  {
    question: "Can I get my profile removed?",
    answer: "Yes. You don’t need an account. A person decides and emails you.",
    more: "If you don’t want to be listed",
    to: paths.help("not-listed"),
  },
  {
    question: "How do I stop the emails?",
    answer: "Follow “Unsubscribe” at the bottom of one, or choose what you get in your settings.",
    more: "Notifications and emails",
    to: paths.help("emails"),
  },
  {
    question: "How do I get a copy of my information, or delete it?",
    answer: "Ask here, without an account. With one, do it yourself in your settings.",
    more: "Ask for your information",
    to: paths.privacyRequest(),
  },
  {
    question: "Do I need an account?",
    answer: "No, not to search, ask, or book. You need one to message an agent and to review one.",
    more: "Create account",
    to: paths.signUp(),
  },
  {
    question: "Where does the data come from?",
    answer: "From lists that states publish, the federal marketplace’s list, and documents that we read.",
    more: "The data",
    to: paths.help("data"),
  },
  {
    question: "The page doesn’t work for me.",
    answer: "That’s our mistake. Tell us which page, and add the number it showed you.",
    more: "Write to us",
    to: paths.help("contact"),
  },
];

/** Shown without a search. */
const MOST_ASKED = 8;
/** The longest search that is read. */
export const HELP_SEARCH_MAX_CHARACTERS = 100;
/** Words shorter than this are in every sentence. */
const WORD_MIN_CHARACTERS = 3;

export type HelpAnswer = { question: string; answer: string; more: string; to: string };

/**
 * The most asked questions, or, for a search, those in which a word begins with one of its words, with the most such
 * words first. In the language of the request; at most eight.
 */
export function helpAnswers(search: string): HelpAnswer[] {
  const entries = ENTRIES.map(({ question, answer, more, to }) => ({
    question: t(question),
    answer: t(answer),
    more: t(more),
    to,
  }));
  const asked = wordsOf(search).filter((word) => word.length >= WORD_MIN_CHARACTERS);
  if (asked.length === 0) return entries.slice(0, MOST_ASKED);
  const fits = entries.map((entry) => {
    const said = wordsOf(`${entry.question} ${entry.answer} ${entry.more}`);
    const found = asked.filter((word) => said.some((one) => one.startsWith(word.replace(/s$/, ""))));
    return { entry, found: found.length };
  });
  return fits
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
    .slice(0, MOST_ASKED)
    .map(({ entry }) => entry);
}

const wordsOf = (text: string): string[] => placeKey(text).split(" ");
