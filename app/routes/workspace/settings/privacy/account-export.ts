import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAccount } from "#app/domains/accounts/account-queries.server.ts";
import { findDisplay } from "#app/domains/accounts/display-queries.server.ts";
import { exportFactReports } from "#app/domains/accuracy/forgetting.server.ts";
import { exportBilling } from "#app/domains/billing/payer-queries.server.ts";
import { exportAppointments } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { exportAgentApplications } from "#app/domains/claims/applications/application-queries.server.ts";
import { exportClaims } from "#app/domains/claims/claim-queries.server.ts";
import { findOwnOffer } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { findOwnPay } from "#app/domains/directory/profile/pay-queries.server.ts";
import { exportSaved } from "#app/domains/directory/saved/saved-commands.server.ts";
import { exportSavedSearches } from "#app/domains/directory/saved-searches/saved-search-queries.server.ts";
import { exportWatches } from "#app/domains/directory/watching/watch-queries.server.ts";
import { exportLeads } from "#app/domains/leads/forgetting.server.ts";
import { exportLicenseDocuments } from "#app/domains/licenses/document-queries.server.ts";
import { exportMessages } from "#app/domains/messages/forgetting.server.ts";
import { exportPreferences } from "#app/domains/notifications/preferences-queries.server.ts";
import { exportInvites } from "#app/domains/organizations/invites/invite-queries.server.ts";
import { exportPrivacyRequests } from "#app/domains/privacy/held-queries.server.ts";
import { listOwnQuestions } from "#app/domains/questions/asking/own-queries.server.ts";
import { exportReviews } from "#app/domains/reviews/account/export-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSettingsAccess } from "#app/guards/require.server.ts";
import { zipStream } from "#app/platform/files/zip.ts";
import { csvFiles } from "./export-tables.ts";

export const handle = { access: "settings" } satisfies RouteHandle;

/** Everything stored about the viewer, as a file: JSON, or a ZIP with one CSV for each kind. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  const [
    account,
    claims,
    agentApplications,
    licenseDocuments,
    messages,
    { reviews, ...aboutReviews },
    questions,
    notifications,
    invites,
    billing,
    display,
    savedAgents,
    savedSearches,
    watchedAgents,
    leads,
    appointments,
    factReports,
    pay,
    medicareOffer,
    privacyRequests,
  ] = await Promise.all([
    exportAccount(context, viewer),
    exportClaims(context, viewer.userId),
    exportAgentApplications(context, viewer.userId),
    exportLicenseDocuments(context, viewer.userId),
    exportMessages(context, viewer.userId),
    exportReviews(context, viewer.userId),
    listOwnQuestions(context, {
      userId: viewer.userId,
      confirmedEmail: viewer.emailConfirmed ? viewer.email : null,
      passHashes: [],
    }),
    exportPreferences(context, viewer.userId),
    exportInvites(context, viewer.userId),
    exportBilling(context, viewer.userId),
    findDisplay(context, viewer.userId),
    exportSaved(context, viewer.userId),
    exportSavedSearches(context, viewer.userId),
    exportWatches(context, viewer.userId),
    exportLeads(context, viewer),
    exportAppointments(context, viewer),
    exportFactReports(context, viewer.userId),
    findOwnPay(context, viewer.userId),
    findOwnOffer(context, viewer.userId),
    exportPrivacyRequests(context, viewer),
  ]);
  const file = {
    ...account,
    invites,
    billing,
    display,
    savedAgents,
    savedSearches,
    watchedAgents,
    claims,
    agentApplications,
    licenseDocuments,
    questions,
    messages,
    leads,
    appointments,
    factReports,
    pay,
    medicareOffer,
    privacyRequests,
    reviews,
    aboutReviews,
    notifications,
  };
  if (new URL(request.url).searchParams.get("format") === "csv")
    return new Response(zipStream(csvFiles(file), context.clock.now()), {
      headers: fileHeaders("application/zip", "account-csv.zip"),
    });
  return new Response(JSON.stringify(file, null, 2), {
    headers: fileHeaders("application/json; charset=utf-8", "account.json"),
  });
}

const fileHeaders = (type: string, name: string) => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="${name}"`,
  "Cache-Control": "private, no-store",
});
