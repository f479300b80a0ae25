import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import { IconLink } from "#app/ui/forms/icon-link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { Bell } from "./bell.tsx";
import { Menu } from "./menu.tsx";
import { SearchBox } from "./search-box.tsx";

export type HeaderProps = {
  /** `wide` on results and workspaces; `home` leaves out the search, which the page itself has. */
  layout?: "page" | "wide" | "home";
  /** Where the search box sends; the parameter is `q`. */
  searchAction?: string;
  query?: string;
};

/** Logo, search, menu: the same on every page. */
export function Header({ layout = "page", searchAction = paths.search(), query }: HeaderProps) {
  return (
    <header className="top">
      <div className={layout === "wide" ? "wrap wide" : "wrap"}>
        <Link className="logo" to={paths.home()}>
          <Mark />
          {site.name}
        </Link>
        {layout === "home" ? null : <SearchBox action={searchAction} query={query} />}
        <div className="end">
          {layout === "home" ? null : (
            <IconLink className="md:hidden" icon="search" label="Search" to={`${paths.home()}#search-q`} />
          )}
          <Bell />
          <Menu />
        </div>
      </div>
    </header>
  );
}
