import { NavLink } from "@remix-run/react";
import { Fragment, useRef } from "react";
import { paths } from "#app/paths/paths.ts";
import type { SignedIn } from "#app/platform/reader/reader.ts";
import { useAuth } from "#app/shell/auth/auth-context.ts";
import { t } from "#app/text/text.ts";
import { useDismissibleDetails } from "#app/ui/feedback/use-dismissible-details.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

/** Below 768 px the same details opens as a panel from the right. The dimmed page and the × are parts of the summary,
 *  so that both close it without JavaScript. The summary itself must therefore make no stacking context: no position,
 *  no transform. */
const SUMMARY = {
  button:
    "group/sign inline-flex min-h-target list-none items-center gap-2 rounded-2 border border-line-strong px-3.5 font-label hover:bg-sunk group-open/menu:bg-sunk [&::-webkit-details-marker]:hidden",
  dimmedPage:
    "max-md:group-open/menu:before:fixed max-md:group-open/menu:before:inset-0 max-md:group-open/menu:before:z-19 max-md:group-open/menu:before:cursor-default max-md:group-open/menu:before:bg-scrim",
  close:
    "fixed top-2 right-2 z-21 hidden size-target place-items-center rounded-2 max-md:animate-slide-from-right group-focus-visible/sign:outline-3 group-focus-visible/sign:outline-focus group-focus-visible/sign:-outline-offset-3 max-md:group-open/menu:grid",
} as const;
const BOX = {
  both: "right-0 z-20 overflow-auto border-line-strong bg-surface shadow-pop",
  dropDown:
    "md:absolute md:top-[calc(100%+0.5rem)] md:max-h-[calc(100dvh-7rem)] md:w-70 md:rounded-2 md:border md:py-2",
  panel:
    "max-md:fixed max-md:inset-y-0 max-md:w-menu-mobile max-md:animate-slide-from-right max-md:overscroll-contain max-md:border-l max-md:pb-[env(safe-area-inset-bottom)]",
} as const;
const ITEM =
  "flex min-h-target w-full cursor-pointer items-center px-4 py-1 text-start text-ink no-underline hover:bg-accent-tint focus-visible:-outline-offset-3 max-md:min-h-12 max-md:px-4.5";
const LINK =
  "max-md:border-line max-md:border-t aria-[current=page]:font-strong aria-[current=page]:shadow-[inset_3px_0_0_var(--accent)] max-md:[hr+&]:border-t-0";

/**
 * The menu: a drop-down, below 768 px a panel from the right. It opens and closes without JavaScript: the icon and
 * the dimmed page close the panel, because both are part of the summary. It has all its items on every page, even
 * next to a workspace's sidebar, which phones hide.
 */
export function Menu() {
  const { user } = useAuth();
  const details = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(details);
  return (
    <details className="group/menu relative" data-menu ref={details}>
      <summary className={`${SUMMARY.button} ${SUMMARY.dimmedPage}`}>
        <Icon name="menu" />
        <span>{t("Menu")}</span>
        <span className={SUMMARY.close}>
          <Icon name="x" />
        </span>
      </summary>
      <div className={`${BOX.both} ${BOX.dropDown} ${BOX.panel}`}>
        <p
          className="flex min-h-[calc(var(--target)+1rem)] items-center text-balance px-4.5 font-heading font-serif text-20 leading-head md:hidden"
          aria-hidden="true"
        >
          {t("Menu")}
        </p>
        <nav aria-label={t("Main")}>
          {user ? (
            <div className="px-4 pt-1.5 pb-2.5 text-14 text-muted">
              <p>{user.email}</p>
              <p>{user.roleLabel}</p>
            </div>
          ) : null}
          {menuItems(user).map((group, index) => (
            <Fragment key={group[0]?.to}>
              {index > 0 || user ? (
                <hr className="border-line border-t max-md:border-ink max-md:border-t-2 md:my-2" />
              ) : null}
              {group.map((item) => (
                <NavLink key={item.label} to={item.to} end className={`${ITEM} ${LINK}`}>
                  {item.label}
                </NavLink>
              ))}
            </Fragment>
          ))}
          {user ? <SignOutForm buttonClass={ITEM} /> : null}
        </nav>
      </div>
    </details>
  );
}

type MenuItem = { label: string; to: string };

/** The menu, group by group with a rule between (specification §2, Layout). Only pages that exist. */
function menuItems(user: SignedIn | null): readonly (readonly MenuItem[])[] {
  return [
    [
      { label: t("Home"), to: paths.home() },
      { label: t("Our Vision"), to: paths.ourVision() },
      { label: t("Search by Location"), to: paths.locationHub() },
      { label: t("Ask an Expert"), to: paths.askExpert() },
      { label: t("Expert Answers"), to: paths.expertAnswers() },
      { label: t("Help"), to: paths.help() },
    ],
    [
      { label: t("Saved agents"), to: paths.saved() },
      { label: t("Compare"), to: paths.compare() },
    ],
    user === null ? [{ label: t("Sign In / Sign Up"), to: paths.auth() }] : ownItems(user),
  ];
}

function ownItems(user: SignedIn): MenuItem[] {
  const { userId, unread, unreadMessages, showcaseSlug, organizationSlug, isExecutive, isAdmin } = user;
  return [
    { label: t("My Account"), to: paths.settings({ section: "profile" }) },
    { label: t("Settings"), to: paths.settings() },
    { label: t("Dashboard"), to: paths.dashboard() },
    { label: counted(t("Messages"), unreadMessages), to: paths.messages() },
    { label: counted(t("Notifications"), unread), to: paths.notifications() },
    ...(showcaseSlug !== null ? [{ label: t("My Showcase"), to: paths.showcase(showcaseSlug) }] : []),
    ...(organizationSlug !== null
      ? [{ label: t("My Organization Showcase"), to: paths.organization(organizationSlug) }]
      : []),
    ...(isExecutive ? [{ label: t("My Executive Showcase"), to: paths.executiveShowcase(userId) }] : []),
    ...(isAdmin ? [{ label: t("Admin"), to: paths.admin() }] : []),
  ];
}

const counted = (label: string, unread: number) => (unread === 0 ? label : `${label} (${unread})`);
