import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";

/**
 * Watches an agent: in the settings, which has who is signed out sign in first and then offers it. A plain form, so that the
 * profile loads no script for it.
 */
export function WatchForm({ slug }: { slug: string }) {
  return (
    <form
      className="mt-4"
      method="post"
      action={paths.settings({ section: "watched", agent: slug })}
      aria-describedby="watch-hint"
    >
      <input type="hidden" name="back" value="profile" />
      <Button small name="intent" value="watch-agent">
        {t("Watch this agent")}
      </Button>
      <Caption id="watch-hint" className="mt-1">
        {t("Get told if a license ends or is suspended, they move, or the profile changes hands.")}
      </Caption>
    </form>
  );
}
