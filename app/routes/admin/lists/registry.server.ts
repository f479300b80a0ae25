/** The lists and queues of the console, each by the name that its address has (docs/decisions, 0103). */

import { runDueBulks } from "#app/domains/bulk/run-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { applications } from "./applications.server.ts";
import { audit } from "./audit.server.ts";
import { claims } from "./claims.server.ts";
import type { ConsoleDefinition, ListBulk } from "./definition.server.ts";
import { licenseDocuments } from "./license-documents.server.ts";
import { licenses } from "./licenses.server.ts";
import { mail } from "./mail.server.ts";
import { messageReports } from "./message-reports.server.ts";
import { organizations } from "./organizations.server.ts";
import { payments } from "./payments.server.ts";
import { people } from "./people.server.ts";
import { photos } from "./photos.server.ts";
import { questionReports } from "./question-reports.server.ts";
import { questions } from "./questions.server.ts";
import { reviews } from "./reviews.server.ts";
import { webhooks } from "./webhooks.server.ts";

export const LISTS: readonly ConsoleDefinition[] = [
  people,
  organizations,
  applications,
  licenses,
  reviews,
  questions,
  claims,
  licenseDocuments,
  questionReports,
  messageReports,
  photos,
  payments,
  mail,
  webhooks,
  audit,
];

/** The list that an address names. Throws 404 in words for none. */
export function requireList(name: string | undefined): ConsoleDefinition {
  const list = LISTS.find((one) => one.name === name);
  if (list !== undefined) return list;
  throw notFound();
}

/** One of which something can be done to many rows. Throws 404 in words for any other. */
export function requireBulkList(name: string | undefined): ConsoleDefinition & { bulk: ListBulk<never> } {
  const { bulk, ...list } = requireList(name);
  if (bulk === null) throw notFound();
  return { ...list, bulk };
}

const notFound = () =>
  notFoundNotice("List not found", "The console has no list at this address.", [
    { label: "Admin console", to: adminPaths.home() },
  ]);

/** For the clock of the minute: acts on many go on though nobody looks. */
export const runBulks = (context: AppContext) =>
  runDueBulks(
    context,
    LISTS.flatMap(({ bulk }) => (bulk === null ? [] : [bulk.desk])),
  );
