import { Link } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { Caption } from "../layout/caption.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

export type PaginationProps = {
  page: number;
  pageCount: number;
  toPage: (page: number) => string;
  label?: string;
  /** "1 to 6 of 23", at the right. */
  summary?: string;
};

const STEP =
  "inline-grid min-h-target min-w-target place-items-center rounded-2 px-3 text-ink tabular-nums no-underline hover:bg-sunk aria-[current=page]:bg-ink aria-[current=page]:text-paper";

/** Previous, numbers, next, all plain links. Nothing when there is one page and no summary. */
export function Pagination({ page, pageCount, toPage, label = t("Pages"), summary }: PaginationProps) {
  if (pageCount <= 1 && !summary) return null;
  return (
    <nav className="mt-5 flex flex-wrap items-center gap-1" aria-label={label}>
      {page > 1 ? (
        <Link to={toPage(page - 1)} rel="prev" className={STEP}>
          {t("Previous")}
        </Link>
      ) : null}
      {pageCount > 1
        ? pageWindow(page, pageCount).map((shown, index, all) =>
            shown === null ? (
              <span
                className="inline-grid min-h-target place-items-center px-1 text-muted"
                aria-hidden="true"
                key={`after-${all[index - 1]}`}
              >
                …
              </span>
            ) : (
              <Link
                key={shown}
                to={toPage(shown)}
                className={STEP}
                aria-current={shown === page ? "page" : undefined}
              >
                <VisuallyHidden>{`${t("Page")} `}</VisuallyHidden>
                <span>{shown}</span>
              </Link>
            ),
          )
        : null}
      {page < pageCount ? (
        <Link to={toPage(page + 1)} rel="next" className={STEP}>
          {t("Next")}
        </Link>
      ) : null}
      {summary ? (
        <Caption as="span" className="ml-auto">
          {summary}
        </Caption>
      ) : null}
    </nav>
  );
}

/**
 * Page numbers to show: the first, the last, and those next to the current one; null is a gap. A gap of one page is
 * shown as that page.
 */
export function pageWindow(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  const shown: (number | null)[] = [];
  for (const page of pages) {
    const before = shown.at(-1) ?? 0;
    if (page - before === 2) shown.push(page - 1);
    else if (page - before > 2) shown.push(null);
    shown.push(page);
  }
  return shown;
}
