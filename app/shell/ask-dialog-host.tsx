import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { paths } from "#app/paths/paths.ts";

type AskDialog = ComponentType<{ known: Record<string, string>; onClose(): void }>;

/**
 * Opens Ask an Expert as a dialog wherever a link leads to its page. The dialog is loaded with the first click.
 * Without JavaScript, or when it can't be loaded, the link leads to the page.
 */
export function AskDialogHost() {
  const [known, setKnown] = useState<Record<string, string> | null>(null);
  const [Dialog, setDialog] = useState<AskDialog | null>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || link.target !== "" || link.origin !== location.origin) return;
      // The dialog's own link to the full page leads there too.
      if (link.closest("dialog") !== null) return;
      if (link.pathname !== paths.askExpert() || location.pathname === paths.askExpert()) return;
      // Before the router's own listener, which would follow the link.
      event.preventDefault();
      event.stopPropagation();
      // Menus are around the page; what is folded in the page stays as it is.
      const menu = link.closest("main") === null ? link.closest("details") : null;
      menu?.removeAttribute("open");
      // Where focus returns to: a link in a closed menu can't have it.
      menu?.querySelector("summary")?.focus();
      const { searchParams } = new URL(link.href);
      setKnown({
        customer_zip_code: searchParams.get("zip") ?? "",
        insurance_type: searchParams.get("type") ?? "",
      });
      import("./ask-dialog.tsx")
        .then((module) => setDialog(() => module.AskDialog))
        .catch(() => location.assign(link.href));
    };
    window.addEventListener("click", open, true);
    return () => window.removeEventListener("click", open, true);
  }, []);

  // A navigation closes the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this is about
  useEffect(() => setKnown(null), [pathname]);

  return known === null || Dialog === null ? null : <Dialog known={known} onClose={() => setKnown(null)} />;
}
