import { adminPaths } from "#app/paths/admin.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";

/** A 404 in words, for an id that no account has. */
export const personMissing = () =>
  notFoundNotice("Person not found", "There’s no account with this id. It may have been deleted.", [
    { label: "People", to: adminPaths.people() },
  ]);
