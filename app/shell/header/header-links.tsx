import { Link, NavLink, useLocation } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { withoutForeignParameters } from "#app/platform/pages/foreign-parameters.ts";
import { useAuth } from "#app/shell/auth/auth-context.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";

const LINKS = [
  { label: "Find agents", to: paths.home() },
  { label: "Ask an Expert", to: paths.askExpert() },
  { label: "Expert Answers", to: paths.expertAnswers() },
] satisfies { label: PlainMessage; to: string }[];

const LINK =
  "inline-flex min-h-target items-center whitespace-nowrap text-15 text-ink decoration-2 decoration-accent underline-offset-[0.5em] no-underline hover:underline aria-[current=page]:font-strong aria-[current=page]:underline";

/** The most used links, next to the menu that has them all; below 768 px only the menu. */
export function HeaderLinks({ className }: { className?: string }) {
  return (
    <nav
      aria-label={t("Most used")}
      className={classNames("flex flex-wrap gap-x-5 max-md:hidden", className)}
    >
      {LINKS.map(({ label, to }) => (
        <NavLink key={to} to={to} end className={LINK}>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}

/**
 * The sign-in link, which leads back to the current page; for signed-in readers, their name, which leads to their own
 * pages.
 */
export function AccountLink() {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  if (user === null) {
    const elsewhere = pathname === paths.home() || pathname.startsWith(paths.auth());
    const to = elsewhere ? paths.auth() : paths.auth({ next: pathname + withoutForeignParameters(search) });
    return (
      <Link
        to={to}
        rel="nofollow"
        className={`${LINK} max-md:hidden md:mr-2`}
        aria-current={currentAt(pathname)}
      >
        {t("Sign In")}
      </Link>
    );
  }
  return (
    <NavLink to={paths.dashboard()} end className={`${LINK} max-md:hidden md:mr-2`}>
      <span className="max-w-36 truncate">{user.name || user.email || user.roleLabel}</span>
      <span className="sr-only">{t(", your dashboard")}</span>
    </NavLink>
  );
}

const currentAt = (pathname: string) => (pathname === paths.auth() ? "page" : undefined);
