PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_account_fingerprints` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "account_fingerprints_kind" CHECK("kind" IN ('network', 'device'))
);
--> statement-breakpoint
INSERT INTO `__new_account_fingerprints`("user_id", "kind", "hash", "first_seen_at", "last_seen_at") SELECT "user_id", "kind", "hash", "first_seen_at", "last_seen_at" FROM `account_fingerprints`;--> statement-breakpoint
DROP TABLE `account_fingerprints`;--> statement-breakpoint
ALTER TABLE `__new_account_fingerprints` RENAME TO `account_fingerprints`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `account_fingerprints_hash` ON `account_fingerprints` (`hash`,`first_seen_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `account_fingerprints_seen` ON `account_fingerprints` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `__new_one_time_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "one_time_links_purpose" CHECK("purpose" IN ('confirm-email', 'reset-password', 'reactivate'))
);
--> statement-breakpoint
INSERT INTO `__new_one_time_links`("token_hash", "purpose", "user_id", "created_at", "expires_at", "used_at") SELECT "token_hash", "purpose", "user_id", "created_at", "expires_at", "used_at" FROM `one_time_links`;--> statement-breakpoint
DROP TABLE `one_time_links`;--> statement-breakpoint
ALTER TABLE `__new_one_time_links` RENAME TO `one_time_links`;--> statement-breakpoint
CREATE INDEX `one_time_links_user` ON `one_time_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `__new_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`account_status` text DEFAULT 'active' NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`url_slug` text,
	`npn` text,
	`agent_no` integer,
	`proof` text,
	`archived_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "profiles_account_status" CHECK("account_status" IN ('active', 'archived')),
	CONSTRAINT "profiles_verified" CHECK("verified" IN (0, 1)),
	CONSTRAINT "profiles_proof" CHECK("proof" IN ('code', 'document'))
);
--> statement-breakpoint
INSERT INTO `__new_profiles`("user_id", "account_status", "verified", "url_slug", "npn", "agent_no", "proof", "archived_at") SELECT "user_id", "account_status", "verified", "url_slug", "npn", "agent_no", "proof", "archived_at" FROM `profiles`;--> statement-breakpoint
DROP TABLE `profiles`;--> statement-breakpoint
ALTER TABLE `__new_profiles` RENAME TO `profiles`;--> statement-breakpoint
CREATE INDEX `profiles_npn` ON `profiles` (`npn`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_agent` ON `profiles` (`agent_no`);--> statement-breakpoint
CREATE TABLE `__new_user_roles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_roles_role" CHECK("role" IN ('customer', 'agent', 'agency', 'fmo', 'carrier', 'agency_executive', 'fmo_executive', 'carrier_executive', 'admin', 'org_pending'))
);
--> statement-breakpoint
INSERT INTO `__new_user_roles`("user_id", "role") SELECT "user_id", "role" FROM `user_roles`;--> statement-breakpoint
DROP TABLE `user_roles`;--> statement-breakpoint
ALTER TABLE `__new_user_roles` RENAME TO `user_roles`;--> statement-breakpoint
CREATE TABLE `__new_languages` (
	`bit` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	CONSTRAINT "languages_bit" CHECK("bit" BETWEEN 0 AND 51)
);
--> statement-breakpoint
INSERT INTO `__new_languages`("bit", "code", "name") SELECT "bit", "code", "name" FROM `languages`;--> statement-breakpoint
DROP TABLE `languages`;--> statement-breakpoint
ALTER TABLE `__new_languages` RENAME TO `languages`;--> statement-breakpoint
CREATE TABLE `__new_lines_of_authority` (
	`bit` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	CONSTRAINT "lines_of_authority_bit" CHECK("bit" BETWEEN 0 AND 51)
);
--> statement-breakpoint
INSERT INTO `__new_lines_of_authority`("bit", "name") SELECT "bit", "name" FROM `lines_of_authority`;--> statement-breakpoint
DROP TABLE `lines_of_authority`;--> statement-breakpoint
ALTER TABLE `__new_lines_of_authority` RENAME TO `lines_of_authority`;--> statement-breakpoint
CREATE TABLE `__new_product_types` (
	`bit` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`built_in` integer DEFAULT false NOT NULL,
	`covering_lines` text NOT NULL,
	CONSTRAINT "product_types_active" CHECK("active" IN (0, 1)),
	CONSTRAINT "product_types_built_in" CHECK("built_in" IN (0, 1)),
	CONSTRAINT "product_types_bit" CHECK("bit" BETWEEN 0 AND 51)
);
--> statement-breakpoint
INSERT INTO `__new_product_types`("bit", "name", "slug", "active", "built_in", "covering_lines") SELECT "bit", "name", "slug", "active", "built_in", "covering_lines" FROM `product_types`;--> statement-breakpoint
DROP TABLE `product_types`;--> statement-breakpoint
ALTER TABLE `__new_product_types` RENAME TO `product_types`;--> statement-breakpoint
CREATE UNIQUE INDEX `product_types_slug` ON `product_types` (`slug`);--> statement-breakpoint
CREATE TABLE `__new_profile_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`npn` text NOT NULL,
	`kind` text NOT NULL,
	`way` text NOT NULL,
	`status` text NOT NULL,
	`code_hash` text,
	`code_tries` integer DEFAULT 0 NOT NULL,
	`code_expires_at` integer,
	`code_proven_at` integer,
	`document_type` text,
	`document_bytes` integer,
	`opened_at` integer NOT NULL,
	`due_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "profile_claims_kind" CHECK("kind" IN ('claim', 'contest')),
	CONSTRAINT "profile_claims_way" CHECK("way" IN ('code', 'document')),
	CONSTRAINT "profile_claims_status" CHECK("status" IN ('open', 'proven', 'refused', 'withdrawn')),
	CONSTRAINT "profile_claims_document_type" CHECK("document_type" IN ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "profile_claims_code_tries" CHECK("code_tries" >= 0),
	CONSTRAINT "profile_claims_document_bytes" CHECK("document_bytes" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_profile_claims`("id", "user_id", "agent_no", "npn", "kind", "way", "status", "code_hash", "code_tries", "code_expires_at", "code_proven_at", "document_type", "document_bytes", "opened_at", "due_at", "decided_at", "decided_by", "reason") SELECT "id", "user_id", "agent_no", "npn", "kind", "way", "status", "code_hash", "code_tries", "code_expires_at", "code_proven_at", "document_type", "document_bytes", "opened_at", "due_at", "decided_at", "decided_by", "reason" FROM `profile_claims`;--> statement-breakpoint
DROP TABLE `profile_claims`;--> statement-breakpoint
ALTER TABLE `__new_profile_claims` RENAME TO `profile_claims`;--> statement-breakpoint
CREATE UNIQUE INDEX `profile_claims_open` ON `profile_claims` (`user_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `profile_claims_user` ON `profile_claims` (`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `profile_claims_agent` ON `profile_claims` (`agent_no`,`status`);--> statement-breakpoint
CREATE INDEX `profile_claims_due` ON `profile_claims` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `__new_consent_records` (
	`id` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`recipient` text NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text NOT NULL,
	`channel` text NOT NULL,
	`text_shown` text NOT NULL,
	`text_hash` text NOT NULL,
	`given_on` text NOT NULL,
	`given_at` integer NOT NULL,
	`revoked_at` integer,
	CONSTRAINT "consent_records_purpose" CHECK("purpose" IN ('question-contact', 'message-contact')),
	CONSTRAINT "consent_records_channel" CHECK("channel" IN ('phone', 'email'))
);
--> statement-breakpoint
INSERT INTO `__new_consent_records`("id", "user_id", "email", "recipient", "purpose", "subject_id", "channel", "text_shown", "text_hash", "given_on", "given_at", "revoked_at") SELECT "id", "user_id", "email", "recipient", "purpose", "subject_id", "channel", "text_shown", "text_hash", "given_on", "given_at", "revoked_at" FROM `consent_records`;--> statement-breakpoint
DROP TABLE `consent_records`;--> statement-breakpoint
ALTER TABLE `__new_consent_records` RENAME TO `consent_records`;--> statement-breakpoint
CREATE UNIQUE INDEX `consent_records_id` ON `consent_records` (`id`);--> statement-breakpoint
CREATE INDEX `consent_records_subject` ON `consent_records` (`subject_id`);--> statement-breakpoint
CREATE INDEX `consent_records_email` ON `consent_records` (`email`);--> statement-breakpoint
CREATE TABLE `__new_agent_coverage` (
	`agent_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`through_day` text NOT NULL,
	`types` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `state_code`, `through_day`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_coverage_through_day" CHECK("through_day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_agent_coverage`("agent_no", "state_code", "through_day", "types") SELECT "agent_no", "state_code", "through_day", "types" FROM `agent_coverage`;--> statement-breakpoint
DROP TABLE `agent_coverage`;--> statement-breakpoint
ALTER TABLE `__new_agent_coverage` RENAME TO `agent_coverage`;--> statement-breakpoint
CREATE TABLE `__new_agent_search` (
	`zip` text NOT NULL,
	`agent_no` integer NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`types` integer NOT NULL,
	`languages` integer NOT NULL,
	`accepting_clients` integer NOT NULL,
	`independent` integer NOT NULL,
	`organization_no` integer,
	`review_count` integer NOT NULL,
	`star_sum` integer NOT NULL,
	`weight_sum` real NOT NULL,
	`weighted_stars` real NOT NULL,
	`weighted_squares` real NOT NULL,
	`response_minutes` integer,
	PRIMARY KEY(`zip`, `agent_no`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_search_accepting_clients" CHECK("accepting_clients" IN (0, 1)),
	CONSTRAINT "agent_search_independent" CHECK("independent" IN (0, 1)),
	CONSTRAINT "agent_search_review_count" CHECK("review_count" >= 0),
	CONSTRAINT "agent_search_star_sum" CHECK("star_sum" >= 0),
	CONSTRAINT "agent_search_response_minutes" CHECK("response_minutes" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_agent_search`("zip", "agent_no", "lat", "lon", "types", "languages", "accepting_clients", "independent", "organization_no", "review_count", "star_sum", "weight_sum", "weighted_stars", "weighted_squares", "response_minutes") SELECT "zip", "agent_no", "lat", "lon", "types", "languages", "accepting_clients", "independent", "organization_no", "review_count", "star_sum", "weight_sum", "weighted_stars", "weighted_squares", "response_minutes" FROM `agent_search`;--> statement-breakpoint
DROP TABLE `agent_search`;--> statement-breakpoint
ALTER TABLE `__new_agent_search` RENAME TO `agent_search`;--> statement-breakpoint
CREATE TABLE `__new_agents` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`person_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`headline` text NOT NULL,
	`biography` text NOT NULL,
	`photo_url` text,
	`account_status` text DEFAULT 'active' NOT NULL,
	`organization_no` integer,
	`organization_role` text,
	`independent` integer NOT NULL,
	`street` text NOT NULL,
	`zip` text NOT NULL,
	`city_no` integer NOT NULL,
	`county_fips` text,
	`state_code` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`service_radius_miles` integer NOT NULL,
	`phone` text,
	`website` text,
	`npn` text NOT NULL,
	`npn_matched_at` integer,
	`register_email` text,
	`licensed_since_year` integer NOT NULL,
	`types` integer NOT NULL,
	`languages` integer NOT NULL,
	`accepting_clients` integer NOT NULL,
	`accepting_from` text,
	`time_zone` text NOT NULL,
	`weekly_hours` text NOT NULL,
	`response_minutes` integer,
	`response_threads` integer DEFAULT 0 NOT NULL,
	`order_value` real NOT NULL,
	`ranked_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agents_account_status" CHECK("account_status" IN ('active', 'archived')),
	CONSTRAINT "agents_independent" CHECK("independent" IN (0, 1)),
	CONSTRAINT "agents_accepting_clients" CHECK("accepting_clients" IN (0, 1)),
	CONSTRAINT "agents_accepting_from" CHECK("accepting_from" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "agents_service_radius_miles" CHECK("service_radius_miles" >= 0),
	CONSTRAINT "agents_response_minutes" CHECK("response_minutes" >= 0),
	CONSTRAINT "agents_response_threads" CHECK("response_threads" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_agents`("agent_no", "id", "person_id", "slug", "name", "headline", "biography", "photo_url", "account_status", "organization_no", "organization_role", "independent", "street", "zip", "city_no", "county_fips", "state_code", "lat", "lon", "service_radius_miles", "phone", "website", "npn", "npn_matched_at", "register_email", "licensed_since_year", "types", "languages", "accepting_clients", "accepting_from", "time_zone", "weekly_hours", "response_minutes", "response_threads", "order_value", "ranked_at", "created_at", "updated_at") SELECT "agent_no", "id", "person_id", "slug", "name", "headline", "biography", "photo_url", "account_status", "organization_no", "organization_role", "independent", "street", "zip", "city_no", "county_fips", "state_code", "lat", "lon", "service_radius_miles", "phone", "website", "npn", "npn_matched_at", "register_email", "licensed_since_year", "types", "languages", "accepting_clients", "accepting_from", "time_zone", "weekly_hours", "response_minutes", "response_threads", "order_value", "ranked_at", "created_at", "updated_at" FROM `agents`;--> statement-breakpoint
DROP TABLE `agents`;--> statement-breakpoint
ALTER TABLE `__new_agents` RENAME TO `agents`;--> statement-breakpoint
CREATE UNIQUE INDEX `agents_id` ON `agents` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `agents_slug` ON `agents` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `agents_person` ON `agents` (`person_id`);--> statement-breakpoint
CREATE INDEX `agents_npn` ON `agents` (`npn`);--> statement-breakpoint
CREATE INDEX `agents_city_order` ON `agents` (`city_no`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_state_order` ON `agents` (`state_code`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_organization_order` ON `agents` (`organization_no`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE TABLE `__new_licences` (
	`licence_no` integer PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`licence_class` text NOT NULL,
	`resident` integer NOT NULL,
	`lines` integer NOT NULL,
	`state_label` text NOT NULL,
	`status` text NOT NULL,
	`effective_on` text NOT NULL,
	`expires_on` text NOT NULL,
	`evidence` text NOT NULL,
	`evidence_read_on` text NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "licences_resident" CHECK("resident" IN (0, 1)),
	CONSTRAINT "licences_status" CHECK("status" IN ('active', 'expired', 'surrendered', 'revoked')),
	CONSTRAINT "licences_evidence" CHECK("evidence" IN ('state-list', 'federal-list', 'document')),
	CONSTRAINT "licences_effective_on" CHECK("effective_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licences_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licences_evidence_read_on" CHECK("evidence_read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
INSERT INTO `__new_licences`("licence_no", "agent_no", "state_code", "number", "licence_class", "resident", "lines", "state_label", "status", "effective_on", "expires_on", "evidence", "evidence_read_on") SELECT "licence_no", "agent_no", "state_code", "number", "licence_class", "resident", "lines", "state_label", "status", "effective_on", "expires_on", "evidence", "evidence_read_on" FROM `licences`;--> statement-breakpoint
DROP TABLE `licences`;--> statement-breakpoint
ALTER TABLE `__new_licences` RENAME TO `licences`;--> statement-breakpoint
CREATE INDEX `licences_agent` ON `licences` (`agent_no`,`state_code`);--> statement-breakpoint
CREATE INDEX `licences_number` ON `licences` (`state_code`,`number`);--> statement-breakpoint
CREATE TABLE `__new_slug_history` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`record_no` integer NOT NULL,
	`retired_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`),
	CONSTRAINT "slug_history_kind" CHECK("kind" IN ('agent', 'organization'))
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_slug_history`("kind", "slug", "record_no", "retired_at") SELECT "kind", "slug", "record_no", "retired_at" FROM `slug_history`;--> statement-breakpoint
DROP TABLE `slug_history`;--> statement-breakpoint
ALTER TABLE `__new_slug_history` RENAME TO `slug_history`;--> statement-breakpoint
CREATE TABLE `__new_error_reports` (
	`error_no` integer PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`severity` text NOT NULL,
	`source` text NOT NULL,
	`message` text NOT NULL,
	`stack` text NOT NULL,
	`path` text NOT NULL,
	`request_id` text NOT NULL,
	`device` text NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	CONSTRAINT "error_reports_severity" CHECK("severity" IN ('critical', 'high', 'medium', 'low')),
	CONSTRAINT "error_reports_source" CHECK("source" IN ('server', 'browser')),
	CONSTRAINT "error_reports_times" CHECK("times" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_error_reports`("error_no", "fingerprint", "severity", "source", "message", "stack", "path", "request_id", "device", "times", "first_at", "last_at") SELECT "error_no", "fingerprint", "severity", "source", "message", "stack", "path", "request_id", "device", "times", "first_at", "last_at" FROM `error_reports`;--> statement-breakpoint
DROP TABLE `error_reports`;--> statement-breakpoint
ALTER TABLE `__new_error_reports` RENAME TO `error_reports`;--> statement-breakpoint
CREATE UNIQUE INDEX `error_reports_fingerprint` ON `error_reports` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `error_reports_last` ON `error_reports` (`last_at`);--> statement-breakpoint
CREATE INDEX `error_reports_request` ON `error_reports` (`request_id`);--> statement-breakpoint
CREATE TABLE `__new_message_reports` (
	`id` text NOT NULL,
	`thread_no` integer NOT NULL,
	`message_no` integer NOT NULL,
	`reporter` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`reported_at` integer NOT NULL,
	`status` text NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`thread_no`) REFERENCES `message_threads`(`thread_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "message_reports_reporter" CHECK("reporter" IN ('customer', 'agent')),
	CONSTRAINT "message_reports_reason" CHECK("reason" IN ('pressure', 'advertising', 'abusive', 'fraud', 'other')),
	CONSTRAINT "message_reports_status" CHECK("status" IN ('open', 'kept', 'closed'))
);
--> statement-breakpoint
INSERT INTO `__new_message_reports`("id", "thread_no", "message_no", "reporter", "reason", "note", "reported_at", "status", "decided_at", "decided_by") SELECT "id", "thread_no", "message_no", "reporter", "reason", "note", "reported_at", "status", "decided_at", "decided_by" FROM `message_reports`;--> statement-breakpoint
DROP TABLE `message_reports`;--> statement-breakpoint
ALTER TABLE `__new_message_reports` RENAME TO `message_reports`;--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_id` ON `message_reports` (`id`);--> statement-breakpoint
CREATE INDEX `message_reports_status` ON `message_reports` (`status`,`reported_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_message` ON `message_reports` (`thread_no`,`message_no`,`reporter`);--> statement-breakpoint
CREATE TABLE `__new_message_threads` (
	`thread_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`customer_user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`agent_user_id` text NOT NULL,
	`customer_zip` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_message_no` integer NOT NULL,
	`last_message_at` integer NOT NULL,
	`customer_read_no` integer DEFAULT 0 NOT NULL,
	`customer_unread` integer DEFAULT 0 NOT NULL,
	`agent_read_no` integer DEFAULT 0 NOT NULL,
	`agent_unread` integer DEFAULT 0 NOT NULL,
	`first_reply_at` integer,
	`response_counted` integer DEFAULT false NOT NULL,
	`revealed_at` integer,
	`revealed_phone` text,
	`closed_by_customer_at` integer,
	`closed_by_agent_at` integer,
	`closed_by_us_at` integer,
	FOREIGN KEY (`customer_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "message_threads_response_counted" CHECK("response_counted" IN (0, 1)),
	CONSTRAINT "message_threads_last_message_no" CHECK("last_message_no" >= 0),
	CONSTRAINT "message_threads_customer_read_no" CHECK("customer_read_no" >= 0),
	CONSTRAINT "message_threads_customer_unread" CHECK("customer_unread" >= 0),
	CONSTRAINT "message_threads_agent_read_no" CHECK("agent_read_no" >= 0),
	CONSTRAINT "message_threads_agent_unread" CHECK("agent_unread" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_message_threads`("thread_no", "id", "customer_user_id", "agent_no", "agent_user_id", "customer_zip", "started_at", "last_message_no", "last_message_at", "customer_read_no", "customer_unread", "agent_read_no", "agent_unread", "first_reply_at", "response_counted", "revealed_at", "revealed_phone", "closed_by_customer_at", "closed_by_agent_at", "closed_by_us_at") SELECT "thread_no", "id", "customer_user_id", "agent_no", "agent_user_id", "customer_zip", "started_at", "last_message_no", "last_message_at", "customer_read_no", "customer_unread", "agent_read_no", "agent_unread", "first_reply_at", "response_counted", "revealed_at", "revealed_phone", "closed_by_customer_at", "closed_by_agent_at", "closed_by_us_at" FROM `message_threads`;--> statement-breakpoint
DROP TABLE `message_threads`;--> statement-breakpoint
ALTER TABLE `__new_message_threads` RENAME TO `message_threads`;--> statement-breakpoint
CREATE UNIQUE INDEX `message_threads_id` ON `message_threads` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_threads_pair` ON `message_threads` (`customer_user_id`,`agent_no`,`agent_user_id`);--> statement-breakpoint
CREATE INDEX `message_threads_customer` ON `message_threads` (`customer_user_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `message_threads_agent` ON `message_threads` (`agent_user_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `message_threads_customer_unread` ON `message_threads` (`customer_user_id`,`customer_unread`);--> statement-breakpoint
CREATE INDEX `message_threads_agent_unread` ON `message_threads` (`agent_user_id`,`agent_unread`);--> statement-breakpoint
CREATE INDEX `message_threads_response` ON `message_threads` (`response_counted`,`started_at`);--> statement-breakpoint
CREATE TABLE `__new_messages` (
	`row_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_no` integer NOT NULL,
	`message_no` integer NOT NULL,
	`id` text NOT NULL,
	`sender` text NOT NULL,
	`body` text NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`thread_no`) REFERENCES `message_threads`(`thread_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "messages_sender" CHECK("sender" IN ('customer', 'agent')),
	CONSTRAINT "messages_message_no" CHECK("message_no" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_messages`("row_no", "thread_no", "message_no", "id", "sender", "body", "sent_at") SELECT "row_no", "thread_no", "message_no", "id", "sender", "body", "sent_at" FROM `messages`;--> statement-breakpoint
DROP TABLE `messages`;--> statement-breakpoint
ALTER TABLE `__new_messages` RENAME TO `messages`;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_number` ON `messages` (`thread_no`,`message_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id` ON `messages` (`id`);--> statement-breakpoint
CREATE TABLE `__new_response_waits` (
	`wait_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_no` integer NOT NULL,
	`thread_no` integer,
	`minutes` integer NOT NULL,
	`counted_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`thread_no`) REFERENCES `message_threads`(`thread_no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "response_waits_minutes" CHECK("minutes" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_response_waits`("wait_no", "agent_no", "thread_no", "minutes", "counted_at") SELECT "wait_no", "agent_no", "thread_no", "minutes", "counted_at" FROM `response_waits`;--> statement-breakpoint
DROP TABLE `response_waits`;--> statement-breakpoint
ALTER TABLE `__new_response_waits` RENAME TO `response_waits`;--> statement-breakpoint
CREATE UNIQUE INDEX `response_waits_thread` ON `response_waits` (`thread_no`);--> statement-breakpoint
CREATE INDEX `response_waits_agent` ON `response_waits` (`agent_no`,`counted_at`);--> statement-breakpoint
CREATE TABLE `__new_notification_choices` (
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`channel` text NOT NULL,
	`wanted` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event`, `channel`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_choices_channel" CHECK("channel" IN ('bell', 'mail')),
	CONSTRAINT "notification_choices_wanted" CHECK("wanted" IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_notification_choices`("user_id", "event", "channel", "wanted") SELECT "user_id", "event", "channel", "wanted" FROM `notification_choices`;--> statement-breakpoint
DROP TABLE `notification_choices`;--> statement-breakpoint
ALTER TABLE `__new_notification_choices` RENAME TO `notification_choices`;--> statement-breakpoint
CREATE TABLE `__new_notification_times` (
	`user_id` text PRIMARY KEY NOT NULL,
	`quiet_from` text,
	`quiet_until` text,
	`time_zone` text NOT NULL,
	`digest` integer NOT NULL,
	`digested_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notification_times_digest" CHECK("digest" IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_notification_times`("user_id", "quiet_from", "quiet_until", "time_zone", "digest", "digested_at") SELECT "user_id", "quiet_from", "quiet_until", "time_zone", "digest", "digested_at" FROM `notification_times`;--> statement-breakpoint
DROP TABLE `notification_times`;--> statement-breakpoint
ALTER TABLE `__new_notification_times` RENAME TO `notification_times`;--> statement-breakpoint
CREATE TABLE `__new_user_notifications` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	`action_url` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_notifications_type" CHECK("type" IN ('success', 'error', 'warning', 'info')),
	CONSTRAINT "user_notifications_read" CHECK("read" IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_user_notifications`("id", "user_id", "type", "title", "message", "read", "action_url", "created_at", "deleted_at") SELECT "id", "user_id", "type", "title", "message", "read", "action_url", "created_at", "deleted_at" FROM `user_notifications`;--> statement-breakpoint
DROP TABLE `user_notifications`;--> statement-breakpoint
ALTER TABLE `__new_user_notifications` RENAME TO `user_notifications`;--> statement-breakpoint
CREATE UNIQUE INDEX `user_notifications_id` ON `user_notifications` (`id`);--> statement-breakpoint
CREATE INDEX `user_notifications_user` ON `user_notifications` (`user_id`,`deleted_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `user_notifications_unread` ON `user_notifications` (`user_id`,`read`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `__new_organization_applications` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`organization_name` text NOT NULL,
	`organization_type` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`submitted_at` integer NOT NULL,
	`decided_at` integer,
	`organization_no` integer,
	`pricing_tier` text,
	`payment_due` integer DEFAULT false NOT NULL,
	`paid_at` integer,
	`setup_completed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "organization_applications_organization_type" CHECK("organization_type" IN ('agency', 'fmo', 'carrier')),
	CONSTRAINT "organization_applications_status" CHECK("status" IN ('submitted', 'in-review', 'approved', 'rejected')),
	CONSTRAINT "organization_applications_payment_due" CHECK("payment_due" IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_organization_applications`("id", "user_id", "organization_name", "organization_type", "status", "reason", "submitted_at", "decided_at", "organization_no", "pricing_tier", "payment_due", "paid_at", "setup_completed_at") SELECT "id", "user_id", "organization_name", "organization_type", "status", "reason", "submitted_at", "decided_at", "organization_no", "pricing_tier", "payment_due", "paid_at", "setup_completed_at" FROM `organization_applications`;--> statement-breakpoint
DROP TABLE `organization_applications`;--> statement-breakpoint
ALTER TABLE `__new_organization_applications` RENAME TO `organization_applications`;--> statement-breakpoint
CREATE UNIQUE INDEX `organization_applications_id` ON `organization_applications` (`id`);--> statement-breakpoint
CREATE INDEX `organization_applications_user` ON `organization_applications` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `organization_applications_status` ON `organization_applications` (`status`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `__new_organization_members` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_no` integer NOT NULL,
	`person_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`left_at` integer,
	CONSTRAINT "organization_members_role" CHECK("role" IN ('owner', 'manager', 'executive', 'member'))
);
--> statement-breakpoint
INSERT INTO `__new_organization_members`("id", "organization_no", "person_id", "role", "joined_at", "left_at") SELECT "id", "organization_no", "person_id", "role", "joined_at", "left_at" FROM `organization_members`;--> statement-breakpoint
DROP TABLE `organization_members`;--> statement-breakpoint
ALTER TABLE `__new_organization_members` RENAME TO `organization_members`;--> statement-breakpoint
CREATE INDEX `organization_members_organization` ON `organization_members` (`organization_no`,`role`);--> statement-breakpoint
CREATE INDEX `organization_members_person` ON `organization_members` (`person_id`);--> statement-breakpoint
CREATE TABLE `__new_organizations` (
	`organization_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`url_slug` text NOT NULL,
	`npn` text,
	`street` text NOT NULL,
	`zip` text NOT NULL,
	`city_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`phone` text,
	`website` text,
	`founded_year` integer,
	`parent_no` integer,
	`parent_since` integer,
	`agent_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "organizations_type" CHECK("type" IN ('agency', 'fmo', 'carrier')),
	CONSTRAINT "organizations_agent_count" CHECK("agent_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_organizations`("organization_no", "id", "name", "type", "description", "url_slug", "npn", "street", "zip", "city_no", "state_code", "lat", "lon", "phone", "website", "founded_year", "parent_no", "parent_since", "agent_count", "created_at") SELECT "organization_no", "id", "name", "type", "description", "url_slug", "npn", "street", "zip", "city_no", "state_code", "lat", "lon", "phone", "website", "founded_year", "parent_no", "parent_since", "agent_count", "created_at" FROM `organizations`;--> statement-breakpoint
DROP TABLE `organizations`;--> statement-breakpoint
ALTER TABLE `__new_organizations` RENAME TO `organizations`;--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_id` ON `organizations` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_url_slug` ON `organizations` (`url_slug`);--> statement-breakpoint
CREATE INDEX `organizations_parent` ON `organizations` (`parent_no`);--> statement-breakpoint
CREATE INDEX `organizations_name` ON `organizations` (`name`);--> statement-breakpoint
CREATE TABLE `__new_outbox` (
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`unsubscribe_url` text,
	`unasked` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_unasked" CHECK("unasked" IN (0, 1)),
	CONSTRAINT "outbox_status" CHECK("status" IN ('queued', 'sent', 'failed')),
	CONSTRAINT "outbox_attempts" CHECK("attempts" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_outbox`("id", "kind", "recipient", "subject", "text", "html", "unsubscribe_url", "unasked", "status", "attempts", "next_attempt_at", "error", "created_at", "sent_at") SELECT "id", "kind", "recipient", "subject", "text", "html", "unsubscribe_url", "unasked", "status", "attempts", "next_attempt_at", "error", "created_at", "sent_at" FROM `outbox`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `__new_outbox` RENAME TO `outbox`;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_id` ON `outbox` (`id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_cities` (
	`city_no` integer PRIMARY KEY NOT NULL,
	`state_code` text NOT NULL,
	`county_fips` text,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`name_key` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`weight` integer NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cities_agent_count" CHECK("agent_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_cities`("city_no", "state_code", "county_fips", "name", "slug", "name_key", "lat", "lon", "weight", "agent_count") SELECT "city_no", "state_code", "county_fips", "name", "slug", "name_key", "lat", "lon", "weight", "agent_count" FROM `cities`;--> statement-breakpoint
DROP TABLE `cities`;--> statement-breakpoint
ALTER TABLE `__new_cities` RENAME TO `cities`;--> statement-breakpoint
CREATE UNIQUE INDEX `cities_state_slug` ON `cities` (`state_code`,`slug`);--> statement-breakpoint
CREATE INDEX `cities_name_key` ON `cities` (`name_key`,`weight`);--> statement-breakpoint
CREATE INDEX `cities_state_agents` ON `cities` (`state_code`,`agent_count`);--> statement-breakpoint
CREATE INDEX `cities_agents` ON `cities` (`agent_count`);--> statement-breakpoint
CREATE INDEX `cities_box` ON `cities` (`lat`,`lon`);--> statement-breakpoint
CREATE INDEX `cities_county` ON `cities` (`county_fips`,`agent_count`);--> statement-breakpoint
CREATE TABLE `__new_counties` (
	`fips` text PRIMARY KEY NOT NULL,
	`state_code` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`min_lat` real NOT NULL,
	`max_lat` real NOT NULL,
	`min_lon` real NOT NULL,
	`max_lon` real NOT NULL,
	`outline` text NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "counties_agent_count" CHECK("agent_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_counties`("fips", "state_code", "name", "slug", "lat", "lon", "min_lat", "max_lat", "min_lon", "max_lon", "outline", "agent_count") SELECT "fips", "state_code", "name", "slug", "lat", "lon", "min_lat", "max_lat", "min_lon", "max_lon", "outline", "agent_count" FROM `counties`;--> statement-breakpoint
DROP TABLE `counties`;--> statement-breakpoint
ALTER TABLE `__new_counties` RENAME TO `counties`;--> statement-breakpoint
CREATE INDEX `counties_state` ON `counties` (`state_code`,`name`);--> statement-breakpoint
CREATE INDEX `counties_box` ON `counties` (`min_lat`,`max_lat`,`min_lon`,`max_lon`);--> statement-breakpoint
CREATE TABLE `__new_states` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "states_agent_count" CHECK("agent_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_states`("code", "name", "slug", "lat", "lon", "population", "agent_count") SELECT "code", "name", "slug", "lat", "lon", "population", "agent_count" FROM `states`;--> statement-breakpoint
DROP TABLE `states`;--> statement-breakpoint
ALTER TABLE `__new_states` RENAME TO `states`;--> statement-breakpoint
CREATE UNIQUE INDEX `states_slug` ON `states` (`slug`);--> statement-breakpoint
CREATE TABLE `__new_zips` (
	`zip` text PRIMARY KEY NOT NULL,
	`city_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`county_fips` text,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`weight` integer NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "zips_agent_count" CHECK("agent_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_zips`("zip", "city_no", "state_code", "county_fips", "lat", "lon", "weight", "agent_count") SELECT "zip", "city_no", "state_code", "county_fips", "lat", "lon", "weight", "agent_count" FROM `zips`;--> statement-breakpoint
DROP TABLE `zips`;--> statement-breakpoint
ALTER TABLE `__new_zips` RENAME TO `zips`;--> statement-breakpoint
CREATE INDEX `zips_box` ON `zips` (`lat`,`lon`,`zip`,`agent_count`);--> statement-breakpoint
CREATE INDEX `zips_city` ON `zips` (`city_no`);--> statement-breakpoint
CREATE TABLE `__new_expert_answers` (
	`id` text NOT NULL,
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`licence_state` text NOT NULL,
	`licence_number` text NOT NULL,
	`licence_label` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	PRIMARY KEY(`question_no`, `agent_no`),
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "expert_answers_status" CHECK("status" IN ('published', 'removed'))
);
--> statement-breakpoint
INSERT INTO `__new_expert_answers`("id", "question_no", "agent_no", "body", "status", "licence_state", "licence_number", "licence_label", "created_at", "edited_at") SELECT "id", "question_no", "agent_no", "body", "status", "licence_state", "licence_number", "licence_label", "created_at", "edited_at" FROM `expert_answers`;--> statement-breakpoint
DROP TABLE `expert_answers`;--> statement-breakpoint
ALTER TABLE `__new_expert_answers` RENAME TO `expert_answers`;--> statement-breakpoint
CREATE UNIQUE INDEX `expert_answers_id` ON `expert_answers` (`id`);--> statement-breakpoint
CREATE INDEX `expert_answers_agent` ON `expert_answers` (`agent_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `expert_answers_newest` ON `expert_answers` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_expert_questions` (
	`question_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`submission_key` text NOT NULL,
	`user_id` text,
	`customer_email` text NOT NULL,
	`customer_first_name` text NOT NULL,
	`customer_last_name` text NOT NULL,
	`customer_phone` text,
	`customer_phone_e164` text,
	`customer_zip_code` text NOT NULL,
	`allow_contact` integer NOT NULL,
	`question` text NOT NULL,
	`public_title` text NOT NULL,
	`public_text` text NOT NULL,
	`slug` text NOT NULL,
	`type_bit` integer NOT NULL,
	`state_code` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`status` text NOT NULL,
	`asked_at` integer NOT NULL,
	`circle` integer DEFAULT 0 NOT NULL,
	`first_answered_at` integer,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`helpful_answer_id` text,
	`helpful_marked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "expert_questions_allow_contact" CHECK("allow_contact" IN (0, 1)),
	CONSTRAINT "expert_questions_status" CHECK("status" IN ('unconfirmed', 'waiting', 'answered', 'withdrawn', 'removed')),
	CONSTRAINT "expert_questions_circle" CHECK("circle" BETWEEN 0 AND 4),
	CONSTRAINT "expert_questions_answer_count" CHECK("answer_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_expert_questions`("question_no", "id", "submission_key", "user_id", "customer_email", "customer_first_name", "customer_last_name", "customer_phone", "customer_phone_e164", "customer_zip_code", "allow_contact", "question", "public_title", "public_text", "slug", "type_bit", "state_code", "lat", "lon", "status", "asked_at", "circle", "first_answered_at", "answer_count", "helpful_answer_id", "helpful_marked_at") SELECT "question_no", "id", "submission_key", "user_id", "customer_email", "customer_first_name", "customer_last_name", "customer_phone", "customer_phone_e164", "customer_zip_code", "allow_contact", "question", "public_title", "public_text", "slug", "type_bit", "state_code", "lat", "lon", "status", "asked_at", "circle", "first_answered_at", "answer_count", "helpful_answer_id", "helpful_marked_at" FROM `expert_questions`;--> statement-breakpoint
DROP TABLE `expert_questions`;--> statement-breakpoint
ALTER TABLE `__new_expert_questions` RENAME TO `expert_questions`;--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_id` ON `expert_questions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_slug` ON `expert_questions` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_submission` ON `expert_questions` (`submission_key`);--> statement-breakpoint
CREATE INDEX `expert_questions_status` ON `expert_questions` (`status`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_user` ON `expert_questions` (`user_id`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_email` ON `expert_questions` (`customer_email`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_answered` ON `expert_questions` (`first_answered_at`,`asked_at`);--> statement-breakpoint
CREATE INDEX `expert_questions_clock` ON `expert_questions` (`status`,`circle`,`asked_at`);--> statement-breakpoint
CREATE TABLE `__new_question_circles` (
	`question_no` integer NOT NULL,
	`circle` integer NOT NULL,
	`drawn_at` integer NOT NULL,
	`experts` integer NOT NULL,
	PRIMARY KEY(`question_no`, `circle`),
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_circles_experts" CHECK("experts" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_question_circles`("question_no", "circle", "drawn_at", "experts") SELECT "question_no", "circle", "drawn_at", "experts" FROM `question_circles`;--> statement-breakpoint
DROP TABLE `question_circles`;--> statement-breakpoint
ALTER TABLE `__new_question_circles` RENAME TO `question_circles`;--> statement-breakpoint
CREATE TABLE `__new_question_passes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`question_no` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_passes_kind" CHECK("kind" IN ('link', 'cookie', 'confirm'))
);
--> statement-breakpoint
INSERT INTO `__new_question_passes`("token_hash", "kind", "question_no", "created_at", "expires_at", "used_at") SELECT "token_hash", "kind", "question_no", "created_at", "expires_at", "used_at" FROM `question_passes`;--> statement-breakpoint
DROP TABLE `question_passes`;--> statement-breakpoint
ALTER TABLE `__new_question_passes` RENAME TO `question_passes`;--> statement-breakpoint
CREATE INDEX `question_passes_question` ON `question_passes` (`question_no`);--> statement-breakpoint
CREATE INDEX `question_passes_expiry` ON `question_passes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_question_reports` (
	`id` text NOT NULL,
	`question_no` integer NOT NULL,
	`answer_id` text,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`reported_at` integer NOT NULL,
	`status` text NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_reports_reason" CHECK("reason" IN ('personal-data', 'wrong', 'advertising', 'abusive', 'other')),
	CONSTRAINT "question_reports_status" CHECK("status" IN ('open', 'kept', 'removed'))
);
--> statement-breakpoint
INSERT INTO `__new_question_reports`("id", "question_no", "answer_id", "reason", "note", "reported_at", "status", "decided_at", "decided_by") SELECT "id", "question_no", "answer_id", "reason", "note", "reported_at", "status", "decided_at", "decided_by" FROM `question_reports`;--> statement-breakpoint
DROP TABLE `question_reports`;--> statement-breakpoint
ALTER TABLE `__new_question_reports` RENAME TO `question_reports`;--> statement-breakpoint
CREATE UNIQUE INDEX `question_reports_id` ON `question_reports` (`id`);--> statement-breakpoint
CREATE INDEX `question_reports_status` ON `question_reports` (`status`,`reported_at`);--> statement-breakpoint
CREATE INDEX `question_reports_question` ON `question_reports` (`question_no`);--> statement-breakpoint
CREATE TABLE `__new_review_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`cause` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`warned_at` integer,
	`appeal_of` text,
	`appellant` text,
	`appealed_by` text,
	`statement` text DEFAULT '' NOT NULL,
	`decision` text,
	`decision_reason` text,
	`decision_note` text DEFAULT '' NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`appealed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "review_cases_cause" CHECK("cause" IN ('signals', 'flags', 'appeal')),
	CONSTRAINT "review_cases_appellant" CHECK("appellant" IN ('writer', 'agent')),
	CONSTRAINT "review_cases_decision" CHECK("decision" IN ('keep', 'remove'))
);
--> statement-breakpoint
INSERT INTO `__new_review_cases`("id", "review_id", "agent_no", "cause", "opened_at", "due_at", "warned_at", "appeal_of", "appellant", "appealed_by", "statement", "decision", "decision_reason", "decision_note", "decided_at", "decided_by") SELECT "id", "review_id", "agent_no", "cause", "opened_at", "due_at", "warned_at", "appeal_of", "appellant", "appealed_by", "statement", "decision", "decision_reason", "decision_note", "decided_at", "decided_by" FROM `review_cases`;--> statement-breakpoint
DROP TABLE `review_cases`;--> statement-breakpoint
ALTER TABLE `__new_review_cases` RENAME TO `review_cases`;--> statement-breakpoint
CREATE UNIQUE INDEX `review_cases_open` ON `review_cases` (`review_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `review_cases_due` ON `review_cases` (`decided_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `review_cases_review` ON `review_cases` (`review_id`,`opened_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_cases_appeal` ON `review_cases` (`appeal_of`);--> statement-breakpoint
CREATE INDEX `review_cases_appellant` ON `review_cases` (`appealed_by`) WHERE appealed_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `__new_review_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`case_id` text NOT NULL,
	`flagged_by` text NOT NULL,
	`user_id` text,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`flagged_at` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case_id`) REFERENCES `review_cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "review_flags_reason" CHECK("reason" IN ('personal-data', 'wrong-agent', 'off-topic', 'not-a-customer', 'abusive', 'conflict-of-interest', 'advertising'))
);
--> statement-breakpoint
INSERT INTO `__new_review_flags`("id", "review_id", "case_id", "flagged_by", "user_id", "reason", "note", "flagged_at") SELECT "id", "review_id", "case_id", "flagged_by", "user_id", "reason", "note", "flagged_at" FROM `review_flags`;--> statement-breakpoint
DROP TABLE `review_flags`;--> statement-breakpoint
ALTER TABLE `__new_review_flags` RENAME TO `review_flags`;--> statement-breakpoint
CREATE UNIQUE INDEX `review_flags_reader` ON `review_flags` (`review_id`,`flagged_by`);--> statement-breakpoint
CREATE INDEX `review_flags_case` ON `review_flags` (`case_id`,`flagged_at`);--> statement-breakpoint
CREATE INDEX `review_flags_user` ON `review_flags` (`user_id`);--> statement-breakpoint
CREATE TABLE `__new_review_signals` (
	`review_id` text NOT NULL,
	`kind` text NOT NULL,
	`points` integer NOT NULL,
	`evidence` text NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`review_id`, `kind`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_signals_points" CHECK("points" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_review_signals`("review_id", "kind", "points", "evidence", "found_at") SELECT "review_id", "kind", "points", "evidence", "found_at" FROM `review_signals`;--> statement-breakpoint
DROP TABLE `review_signals`;--> statement-breakpoint
ALTER TABLE `__new_review_signals` RENAME TO `review_signals`;--> statement-breakpoint
CREATE TABLE `__new_agent_review_stats` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`received` integer NOT NULL,
	`published` integer NOT NULL,
	`awaiting` integer NOT NULL,
	`held` integer NOT NULL,
	`removed` integer NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	`stars_1` integer NOT NULL,
	`stars_2` integer NOT NULL,
	`stars_3` integer NOT NULL,
	`stars_4` integer NOT NULL,
	`stars_5` integer NOT NULL,
	`tier_1` integer NOT NULL,
	`tier_2` integer NOT NULL,
	`tier_3` integer NOT NULL,
	`explains_sum` integer NOT NULL,
	`explains_count` integer NOT NULL,
	`responds_sum` integer NOT NULL,
	`responds_count` integer NOT NULL,
	`claims_sum` integer NOT NULL,
	`claims_count` integer NOT NULL,
	`pressure_sum` integer NOT NULL,
	`pressure_count` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_review_stats_agent_no" CHECK("agent_no" >= 0),
	CONSTRAINT "agent_review_stats_received" CHECK("received" >= 0),
	CONSTRAINT "agent_review_stats_published" CHECK("published" >= 0),
	CONSTRAINT "agent_review_stats_awaiting" CHECK("awaiting" >= 0),
	CONSTRAINT "agent_review_stats_held" CHECK("held" >= 0),
	CONSTRAINT "agent_review_stats_removed" CHECK("removed" >= 0),
	CONSTRAINT "agent_review_stats_withdrawn" CHECK("withdrawn" >= 0),
	CONSTRAINT "agent_review_stats_stars_1" CHECK("stars_1" >= 0),
	CONSTRAINT "agent_review_stats_stars_2" CHECK("stars_2" >= 0),
	CONSTRAINT "agent_review_stats_stars_3" CHECK("stars_3" >= 0),
	CONSTRAINT "agent_review_stats_stars_4" CHECK("stars_4" >= 0),
	CONSTRAINT "agent_review_stats_stars_5" CHECK("stars_5" >= 0),
	CONSTRAINT "agent_review_stats_tier_1" CHECK("tier_1" >= 0),
	CONSTRAINT "agent_review_stats_tier_2" CHECK("tier_2" >= 0),
	CONSTRAINT "agent_review_stats_tier_3" CHECK("tier_3" >= 0),
	CONSTRAINT "agent_review_stats_explains_sum" CHECK("explains_sum" >= 0),
	CONSTRAINT "agent_review_stats_explains_count" CHECK("explains_count" >= 0),
	CONSTRAINT "agent_review_stats_responds_sum" CHECK("responds_sum" >= 0),
	CONSTRAINT "agent_review_stats_responds_count" CHECK("responds_count" >= 0),
	CONSTRAINT "agent_review_stats_claims_sum" CHECK("claims_sum" >= 0),
	CONSTRAINT "agent_review_stats_claims_count" CHECK("claims_count" >= 0),
	CONSTRAINT "agent_review_stats_pressure_sum" CHECK("pressure_sum" >= 0),
	CONSTRAINT "agent_review_stats_pressure_count" CHECK("pressure_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_agent_review_stats`("agent_no", "received", "published", "awaiting", "held", "removed", "withdrawn", "stars_1", "stars_2", "stars_3", "stars_4", "stars_5", "tier_1", "tier_2", "tier_3", "explains_sum", "explains_count", "responds_sum", "responds_count", "claims_sum", "claims_count", "pressure_sum", "pressure_count") SELECT "agent_no", "received", "published", "awaiting", "held", "removed", "withdrawn", "stars_1", "stars_2", "stars_3", "stars_4", "stars_5", "tier_1", "tier_2", "tier_3", "explains_sum", "explains_count", "responds_sum", "responds_count", "claims_sum", "claims_count", "pressure_sum", "pressure_count" FROM `agent_review_stats`;--> statement-breakpoint
DROP TABLE `agent_review_stats`;--> statement-breakpoint
ALTER TABLE `__new_agent_review_stats` RENAME TO `agent_review_stats`;--> statement-breakpoint
CREATE TABLE `__new_review_days` (
	`day` text NOT NULL,
	`event` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`stars` integer NOT NULL,
	`reason` text NOT NULL,
	`event_count` integer NOT NULL,
	PRIMARY KEY(`day`, `event`, `from_state`, `to_state`, `stars`, `reason`),
	CONSTRAINT "review_days_day" CHECK("day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "review_days_stars" CHECK("stars" BETWEEN 0 AND 5),
	CONSTRAINT "review_days_event_count" CHECK("event_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_review_days`("day", "event", "from_state", "to_state", "stars", "reason", "event_count") SELECT "day", "event", "from_state", "to_state", "stars", "reason", "event_count" FROM `review_days`;--> statement-breakpoint
DROP TABLE `review_days`;--> statement-breakpoint
ALTER TABLE `__new_review_days` RENAME TO `review_days`;--> statement-breakpoint
CREATE TABLE `__new_review_totals` (
	`status` text NOT NULL,
	`stars` integer NOT NULL,
	`reason` text NOT NULL,
	`review_count` integer NOT NULL,
	PRIMARY KEY(`status`, `stars`, `reason`),
	CONSTRAINT "review_totals_stars" CHECK("stars" BETWEEN 1 AND 5)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_review_totals`("status", "stars", "reason", "review_count") SELECT "status", "stars", "reason", "review_count" FROM `review_totals`;--> statement-breakpoint
DROP TABLE `review_totals`;--> statement-breakpoint
ALTER TABLE `__new_review_totals` RENAME TO `review_totals`;--> statement-breakpoint
CREATE TABLE `__new_review_versions` (
	`review_id` text NOT NULL,
	`replaced_at` integer NOT NULL,
	`stars` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`rest` text NOT NULL,
	PRIMARY KEY(`review_id`, `replaced_at`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_versions_stars" CHECK("stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
INSERT INTO `__new_review_versions`("review_id", "replaced_at", "stars", "title", "body", "rest") SELECT "review_id", "replaced_at", "stars", "title", "body", "rest" FROM `review_versions`;--> statement-breakpoint
DROP TABLE `review_versions`;--> statement-breakpoint
ALTER TABLE `__new_review_versions` RENAME TO `review_versions`;--> statement-breakpoint
CREATE TABLE `__new_review_votes` (
	`review_id` text NOT NULL,
	`user_id` text NOT NULL,
	`helpful` integer NOT NULL,
	`voted_at` integer NOT NULL,
	PRIMARY KEY(`review_id`, `user_id`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_votes_helpful" CHECK("helpful" IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_review_votes`("review_id", "user_id", "helpful", "voted_at") SELECT "review_id", "user_id", "helpful", "voted_at" FROM `review_votes`;--> statement-breakpoint
DROP TABLE `review_votes`;--> statement-breakpoint
ALTER TABLE `__new_review_votes` RENAME TO `review_votes`;--> statement-breakpoint
CREATE INDEX `review_votes_user` ON `review_votes` (`user_id`);--> statement-breakpoint
CREATE TABLE `__new_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`user_id` text,
	`author_name` text NOT NULL,
	`status` text NOT NULL,
	`stars` integer NOT NULL,
	`explains_clearly` integer,
	`responds` integer,
	`helps_with_claims` integer,
	`no_pressure` integer,
	`type_bit` integer NOT NULL,
	`stage` text NOT NULL,
	`experience_month` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`proof_tier` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	`published_at` integer,
	`edited_at` integer,
	`helpful_count` integer DEFAULT 0 NOT NULL,
	`unhelpful_count` integer DEFAULT 0 NOT NULL,
	`helpful_order` real DEFAULT 0 NOT NULL,
	`reply_body` text,
	`replied_at` integer,
	`replied_by` text,
	`reason` text,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`replied_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reviews_status" CHECK("status" IN ('awaiting-verification', 'held', 'published', 'removed', 'withdrawn')),
	CONSTRAINT "reviews_stars" CHECK("stars" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_explains_clearly" CHECK("explains_clearly" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_responds" CHECK("responds" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_helps_with_claims" CHECK("helps_with_claims" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_no_pressure" CHECK("no_pressure" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_stage" CHECK("stage" IN ('asked-for-advice', 'compared-quotes', 'bought-a-policy', 'compared-a-renewal', 'changed-a-policy', 'made-a-claim')),
	CONSTRAINT "reviews_proof_tier" CHECK("proof_tier" BETWEEN 1 AND 3),
	CONSTRAINT "reviews_experience_month" CHECK("experience_month" GLOB '[12][0-9][0-9][0-9]-[01][0-9]'),
	CONSTRAINT "reviews_helpful_count" CHECK("helpful_count" >= 0),
	CONSTRAINT "reviews_unhelpful_count" CHECK("unhelpful_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_reviews`("id", "agent_no", "user_id", "author_name", "status", "stars", "explains_clearly", "responds", "helps_with_claims", "no_pressure", "type_bit", "stage", "experience_month", "title", "body", "proof_tier", "submitted_at", "published_at", "edited_at", "helpful_count", "unhelpful_count", "helpful_order", "reply_body", "replied_at", "replied_by", "reason") SELECT "id", "agent_no", "user_id", "author_name", "status", "stars", "explains_clearly", "responds", "helps_with_claims", "no_pressure", "type_bit", "stage", "experience_month", "title", "body", "proof_tier", "submitted_at", "published_at", "edited_at", "helpful_count", "unhelpful_count", "helpful_order", "reply_body", "replied_at", "replied_by", "reason" FROM `reviews`;--> statement-breakpoint
DROP TABLE `reviews`;--> statement-breakpoint
ALTER TABLE `__new_reviews` RENAME TO `reviews`;--> statement-breakpoint
CREATE INDEX `reviews_agent_published` ON `reviews` (`agent_no`,`status`,`published_at`,`id`,`stars`,`type_bit`,`stage`,`proof_tier`);--> statement-breakpoint
CREATE INDEX `reviews_agent_helpful` ON `reviews` (`agent_no`,`status`,`helpful_order`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_submitted` ON `reviews` (`status`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `reviews_replied` ON `reviews` (`replied_by`) WHERE replied_by IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_author` ON `reviews` (`user_id`,`agent_no`);--> statement-breakpoint
CREATE TABLE `__new_terms_versions` (
	`id` text NOT NULL,
	`agreement_type` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`change_summary` text NOT NULL,
	`effective_at` integer NOT NULL,
	CONSTRAINT "terms_versions_agreement_type" CHECK("agreement_type" IN ('customer', 'agent', 'agency', 'fmo', 'carrier', 'executive'))
);
--> statement-breakpoint
INSERT INTO `__new_terms_versions`("id", "agreement_type", "version", "title", "body", "hash", "change_summary", "effective_at") SELECT "id", "agreement_type", "version", "title", "body", "hash", "change_summary", "effective_at" FROM `terms_versions`;--> statement-breakpoint
DROP TABLE `terms_versions`;--> statement-breakpoint
ALTER TABLE `__new_terms_versions` RENAME TO `terms_versions`;--> statement-breakpoint
CREATE UNIQUE INDEX `terms_versions_id` ON `terms_versions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `terms_versions_type_version` ON `terms_versions` (`agreement_type`,`version`);--> statement-breakpoint
CREATE TABLE `__new_user_terms_agreements` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`agreement_type` text NOT NULL,
	`terms_version_id` text NOT NULL,
	`version` integer NOT NULL,
	`hash` text NOT NULL,
	`agreed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_terms_agreements_agreement_type" CHECK("agreement_type" IN ('customer', 'agent', 'agency', 'fmo', 'carrier', 'executive'))
);
--> statement-breakpoint
INSERT INTO `__new_user_terms_agreements`("id", "user_id", "agreement_type", "terms_version_id", "version", "hash", "agreed_at") SELECT "id", "user_id", "agreement_type", "terms_version_id", "version", "hash", "agreed_at" FROM `user_terms_agreements`;--> statement-breakpoint
DROP TABLE `user_terms_agreements`;--> statement-breakpoint
ALTER TABLE `__new_user_terms_agreements` RENAME TO `user_terms_agreements`;--> statement-breakpoint
CREATE UNIQUE INDEX `user_terms_agreements_id` ON `user_terms_agreements` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_terms_agreements_once` ON `user_terms_agreements` (`user_id`,`agreement_type`,`version`);--> statement-breakpoint
CREATE INDEX `user_terms_agreements_user` ON `user_terms_agreements` (`user_id`,`agreed_at`);--> statement-breakpoint
CREATE TABLE `__new_known_devices` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_known_devices`("token_hash", "user_id", "created_at", "expires_at") SELECT "token_hash", "user_id", "created_at", "expires_at" FROM `known_devices`;--> statement-breakpoint
DROP TABLE `known_devices`;--> statement-breakpoint
ALTER TABLE `__new_known_devices` RENAME TO `known_devices`;--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_sessions` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`refresh_hash` text NOT NULL,
	`previous_hash` text,
	`rotated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_sessions`("id", "user_id", "refresh_hash", "previous_hash", "rotated_at", "created_at", "last_used_at", "expires_at", "revoked_at", "device") SELECT "id", "user_id", "refresh_hash", "previous_hash", "rotated_at", "created_at", "last_used_at", "expires_at", "revoked_at", "device" FROM `sessions`;--> statement-breakpoint
DROP TABLE `sessions`;--> statement-breakpoint
ALTER TABLE `__new_sessions` RENAME TO `sessions`;--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id` ON `sessions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_refresh` ON `sessions` (`refresh_hash`);--> statement-breakpoint
CREATE INDEX `sessions_previous` ON `sessions` (`previous_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`revoked_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_agent_carriers` (
	`agent_no` integer NOT NULL,
	`carrier_no` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `carrier_no`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_agent_carriers`("agent_no", "carrier_no") SELECT "agent_no", "carrier_no" FROM `agent_carriers`;--> statement-breakpoint
DROP TABLE `agent_carriers`;--> statement-breakpoint
ALTER TABLE `__new_agent_carriers` RENAME TO `agent_carriers`;--> statement-breakpoint
CREATE TABLE `__new_digest_items` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`action_url` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_digest_items`("id", "user_id", "event", "title", "message", "action_url", "created_at") SELECT "id", "user_id", "event", "title", "message", "action_url", "created_at" FROM `digest_items`;--> statement-breakpoint
DROP TABLE `digest_items`;--> statement-breakpoint
ALTER TABLE `__new_digest_items` RENAME TO `digest_items`;--> statement-breakpoint
CREATE INDEX `digest_items_user` ON `digest_items` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_answer_drafts` (
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`body` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`question_no`, `agent_no`),
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_answer_drafts`("question_no", "agent_no", "body", "saved_at") SELECT "question_no", "agent_no", "body", "saved_at" FROM `answer_drafts`;--> statement-breakpoint
DROP TABLE `answer_drafts`;--> statement-breakpoint
ALTER TABLE `__new_answer_drafts` RENAME TO `answer_drafts`;--> statement-breakpoint
CREATE TABLE `__new_expert_answer_versions` (
	`answer_id` text NOT NULL,
	`replaced_at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`answer_id`, `replaced_at`),
	FOREIGN KEY (`answer_id`) REFERENCES `expert_answers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_expert_answer_versions`("answer_id", "replaced_at", "body") SELECT "answer_id", "replaced_at", "body" FROM `expert_answer_versions`;--> statement-breakpoint
DROP TABLE `expert_answer_versions`;--> statement-breakpoint
ALTER TABLE `__new_expert_answer_versions` RENAME TO `expert_answer_versions`;--> statement-breakpoint
CREATE TABLE `__new_question_experts` (
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`circle` integer NOT NULL,
	`distance_miles` real NOT NULL,
	`asked_at` integer NOT NULL,
	PRIMARY KEY(`question_no`, `agent_no`),
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_question_experts`("question_no", "agent_no", "circle", "distance_miles", "asked_at") SELECT "question_no", "agent_no", "circle", "distance_miles", "asked_at" FROM `question_experts`;--> statement-breakpoint
DROP TABLE `question_experts`;--> statement-breakpoint
ALTER TABLE `__new_question_experts` RENAME TO `question_experts`;--> statement-breakpoint
CREATE INDEX `question_experts_agent` ON `question_experts` (`agent_no`,`question_no`);--> statement-breakpoint
CREATE TABLE `__new_review_traces` (
	`review_id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`device_hash` text,
	`taken_at` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_review_traces`("review_id", "agent_no", "device_hash", "taken_at") SELECT "review_id", "agent_no", "device_hash", "taken_at" FROM `review_traces`;--> statement-breakpoint
DROP TABLE `review_traces`;--> statement-breakpoint
ALTER TABLE `__new_review_traces` RENAME TO `review_traces`;--> statement-breakpoint
CREATE INDEX `review_traces_device` ON `review_traces` (`device_hash`,`taken_at`);--> statement-breakpoint
CREATE INDEX `review_traces_agent` ON `review_traces` (`agent_no`,`taken_at`);--> statement-breakpoint
CREATE INDEX `review_traces_taken` ON `review_traces` (`taken_at`);--> statement-breakpoint
CREATE TABLE `__new_review_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_review_links`("token_hash", "review_id", "created_at", "expires_at", "used_at") SELECT "token_hash", "review_id", "created_at", "expires_at", "used_at" FROM `review_links`;--> statement-breakpoint
DROP TABLE `review_links`;--> statement-breakpoint
ALTER TABLE `__new_review_links` RENAME TO `review_links`;--> statement-breakpoint
CREATE INDEX `review_links_review` ON `review_links` (`review_id`);--> statement-breakpoint
CREATE INDEX `review_links_expiry` ON `review_links` (`expires_at`);