import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ADMIN_GROUPS } from "#app/shell/sidebar/admin-pages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return null;
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Admin console", description: "Everything an admin looks after.", indexable: false });

export default function AdminConsole() {
  return (
    <Stack gap="loose">
      <header>
        <h1>Admin console</h1>
        <p className="text-muted">
          What waits for a decision today is under <Link to={paths.admin()}>Today’s work</Link>.
        </p>
      </header>
      {ADMIN_GROUPS.map(({ label, pages }, at) => (
        <Section key={label} id={`pages-${at}`} title={label} thin>
          <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
            {pages.map((page) => (
              <li key={page.to}>
                <Link
                  to={page.to}
                  prefetch="none"
                  className="group flex h-full gap-3 border border-line-strong bg-surface p-4 text-ink no-underline hover:border-accent"
                >
                  <Icon name={page.icon} className="mt-1 flex-none text-20 text-accent" />
                  <span>
                    <b className="block font-strong group-hover:underline">{page.label}</b>
                    <span className="block text-14 text-muted">{page.about}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
