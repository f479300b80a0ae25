import { paths } from "#app/paths.ts";
import { IconLink } from "#app/ui/forms/icon-link.tsx";
import { PageWidth } from "#app/ui/layout/page-width.tsx";
import { Bell } from "./bell.tsx";
import { HomeLink } from "./home-link.tsx";
import { Menu } from "./menu.tsx";
import { SearchBox } from "./search-box.tsx";

export type HeaderProps = {
  /** `wide` on results and workspaces; `home` leaves out the search, which the page itself has. */
  layout?: "page" | "wide" | "home";
  /** Where the search box sends; the parameter is `q`. */
  searchAction?: string;
  query?: string;
};

/** The bar at the head of a page. */
export const HEADER = {
  bar: "border-line border-b bg-paper print:hidden",
  row: "flex min-h-16 flex-wrap items-center gap-2 py-1.5 md:gap-x-4 md:gap-y-0",
  end: "ml-auto flex items-center gap-2",
} as const;

/** Logo, search, menu: the same on every page. The search stands over the first column of the results. */
export function Header({ layout = "page", searchAction = paths.search(), query }: HeaderProps) {
  return (
    <header className={HEADER.bar}>
      <PageWidth wide={layout === "wide"} className={HEADER.row}>
        <HomeLink className="md:mr-6 lg:w-54" />
        {layout === "home" ? null : <SearchBox action={searchAction} query={query} />}
        <div className={HEADER.end}>
          {layout === "home" ? null : (
            <IconLink className="md:hidden" icon="search" label="Search" to={`${paths.home()}#search-q`} />
          )}
          <Bell />
          <Menu />
        </div>
      </PageWidth>
    </header>
  );
}
