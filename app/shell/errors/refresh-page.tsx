import { t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";

const LOOK = buttonClass({ look: "primary" });

/** Reloads a page; an empty address is the current one. A plain link, because the router may be what failed. */
export function RefreshPage({ href }: { href: string }) {
  return (
    <a className={LOOK} href={href}>
      {t("Refresh Page")}
    </a>
  );
}
