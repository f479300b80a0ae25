import { Form, useFetcher } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FieldError } from "#app/ui/fields/field-error.tsx";

export type SaveSearchProps = {
  className?: string;
  /** Path of the results to save. */
  search: string;
  /** Where to come back to. */
  back: string;
};

// Route discovery does not look at a fetcher's form; without a connection the route would be unknown.
const KEY = "save-search";

/**
 * Saves a search to the account. The search is in the form's address, so that a step in between (signing in) leads
 * back to it.
 */
export function SaveSearch({ className, search, back }: SaveSearchProps) {
  const fetcher = useFetcher<{ error?: string }>({ key: KEY });
  const wrong = fetcher.data?.error;
  return (
    <Form
      className={className}
      method="post"
      navigate={false}
      fetcherKey={KEY}
      action={paths.savedSearches({ search, back })}
    >
      <span role="status">
        {wrong === undefined ? null : <FieldError id="save-search-error">{wrong}</FieldError>}
      </span>
      <Button small flush look="link" icon="save" name="intent" value="save">
        {t("Save this search")}
      </Button>
    </Form>
  );
}
