import { Link } from "@remix-run/react";
import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";
import { Caption } from "../layout/caption.tsx";
import { Written } from "./written.tsx";

export type Excerpt = {
  to: string;
  title: string;
  /** How the text begins. */
  text: string;
  /** Facts about it, in order. */
  facts: readonly string[];
  /** Before them: an image of the author. */
  lead?: ReactElement;
};

const LOOKS = {
  /** Where the list is what its part of the page is about. */
  large: {
    item: "py-5 last:pb-0",
    title: "text-balance text-[1.3125rem]",
    link: "text-inherit decoration-transparent hover:text-inherit hover:decoration-current",
    text: "mt-1.5 max-w-measure text-ink-2",
    facts: "mt-2",
  },
  small: {
    item: "py-3",
    title: "text-16 leading-table",
    link: "pointer-coarse:inline-block pointer-coarse:py-2.5",
    text: "mt-1",
    facts: "mt-1",
  },
} as const;

/** Excerpts of texts: the title links to the full text. */
export function ExcerptList({ excerpts, large }: { excerpts: readonly Excerpt[]; large?: boolean }) {
  const look = LOOKS[large ? "large" : "small"];
  return (
    <ul className="list-none">
      {excerpts.map(({ to, title, text, facts, lead }) => (
        <li key={to} className={classNames("border-line border-t first:border-t-0 first:pt-0", look.item)}>
          <h3 className={look.title}>
            <Link className={look.link} to={to} prefetch="none">
              {title}
            </Link>
          </h3>
          <Written className={look.text}>{text}</Written>
          {lead === undefined ? (
            <Caption className={look.facts}>{facts.join(" · ")}</Caption>
          ) : (
            <div className={classNames("flex items-center gap-3", look.facts)}>
              {lead}
              <Caption className="min-w-0">{facts.join(" · ")}</Caption>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
