import { Link, useLocation } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { withoutForeignParameters } from "#app/platform/pages/foreign-parameters.ts";
import { inLanguageAddress } from "#app/platform/reader/language-address.ts";
import { site } from "#app/platform/site.ts";
import { language, named, type PlainMessage, t } from "#app/text/text.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageWidth } from "#app/ui/layout/page-width.tsx";
import { ZoneNote } from "#app/ui/zone-note.tsx";

const links = [
  { label: "Find Agents", to: paths.home() },
  { label: "Help & Support", to: paths.help() },
  { label: "Privacy Policy", to: paths.privacyPolicy() },
  { label: "Terms of Service", to: paths.termsOfService() },
  { label: "How accurate profiles are", to: paths.accuracy() },
] satisfies { label: PlainMessage; to: string }[];

/**
 * The footer's links (specification §2), what this directory is, and the source of its place names. A page's sticky
 * bar sits above it.
 */
export function Footer({
  wide,
  englishAlone = false,
  withZone = false,
}: {
  wide?: boolean;
  englishAlone?: boolean;
  /** Names the time zone of the page's times, on every page made for one reader. */
  withZone?: boolean;
}) {
  return (
    <footer className="mt-22 border-ink border-t-2 print:hidden">
      <PageWidth
        wide={wide}
        className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 pt-8 pb-10"
      >
        <nav aria-label={t("Footer")}>
          <ul className="flex list-none flex-wrap gap-x-6">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-flex min-h-target items-center text-ink">
                  {t(link.label)}
                </Link>
              </li>
            ))}
            {englishAlone ? null : (
              <li>
                <OtherLanguage />
              </li>
            )}
          </ul>
        </nav>
        {withZone ? <ZoneNote /> : null}
        <Caption className="max-w-136">
          <span>
            {t(
              "{name} connects customers with top-rated insurance agents through authentic reviews: each one says how its writer was verified. We sell no insurance, and agents can’t pay to rank higher.",
              { name: site.name },
            )}
          </span>
          <br />
          <a
            className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
            href={site.placesCredit.href}
            rel="license noopener"
          >
            {named(site.placesCredit.text)}
          </a>
        </Caption>
      </PageWidth>
    </footer>
  );
}

/**
 * This page in the other language. It loads as a new document, and the choice is stored
 * (`platform/reader/language.ts`).
 */
function OtherLanguage() {
  const { pathname, search } = useLocation();
  const other = language() === "en" ? "es" : "en";
  return (
    <a
      href={inLanguageAddress(pathname + withoutForeignParameters(search), other)}
      hrefLang={other}
      lang={other}
      className="inline-flex min-h-target items-center text-ink"
    >
      {other === "es" ? "Español" : "English"}
    </a>
  );
}
