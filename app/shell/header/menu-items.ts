import { paths } from "#app/paths/paths.ts";
import type { SignedIn } from "#app/platform/reader/reader.ts";
import { t } from "#app/text/text.ts";

export type MenuItem = { label: string; to: string };

/** The menu, group by group with a rule between (specification §2, Layout). Only pages that exist. */
export function menuItems(user: SignedIn | null): readonly (readonly MenuItem[])[] {
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
