import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import { IconLink } from "#app/ui/icon-link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { Menu } from "./menu.tsx";
import { SearchBox } from "./search-box.tsx";

export type HeaderProps = {
  /** `wide` on results and workspaces; `home` leaves out the search, which the page itself has. */
  layout?: "page" | "wide" | "home";
  /** Where the search box sends; the parameter is `q`. */
  searchAction?: string;
  query?: string;
  /** The notifications bell, from 768 px. */
  bell?: ReactNode;
};

/** Logo, search, menu: the same on every page. */
export function Header({ layout = "page", searchAction = paths.search(), query, bell }: HeaderProps) {
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
            <IconLink className="only-m" icon="search" label="Search" to={`${paths.home()}#search-q`} />
          )}
          {bell}
          <Menu />
        </div>
      </div>
    </header>
  );
}
