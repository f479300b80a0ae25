import { buttonClass } from "#app/ui/forms/button.tsx";

/** Asks for a page anew; an empty address is the current one. Plain, for the router may be what failed. */
export function RefreshPage({ href }: { href: string }) {
  return (
    <a className={buttonClass({ look: "primary" })} href={href}>
      Refresh Page
    </a>
  );
}
