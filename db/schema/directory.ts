/** People, their public agent profiles, licenses, and the tables that search reads. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { days, listedValues, notNegative } from "../checks.ts";
import { bits, day, flag, timeMs, uuid } from "../columns.ts";
import { ACCOUNT_STATUSES, LICENSE_EVIDENCE, LICENSE_STATUSES } from "../lists.ts";

export const people = sqliteTable("people", {
  id: uuid("id").primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  createdAt: timeMs("created_at").notNull(),
});

export const agents = sqliteTable(
  "agents",
  {
    /** Dense number for joins and full text; never shown. */
    agentNo: integer("agent_no").primaryKey(),
    id: uuid("id").notNull(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    headline: text("headline").notNull(),
    biography: text("biography").notNull(),
    /** Address of the live photo's files (`photos`), without their size; null: initials are shown. */
    photoUrl: text("photo_url"),
    /** Address of a drawing in place of a photo (`drawings`). It doesn't count as a photo. */
    drawingUrl: text("drawing_url"),
    accountStatus: text("account_status", { enum: ACCOUNT_STATUSES }).notNull().default("active"),
    organizationNo: integer("organization_no"),
    organizationRole: text("organization_role"),
    independent: flag("independent").notNull(),
    street: text("street").notNull(),
    zip: text("zip").notNull(),
    cityNo: integer("city_no").notNull(),
    countyFips: text("county_fips"),
    stateCode: text("state_code").notNull(),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    serviceRadiusMiles: integer("service_radius_miles").notNull(),
    /** E.164. */
    phone: text("phone"),
    website: text("website"),
    /** National Producer Number, digits without a leading zero. */
    npn: text("npn").notNull(),
    npnMatchedAt: timeMs("npn_matched_at"),
    /** Where the register reaches this producer. Never public: a claim is proved by a code sent there. */
    registerEmail: text("register_email"),
    licensedSinceYear: integer("licensed_since_year").notNull(),
    /** Insurance types sold, bits of `product_types`. */
    types: bits("types").notNull(),
    /** Bits of `languages`. */
    languages: bits("languages").notNull(),
    acceptingClients: flag("accepting_clients").notNull(),
    /** If not accepting: the first day they will again, if known. */
    acceptingFrom: day("accepting_from"),
    timeZone: text("time_zone").notNull(),
    /** JSON: seven entries from Monday, `[opensMinute, closesMinute]`, `null` closed, `"appointment"`. */
    weeklyHours: text("weekly_hours").notNull(),
    /** JSON: whether federal holidays are closed, and days that differ from the week; null for neither. */
    specialHours: text("special_hours"),
    /** Median minutes to the first answer over the newest of `responseThreads` conversations (`response_waits`). */
    responseMinutes: integer("response_minutes"),
    responseThreads: integer("response_threads").notNull().default(0),
    /** Where lists begin to look for the agent (`app/domains/directory/ranking/list-order-queries.server.ts`): never far from its value. */
    orderValue: real("order_value").notNull(),
    /** The day on which it may be too far, in days since 1970 (UTC); null for who has no review. */
    orderDueDay: integer("order_due_day"),
    /** When it was last counted from the reviews; releases before 2026-11-28 age the sums from then. */
    rankedAt: timeMs("ranked_at").notNull().default(0),
    createdAt: timeMs("created_at").notNull(),
    updatedAt: timeMs("updated_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.acceptingFrom),
    ...notNegative(t.serviceRadiusMiles, t.responseMinutes, t.responseThreads),
    uniqueIndex("agents_id").on(t.id),
    uniqueIndex("agents_slug").on(t.slug),
    uniqueIndex("agents_person").on(t.personId),
    index("agents_npn").on(t.npn),
    index("agents_city_order").on(t.cityNo, t.orderValue, t.agentNo),
    // For the files of the accuracy page, which go through a state's agents.
    index("agents_state").on(t.stateCode, t.agentNo),
    index("agents_state_order").on(t.stateCode, t.orderValue, t.agentNo),
    index("agents_organization_order").on(t.organizationNo, t.orderValue, t.agentNo),
    index("agents_order_due").on(t.orderDueDay).where(sql`order_due_day IS NOT NULL`),
    // Whose reopening day comes next.
    index("agents_taking_again").on(t.acceptingFrom).where(sql`accepting_from IS NOT NULL`),
  ],
);

export const agentCarriers = sqliteTable(
  "agent_carriers",
  {
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    carrierNo: integer("carrier_no").notNull(),
  },
  (t) => [primaryKey({ columns: [t.agentNo, t.carrierNo] })],
);

export const licenses = sqliteTable(
  "licenses",
  {
    licenseNo: integer("license_no").primaryKey(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    stateCode: text("state_code").notNull(),
    number: text("number").notNull(),
    licenseClass: text("license_class").notNull(),
    resident: flag("resident").notNull(),
    /** Lines of authority, bits of `lines_of_authority`. */
    lines: bits("lines").notNull(),
    /** The state's own words for the lines. */
    stateLabel: text("state_label").notNull(),
    /** What the evidence said; `expired` from the day after the last one. `licenseStatus` gives today's status. */
    status: text("status", { enum: LICENSE_STATUSES }).notNull(),
    effectiveOn: day("effective_on").notNull(),
    expiresOn: day("expires_on").notNull(),
    /** The newest evidence; all of it is in `license_evidence`. */
    evidence: text("evidence", { enum: LICENSE_EVIDENCE }).notNull(),
    evidenceReadOn: day("evidence_read_on").notNull(),
    /** Incremented with each change: a writer names the revision it read. */
    revision: integer("revision").notNull().default(0),
    /** Not active yet when it was written: on its first day the cron counts it. */
    toCome: flag("to_come").notNull().default(false),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.effectiveOn, t.expiresOn, t.evidenceReadOn),
    index("licenses_agent").on(t.agentNo, t.stateCode),
    index("licenses_number").on(t.stateCode, t.number),
    // With the state, whose own midnight decides: licenses of western states are passed over without reading them.
    index("licenses_ending").on(t.expiresOn, t.stateCode).where(sql`status = 'active'`),
    index("licenses_to_come").on(t.effectiveOn).where(sql`to_come = 1`),
  ],
);

/**
 * What search reads, one narrow row per agent, stored in ZIP order (WITHOUT ROWID) so that the agents of a ZIP are
 * adjacent. Written by everything that writes the agent, the licenses or the reviews.
 */
export const agentSearch = sqliteTable(
  "agent_search",
  {
    zip: text("zip").notNull(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    types: bits("types").notNull(),
    languages: bits("languages").notNull(),
    acceptingClients: flag("accepting_clients").notNull(),
    independent: flag("independent").notNull(),
    organizationNo: integer("organization_no"),
    /** Published reviews and the sum of their stars. */
    reviewCount: integer("review_count").notNull(),
    starSum: integer("star_sum").notNull(),
    /**
     * Σwᵢ, Σwᵢrᵢ and Σwᵢrᵢ² over published reviews, weighted by proof and age as of a fixed day (domain "Ranking"); what reads
     * them ages them (`rankedRows`).
     */
    weightSum: real("weight_sum").notNull(),
    weightedStars: real("weighted_stars").notNull(),
    weightedSquares: real("weighted_squares").notNull(),
    /** Null below five conversations. */
    responseMinutes: integer("response_minutes"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.reviewCount, t.starSum, t.responseMinutes),
    primaryKey({ columns: [t.zip, t.agentNo] }),
    // The foreign key of a removed agent is checked by it: a million rows otherwise, for each.
    index("agent_search_agent").on(t.agentNo),
  ],
);

/** Licenses for search: which types an agent may sell in a state, through which day. */
export const agentCoverage = sqliteTable(
  "agent_coverage",
  {
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    stateCode: text("state_code").notNull(),
    /** Last active day. */
    throughDay: day("through_day").notNull(),
    types: bits("types").notNull(),
  },
  (t) => [...days(t.throughDay), primaryKey({ columns: [t.agentNo, t.stateCode, t.throughDay] })],
);

/** Slugs that once led to a record and still must. */
export const slugHistory = sqliteTable(
  "slug_history",
  {
    kind: text("kind", { enum: ["agent", "organization"] }).notNull(),
    slug: text("slug").notNull(),
    /** `agent_no` or `organization_no`. */
    recordNo: integer("record_no").notNull(),
    retiredAt: timeMs("retired_at").notNull(),
  },
  (t) => [...listedValues(t), primaryKey({ columns: [t.kind, t.slug] })],
);
