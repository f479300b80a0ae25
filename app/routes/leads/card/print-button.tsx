import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Opens the print dialog; without JavaScript the browser's menu does. */
export function PrintButton() {
  return useHydrated() ? (
    <Button type="button" onClick={() => window.print()}>
      {t("Print this page")}
    </Button>
  ) : (
    <p>{t("To print this page, use your browser’s menu.")}</p>
  );
}
