import { type ComponentType, useEffect, useState } from "react";
import { badgeOf, bellLabel } from "#app/domains/notifications/components/badge.ts";
import { paths } from "#app/paths/paths.ts";
import { useAuth } from "#app/shell/auth/auth-context.ts";
import { type ShowToast, useToast } from "#app/shell/use-toast.ts";
import { IconLink } from "#app/ui/buttons/icon-link.tsx";

type LiveBell = ComponentType<{ userId: string; unreadOfPage: number; showToast: ShowToast }>;

/**
 * The notifications of a signed-in user (specification §2). A link to their page, until what follows them live is
 * loaded; where that does not come it stays a link.
 */
export function Bell() {
  const { user, viewing } = useAuth();
  const [Live, setLive] = useState<LiveBell | null>(null);
  // Someone who has a step to take first may not read notifications; the link leads them to that step. The same goes
  // for an admin who views as someone else.
  const userId = user?.admitted && viewing !== true ? user.userId : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    import("#app/domains/notifications/components/live-bell.tsx").then(
      (module) => setLive(() => module.LiveBell),
      () => {},
    );
  }, [userId]);
  const showToast = useToast();
  if (user === null) return null;
  if (Live !== null && userId !== undefined) {
    return <Live key={userId} userId={userId} unreadOfPage={user.unread} showToast={showToast} />;
  }
  return (
    <IconLink
      className="max-md:hidden"
      icon="bell"
      label={bellLabel(user.unread)}
      badge={badgeOf(user.unread)}
      to={paths.notifications()}
    />
  );
}
