import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import { Caption } from "#app/ui/layout/caption.tsx";

const links = [
  { label: "Find Agents", to: paths.home() },
  { label: "Help & Support", to: paths.help() },
  { label: "Privacy Policy", to: paths.privacyPolicy() },
  { label: "Terms of Service", to: paths.termsOfService() },
];

/** The footer's links (specification §2), what this register is, and whose place names it uses. */
export function Footer({ wide }: { wide?: boolean }) {
  return (
    <footer className="foot">
      <div className={wide ? "wrap wide" : "wrap"}>
        <nav aria-label="Footer">
          <ul className="list-none">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <Caption>
          {site.name} lists agents. It sells no insurance, and payment has no place in the order of results.
          <br />
          <a
            className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
            href={site.placesCredit.href}
            rel="license noopener"
          >
            {site.placesCredit.text}
          </a>
        </Caption>
      </div>
    </footer>
  );
}
