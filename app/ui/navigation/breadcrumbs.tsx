import { Link } from "@remix-run/react";

/** Where this page stands. The last item is the page itself and has no link. */
export function Breadcrumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol className="plain">
        {items.map((item, index) => (
          <li key={item.to ?? item.label} aria-current={index === items.length - 1 ? "page" : undefined}>
            {item.to ? <Link to={item.to}>{item.label}</Link> : item.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
