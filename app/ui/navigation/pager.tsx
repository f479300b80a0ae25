import { Link } from "@remix-run/react";
import { ButtonLink } from "../forms/button-link.tsx";

export type PagerProps = {
  /** The beginning of the list: a cursor knows no page before its own. */
  firstTo?: string | null;
  firstLabel?: string;
  nextTo?: string | null;
  label?: string;
  summary?: string;
};

/** On, and back to the beginning, for lists that are read with a cursor. */
export function Pager(props: PagerProps) {
  const { firstTo, firstLabel = "Back to the first page", nextTo, label = "Pages", summary } = props;
  if (!firstTo && !nextTo && !summary) return null;
  return (
    <nav className="row mt-5" aria-label={label}>
      {nextTo ? (
        <ButtonLink to={nextTo} rel="next">
          Next
        </ButtonLink>
      ) : null}
      {firstTo ? <Link to={firstTo}>{firstLabel}</Link> : null}
      {summary ? <span className="cap">{summary}</span> : null}
    </nav>
  );
}
