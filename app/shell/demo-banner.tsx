import { t } from "#app/text/text.ts";
import { PageWidth } from "#app/ui/layout/page-width.tsx";

/** Above everything, as long as the register holds made-up people. */
export function DemoBanner({ wide }: { wide?: boolean }) {
  return (
    <aside
      className="border-line border-b bg-sunk text-13 text-ink-2 print:hidden"
      aria-label={t("About this data")}
    >
      <PageWidth as="p" wide={wide} className="py-1.25">
        <span>{`${t("Demonstration data.")} `}</span>
        <span className="max-md:hidden">{t("No person, agency, or license shown here is real.")}</span>
        <span className="md:hidden">{t("Nothing here is real.")}</span>
      </PageWidth>
    </aside>
  );
}
