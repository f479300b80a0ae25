import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { SidebarLayout } from "#app/shell/sidebar/sidebar.tsx";
import type { SidebarGroup } from "#app/shell/sidebar/sidebar-nav.tsx";
import { parseSidebarState } from "#app/shell/sidebar/sidebar-state.ts";
import { useToast } from "#app/shell/use-toast.ts";
import { Button } from "#app/ui/buttons/button.tsx";

export const handle = { access: "public", layout: "bare" } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return { sidebar: parseSidebarState(request.headers.get("Cookie")) };
}

const groups: readonly SidebarGroup[] = [
  {
    label: "Register",
    items: [
      { to: paths.home(), label: "Home", icon: "home" },
      { to: paths.saved(), label: "Saved agents", icon: "save", count: { value: 3, said: "3 saved" } },
      { to: paths.locationHub(), label: "Search by Location", icon: "search" },
    ],
  },
  { label: "Help", items: [{ to: paths.help(), label: "Help", icon: "question" }] },
];

/** The workspace's sidebar and a toast, without the rest of the workspace. Not in production. */
export default function Workspace() {
  const { sidebar } = useLoaderData<typeof loader>();
  const showToast = useToast();
  return (
    <SidebarLayout groups={groups} initialState={sidebar} englishAlone identity={<b>Nobody yet</b>}>
      <h1>Workspace</h1>
      <p>Ctrl or Cmd and B collapses the sidebar. It stays that way for seven days.</p>
      <Button onClick={() => showToast({ title: "Shown", text: "One toast at a time.", tone: "success" })}>
        Show a toast
      </Button>
    </SidebarLayout>
  );
}
