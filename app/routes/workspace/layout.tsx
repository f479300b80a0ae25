import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { PastDue } from "#app/domains/billing/components/past-due.tsx";
import { badgeOf } from "#app/domains/notifications/components/badge.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { useAuth } from "#app/shell/auth/auth-context.ts";
import { DemoBanner } from "#app/shell/demo-banner.tsx";
import { Bell } from "#app/shell/header/bell.tsx";
import { HeaderLinks } from "#app/shell/header/header-links.tsx";
import { Menu } from "#app/shell/header/menu.tsx";
import { ADMIN_GROUPS } from "#app/shell/sidebar/admin-pages.ts";
import { SidebarLayout } from "#app/shell/sidebar/sidebar.tsx";
import type { SidebarGroup } from "#app/shell/sidebar/sidebar-nav.tsx";
import { parseSidebarState } from "#app/shell/sidebar/sidebar-state.ts";
import { t } from "#app/text/text.ts";

/**
 * Guards nothing: each page inside has its own guard. It only shows the viewer's missed payments. Some pages inside are
 * for strangers, too; they see them without the sidebar.
 */
export const handle = { access: "public", layout: "workspace" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await getViewer(context);
  return {
    pastDue: viewer?.accountStatus === "active" ? viewer.pastDue : [],
    sidebar: parseSidebarState(request.headers.get("Cookie")),
    demoData: context.settings.demoData,
    englishAlone: context.pages.isEnglishAlone(new URL(request.url)),
  };
}

/** The unread count next to a page's link. */
const waiting = (unread = 0) =>
  unread === 0 ? {} : { count: { value: badgeOf(unread) ?? "", said: t("{n} unread", { n: unread }) } };

/** Inside the admin pages, links to all of them; elsewhere only the way in. */
function adminGroups(pathname: string): SidebarGroup[] {
  const own = {
    label: t("Admin"),
    items: [
      { to: paths.admin(), label: t("Today’s work"), icon: "flag" as const, withPages: true },
      { to: adminPaths.home(), label: t("Admin console"), icon: "list" as const },
    ],
  };
  const inside = pathname.startsWith(paths.admin());
  return inside
    ? [
        own,
        ...ADMIN_GROUPS.map(({ label, pages }) => ({
          label,
          items: pages.map((page) => ({ ...page, withPages: true })),
        })),
      ]
    : [own];
}

export default function WorkspaceLayout() {
  const { sidebar, demoData, pastDue, englishAlone } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  const { pathname } = useLocation();
  if (user === null) return <Outlet />;
  const groups: readonly SidebarGroup[] = [
    ...(user?.isAdmin ? adminGroups(pathname) : []),
    {
      label: t("Work"),
      hideLabel: true,
      items: [
        // Admins have today's work, above.
        ...(user?.isAdmin
          ? []
          : [
              {
                // A customer's dashboard has its own address.
                to: pathname === paths.customerDashboard() ? pathname : paths.dashboard(),
                label: t("Dashboard"),
                icon: "home" as const,
              },
            ]),
        ...(user?.showcaseSlug
          ? [
              {
                to: paths.expertQuestions(),
                label: t("Questions"),
                icon: "question" as const,
                withPages: true,
              },
            ]
          : []),
        ...(user?.showcaseSlug || user?.organizationSlug
          ? [{ to: leadPaths.leads(), label: t("Leads"), icon: "list" as const, withPages: true }]
          : []),
        ...(user?.showcaseSlug || user?.organizationSlug
          ? [{ to: paths.expertReviews(), label: t("Reviews"), icon: "star" as const }]
          : [
              { to: paths.myReviews(), label: t("My reviews"), icon: "star" as const },
              { to: paths.myQuestions(), label: t("My questions"), icon: "question" as const },
            ]),
        ...(user?.organizationSlug
          ? [
              { to: paths.members(), label: t("Members"), icon: "users" as const },
              { to: paths.invites(), label: t("Invites"), icon: "mail" as const },
            ]
          : []),
        { to: calendarPaths.appointments(), label: t("Appointments"), icon: "calendar", withPages: true },
        {
          to: paths.messages(),
          label: t("Messages"),
          icon: "message",
          withPages: true,
          ...waiting(user?.unreadMessages),
        },
        { to: paths.notifications(), label: t("Notifications"), icon: "bell", ...waiting(user?.unread) },
        { to: paths.saved(), label: t("Saved agents"), icon: "save" },
        ...(user?.showcaseSlug
          ? [
              { to: paths.showcase(user.showcaseSlug), label: t("My Showcase"), icon: "card" as const },
              { to: paths.editShowcase(), label: t("Edit showcase"), icon: "document" as const },
              { to: leadPaths.contactCapture(), label: t("Contact card"), icon: "qr" as const },
            ]
          : []),
        ...(user?.organizationSlug
          ? [
              {
                to: paths.organization(user.organizationSlug),
                label: t("My Organization Showcase"),
                icon: "card" as const,
              },
              ...(user.editsOrganization
                ? [{ to: paths.editOrganization(), label: t("Edit organization"), icon: "card" as const }]
                : []),
              { to: paths.affiliations(), label: t("Affiliations"), icon: "share" as const },
            ]
          : []),
      ],
    },
    {
      label: t("Account"),
      items: [
        { to: paths.settings(), label: t("Settings"), icon: "gear" },
        ...(user?.showcaseSlug
          ? [{ to: calendarPaths.settings(), label: t("Calendar"), icon: "clock" as const }]
          : []),
        ...(user?.showcaseSlug || user?.organizationSlug
          ? [{ to: paymentPaths.billing(), label: t("Billing"), icon: "bill" as const }]
          : []),
      ],
    },
  ];
  return (
    <>
      {demoData ? <DemoBanner wide /> : null}
      <SidebarLayout
        groups={groups}
        initialState={sidebar}
        englishAlone={englishAlone}
        bar={
          <>
            <HeaderLinks className="mr-auto" />
            <Bell />
            <Menu />
          </>
        }
        identity={
          user ? (
            <>
              <b className="block">{user.name}</b>
              <span className="text-muted">{user.roleLabel}</span>
            </>
          ) : null
        }
      >
        <PastDue payments={pastDue} />
        <Outlet />
      </SidebarLayout>
    </>
  );
}
