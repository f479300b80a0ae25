import { PageWidth } from "#app/ui/layout/page-width.tsx";

/** Above everything, as long as the register holds made-up people. */
export function DemoBanner({ wide }: { wide?: boolean }) {
  return (
    <aside
      className="border-line border-b bg-sunk text-13 text-ink-2 print:hidden"
      aria-label="About this data"
    >
      <PageWidth as="p" wide={wide} className="py-1.25">
        Demonstration data.{" "}
        <span className="max-md:hidden">No person, agency, or license shown here is real.</span>
        <span className="md:hidden">Nothing here is real.</span>
      </PageWidth>
    </aside>
  );
}
