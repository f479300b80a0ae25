/** What the log is narrowed by, for its page and its file. */

import { AUDIT_SUBJECTS } from "#app/domains/audit/audit-inputs.ts";
import { AUDIT_ACTS } from "#app/platform/audit-acts.ts";
import { kindWords } from "./audit-words.ts";

export const AUDIT_FILTERS = [
  { name: "actor", label: "Admin", hint: "Email or id; “product” for what ran by itself" },
  {
    name: "act",
    label: "Act",
    any: "Any act",
    options: Object.entries(AUDIT_ACTS).map(([value, label]) => ({ value, label })),
  },
  {
    name: "kind",
    label: "Done to",
    any: "Anything",
    options: AUDIT_SUBJECTS.map((value) => ({ value, label: kindWords(value) })),
  },
  { name: "subject", label: "Its id" },
  { name: "from", label: "From", type: "date" },
  { name: "to", label: "To", type: "date" },
] as const;
