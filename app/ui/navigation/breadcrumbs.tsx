import { Link } from "@remix-run/react";
import { t } from "#app/text/text.ts";

/** The page's place in the site. The last item is the page itself and has no link. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav className="pt-3 text-14 text-muted" aria-label={t("Breadcrumb")}>
      <ol className="flex list-none flex-wrap">
        {items.map((item, index) => (
          <li
            key={item.to ?? item.label}
            className="inline-flex min-w-0 items-center not-first:before:mx-2 not-first:before:text-line-strong not-first:before:content-['/'_/_'']"
            aria-current={index === items.length - 1 ? "page" : undefined}
          >
            {item.to ? (
              <Link to={item.to} className="inline-flex min-h-target items-center text-muted">
                {item.label}
              </Link>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
