import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageWidth } from "#app/ui/layout/page-width.tsx";

const links = [
  { label: "Find Agents", to: paths.home() },
  { label: "Help & Support", to: paths.help() },
  { label: "Privacy Policy", to: paths.privacyPolicy() },
  { label: "Terms of Service", to: paths.termsOfService() },
];

/** The footer's links (specification §2), what this register is, and whose place names it uses. A dock at hand stands
 *  on it. */
export function Footer({ wide }: { wide?: boolean }) {
  return (
    <footer className="mt-22 border-ink border-t-2 print:hidden max-lg:[[data-dock]+&]:mt-0">
      <PageWidth
        wide={wide}
        className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 pt-8 pb-10"
      >
        <nav aria-label="Footer">
          <ul className="flex list-none flex-wrap gap-x-6">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-flex min-h-target items-center text-ink">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Caption className="max-w-136">
          {site.name} connects customers with top-rated insurance agents through authentic reviews: each one
          says how its writer was verified. We sell no insurance, and agents can’t pay to rank higher.
          <br />
          <a
            className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
            href={site.placesCredit.href}
            rel="license noopener"
          >
            {site.placesCredit.text}
          </a>
        </Caption>
      </PageWidth>
    </footer>
  );
}
