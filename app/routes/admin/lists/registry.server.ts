/** The lists and queues of the admin console (docs/decisions, 0103). A new one is a file next to this and a line in `LISTS`. */

import { runDueBulks } from "#app/domains/bulk/run-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import type { ListBulk, ListDefinition } from "../list-pages/definition.server.ts";
import { agents } from "./agents.server.ts";
import { applications } from "./applications.server.ts";
import { audit } from "./audit.server.ts";
import { claims } from "./claims.server.ts";
import { consents } from "./consents.server.ts";
import { errors } from "./errors.server.ts";
import { facts } from "./facts.server.ts";
import { imports } from "./imports.server.ts";
import { licenseDocuments } from "./license-documents.server.ts";
import { licenses } from "./licenses.server.ts";
import { listCases } from "./list-cases.server.ts";
import { listWords } from "./list-words.server.ts";
import { lookAlikes } from "./look-alikes.server.ts";
import { mail } from "./mail.server.ts";
import { messageReports } from "./message-reports.server.ts";
import { newAgents } from "./new-agents.server.ts";
import { notListed } from "./not-listed.server.ts";
import { organizations } from "./organizations.server.ts";
import { payments } from "./payments.server.ts";
import { people } from "./people.server.ts";
import { photos } from "./photos.server.ts";
import { plans } from "./plans.server.ts";
import { privacyRequests } from "./privacy-requests.server.ts";
import { productTypes } from "./product-types.server.ts";
import { questionReports } from "./question-reports.server.ts";
import { questions } from "./questions.server.ts";
import { reviewCases } from "./review-cases.server.ts";
import { reviewPauses } from "./review-pauses.server.ts";
import { reviews } from "./reviews.server.ts";
import { secondFactorResets } from "./second-factor-resets.server.ts";
import { stripeDifferences } from "./stripe-differences.server.ts";
import { webhooks } from "./webhooks.server.ts";

export const LISTS: readonly ListDefinition[] = [
  people,
  agents,
  organizations,
  applications,
  licenses,
  reviews,
  questions,
  claims,
  newAgents,
  licenseDocuments,
  listCases,
  reviewCases,
  reviewPauses,
  questionReports,
  messageReports,
  photos,
  facts,
  notListed,
  consents,
  privacyRequests,
  lookAlikes,
  secondFactorResets,
  payments,
  plans,
  stripeDifferences,
  productTypes,
  imports,
  listWords,
  mail,
  webhooks,
  errors,
  audit,
];

/** The list of this name. Throws 404 in words for none. */
export function requireList(name: string | undefined): ListDefinition {
  const list = LISTS.find((one) => one.name === name);
  if (list !== undefined) return list;
  throw notFound();
}

/** The list whose page is at the request's address. Throws 404 in words for none. */
export function requireListAt({ url }: Request): ListDefinition {
  const { pathname } = new URL(url);
  const list = LISTS.find(({ to }) => to() === pathname.replace(/\/$/, ""));
  if (list !== undefined) return list;
  throw notFound();
}

/** A list with acts on many rows. Throws 404 in words for any other. */
export function requireBulkList(name: string | undefined): ListDefinition & { bulk: ListBulk<never> } {
  const { bulk, ...list } = requireList(name);
  if (bulk === null) throw notFound();
  return { ...list, bulk };
}

const notFound = () =>
  notFoundNotice("List not found", "The console has no list at this address.", [
    { label: "Admin console", to: adminPaths.home() },
  ]);

/** Run by the cron each minute: acts on many go on while no page is open. */
export const runBulks = (context: AppContext) =>
  runDueBulks(
    context,
    LISTS.flatMap(({ bulk }) => (bulk === null ? [] : [bulk.target])),
  );
