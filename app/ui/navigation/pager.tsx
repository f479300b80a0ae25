import { Link } from "@remix-run/react";
import { ButtonLink } from "../forms/button-link.tsx";

export type PagerProps = {
  /** The beginning of the list: a cursor knows no page before its own. */
  firstTo?: string | null;
  nextTo?: string | null;
  label?: string;
};

/** On, and back to the beginning, for lists that are read with a cursor. */
export function Pager({ firstTo, nextTo, label = "Pages" }: PagerProps) {
  return firstTo || nextTo ? (
    <nav className="row mt-5" aria-label={label}>
      {nextTo ? (
        <ButtonLink to={nextTo} rel="next">
          Next
        </ButtonLink>
      ) : null}
      {firstTo ? <Link to={firstTo}>Back to the beginning</Link> : null}
    </nav>
  ) : null;
}
