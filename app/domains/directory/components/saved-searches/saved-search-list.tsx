import { Form, Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { LinkList } from "#app/ui/layout/link-list.tsx";
import type { SavedSearch } from "../../saved-searches/saved-search-queries.server.ts";

export type SavedSearchListProps = {
  searches: readonly SavedSearch[];
  /** Where to come back to after one is removed. */
  back: string;
};

/** Saved searches: each a link that runs it, and a form that removes it. */
export function SavedSearchList({ searches, back }: SavedSearchListProps) {
  return (
    <LinkList>
      {searches.map(({ id, name, address, savedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 border-line border-t py-1.5">
          <span className="min-w-0 flex-1 basis-60">
            {address === null ? <span>{name}</span> : <Link to={address}>{name}</Link>}
            <span className="block text-14 text-muted">
              {address === null
                ? t("Can’t be run any more: something it asked for is no longer a choice.")
                : t("Saved {day}", { day: formatDayOf(savedAt) })}
            </span>
          </span>
          <Form method="post" navigate={false} action={paths.savedSearches({ back })} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button small look="link" name="intent" value="remove" aria-label={t("Remove {name}", { name })}>
              {t("Remove")}
            </Button>
          </Form>
        </li>
      ))}
    </LinkList>
  );
}
