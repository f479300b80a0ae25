/** What an admin's act can be about, for pages. */
export { AUDIT_SUBJECTS } from "#db/lists.ts";
