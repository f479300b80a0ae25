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

export const adminPaths = {
  console: () => CONSOLE,
  /** Today's work, with one item of a queue open where it stands. */
  today: (query: Query = {}) => withQuery("/admin", query),
  /** A list or a queue by its name, and the same as a CSV file. */
  list: (name: string, query: Query = {}) => list(name)(query),
  listFile: (name: string, query: Query = {}) => list(`${name}.csv`)(query),
  people: list("people"),
  person: one("people"),
  /** While one looks as somebody: what ends it, and what stands for pages that are not shown. */
  endView: () => `${CONSOLE}/view-as/end`,
  notInView: (query: Query = {}) => withQuery(`${CONSOLE}/view-as/not-shown`, query),
  /** Where a look at the product as this person begins. */
  viewAs: (userId: string) => `${one("people")(userId)}/view-as`,
  /** What an act on several rows of a list would do, and how one comes along. */
  bulk: (name: string, query: Query = {}) => withQuery(`${CONSOLE}/${name}/bulk`, query),
  bulkAct: (name: string, id: string) => `${CONSOLE}/${name}/bulk/${segment(id)}`,
  organizations: list("organizations"),
  organization: one("organizations"),
  applications: list("applications"),
  claims: list("claims"),
  licenseDocuments: list("license-documents"),
  photoCases: list("photos"),
  questionReports: list("question-reports"),
  messageReports: list("message-reports"),
  licenses: list("licenses"),
  reviews: list("reviews"),
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
  mail: list("mail"),
  webhooks: list("webhooks"),
  audit: list("audit"),
  health: list("health"),
  secondFactorResets: list("second-factor-resets"),
  secondFactorReset: one("second-factor-resets"),
  seedAvatars: (query: Query = {}) => withQuery("/seed-avatars", query),
};
