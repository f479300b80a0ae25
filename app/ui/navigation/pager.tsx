import { Link } from "@remix-run/react";

export type PagerProps = {
  previousTo?: string | null;
  nextTo?: string | null;
  label?: string;
  summary?: string;
};

/** Previous and next only, for lists that are read with a cursor. */
export function Pager({ previousTo, nextTo, label = "Pages", summary }: PagerProps) {
  if (!previousTo && !nextTo && !summary) return null;
  return (
    <nav className="pages" aria-label={label}>
      {previousTo ? (
        <Link to={previousTo} rel="prev">
          Previous
        </Link>
      ) : null}
      {nextTo ? (
        <Link to={nextTo} rel="next">
          Next
        </Link>
      ) : null}
      {summary ? <span className="cap">{summary}</span> : null}
    </nav>
  );
}
