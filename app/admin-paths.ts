/** The addresses of the admin console, apart from the others: no page that is open to everyone leads there, or loads them. */
import { type Query, withQuery } from "./paths.ts";

const CONSOLE = "/admin-console";
const segment = (value: string | number) => encodeURIComponent(value);
/** A list, narrowed as its address says; and one of its rows. */
const list =
  (name: string) =>
  (query: Query = {}) =>
    withQuery(`${CONSOLE}/${name}`, query);
const one = (name: string) => (id: string | number) => `${CONSOLE}/${name}/${segment(id)}`;

/** Lists of which something can be done to many rows. */
export const BULK_LIST_NAMES = ["people", "organizations", "questions", "reviews"] as const;
export type BulkListName = (typeof BULK_LIST_NAMES)[number];

export const adminPaths = {
  console: () => CONSOLE,
  /** Today's work, with one item of a queue open where it stands. */
  today: (query: Query = {}) => withQuery("/admin", query),
  people: list("people"),
  person: one("people"),
  peopleFile: list("people.csv"),
  /** While one looks as somebody: what ends it, and what stands for pages that are not shown. */
  endView: () => `${CONSOLE}/view-as/end`,
  notInView: (query: Query = {}) => withQuery(`${CONSOLE}/view-as/not-shown`, query),
  /** Where a look at the product as this person begins. */
  viewAs: (userId: string) => `${one("people")(userId)}/view-as`,
  /** What an act on several rows of a list would do, and how one comes along. */
  bulk: (name: BulkListName, query: Query = {}) => withQuery(`${CONSOLE}/${name}/bulk`, query),
  bulkAct: (name: BulkListName, id: string) => `${CONSOLE}/${name}/bulk/${segment(id)}`,
  organizations: list("organizations"),
  organization: one("organizations"),
  organizationsFile: list("organizations.csv"),
  applications: list("applications"),
  applicationsFile: list("applications.csv"),
  claims: list("claims"),
  licenseDocuments: list("license-documents"),
  photoCases: list("photos"),
  questionReports: list("question-reports"),
  messageReports: list("message-reports"),
  licenses: list("licenses"),
  licensesFile: list("licenses.csv"),
  reviews: list("reviews"),
  reviewsFile: list("reviews.csv"),
  questions: list("questions"),
  questionsFile: list("questions.csv"),
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
  import: (importNo: number, query: Query = {}) => withQuery(`${CONSOLE}/imports/${importNo}`, query),
  importRejected: (importNo: number) => `${CONSOLE}/imports/${importNo}/rejected.csv`,
  mail: list("mail"),
  mailFile: list("mail.csv"),
  webhooks: list("webhooks"),
  webhooksFile: list("webhooks.csv"),
  errorsFile: list("errors.csv"),
  audit: list("audit"),
  auditFile: list("audit.csv"),
  health: list("health"),
  secondFactorResets: list("second-factor-resets"),
  seedAvatars: (query: Query = {}) => withQuery("/seed-avatars", query),
};
