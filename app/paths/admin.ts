/** Addresses of the admin pages. In a file of their own, so that public pages don't load them. */
import { type Query, withQuery } from "./paths.ts";

const CONSOLE = "/admin-console";
const segment = (value: string | number) => encodeURIComponent(value);
/** A list with filters in its address, and one of its rows. */
const list =
  (name: string) =>
  (query: Query = {}) =>
    withQuery(`${CONSOLE}/${name}`, query);
const one = (name: string) => (id: string | number) => `${CONSOLE}/${name}/${segment(id)}`;

export const adminPaths = {
  home: () => CONSOLE,
  /** Today's work, with one item of a queue open in place. */
  today: (query: Query = {}) => withQuery("/admin", query),
  /** A list or a queue by its name, and the same as a CSV file. */
  list: (name: string, query: Query = {}) => list(name)(query),
  listFile: (name: string, query: Query = {}) => list(`${name}.csv`)(query),
  people: list("people"),
  person: one("people"),
  /** During a view as someone else: what ends it, and what replaces pages that aren't shown. */
  endView: () => `${CONSOLE}/view-as/end`,
  notInView: (query: Query = {}) => withQuery(`${CONSOLE}/view-as/not-shown`, query),
  /** Where viewing the product as this person begins. */
  viewAs: (userId: string) => `${one("people")(userId)}/view-as`,
  /** The preview of an action on several rows of a list, and its progress. */
  bulk: (name: string, query: Query = {}) => withQuery(`${CONSOLE}/${name}/bulk`, query),
  bulkAct: (name: string, id: string) => `${CONSOLE}/${name}/bulk/${segment(id)}`,
  organizations: list("organizations"),
  organization: one("organizations"),
  applications: list("applications"),
  claims: list("claims"),
  newAgents: list("new-agents"),
  /** An agent's application to decide; `/document` is what proves it. */
  newAgent: (id: string, part: "" | "/document" = "") => `/admin/new-agents/${segment(id)}${part}`,
  licenseDocuments: list("license-documents"),
  listCases: list("list-cases"),
  /** A row of a list to decide. */
  listCase: (id: string) => `/admin/list-cases/${segment(id)}`,
  consentCopies: list("consents"),
  /** A sealed copy of a consent, and the form that opens it. */
  consentCopy: one("consents"),
  photoCases: list("photos"),
  factCases: list("facts"),
  questionReports: list("question-reports"),
  messageReports: list("message-reports"),
  licenses: list("licenses"),
  reviews: list("reviews"),
  reviewPauses: list("review-pauses"),
  questions: list("questions"),
  question: one("questions"),
  productTypes: list("product-types"),
  productType: one("product-types"),
  newProductType: list("product-types/new"),
  plans: list("plans"),
  plan: one("plans"),
  terms: list("terms"),
  termsVersion: one("terms"),
  newTerms: list("terms/new"),
  imports: list("imports"),
  newImport: list("imports/new"),
  import: (importNo: number, query: Query = {}) => withQuery(`${CONSOLE}/imports/${importNo}`, query),
  importRejected: (importNo: number) => `${CONSOLE}/imports/${importNo}/rejected.csv`,
  listWords: list("list-words"),
  listWord: one("list-words"),
  mail: list("mail"),
  webhooks: list("webhooks"),
  audit: list("audit"),
  health: list("health"),
  agents: list("agents"),
  agent: one("agents"),
  addAgent: list("agents/new"),
  /** Merging a duplicate; `into` is the profile that stays. */
  mergeAgent: (id: string, query: Query = {}) => withQuery(`${one("agents")(id)}/merge`, query),
  notListed: list("not-listed"),
  notListedRequest: one("not-listed"),
  privacyRequests: list("privacy-requests"),
  privacyRequest: one("privacy-requests"),
  lookAlikes: list("look-alikes"),
  lookAlike: one("look-alikes"),
  secondFactorResets: list("second-factor-resets"),
  secondFactorReset: one("second-factor-resets"),
  seedAvatars: (query: Query = {}) => withQuery("/seed-avatars", query),
};
