/** Words for the log's page. */
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { AUDIT_ACTS } from "#app/platform/audit/audit-acts.ts";

/** An act in words; one that the product doesn't know anymore, as it was written. */
export const actWords = (act: string): string =>
  Object.entries(AUDIT_ACTS).find(([name]) => name === act)?.[1] ?? act;

/** "license-document" → "License document". */
export const kindWords = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");

/** "reviewStatus" → "review status". */
export const factWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  account: adminPaths.person,
  agent: adminPaths.agent,
  organization: adminPaths.organization,
  application: paths.adminApplication,
  case: paths.adminReview,
  claim: paths.adminClaim,
  consent: adminPaths.consentCopy,
  "license-document": paths.adminLicense,
  "list-case": adminPaths.listCase,
  "product-type": adminPaths.productType,
  plan: adminPaths.plan,
  listing: adminPaths.notListedRequest,
};

/** The subject's page; null when it has none. */
export const subjectPath = (kind: string, id: string): string | null => PAGES[kind]?.(id) ?? null;

type Facts = Record<string, unknown>;
const factsOf = (json: string | null): Facts => {
  if (json === null) return {};
  try {
    const facts: unknown = JSON.parse(json);
    return typeof facts === "object" && facts !== null ? (facts as Facts) : { value: facts };
  } catch {
    // The product doesn't write it so: shown as it is.
    return { value: json };
  }
};
const said = (value: unknown): string =>
  value === undefined || value === null
    ? "–"
    : value === true
      ? "yes"
      : value === false
        ? "no"
        : Array.isArray(value)
          ? value.join(", ")
          : String(value);

type ChangedFact = { name: string; before: string; after: string; changed: boolean };

/** The facts of an act, before and after it. */
export function changedFacts(before: string | null, after: string | null): ChangedFact[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
    name: factWords(name),
    before: said(was[name]),
    after: said(is[name]),
    changed: said(was[name]) !== said(is[name]),
  }));
}
