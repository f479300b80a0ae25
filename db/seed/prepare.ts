/** Ensures that seeding starts from empty tables, and records it in `settings` before the first row. */
import type { Client } from "@libsql/client/web";
import { restoreIndexes } from "./bulk-indexes.ts";
import { markRunning, type SeedFacts, seedStateOf } from "./state.ts";

/** The database holds data that seeding would mix with. */
export class SeedRefused extends Error {
  override name = "SeedRefused";
}

/** Throws `SeedRefused` unless there are no places and agents yet or `fresh` allows deleting them. */
export async function prepareDatabase(
  client: Client,
  url: string,
  fresh: boolean,
  facts: SeedFacts,
): Promise<void> {
  const state = await seedStateOf(client);
  if (fresh) {
    await empty(client);
    await restoreIndexes(client);
  } else if (state.state === "running") {
    throw new SeedRefused(
      `Seeding ${url} was interrupted earlier and left it incomplete. Start again with --fresh.`,
    );
  } else if (await hasRows(client)) {
    throw new SeedRefused(`${url} already has places or agents. --fresh empties its tables first.`);
  }
  await client.batch(markRunning(facts), "write");
}

/** Tables with references to others come first. */
const seededTables = [
  "agent_facts",
  "agent_application_listings",
  "agent_application_licenses",
  "agent_applications",
  "license_news",
  "list_cases",
  "guest_watches",
  "look_alikes",
  "agent_name_keys",
  "appointment_changes",
  "agent_appointments",
  "license_list_words",
  "license_layouts",
  "listed_affiliations",
  "organization_licenses",
  "agency_changes",
  "license_documents",
  "license_evidence",
  "license_changes",
  "license_reminders",
  "license_import_rows",
  "license_import_rejections",
  "license_imports",
  "appointment_links",
  "appointments",
  "appointment_types",
  "busy_times",
  "calendars",
  "fact_reports",
  "fact_cases",
  "accuracy_counts",
  "accuracy_states",
  "photo_reports",
  "photo_cases",
  "photos",
  "profile_claims",
  "account_fingerprints",
  "known_devices",
  "account_deletions",
  "sessions",
  "passkeys",
  "used_challenges",
  "one_time_links",
  "user_roles",
  "profiles",
  "profile_views",
  "dismissed_checklists",
  "user_notifications",
  "notification_choices",
  "notification_times",
  "digest_items",
  "user_terms_agreements",
  "organization_applications",
  "consent_records",
  "consent_copies",
  "contact_stops",
  "lead_events",
  "leads",
  "message_reports",
  "messages",
  "response_waits",
  "message_threads",
  "question_circles",
  "question_experts",
  "expert_answer_versions",
  "expert_answers",
  "answer_drafts",
  "question_passes",
  "question_reports",
  "question_totals",
  "expert_questions",
  "review_votes",
  "review_flags",
  "review_cases",
  "review_signals",
  "review_fingerprints",
  "review_bands",
  "review_versions",
  "review_disclosures",
  "review_pauses",
  "neutrality_checks",
  "review_links",
  "review_log",
  "review_seals",
  "reviews",
  "agent_review_stats",
  "review_totals",
  "review_days",
  "type_means",
  "agent_carriers",
  "licenses",
  "agent_search",
  "agent_coverage",
  "slug_history",
  "agents",
  "stripe_differences",
  "stripe_syncs",
  "stripe_events",
  "billing_events",
  "refunds",
  "invoices",
  "subscriptions",
  "checkouts",
  "billing_customers",
  "plan_entitlements",
  "plan_prices",
  "plans",
  "organization_events",
  "organization_affiliations",
  "organization_invites",
  "membership_requests",
  "organization_members",
  "organizations",
  "people",
  "users",
  "terms_versions",
  "outbox",
  "states",
  "counties",
  "water",
  "place_names",
  "cities",
  "zips",
  "product_types",
  "lines_of_authority",
  "languages",
  "carriers",
];

async function empty(client: Client): Promise<void> {
  await client.batch(
    [
      ...seededTables.map((table) => `DELETE FROM ${table}`),
      // The log of the reviews that were here; its files stay, and the next one has its own name.
      "DELETE FROM settings WHERE key = 'reviews.log'",
      "INSERT INTO agent_text (agent_text) VALUES ('delete-all')",
      "INSERT INTO question_text (question_text) VALUES ('delete-all')",
      "INSERT INTO message_text (message_text) VALUES ('delete-all')",
      "INSERT INTO organization_text (organization_text) VALUES ('delete-all')",
    ],
    "write",
  );
}

async function hasRows(client: Client): Promise<boolean> {
  const { rows } = await client.execute("SELECT 1 FROM states UNION ALL SELECT 1 FROM agents LIMIT 1");
  return rows.length > 0;
}
