import { paths } from "#app/paths.ts";
import type { SignedIn } from "./auth-context.ts";

export type MenuItem = { label: string; to: string };

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The menu, group by group with a rule between (specification §2, Layout). Only pages that exist; `elsewhere` are the
 * addresses that stand beside it, in a workspace's sidebar.
 */
export function menuItems(user: SignedIn | null, elsewhere = NOTHING): readonly (readonly MenuItem[])[] {
  const groups = [
    [
      { label: "Home", to: paths.home() },
      { label: "Our Vision", to: paths.ourVision() },
      { label: "Search by Location", to: paths.locationHub() },
      { label: "Ask an Expert", to: paths.askExpert() },
      { label: "Expert Answers", to: paths.expertAnswers() },
      { label: "Help", to: paths.help() },
    ],
    [
      { label: "Saved agents", to: paths.saved() },
      { label: "Compare", to: paths.compare() },
    ],
    user === null ? [{ label: "Sign In / Sign Up", to: paths.auth() }] : ownItems(user),
  ];
  return groups
    .map((group) => group.filter((item) => !elsewhere.has(item.to)))
    .filter((group) => group.length > 0);
}

function ownItems(user: SignedIn): MenuItem[] {
  const { userId, unread, unreadMessages, showcaseSlug, organizationSlug, isExecutive, isAdmin } = user;
  return [
    { label: "My Account", to: paths.settings({ section: "profile" }) },
    { label: "Settings", to: paths.settings() },
    { label: "Dashboard", to: paths.dashboard() },
    { label: counted("Messages", unreadMessages), to: paths.messages() },
    { label: counted("Notifications", unread), to: paths.notifications() },
    ...(showcaseSlug !== null ? [{ label: "My Showcase", to: paths.showcase(showcaseSlug) }] : []),
    ...(organizationSlug !== null
      ? [{ label: "My Organization Showcase", to: paths.organization(organizationSlug) }]
      : []),
    ...(isExecutive ? [{ label: "My Executive Showcase", to: paths.executiveShowcase(userId) }] : []),
    ...(isAdmin ? [{ label: "Admin", to: paths.admin() }] : []),
  ];
}

const counted = (label: string, unread: number) => (unread === 0 ? label : `${label} (${unread})`);
