import { t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";

const LOOK = buttonClass({ look: "primary" });

/** Asks for a page anew; an empty address is the current one. Plain, for the router may be what failed. */
export function RefreshPage({ href }: { href: string }) {
  return (
    <a className={LOOK} href={href}>
      {t("Refresh Page")}
    </a>
  );
}
