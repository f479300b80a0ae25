/** What agents may and may not do about reviews (16 CFR Part 465), written on the server: the page's scripts don't load it. */
import { type PlainMessage, t } from "#app/text/text.ts";

type Part = { id: string; title: PlainMessage; items: readonly PlainMessage[] };

const PARTS: readonly Part[] = [
  {
    id: "asking",
    title: "Asking for reviews",
    items: [
      "You can ask any client for a review. Ask all of them the same way, not only those you expect to be happy.",
      "Don’t give or promise anything for a review: no money, gift, discount, or drawing. It’s illegal to tie a reward to what the review says, and we don’t allow one at all.",
      "Don’t tell people what to write, and don’t write for them. Reviews by people who weren’t there, or written by a program, are fake reviews.",
      "Don’t buy, sell, or trade reviews.",
    ],
  },
  {
    id: "insiders",
    title: "You, your team, and your family",
    items: [
      "Don’t review yourself or the people you work with. Accounts of the same organization can’t, and we look for others.",
      "Don’t ask employees, coworkers, or relatives for a review, and don’t have them ask theirs. If one of them was a client and writes anyway, they must say who they are.",
      "The form asks every writer whether they’re a client, whether they got anything for the review, and whether they have ties to you. We print the answers. With pay or ties, the stars don’t count.",
      "Hiding a tie is a reason to remove the review, and to close the profile of an agent who arranged it.",
      "Don’t write about competitors, and don’t have others do it.",
    ],
  },
  {
    id: "suppressing",
    title: "Reviews you don’t like",
    items: [
      "Don’t threaten a writer, with a lawsuit or anything else, to keep a review away or to get it taken back.",
      "Don’t use a contract that forbids reviews or makes clients pay for them. The law makes such terms void.",
      "Don’t pay for a review to be changed or taken back.",
      "You can reply once, report it for a reason from our list, and appeal. Being negative isn’t a reason.",
    ],
  },
  {
    id: "showing",
    title: "Showing your stars elsewhere",
    items: [
      "The badge shows the average of all reviews that count, how many there are, and since when. Don’t show a number that leaves out the bad ones.",
      "If you quote a review, quote one that’s published, and link to all of them.",
    ],
  },
];

/** The page in the reader's language. */
export const reviewRules = () =>
  PARTS.map(({ id, title, items }) => ({ id, title: t(title), items: items.map((item) => t(item)) }));
