import type { ReactNode } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";

export type TextPageProps = {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Before the contents, in the page's full width. */
  first?: ReactNode;
  /** The sections in order; each `id` is an anchor on the page. None where the page is a list of them. */
  contents?: readonly { id: string; label: string }[];
  children: ReactNode;
};

/** A long page for reading: the contents next to the text, above it on narrow screens. */
export function TextPage({ title, lead, first, contents, children }: TextPageProps) {
  return (
    <PageMain className="grid grid-cols-1 gap-x-14 gap-y-8 pt-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <header data-prose className="grid gap-3 lg:col-span-full [&>nav]:pt-0 print:[&>nav]:hidden">
        <Breadcrumbs items={[{ label: t("Home"), to: paths.home() }, { label: title }]} />
        <h1>{title}</h1>
        {lead ? <p className="text-18">{lead}</p> : null}
      </header>
      {first}
      {contents === undefined ? null : (
        <nav
          className="border-line border-y py-3 text-15 lg:sticky lg:top-4 lg:self-start print:hidden"
          aria-label={t("On this page")}
        >
          <ul className="list-none">
            {contents.map((entry) => (
              <li key={entry.id}>
                <a className="flex min-h-dense items-center" href={`#${entry.id}`}>
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={contents === undefined ? "lg:col-span-full" : "*:first:mt-0"}>{children}</div>
    </PageMain>
  );
}
