import { paths } from "#app/paths/paths.ts";
import { useAuth } from "#app/shell/auth/auth-context.ts";
import { t } from "#app/text/text.ts";
import { IconLink } from "#app/ui/buttons/icon-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageWidth } from "#app/ui/layout/page-width.tsx";
import { Bell } from "./bell.tsx";
import { AccountLink, HeaderLinks } from "./header-links.tsx";
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
  /** In the bar if there is room, else on a line of their own below it. */
  links: {
    beside: "ml-auto",
    besideName: "max-lg:order-last max-lg:basis-full lg:ml-auto",
    besideSearch: "max-wide:order-last max-wide:basis-full wide:ml-auto",
  },
  ends: { beside: "md:ml-2", besideName: "lg:ml-2", besideSearch: "wide:ml-1" },
} as const;

/**
 * Logo, search, the most used pages, account, menu: the same on every page. The search sits above the first column of
 * the results.
 */
export function Header({ layout = "page", searchAction = paths.search(), query }: HeaderProps) {
  return (
    <header className={HEADER.bar}>
      <PageWidth wide={layout === "wide"} className={HEADER.row}>
        <HomeLink className={classNames("md:mr-6", layout === "wide" ? "lg:w-54" : "lg:w-44")} />
        {layout === "home" ? null : <SearchBox action={searchAction} query={query} />}
        <HeaderEnd layout={layout} />
      </PageWidth>
    </header>
  );
}

/**
 * The part of the header that depends on the reader. In a cached page the Worker replaces it with one rendered
 * separately (`reader.server.tsx`), so nothing in it may use React's `useId`, which counts what comes before.
 */
export function HeaderEnd({ layout = "page" }: Pick<HeaderProps, "layout">) {
  const { user } = useAuth();
  const links = layout !== "home" ? "besideSearch" : user === null ? "beside" : "besideName";
  return (
    <div className="contents" data-reader="header" data-layout={layout}>
      <HeaderLinks className={HEADER.links[links]} />
      <div className={classNames(HEADER.end, HEADER.ends[links])}>
        {layout === "home" ? null : (
          <IconLink className="md:hidden" icon="search" label={t("Search")} to={`${paths.home()}#search-q`} />
        )}
        <AccountLink />
        <Bell />
        <Menu />
      </div>
    </div>
  );
}
