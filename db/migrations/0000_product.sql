CREATE TABLE `account_deletions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL,
	`erase_at` integer NOT NULL,
	`next_try_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_deletions_due` ON `account_deletions` (`next_try_at`);--> statement-breakpoint
CREATE TABLE `account_fingerprints` (
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
CREATE INDEX `account_fingerprints_hash` ON `account_fingerprints` (`hash`,`first_seen_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `account_fingerprints_seen` ON `account_fingerprints` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `display_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `known_devices` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `one_time_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "one_time_links_purpose" CHECK("purpose" IN ('confirm-email', 'reset-password', 'reactivate', 'keep-account'))
);
--> statement-breakpoint
CREATE INDEX `one_time_links_user` ON `one_time_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`account_status` text DEFAULT 'active' NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`url_slug` text,
	`npn` text,
	`agent_no` integer,
	`proof` text,
	`photo_url` text,
	`drawing_url` text,
	`archived_at` integer,
	`archived_by_us` integer DEFAULT false NOT NULL,
	`facts_look_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "profiles_account_status" CHECK("account_status" IN ('active', 'archived')),
	CONSTRAINT "profiles_verified" CHECK("verified" IN (0, 1)),
	CONSTRAINT "profiles_proof" CHECK("proof" IN ('code', 'document')),
	CONSTRAINT "profiles_archived_by_us" CHECK("archived_by_us" IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `profiles_npn` ON `profiles` (`npn`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_agent` ON `profiles` (`agent_no`);--> statement-breakpoint
CREATE INDEX `profiles_facts_look` ON `profiles` (`facts_look_at`) WHERE agent_no IS NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_archived_by_us` ON `profiles` (`user_id`) WHERE archived_by_us = 1;--> statement-breakpoint
CREATE TABLE `saved_agents` (
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `agent_no`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_agents_agent` ON `saved_agents` (`agent_no`);--> statement-breakpoint
CREATE TABLE `sessions` (
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
	`proof` text DEFAULT 'password' NOT NULL,
	`second_factor` text,
	`second_factor_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_proof" CHECK("proof" IN ('password', 'passkey')),
	CONSTRAINT "sessions_second_factor" CHECK("second_factor" IN ('authenticator', 'recovery-code', 'passkey'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id` ON `sessions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_refresh` ON `sessions` (`refresh_hash`);--> statement-breakpoint
CREATE INDEX `sessions_previous` ON `sessions` (`previous_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`revoked_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_roles_role" CHECK("role" IN ('customer', 'agent', 'agency', 'fmo', 'carrier', 'agency_executive', 'fmo_executive', 'carrier_executive', 'admin', 'org_pending'))
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email_confirmed_at` integer,
	`language` text DEFAULT 'en' NOT NULL,
	`time_zone` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_language" CHECK("language" IN ('en', 'es'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_last_name` ON `users` (lower(last_name));--> statement-breakpoint
CREATE INDEX `users_first_name` ON `users` (lower(first_name));--> statement-breakpoint
CREATE TABLE `accuracy_counts` (
	`state_code` text NOT NULL,
	`fact` text NOT NULL,
	`source` text NOT NULL,
	`age` text NOT NULL,
	`fact_count` integer NOT NULL,
	PRIMARY KEY(`state_code`, `fact`, `source`, `age`),
	CONSTRAINT "accuracy_counts_fact" CHECK("fact" IN ('license', 'address', 'phone', 'hours', 'carriers', 'languages', 'accepting')),
	CONSTRAINT "accuracy_counts_source" CHECK("source" IN ('list', 'document', 'admin', 'agent', 'nobody')),
	CONSTRAINT "accuracy_counts_age" CHECK("age" IN ('30', '90', '180', 'older', 'never')),
	CONSTRAINT "accuracy_counts_fact_count" CHECK("fact_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE `accuracy_states` (
	`state_code` text PRIMARY KEY NOT NULL,
	`counted_on` text NOT NULL,
	`counted_at` integer NOT NULL,
	CONSTRAINT "accuracy_states_counted_on" CHECK("counted_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE TABLE `agency_changes` (
	`change_no` integer PRIMARY KEY NOT NULL,
	`import_no` integer NOT NULL,
	`organization_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`before` text,
	`after` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `agency_changes_import` ON `agency_changes` (`import_no`,`change_no`);--> statement-breakpoint
CREATE INDEX `agency_changes_organization` ON `agency_changes` (`organization_no`,`change_no`);--> statement-breakpoint
CREATE TABLE `listed_affiliations` (
	`organization_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`agent_no` integer NOT NULL,
	`since` text,
	`until` text,
	`read_on` text NOT NULL,
	`import_no` integer NOT NULL,
	PRIMARY KEY(`organization_no`, `state_code`, `agent_no`),
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "listed_affiliations_since" CHECK("since" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "listed_affiliations_until" CHECK("until" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "listed_affiliations_read_on" CHECK("read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `listed_affiliations_agent` ON `listed_affiliations` (`agent_no`);--> statement-breakpoint
CREATE TABLE `organization_licenses` (
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`organization_no` integer NOT NULL,
	`status` text NOT NULL,
	`read_on` text NOT NULL,
	`import_no` integer NOT NULL,
	PRIMARY KEY(`state_code`, `number`),
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "organization_licenses_status" CHECK("status" IN ('active', 'expired', 'inactive', 'canceled', 'surrendered', 'suspended', 'revoked', 'unconfirmed')),
	CONSTRAINT "organization_licenses_read_on" CHECK("read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `organization_licenses_organization` ON `organization_licenses` (`organization_no`);--> statement-breakpoint
CREATE TABLE `agent_application_licenses` (
	`application_id` text NOT NULL,
	`position` integer NOT NULL,
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`lines` integer NOT NULL,
	`effective_on` text NOT NULL,
	`expires_on` text NOT NULL,
	PRIMARY KEY(`application_id`, `position`),
	FOREIGN KEY (`application_id`) REFERENCES `agent_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agent_application_licenses_effective_on" CHECK("effective_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "agent_application_licenses_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `agent_application_licenses_number` ON `agent_application_licenses` (`state_code`,`number`);--> statement-breakpoint
CREATE TABLE `agent_application_listings` (
	`application_id` text NOT NULL,
	`import_no` integer NOT NULL,
	`row_no` integer NOT NULL,
	`verdict` text NOT NULL,
	`said` text NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`application_id`, `import_no`, `row_no`),
	FOREIGN KEY (`application_id`) REFERENCES `agent_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_application_listings_verdict" CHECK("verdict" IN ('confirms', 'other-name', 'ended', 'other-npn'))
);
--> statement-breakpoint
CREATE INDEX `agent_application_listings_import` ON `agent_application_listings` (`import_no`);--> statement-breakpoint
CREATE INDEX `agent_application_listings_open` ON `agent_application_listings` (`application_id`) WHERE settled_at IS NULL AND verdict <> 'confirms';--> statement-breakpoint
CREATE TABLE `agent_applications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`npn` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`zip` text NOT NULL,
	`document_type` text NOT NULL,
	`document_bytes` integer NOT NULL,
	`status` text NOT NULL,
	`agent_no` integer,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`declined_for` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_applications_document_type" CHECK("document_type" IN ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "agent_applications_status" CHECK("status" IN ('open', 'approved', 'declined', 'withdrawn', 'claimed')),
	CONSTRAINT "agent_applications_declined_for" CHECK("declined_for" IN ('document-unreadable', 'document-differs', 'not-in-lookup', 'license-ended', 'npn-differs', 'already-listed', 'other')),
	CONSTRAINT "agent_applications_document_bytes" CHECK("document_bytes" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_applications_open` ON `agent_applications` (`user_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `agent_applications_user` ON `agent_applications` (`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `agent_applications_npn` ON `agent_applications` (`npn`,`status`);--> statement-breakpoint
CREATE INDEX `agent_applications_due` ON `agent_applications` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `agent_applications_agent` ON `agent_applications` (`agent_no`) WHERE agent_no IS NOT NULL;--> statement-breakpoint
CREATE INDEX `agent_applications_judge` ON `agent_applications` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `agent_pay` (
	`agent_no` integer NOT NULL,
	`line` text NOT NULL,
	`commission` text,
	`fee` text,
	`bonus` text,
	`captive` text,
	`companies` text DEFAULT '' NOT NULL,
	`said_at` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `line`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_pay_line" CHECK("line" IN ('property', 'life', 'health')),
	CONSTRAINT "agent_pay_commission" CHECK("commission" IN ('yes', 'no')),
	CONSTRAINT "agent_pay_fee" CHECK("fee" IN ('yes', 'no')),
	CONSTRAINT "agent_pay_bonus" CHECK("bonus" IN ('yes', 'no')),
	CONSTRAINT "agent_pay_captive" CHECK("captive" IN ('yes', 'no'))
);
--> statement-breakpoint
CREATE TABLE `agent_appointments` (
	`agent_no` integer NOT NULL,
	`carrier_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`status` text NOT NULL,
	`lines_label` text DEFAULT '' NOT NULL,
	`since` text,
	`until` text,
	`read_on` text NOT NULL,
	`import_no` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `carrier_no`, `state_code`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`carrier_no`) REFERENCES `carriers`(`carrier_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_appointments_status" CHECK("status" IN ('active', 'expired', 'inactive', 'canceled', 'surrendered', 'suspended', 'revoked', 'unconfirmed')),
	CONSTRAINT "agent_appointments_since" CHECK("since" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "agent_appointments_until" CHECK("until" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "agent_appointments_read_on" CHECK("read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `appointment_changes` (
	`change_no` integer PRIMARY KEY NOT NULL,
	`import_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`carrier_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`before` text,
	`after` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`carrier_no`) REFERENCES `carriers`(`carrier_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `appointment_changes_import` ON `appointment_changes` (`import_no`,`change_no`);--> statement-breakpoint
CREATE INDEX `appointment_changes_agent` ON `appointment_changes` (`agent_no`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`audit_no` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`before` text,
	`after` text,
	`hash` text NOT NULL,
	`previous_hash` text NOT NULL,
	CONSTRAINT "audit_log_subject_kind" CHECK("subject_kind" IN ('account', 'agent', 'answer', 'application', 'audit-log', 'case', 'claim', 'consent', 'conversation', 'email', 'error', 'fact', 'import', 'invoice', 'license', 'license-document', 'list-case', 'listing', 'organization', 'photo', 'plan', 'product-type', 'question', 'review', 'second-factor-reset', 'stripe-difference', 'terms', 'webhook'))
);
--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`audit_no`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`audit_no`);--> statement-breakpoint
CREATE INDEX `audit_log_act` ON `audit_log` (`act`,`audit_no`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `billing_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`organization_no` integer,
	`stripe_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "billing_customers_who" CHECK(user_id IS NULL OR organization_no IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_user` ON `billing_customers` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_organization` ON `billing_customers` (`organization_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_stripe` ON `billing_customers` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `billing_customers_gone` ON `billing_customers` (`created_at`) WHERE user_id IS NULL AND organization_no IS NULL AND removed_at IS NULL;--> statement-breakpoint
CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`by_user_id` text,
	`at` integer NOT NULL,
	`detail` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "billing_events_kind" CHECK("kind" IN ('subscribed', 'changed', 'canceling', 'resumed', 'past-due', 'paid-again', 'ended', 'refunded', 'refund-failed', 'disputed', 'reconciled'))
);
--> statement-breakpoint
CREATE INDEX `billing_events_customer` ON `billing_events` (`customer_id`,`at`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`price_id` text NOT NULL,
	`seats` integer NOT NULL,
	`status` text NOT NULL,
	`stripe_id` text,
	`url` text,
	`started_by` text,
	`for_organization_no` integer,
	`invite_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_id`) REFERENCES `plan_prices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`for_organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "checkouts_status" CHECK("status" IN ('starting', 'open', 'complete', 'expired')),
	CONSTRAINT "checkouts_seats" CHECK("seats" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_stripe` ON `checkouts` (`stripe_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_open` ON `checkouts` (`customer_id`) WHERE status IN ('starting', 'open');--> statement-breakpoint
CREATE INDEX `checkouts_customer` ON `checkouts` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`stripe_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subscription_stripe_id` text,
	`number` text,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`subtotal_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`paid_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`dispute` text,
	`failure` text,
	`payment_intent_id` text,
	`page_url` text,
	`pdf_url` text,
	`made_at` integer NOT NULL,
	`paid_at` integer,
	`version` integer NOT NULL,
	`refund_tries` integer DEFAULT 0 NOT NULL,
	`refunding_until` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_status" CHECK("status" IN ('draft', 'open', 'paid', 'uncollectible', 'void'))
);
--> statement-breakpoint
CREATE INDEX `invoices_customer` ON `invoices` (`customer_id`,`made_at`);--> statement-breakpoint
CREATE INDEX `invoices_made` ON `invoices` (`made_at`);--> statement-breakpoint
CREATE INDEX `invoices_status` ON `invoices` (`status`,`made_at`);--> statement-breakpoint
CREATE INDEX `invoices_number` ON `invoices` (`number`);--> statement-breakpoint
CREATE INDEX `invoices_paid` ON `invoices` (`paid_at`,`currency`,`paid_cents`,`tax_cents`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_failed` ON `invoices` (`made_at`) WHERE failure IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_refunded` ON `invoices` (`made_at`) WHERE refunded_cents > 0;--> statement-breakpoint
CREATE INDEX `invoices_disputed` ON `invoices` (`made_at`) WHERE dispute IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_payment` ON `invoices` (`payment_intent_id`);--> statement-breakpoint
CREATE TABLE `plan_endings` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`ends` text NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_endings_ends" CHECK("ends" IN ('period-end', 'now'))
);
--> statement-breakpoint
CREATE TABLE `plan_entitlements` (
	`plan_id` text NOT NULL,
	`entitlement` text NOT NULL,
	PRIMARY KEY(`plan_id`, `entitlement`),
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_entitlements_entitlement" CHECK("entitlement" IN ('figures-file', 'all-versions'))
);
--> statement-breakpoint
CREATE TABLE `plan_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`interval` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`stripe_price_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_prices_interval" CHECK("interval" IN ('month', 'year')),
	CONSTRAINT "plan_prices_status" CHECK("status" IN ('offered', 'withdrawn')),
	CONSTRAINT "plan_prices_amount_cents" CHECK("amount_cents" BETWEEN 0 AND 1000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_stripe` ON `plan_prices` (`stripe_price_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_offered` ON `plan_prices` (`plan_id`,`interval`) WHERE status = 'offered';--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`audience` text NOT NULL,
	`name` text NOT NULL,
	`summary` text NOT NULL,
	`includes` text NOT NULL,
	`status` text NOT NULL,
	`per_seat` integer NOT NULL,
	`seats_min` integer NOT NULL,
	`seats_max` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "plans_audience" CHECK("audience" IN ('agent', 'agency', 'fmo', 'carrier', 'member')),
	CONSTRAINT "plans_status" CHECK("status" IN ('offered', 'withdrawn')),
	CONSTRAINT "plans_per_seat" CHECK("per_seat" IN (0, 1)),
	CONSTRAINT "plans_seats_min" CHECK("seats_min" BETWEEN 1 AND 10000),
	CONSTRAINT "plans_seats_max" CHECK("seats_max" BETWEEN 1 AND 10000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_key` ON `plans` (`key`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`stripe_id` text PRIMARY KEY NOT NULL,
	`invoice_stripe_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`by_user_id` text,
	`reason` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`invoice_stripe_id`) REFERENCES `invoices`(`stripe_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "refunds_status" CHECK("status" IN ('pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "refunds_amount_cents" CHECK("amount_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_invoice` ON `refunds` (`invoice_stripe_id`);--> statement-breakpoint
CREATE INDEX `refunds_made` ON `refunds` (`made_at`);--> statement-breakpoint
CREATE TABLE `stripe_differences` (
	`id` text PRIMARY KEY NOT NULL,
	`sync_id` text NOT NULL,
	`object_id` text NOT NULL,
	`kind` text NOT NULL,
	`ours` text NOT NULL,
	`theirs` text NOT NULL,
	`reconciled_at` integer,
	`failure` text,
	FOREIGN KEY (`sync_id`) REFERENCES `stripe_syncs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stripe_differences_kind" CHECK("kind" IN ('missing-here', 'missing-there', 'status', 'price', 'seats', 'period', 'cancellation', 'invoice-missing', 'invoice'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stripe_differences_once` ON `stripe_differences` (`sync_id`,`object_id`,`kind`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`status` text NOT NULL,
	`made_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` integer NOT NULL,
	`last_error` text,
	`done_at` integer,
	CONSTRAINT "stripe_events_status" CHECK("status" IN ('waiting', 'done', 'ignored', 'dead')),
	CONSTRAINT "stripe_events_attempts" CHECK("attempts" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stripe_events_due` ON `stripe_events` (`next_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `stripe_events_dead` ON `stripe_events` (`received_at`) WHERE status = 'dead';--> statement-breakpoint
CREATE INDEX `stripe_events_object` ON `stripe_events` (`object_id`);--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `stripe_syncs` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`started_by` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`part` text NOT NULL,
	`cursor` text,
	`compared` integer NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "stripe_syncs_status" CHECK("status" IN ('running', 'done')),
	CONSTRAINT "stripe_syncs_compared" CHECK("compared" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stripe_syncs_started` ON `stripe_syncs` (`started_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`stripe_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`price_id` text,
	`status` text NOT NULL,
	`seats` integer NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`cancel_at_period_end` integer NOT NULL,
	`cancel_feedback` text,
	`ended_at` integer,
	`past_due_since` integer,
	`grace_until` integer,
	`card_brand` text,
	`card_last4` text,
	`card_expires` text,
	`for_organization_no` integer,
	`version` integer NOT NULL,
	`started_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`remind_look_at` integer DEFAULT 0 NOT NULL,
	`reminded_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_id`) REFERENCES `plan_prices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`for_organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "subscriptions_status" CHECK("status" IN ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
	CONSTRAINT "subscriptions_cancel_at_period_end" CHECK("cancel_at_period_end" IN (0, 1)),
	CONSTRAINT "subscriptions_cancel_feedback" CHECK("cancel_feedback" IN ('too_expensive', 'missing_features', 'switched_service', 'unused', 'customer_service', 'too_complex', 'low_quality', 'other')),
	CONSTRAINT "subscriptions_seats" CHECK("seats" >= 0)
);
--> statement-breakpoint
CREATE INDEX `subscriptions_remind` ON `subscriptions` (`remind_look_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe` ON `subscriptions` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_price` ON `subscriptions` (`price_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_for_organization` ON `subscriptions` (`for_organization_no`);--> statement-breakpoint
CREATE TABLE `bulk_act_rows` (
	`bulk_id` text NOT NULL,
	`row_no` integer NOT NULL,
	`subject_id` text NOT NULL,
	`outcome` text NOT NULL,
	`why` text,
	`done_at` integer,
	PRIMARY KEY(`bulk_id`, `row_no`),
	FOREIGN KEY (`bulk_id`) REFERENCES `bulk_acts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bulk_act_rows_outcome" CHECK("outcome" IN ('waiting', 'done', 'skipped', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `bulk_act_rows_outcome` ON `bulk_act_rows` (`bulk_id`,`outcome`,`row_no`);--> statement-breakpoint
CREATE INDEX `bulk_act_rows_subject` ON `bulk_act_rows` (`bulk_id`,`subject_id`);--> statement-breakpoint
CREATE TABLE `bulk_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`act` text NOT NULL,
	`status` text NOT NULL,
	`actor_id` text NOT NULL,
	`reason` text NOT NULL,
	`rows` integer NOT NULL,
	`undo_of` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "bulk_acts_kind" CHECK("kind" IN ('account', 'organization', 'question', 'review', 'list-case')),
	CONSTRAINT "bulk_acts_act" CHECK("act" IN ('archive', 'restore', 'end-sessions', 'close', 'ask', 'keep', 'apply', 'refuse')),
	CONSTRAINT "bulk_acts_status" CHECK("status" IN ('running', 'stopped', 'done')),
	CONSTRAINT "bulk_acts_rows" CHECK("rows" >= 0)
);
--> statement-breakpoint
CREATE INDEX `bulk_acts_status` ON `bulk_acts` (`status`,`started_at`);--> statement-breakpoint
CREATE INDEX `bulk_acts_undo` ON `bulk_acts` (`undo_of`);--> statement-breakpoint
CREATE TABLE `appointment_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirms` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_links_appointment` ON `appointment_links` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `appointment_types` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`name` text NOT NULL,
	`minutes` integer NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`way` text NOT NULL,
	`link` text NOT NULL,
	`notice_hours` integer NOT NULL,
	`horizon_days` integer NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "appointment_types_way" CHECK("way" IN ('office', 'phone', 'video')),
	CONSTRAINT "appointment_types_minutes" CHECK("minutes" BETWEEN 5 AND 480),
	CONSTRAINT "appointment_types_buffer_minutes" CHECK("buffer_minutes" BETWEEN 0 AND 240),
	CONSTRAINT "appointment_types_notice_hours" CHECK("notice_hours" BETWEEN 0 AND 720),
	CONSTRAINT "appointment_types_horizon_days" CHECK("horizon_days" BETWEEN 1 AND 365)
);
--> statement-breakpoint
CREATE INDEX `appointment_types_agent` ON `appointment_types` (`agent_no`,`created_at`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`type_id` text NOT NULL,
	`type_name` text NOT NULL,
	`way` text NOT NULL,
	`link` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`status` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`user_id` text,
	`agent_user_id` text,
	`client_name` text NOT NULL,
	`client_email` text NOT NULL,
	`client_phone` text,
	`client_time_zone` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`state_code` text NOT NULL,
	`type_bit` integer NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`canceled_by` text,
	`reminded_at` integer,
	`flagged_at` integer,
	`asked_at` integer,
	`confirm_by` integer,
	`held_from` text,
	`cancellation_unsent` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`type_id`) REFERENCES `appointment_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`agent_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "appointments_way" CHECK("way" IN ('office', 'phone', 'video')),
	CONSTRAINT "appointments_status" CHECK("status" IN ('booked', 'canceled', 'completed', 'missed')),
	CONSTRAINT "appointments_language" CHECK("language" IN ('en', 'es')),
	CONSTRAINT "appointments_canceled_by" CHECK("canceled_by" IN ('client', 'agent')),
	CONSTRAINT "appointments_cancellation_unsent" CHECK("cancellation_unsent" IN (0, 1)),
	CONSTRAINT "appointments_type_bit" CHECK("type_bit" BETWEEN 0 AND 51),
	CONSTRAINT "appointments_sequence" CHECK("sequence" >= 0),
	CONSTRAINT "appointments_times" CHECK("starts_at" < "ends_at" AND "ends_at" <= "blocked_until")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_slot` ON `appointments` (`agent_no`,`starts_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX `appointments_agent` ON `appointments` (`agent_no`,`starts_at`);--> statement-breakpoint
CREATE INDEX `appointments_user` ON `appointments` (`user_id`,`starts_at`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_agent_user` ON `appointments` (`agent_user_id`) WHERE agent_user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_email` ON `appointments` (`client_email`,`created_at`);--> statement-breakpoint
CREATE INDEX `appointments_coming` ON `appointments` (`starts_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX `appointments_held` ON `appointments` (`confirm_by`) WHERE status = 'booked' AND confirm_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_cancellation_unsent` ON `appointments` (`updated_at`) WHERE cancellation_unsent = 1;--> statement-breakpoint
CREATE TABLE `busy_times` (
	`agent_no` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `starts_at`, `ends_at`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "busy_times_times" CHECK("starts_at" < "ends_at")
);
--> statement-breakpoint
CREATE TABLE `calendars` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`open` integer NOT NULL,
	`time_zone` text NOT NULL,
	`weekly_hours` text NOT NULL,
	`special_days` text NOT NULL,
	`holidays` integer NOT NULL,
	`feed_hash` text,
	`feed_made_at` integer,
	`busy_url` text,
	`busy_read_at` integer,
	`busy_due_at` integer,
	`busy_problem` text,
	`busy_failures` integer DEFAULT 0 NOT NULL,
	`next_free_at` integer,
	`next_free_due_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "calendars_open" CHECK("open" IN (0, 1)),
	CONSTRAINT "calendars_holidays" CHECK("holidays" IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendars_feed` ON `calendars` (`feed_hash`);--> statement-breakpoint
CREATE INDEX `calendars_next_free_due` ON `calendars` (`next_free_due_at`) WHERE open = 1;--> statement-breakpoint
CREATE INDEX `calendars_busy_due` ON `calendars` (`busy_due_at`) WHERE busy_url IS NOT NULL;--> statement-breakpoint
CREATE TABLE `carriers` (
	`carrier_no` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`types` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `languages` (
	`bit` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	CONSTRAINT "languages_bit" CHECK("bit" BETWEEN 0 AND 51)
);
--> statement-breakpoint
CREATE TABLE `lines_of_authority` (
	`bit` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	CONSTRAINT "lines_of_authority_bit" CHECK("bit" BETWEEN 0 AND 51)
);
--> statement-breakpoint
CREATE TABLE `product_types` (
	`bit` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`built_in` integer DEFAULT false NOT NULL,
	`covering_lines` text NOT NULL,
	`recounted_through` integer,
	CONSTRAINT "product_types_active" CHECK("active" IN (0, 1)),
	CONSTRAINT "product_types_built_in" CHECK("built_in" IN (0, 1)),
	CONSTRAINT "product_types_bit" CHECK("bit" BETWEEN 0 AND 51)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_types_slug` ON `product_types` (`slug`);--> statement-breakpoint
CREATE TABLE `dismissed_checklists` (
	`user_id` text NOT NULL,
	`checklist` text NOT NULL,
	`dismissed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `checklist`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "dismissed_checklists_checklist" CHECK("checklist" IN ('agent', 'organization'))
);
--> statement-breakpoint
CREATE TABLE `profile_claims` (
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
CREATE UNIQUE INDEX `profile_claims_open` ON `profile_claims` (`user_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `profile_claims_user` ON `profile_claims` (`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `profile_claims_agent` ON `profile_claims` (`agent_no`,`status`);--> statement-breakpoint
CREATE INDEX `profile_claims_due` ON `profile_claims` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `commit_guards` (
	`held` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `consent_copies` (
	`id` text PRIMARY KEY NOT NULL,
	`seller_id` text,
	`email_hash` text NOT NULL,
	`phone_hash` text,
	`sealed` text NOT NULL,
	`given_at` integer NOT NULL,
	`ended_at` integer,
	`delete_at` integer
);
--> statement-breakpoint
CREATE INDEX `consent_copies_email` ON `consent_copies` (`email_hash`);--> statement-breakpoint
CREATE INDEX `consent_copies_phone` ON `consent_copies` (`phone_hash`);--> statement-breakpoint
CREATE INDEX `consent_copies_given` ON `consent_copies` (`given_at`,`id`);--> statement-breakpoint
CREATE INDEX `consent_copies_due` ON `consent_copies` (`delete_at`);--> statement-breakpoint
CREATE TABLE `consent_records` (
	`id` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`recipient` text NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text NOT NULL,
	`channel` text NOT NULL,
	`text_shown` text NOT NULL,
	`text_hash` text NOT NULL,
	`form_shown` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`given_on` text NOT NULL,
	`given_at` integer NOT NULL,
	`revoked_at` integer,
	`sealed` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consent_records_purpose" CHECK("purpose" IN ('question-contact', 'message-contact', 'quote-request', 'contact-capture')),
	CONSTRAINT "consent_records_channel" CHECK("channel" IN ('phone', 'text', 'email'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consent_records_id` ON `consent_records` (`id`);--> statement-breakpoint
CREATE INDEX `consent_records_subject` ON `consent_records` (`subject_id`);--> statement-breakpoint
CREATE INDEX `consent_records_email` ON `consent_records` (`email`);--> statement-breakpoint
CREATE INDEX `consent_records_unsealed` ON `consent_records` (`sealed`,`id`);--> statement-breakpoint
CREATE TABLE `contact_stops` (
	`hash` text NOT NULL,
	`kind` text NOT NULL,
	`seller_id` text NOT NULL,
	`by_hash` text NOT NULL,
	`stopped_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`hash`, `seller_id`, `by_hash`),
	CONSTRAINT "contact_stops_kind" CHECK("kind" IN ('phone', 'email'))
);
--> statement-breakpoint
CREATE INDEX `contact_stops_due` ON `contact_stops` (`ends_at`);--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`task` text PRIMARY KEY NOT NULL,
	`ended_at` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`failed_at` integer,
	`failure` text,
	CONSTRAINT "cron_runs_took_ms" CHECK("took_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE `agent_carriers` (
	`agent_no` integer NOT NULL,
	`carrier_no` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `carrier_no`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `agent_coverage` (
	`agent_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`through_day` text NOT NULL,
	`types` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `state_code`, `through_day`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_coverage_through_day" CHECK("through_day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `agent_search` (
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
CREATE INDEX `agent_search_agent` ON `agent_search` (`agent_no`);--> statement-breakpoint
CREATE TABLE `agents` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`person_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`headline` text NOT NULL,
	`biography` text NOT NULL,
	`photo_url` text,
	`drawing_url` text,
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
	`special_hours` text,
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
CREATE UNIQUE INDEX `agents_id` ON `agents` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `agents_slug` ON `agents` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `agents_person` ON `agents` (`person_id`);--> statement-breakpoint
CREATE INDEX `agents_npn` ON `agents` (`npn`);--> statement-breakpoint
CREATE INDEX `agents_city_order` ON `agents` (`city_no`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_state` ON `agents` (`state_code`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_state_order` ON `agents` (`state_code`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_organization_order` ON `agents` (`organization_no`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_taking_again` ON `agents` (`accepting_from`) WHERE accepting_from IS NOT NULL;--> statement-breakpoint
CREATE TABLE `licenses` (
	`license_no` integer PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`license_class` text NOT NULL,
	`resident` integer NOT NULL,
	`lines` integer NOT NULL,
	`state_label` text NOT NULL,
	`status` text NOT NULL,
	`effective_on` text NOT NULL,
	`expires_on` text NOT NULL,
	`evidence` text NOT NULL,
	`evidence_read_on` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`to_come` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "licenses_resident" CHECK("resident" IN (0, 1)),
	CONSTRAINT "licenses_status" CHECK("status" IN ('active', 'expired', 'inactive', 'canceled', 'surrendered', 'suspended', 'revoked', 'unconfirmed')),
	CONSTRAINT "licenses_evidence" CHECK("evidence" IN ('state-list', 'federal-list', 'document', 'admin')),
	CONSTRAINT "licenses_to_come" CHECK("to_come" IN (0, 1)),
	CONSTRAINT "licenses_effective_on" CHECK("effective_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licenses_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licenses_evidence_read_on" CHECK("evidence_read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `licenses_agent` ON `licenses` (`agent_no`,`state_code`);--> statement-breakpoint
CREATE INDEX `licenses_number` ON `licenses` (`state_code`,`number`);--> statement-breakpoint
CREATE INDEX `licenses_ending` ON `licenses` (`expires_on`,`state_code`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `licenses_to_come` ON `licenses` (`effective_on`) WHERE to_come = 1;--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slug_history` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`record_no` integer NOT NULL,
	`retired_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`),
	CONSTRAINT "slug_history_kind" CHECK("kind" IN ('agent', 'organization'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `drawing_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`actor_id` text NOT NULL,
	`reason` text NOT NULL,
	`last_agent_no` integer NOT NULL,
	`agent_no` integer DEFAULT 0 NOT NULL,
	`after_user_id` text,
	`drawn` integer DEFAULT 0 NOT NULL,
	`taken_back` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "drawing_runs_status" CHECK("status" IN ('running', 'stopped', 'done', 'undoing', 'undone')),
	CONSTRAINT "drawing_runs_drawn" CHECK("drawn" >= 0),
	CONSTRAINT "drawing_runs_taken_back" CHECK("taken_back" >= 0)
);
--> statement-breakpoint
CREATE INDEX `drawing_runs_active` ON `drawing_runs` (`status`) WHERE status IN ('running', 'undoing');--> statement-breakpoint
CREATE TABLE `drawings` (
	`drawing_no` integer PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`agent_no` integer,
	`user_id` text,
	`removed_at` integer,
	FOREIGN KEY (`run_id`) REFERENCES `drawing_runs`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "drawings_owner" CHECK(("agent_no" IS NOT NULL) + ("user_id" IS NOT NULL) = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `drawings_agent` ON `drawings` (`agent_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `drawings_user` ON `drawings` (`user_id`);--> statement-breakpoint
CREATE INDEX `drawings_run` ON `drawings` (`run_id`,`drawing_no`) WHERE removed_at IS NULL;--> statement-breakpoint
CREATE TABLE `error_reports` (
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
CREATE UNIQUE INDEX `error_reports_fingerprint` ON `error_reports` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `error_reports_last` ON `error_reports` (`last_at`);--> statement-breakpoint
CREATE INDEX `error_reports_request` ON `error_reports` (`request_id`);--> statement-breakpoint
CREATE TABLE `fact_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`fact` text NOT NULL,
	`state_code` text DEFAULT '' NOT NULL,
	`shown` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decision` text,
	`reason` text DEFAULT '' NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`by_owner` integer DEFAULT false NOT NULL,
	`contested` integer DEFAULT false NOT NULL,
	`forgotten_at` integer,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fact_cases_fact" CHECK("fact" IN ('license', 'address', 'phone', 'hours', 'carriers', 'languages', 'accepting')),
	CONSTRAINT "fact_cases_decision" CHECK("decision" IN ('was-wrong', 'is-right', 'unclear')),
	CONSTRAINT "fact_cases_by_owner" CHECK("by_owner" IN (0, 1)),
	CONSTRAINT "fact_cases_contested" CHECK("contested" IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fact_cases_open` ON `fact_cases` (`agent_no`,`fact`,`state_code`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `fact_cases_agent` ON `fact_cases` (`agent_no`,`opened_at`);--> statement-breakpoint
CREATE INDEX `fact_cases_due` ON `fact_cases` (`due_at`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `fact_cases_opened` ON `fact_cases` (`opened_at`);--> statement-breakpoint
CREATE INDEX `fact_cases_decider` ON `fact_cases` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `fact_cases_to_forget` ON `fact_cases` (`decided_at`) WHERE decided_at IS NOT NULL AND forgotten_at IS NULL;--> statement-breakpoint
CREATE TABLE `fact_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`reported_by` text NOT NULL,
	`user_id` text,
	`email` text,
	`language` text NOT NULL,
	`problem` text NOT NULL,
	`note` text NOT NULL,
	`reported_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `fact_cases`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "fact_reports_language" CHECK("language" IN ('en', 'es')),
	CONSTRAINT "fact_reports_problem" CHECK("problem" IN ('not-licensed', 'ended', 'not-this-person', 'moved', 'no-office', 'private-home', 'out-of-order', 'someone-else', 'other-hours', 'not-represented', 'not-spoken', 'missing', 'not-taking', 'is-taking', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fact_reports_reader` ON `fact_reports` (`case_id`,`reported_by`);--> statement-breakpoint
CREATE INDEX `fact_reports_user` ON `fact_reports` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `fact_reports_email` ON `fact_reports` (`email`) WHERE email IS NOT NULL;--> statement-breakpoint
CREATE TABLE `agent_facts` (
	`agent_no` integer NOT NULL,
	`fact` text NOT NULL,
	`source` text NOT NULL,
	`import_no` integer,
	`state_code` text,
	`confirmed_at` integer NOT NULL,
	`asked_at` integer,
	PRIMARY KEY(`agent_no`, `fact`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_facts_fact" CHECK("fact" IN ('address', 'phone', 'hours', 'carriers', 'languages', 'accepting')),
	CONSTRAINT "agent_facts_source" CHECK("source" IN ('list', 'document', 'agent'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lead_events` (
	`event_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lead_no` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `leads`(`lead_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lead_events_kind" CHECK("kind" IN ('received', 'state', 'note', 'next-step', 'replied', 'conversation', 'consent-withdrawn'))
);
--> statement-breakpoint
CREATE INDEX `lead_events_lead` ON `lead_events` (`lead_no`,`event_no`);--> statement-breakpoint
CREATE TABLE `leads` (
	`lead_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`submission_key` text NOT NULL,
	`agent_no` integer NOT NULL,
	`agent_user_id` text NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`user_id` text,
	`thread_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`email_confirmed` integer NOT NULL,
	`phone` text,
	`zip` text,
	`state_code` text,
	`type_bit` integer,
	`answers` text NOT NULL,
	`note` text NOT NULL,
	`next_step` text DEFAULT '' NOT NULL,
	`next_step_on` text,
	`sent_from` text,
	`created_at` integer NOT NULL,
	`received_at` integer,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "leads_source" CHECK("source" IN ('quote-request', 'contact-capture', 'message')),
	CONSTRAINT "leads_status" CHECK("status" IN ('unconfirmed', 'new', 'contacted', 'quoted', 'won', 'lost', 'closed')),
	CONSTRAINT "leads_language" CHECK("language" IN ('en', 'es')),
	CONSTRAINT "leads_email_confirmed" CHECK("email_confirmed" IN (0, 1)),
	CONSTRAINT "leads_next_step_on" CHECK("next_step_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_id` ON `leads` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `leads_submission` ON `leads` (`submission_key`);--> statement-breakpoint
CREATE INDEX `leads_agent` ON `leads` (`agent_user_id`,`lead_no`);--> statement-breakpoint
CREATE INDEX `leads_agent_status` ON `leads` (`agent_user_id`,`status`,`lead_no`);--> statement-breakpoint
CREATE INDEX `leads_record` ON `leads` (`agent_no`,`received_at`);--> statement-breakpoint
CREATE INDEX `leads_email` ON `leads` (`email`);--> statement-breakpoint
CREATE INDEX `leads_user` ON `leads` (`user_id`);--> statement-breakpoint
CREATE INDEX `leads_thread` ON `leads` (`thread_id`);--> statement-breakpoint
CREATE INDEX `leads_unconfirmed` ON `leads` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `license_changes` (
	`change_no` integer PRIMARY KEY NOT NULL,
	`license_no` integer,
	`agent_no` integer NOT NULL,
	`cause` text NOT NULL,
	`import_no` integer,
	`document_id` text,
	`user_id` text,
	`before` text,
	`after` text,
	`revision` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_changes_cause" CHECK("cause" IN ('import', 'undo', 'document', 'date', 'decision'))
);
--> statement-breakpoint
CREATE INDEX `license_changes_license` ON `license_changes` (`license_no`,`change_no`);--> statement-breakpoint
CREATE INDEX `license_changes_agent` ON `license_changes` (`agent_no`,`change_no`);--> statement-breakpoint
CREATE INDEX `license_changes_user` ON `license_changes` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `license_changes_import` ON `license_changes` (`import_no`,`change_no`) WHERE import_no IS NOT NULL;--> statement-breakpoint
CREATE TABLE `license_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`lines` integer NOT NULL,
	`effective_on` text NOT NULL,
	`expires_on` text NOT NULL,
	`document_type` text NOT NULL,
	`document_bytes` integer NOT NULL,
	`status` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_documents_document_type" CHECK("document_type" IN ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "license_documents_status" CHECK("status" IN ('open', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "license_documents_effective_on" CHECK("effective_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "license_documents_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "license_documents_document_bytes" CHECK("document_bytes" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `license_documents_open` ON `license_documents` (`agent_no`,`state_code`,`number`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `license_documents_user` ON `license_documents` (`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `license_documents_agent` ON `license_documents` (`agent_no`);--> statement-breakpoint
CREATE INDEX `license_documents_due` ON `license_documents` (`status`,`due_at`);--> statement-breakpoint
CREATE TABLE `license_evidence` (
	`evidence_no` integer PRIMARY KEY NOT NULL,
	`license_no` integer,
	`agent_no` integer NOT NULL,
	`kind` text NOT NULL,
	`import_no` integer,
	`document_id` text,
	`user_id` text,
	`read_on` text NOT NULL,
	`said` text NOT NULL,
	`recorded_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_evidence_kind" CHECK("kind" IN ('import', 'document', 'admin')),
	CONSTRAINT "license_evidence_read_on" CHECK("read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `license_evidence_agent` ON `license_evidence` (`agent_no`,`license_no`);--> statement-breakpoint
CREATE INDEX `license_evidence_user` ON `license_evidence` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `license_evidence_import` ON `license_evidence` (`import_no`,`agent_no`) WHERE import_no IS NOT NULL;--> statement-breakpoint
CREATE TABLE `license_import_rejections` (
	`import_no` integer NOT NULL,
	`row_no` integer NOT NULL,
	`reason` text NOT NULL,
	`cells` text NOT NULL,
	`understood` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`import_no`, `row_no`),
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `license_import_rows` (
	`import_no` integer NOT NULL,
	`row_no` integer NOT NULL,
	`key` text NOT NULL,
	`npn` text NOT NULL,
	`lines` integer NOT NULL,
	`state_label` text NOT NULL,
	`facts` text NOT NULL,
	`outcome` text,
	PRIMARY KEY(`import_no`, `row_no`),
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_import_rows_outcome" CHECK("outcome" IN ('created', 'added', 'changed', 'ended', 'confirmed', 'moved', 'unchanged', 'unplaced', 'unlisted', 'unmatched', 'uncataloged'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `license_import_rows_key` ON `license_import_rows` (`import_no`,`key`);--> statement-breakpoint
CREATE INDEX `license_import_rows_created` ON `license_import_rows` (`import_no`,`npn`) WHERE outcome = 'created';--> statement-breakpoint
CREATE INDEX `license_import_rows_unplaced` ON `license_import_rows` (`import_no`,`row_no`) WHERE outcome = 'unplaced';--> statement-breakpoint
CREATE TABLE `license_imports` (
	`import_no` integer PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`state_code` text,
	`file_mark` text NOT NULL,
	`file_bytes` integer NOT NULL,
	`layout` text NOT NULL,
	`read_on` text NOT NULL,
	`phase` text NOT NULL,
	`file_id` text,
	`runs` integer DEFAULT false NOT NULL,
	`stopped` text DEFAULT '' NOT NULL,
	`place` text,
	`started_by` text,
	`cursor` integer DEFAULT 0 NOT NULL,
	`rows_read` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`unplaced` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`ended` integer DEFAULT 0 NOT NULL,
	`confirmed` integer DEFAULT 0 NOT NULL,
	`moved` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`unlisted` integer DEFAULT 0 NOT NULL,
	`unmatched` integer DEFAULT 0 NOT NULL,
	`uncataloged` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`questioned` integer DEFAULT 0 NOT NULL,
	`applied` integer DEFAULT 0 NOT NULL,
	`restored` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`removed_agents` integer DEFAULT 0 NOT NULL,
	`skipped_agents` integer DEFAULT 0 NOT NULL,
	`unknown_words` text DEFAULT '{}' NOT NULL,
	`started_at` integer NOT NULL,
	`applied_at` integer,
	`undone_at` integer,
	CONSTRAINT "license_imports_list" CHECK("list" IN ('state', 'federal', 'agencies', 'appointments')),
	CONSTRAINT "license_imports_phase" CHECK("phase" IN ('reading', 'comparing', 'checking', 'compared', 'applying', 'marking', 'applied', 'undoing', 'undone')),
	CONSTRAINT "license_imports_runs" CHECK("runs" IN (0, 1)),
	CONSTRAINT "license_imports_read_on" CHECK("read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "license_imports_cursor" CHECK("cursor" >= 0),
	CONSTRAINT "license_imports_rows_read" CHECK("rows_read" >= 0),
	CONSTRAINT "license_imports_rejected" CHECK("rejected" >= 0),
	CONSTRAINT "license_imports_applied" CHECK("applied" >= 0),
	CONSTRAINT "license_imports_restored" CHECK("restored" >= 0),
	CONSTRAINT "license_imports_skipped" CHECK("skipped" >= 0)
);
--> statement-breakpoint
CREATE INDEX `license_imports_file` ON `license_imports` (`file_mark`);--> statement-breakpoint
CREATE INDEX `license_imports_running` ON `license_imports` (`import_no`) WHERE runs = 1;--> statement-breakpoint
CREATE TABLE `license_news` (
	`news_no` integer PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`license_no` integer NOT NULL,
	`import_no` integer NOT NULL,
	`kind` text NOT NULL,
	`revision` integer NOT NULL,
	`before` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_news_kind" CHECK("kind" IN ('worse', 'restored', 'questioned', 'cleared', 'office')),
	CONSTRAINT "license_news_status" CHECK("status" IN ('waiting', 'told', 'passed'))
);
--> statement-breakpoint
CREATE INDEX `license_news_waiting` ON `license_news` (`agent_no`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `license_news_agent` ON `license_news` (`agent_no`);--> statement-breakpoint
CREATE INDEX `license_news_office` ON `license_news` (`agent_no`) WHERE kind = 'office';--> statement-breakpoint
CREATE INDEX `license_news_import` ON `license_news` (`import_no`,`license_no`);--> statement-breakpoint
CREATE TABLE `license_reminders` (
	`license_no` integer NOT NULL,
	`expires_on` text NOT NULL,
	`days` integer NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`license_no`, `expires_on`, `days`),
	CONSTRAINT "license_reminders_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE TABLE `list_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`import_no` integer NOT NULL,
	`row_no` integer NOT NULL,
	`kind` text NOT NULL,
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`agent_no` integer,
	`license_no` integer,
	`name` text NOT NULL,
	`npn` text NOT NULL,
	`reason` text NOT NULL,
	`row` text NOT NULL,
	`sign` text NOT NULL,
	`marks` integer NOT NULL,
	`before` text,
	`status` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`settled_by` integer,
	`decision` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "list_cases_kind" CHECK("kind" IN ('place', 'name', 'unreadable', 'left')),
	CONSTRAINT "list_cases_marks" CHECK("marks" IN (0, 1)),
	CONSTRAINT "list_cases_status" CHECK("status" IN ('found', 'open', 'repeated', 'applied', 'refused', 'settled', 'passed'))
);
--> statement-breakpoint
CREATE INDEX `list_cases_import` ON `list_cases` (`import_no`,`status`,`row_no`);--> statement-breakpoint
CREATE INDEX `list_cases_due` ON `list_cases` (`due_at`,`id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `list_cases_number` ON `list_cases` (`state_code`,`number`) WHERE status IN ('open', 'refused', 'repeated');--> statement-breakpoint
CREATE INDEX `list_cases_license` ON `list_cases` (`license_no`) WHERE license_no IS NOT NULL;--> statement-breakpoint
CREATE INDEX `list_cases_judge` ON `list_cases` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `list_cases_agent` ON `list_cases` (`agent_no`) WHERE agent_no IS NOT NULL;--> statement-breakpoint
CREATE TABLE `license_layouts` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`state_code` text,
	`columns` text NOT NULL,
	`import_no` integer NOT NULL,
	`chosen_by` text,
	`chosen_at` integer NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_layouts_list" CHECK("list" IN ('state', 'federal', 'agencies', 'appointments'))
);
--> statement-breakpoint
CREATE TABLE `license_list_words` (
	`word_no` integer PRIMARY KEY NOT NULL,
	`state_code` text NOT NULL,
	`kind` text NOT NULL,
	`word` text NOT NULL,
	`written` text NOT NULL,
	`lines` integer DEFAULT 0 NOT NULL,
	`carrier_no` integer,
	`status` text,
	`import_no` integer NOT NULL,
	`decided_by` text,
	`decided_at` integer NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_list_words_kind" CHECK("kind" IN ('line', 'status', 'carrier')),
	CONSTRAINT "license_list_words_status" CHECK("status" IN ('active', 'expired', 'inactive', 'canceled', 'surrendered', 'suspended', 'revoked', 'unconfirmed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `license_list_words_word` ON `license_list_words` (`state_code`,`kind`,`word`);--> statement-breakpoint
CREATE TABLE `agent_endings` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`since` text NOT NULL,
	`source` text NOT NULL,
	`ended_by` text NOT NULL,
	`ended_at` integer NOT NULL,
	`into_agent_no` integer,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`into_agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_endings_kind" CHECK("kind" IN ('not-listed', 'deceased', 'retired', 'merged')),
	CONSTRAINT "agent_endings_since" CHECK("since" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `agent_endings_kind` ON `agent_endings` (`kind`,`ended_at`);--> statement-breakpoint
CREATE INDEX `agent_endings_into` ON `agent_endings` (`into_agent_no`);--> statement-breakpoint
CREATE TABLE `agent_merge_rows` (
	`merge_id` text NOT NULL,
	`table_name` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`merge_id`, `table_name`, `key`),
	FOREIGN KEY (`merge_id`) REFERENCES `agent_merges`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `agent_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`from_agent_no` integer NOT NULL,
	`into_agent_no` integer NOT NULL,
	`from_slug` text NOT NULL,
	`into_types` integer NOT NULL,
	`took_organization_no` integer,
	`reason` text NOT NULL,
	`merged_by` text NOT NULL,
	`merged_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`from_agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`into_agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_merges_open` ON `agent_merges` (`from_agent_no`) WHERE undone_at IS NULL;--> statement-breakpoint
CREATE INDEX `agent_merges_from` ON `agent_merges` (`from_agent_no`);--> statement-breakpoint
CREATE INDEX `agent_merges_into` ON `agent_merges` (`into_agent_no`,`merged_at`);--> statement-breakpoint
CREATE TABLE `listing_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer,
	`npn` text NOT NULL,
	`requester` text NOT NULL,
	`requested_by` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`why` text NOT NULL,
	`note` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "listing_requests_requested_by" CHECK("requested_by" IN ('self', 'family', 'other')),
	CONSTRAINT "listing_requests_language" CHECK("language" IN ('en', 'es')),
	CONSTRAINT "listing_requests_why" CHECK("why" IN ('privacy', 'safety', 'not-working', 'wrong', 'other')),
	CONSTRAINT "listing_requests_status" CHECK("status" IN ('open', 'accepted', 'declined', 'undone'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_requests_open` ON `listing_requests` (`npn`,`email`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `listing_requests_due` ON `listing_requests` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `listing_requests_agent` ON `listing_requests` (`agent_no`);--> statement-breakpoint
CREATE INDEX `listing_requests_email` ON `listing_requests` (`email`);--> statement-breakpoint
CREATE INDEX `listing_requests_npn` ON `listing_requests` (`npn`);--> statement-breakpoint
CREATE INDEX `listing_requests_words` ON `listing_requests` (`decided_at`) WHERE email <> '' OR reason <> '';--> statement-breakpoint
CREATE TABLE `not_listed` (
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`request_id` text NOT NULL,
	PRIMARY KEY(`state_code`, `number`),
	FOREIGN KEY (`request_id`) REFERENCES `listing_requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `not_listed_request` ON `not_listed` (`request_id`);--> statement-breakpoint
CREATE TABLE `agent_name_keys` (
	`state_code` text NOT NULL,
	`name_key` text NOT NULL,
	`agent_no` integer NOT NULL,
	PRIMARY KEY(`state_code`, `name_key`, `agent_no`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_name_keys_agent` ON `agent_name_keys` (`agent_no`);--> statement-breakpoint
CREATE TABLE `look_alikes` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`other_no` integer NOT NULL,
	`status` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`decision` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "look_alikes_status" CHECK("status" IN ('open', 'two', 'merged'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `look_alikes_pair` ON `look_alikes` (`agent_no`,`other_no`);--> statement-breakpoint
CREATE INDEX `look_alikes_other` ON `look_alikes` (`other_no`);--> statement-breakpoint
CREATE INDEX `look_alikes_due` ON `look_alikes` (`due_at`,`id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `look_alikes_judge` ON `look_alikes` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `medicare_offers` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`organizations` integer NOT NULL,
	`plans` integer NOT NULL,
	`every_plan` integer NOT NULL,
	`stated_on` text NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "medicare_offers_every_plan" CHECK("every_plan" IN (0, 1)),
	CONSTRAINT "medicare_offers_organizations" CHECK("organizations" BETWEEN 1 AND 999),
	CONSTRAINT "medicare_offers_plans" CHECK("plans" BETWEEN 1 AND 9999)
);
--> statement-breakpoint
CREATE TABLE `medicare_scopes` (
	`appointment_id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`agent_user_id` text,
	`agent_name` text NOT NULL,
	`agent_npn` text NOT NULL,
	`client_name` text NOT NULL,
	`client_email` text NOT NULL,
	`client_phone` text,
	`beneficiary` text NOT NULL,
	`state_code` text NOT NULL,
	`insurance` text NOT NULL,
	`products` text NOT NULL,
	`way` text NOT NULL,
	`starts_at` integer NOT NULL,
	`agreed_at` integer NOT NULL,
	`confirmed_at` integer,
	`words` text NOT NULL,
	`words_hash` text NOT NULL,
	`language` text NOT NULL,
	`sealed_at` integer,
	`keep_until` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "medicare_scopes_way" CHECK("way" IN ('office', 'phone', 'video')),
	CONSTRAINT "medicare_scopes_language" CHECK("language" IN ('en', 'es'))
);
--> statement-breakpoint
CREATE INDEX `medicare_scopes_agent` ON `medicare_scopes` (`agent_no`);--> statement-breakpoint
CREATE INDEX `medicare_scopes_agent_user` ON `medicare_scopes` (`agent_user_id`,`agreed_at`) WHERE agent_user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `medicare_scopes_unconfirmed` ON `medicare_scopes` (`agreed_at`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `medicare_scopes_keep_until` ON `medicare_scopes` (`keep_until`);--> statement-breakpoint
CREATE TABLE `message_reports` (
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
	CONSTRAINT "message_reports_status" CHECK("status" IN ('open', 'dismissed', 'closed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_id` ON `message_reports` (`id`);--> statement-breakpoint
CREATE INDEX `message_reports_status` ON `message_reports` (`status`,`reported_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_message` ON `message_reports` (`thread_no`,`message_no`,`reporter`);--> statement-breakpoint
CREATE TABLE `message_threads` (
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
CREATE UNIQUE INDEX `message_threads_id` ON `message_threads` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_threads_pair` ON `message_threads` (`customer_user_id`,`agent_no`,`agent_user_id`);--> statement-breakpoint
CREATE INDEX `message_threads_customer` ON `message_threads` (`customer_user_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `message_threads_agent` ON `message_threads` (`agent_user_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `message_threads_began` ON `message_threads` (`agent_no`,`started_at`);--> statement-breakpoint
CREATE INDEX `message_threads_customer_unread` ON `message_threads` (`customer_user_id`,`customer_unread`);--> statement-breakpoint
CREATE INDEX `message_threads_agent_unread` ON `message_threads` (`agent_user_id`,`agent_unread`);--> statement-breakpoint
CREATE INDEX `message_threads_response` ON `message_threads` (`response_counted`,`started_at`);--> statement-breakpoint
CREATE TABLE `messages` (
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
CREATE UNIQUE INDEX `messages_number` ON `messages` (`thread_no`,`message_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id` ON `messages` (`id`);--> statement-breakpoint
CREATE TABLE `response_waits` (
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
CREATE UNIQUE INDEX `response_waits_thread` ON `response_waits` (`thread_no`);--> statement-breakpoint
CREATE INDEX `response_waits_agent` ON `response_waits` (`agent_no`,`counted_at`);--> statement-breakpoint
CREATE TABLE `neutrality_checks` (
	`day` text PRIMARY KEY NOT NULL,
	`seed` integer NOT NULL,
	`code_version` text NOT NULL,
	`searches` integer DEFAULT 0 NOT NULL,
	`searches_most` integer NOT NULL,
	`positions` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`swapped_organizations` integer DEFAULT 0 NOT NULL,
	`swapped_payments` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "neutrality_checks_day" CHECK("day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "neutrality_checks_searches" CHECK("searches" >= 0),
	CONSTRAINT "neutrality_checks_positions" CHECK("positions" >= 0),
	CONSTRAINT "neutrality_checks_changed" CHECK("changed" >= 0),
	CONSTRAINT "neutrality_checks_swapped_organizations" CHECK("swapped_organizations" >= 0),
	CONSTRAINT "neutrality_checks_swapped_payments" CHECK("swapped_payments" >= 0)
);
--> statement-breakpoint
CREATE TABLE `digest_items` (
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
CREATE INDEX `digest_items_user` ON `digest_items` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notification_choices` (
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
CREATE TABLE `notification_times` (
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
CREATE TABLE `user_notifications` (
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
CREATE UNIQUE INDEX `user_notifications_id` ON `user_notifications` (`id`);--> statement-breakpoint
CREATE INDEX `user_notifications_user` ON `user_notifications` (`user_id`,`deleted_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `user_notifications_unread` ON `user_notifications` (`user_id`,`read`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `organization_applications` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`organization_name` text NOT NULL,
	`organization_type` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`submitted_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`review_started_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`role_before` text,
	`organization_no` integer,
	`proof` text,
	`pricing_tier` text,
	`payment_due` integer DEFAULT false NOT NULL,
	`paid_at` integer,
	`setup_completed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "organization_applications_organization_type" CHECK("organization_type" IN ('agency', 'fmo', 'carrier')),
	CONSTRAINT "organization_applications_status" CHECK("status" IN ('draft', 'submitted', 'in-review', 'approved', 'rejected')),
	CONSTRAINT "organization_applications_role_before" CHECK("role_before" IN ('customer', 'agent', 'agency', 'fmo', 'carrier', 'agency_executive', 'fmo_executive', 'carrier_executive', 'admin', 'org_pending')),
	CONSTRAINT "organization_applications_payment_due" CHECK("payment_due" IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_applications_id` ON `organization_applications` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `organization_applications_open` ON `organization_applications` (`user_id`) WHERE status IN ('draft', 'submitted', 'in-review');--> statement-breakpoint
CREATE INDEX `organization_applications_user` ON `organization_applications` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `organization_applications_organization` ON `organization_applications` (`organization_no`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `organization_applications_status` ON `organization_applications` (`status`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `membership_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_no` integer NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "membership_requests_role" CHECK("role" IN ('member', 'manager', 'executive')),
	CONSTRAINT "membership_requests_status" CHECK("status" IN ('waiting', 'accepted', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_requests_waiting` ON `membership_requests` (`organization_no`,`user_id`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `membership_requests_organization` ON `membership_requests` (`organization_no`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `membership_requests_user` ON `membership_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `organization_affiliations` (
	`id` text PRIMARY KEY NOT NULL,
	`child_no` integer NOT NULL,
	`parent_no` integer NOT NULL,
	`status` text NOT NULL,
	`proposed_by` text,
	`proposed_at` integer NOT NULL,
	`since` integer,
	`until` integer,
	FOREIGN KEY (`child_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`parent_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "organization_affiliations_status" CHECK("status" IN ('proposed', 'active', 'refused', 'withdrawn', 'ended')),
	CONSTRAINT "organization_affiliations_two" CHECK(child_no <> parent_no)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_affiliations_active` ON `organization_affiliations` (`child_no`) WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX `organization_affiliations_proposed` ON `organization_affiliations` (`child_no`,`parent_no`) WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX `organization_affiliations_parent` ON `organization_affiliations` (`parent_no`,`status`);--> statement-breakpoint
CREATE TABLE `organization_events` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_no` integer NOT NULL,
	`kind` text NOT NULL,
	`by_user_id` text,
	`at` integer NOT NULL,
	`member_id` text,
	`detail` text NOT NULL,
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "organization_events_kind" CHECK("kind" IN ('applied', 'approved', 'rejected', 'set-up', 'renamed', 'changed', 'archived', 'restored', 'joined', 'left', 'removed', 'role-changed', 'ownership-transferred', 'invited', 'invite-revoked', 'affiliated', 'affiliation-ended'))
);
--> statement-breakpoint
CREATE INDEX `organization_events_organization` ON `organization_events` (`organization_no`,`at`);--> statement-breakpoint
CREATE TABLE `organization_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_no` integer NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`sends` integer DEFAULT 1 NOT NULL,
	`sent_at` integer NOT NULL,
	`email_id` text NOT NULL,
	`asked_again_at` integer,
	`ended_at` integer,
	`accepted_by` text,
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`accepted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "organization_invites_role" CHECK("role" IN ('member', 'manager', 'executive')),
	CONSTRAINT "organization_invites_status" CHECK("status" IN ('open', 'accepted', 'declined', 'revoked')),
	CONSTRAINT "organization_invites_sends" CHECK("sends" >= 0)
);
--> statement-breakpoint
CREATE INDEX `organization_invites_organization` ON `organization_invites` (`organization_no`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `organization_invites_open` ON `organization_invites` (`organization_no`,`email`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `organization_invites_email` ON `organization_invites` (`email`,`sent_at`);--> statement-breakpoint
CREATE TABLE `organization_members` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_no` integer NOT NULL,
	`user_id` text,
	`person_id` text,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`left_at` integer,
	`left_cause` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "organization_members_role" CHECK("role" IN ('owner', 'manager', 'executive', 'member')),
	CONSTRAINT "organization_members_left_cause" CHECK("left_cause" IN ('left', 'removed', 'account-deleted', 'archived')),
	CONSTRAINT "organization_members_who" CHECK((user_id IS NULL OR person_id IS NULL) AND coalesce(user_id, person_id, left_at) IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX `organization_members_organization` ON `organization_members` (`organization_no`,`role`);--> statement-breakpoint
CREATE INDEX `organization_members_person` ON `organization_members` (`person_id`);--> statement-breakpoint
CREATE INDEX `organization_members_user` ON `organization_members` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `organization_members_once` ON `organization_members` (`organization_no`,`user_id`) WHERE left_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `organization_members_once_person` ON `organization_members` (`organization_no`,`person_id`) WHERE left_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `organization_members_owner` ON `organization_members` (`organization_no`) WHERE role = 'owner' AND left_at IS NULL;--> statement-breakpoint
CREATE TABLE `organizations` (
	`organization_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`status` text NOT NULL,
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
	`photo_url` text,
	`agent_count` integer DEFAULT 0 NOT NULL,
	`seats` integer,
	`created_at` integer NOT NULL,
	`archived_at` integer,
	CONSTRAINT "organizations_status" CHECK("status" IN ('applied', 'active', 'archived')),
	CONSTRAINT "organizations_type" CHECK("type" IN ('agency', 'fmo', 'carrier')),
	CONSTRAINT "organizations_agent_count" CHECK("agent_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_id` ON `organizations` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_url_slug` ON `organizations` (`url_slug`);--> statement-breakpoint
CREATE INDEX `organizations_parent` ON `organizations` (`parent_no`);--> statement-breakpoint
CREATE INDEX `organizations_name` ON `organizations` (`name`);--> statement-breakpoint
CREATE INDEX `organizations_list_newest` ON `organizations` (`status`,`type`,`created_at`,`organization_no`);--> statement-breakpoint
CREATE INDEX `organizations_list_name` ON `organizations` (`status`,`type`,lower(name),`organization_no`);--> statement-breakpoint
CREATE INDEX `organizations_lower_name` ON `organizations` (lower(name));--> statement-breakpoint
CREATE INDEX `organizations_npn` ON `organizations` (`npn`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`unsubscribe_url` text,
	`file` text,
	`unsolicited` integer DEFAULT false NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	CONSTRAINT "outbox_unsolicited" CHECK("unsolicited" IN (0, 1)),
	CONSTRAINT "outbox_status" CHECK("status" IN ('queued', 'sent', 'failed')),
	CONSTRAINT "outbox_attempts" CHECK("attempts" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_id` ON `outbox` (`id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_kind` ON `outbox` (`status`,`kind`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`synced` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "passkeys_synced" CHECK("synced" IN (0, 1)),
	CONSTRAINT "passkeys_counter" CHECK("counter" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`hash` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_challenges_used` ON `used_challenges` (`used_at`);--> statement-breakpoint
CREATE TABLE `people_list` (
	`person_no` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`confirmed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_list_user` ON `people_list` (`user_id`);--> statement-breakpoint
CREATE INDEX `people_list_newest` ON `people_list` (`role`,`status`,`confirmed`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `people_list_name` ON `people_list` (`role`,`status`,`confirmed`,`last_name`,`user_id`);--> statement-breakpoint
CREATE TABLE `photo_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`photo_id` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decision` text,
	`reason` text DEFAULT '' NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photo_cases_decision" CHECK("decision" IN ('keep', 'remove'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photo_cases_open` ON `photo_cases` (`photo_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `photo_cases_photo` ON `photo_cases` (`photo_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `photo_cases_due` ON `photo_cases` (`due_at`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE TABLE `photo_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`reported_by` text NOT NULL,
	`user_id` text,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`reported_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `photo_cases`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photo_reports_reason" CHECK("reason" IN ('someone-else', 'not-a-portrait', 'advertising', 'offensive', 'copied', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photo_reports_reader` ON `photo_reports` (`case_id`,`reported_by`);--> statement-breakpoint
CREATE INDEX `photo_reports_user` ON `photo_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`agent_no` integer,
	`organization_no` integer,
	`user_id` text,
	`status` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`ended_at` integer,
	`files_deleted_at` integer,
	CONSTRAINT "photos_status" CHECK("status" IN ('live', 'replaced', 'removed', 'gone')),
	CONSTRAINT "photos_owner" CHECK(("agent_no" IS NOT NULL) + ("organization_no" IS NOT NULL) + ("user_id" IS NOT NULL) = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photos_live_agent` ON `photos` (`agent_no`) WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX `photos_live_organization` ON `photos` (`organization_no`) WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX `photos_live_user` ON `photos` (`user_id`) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX `photos_agent` ON `photos` (`agent_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `photos_organization` ON `photos` (`organization_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `photos_user` ON `photos` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `photos_gone` ON `photos` (`ended_at`) WHERE status = 'gone' AND files_deleted_at IS NULL;--> statement-breakpoint
CREATE TABLE `cities` (
	`city_no` integer PRIMARY KEY NOT NULL,
	`state_code` text NOT NULL,
	`county_fips` text,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`name_key` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cities_agent_count" CHECK("agent_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cities_state_slug` ON `cities` (`state_code`,`slug`);--> statement-breakpoint
CREATE INDEX `cities_name_key` ON `cities` (`name_key`,`population`);--> statement-breakpoint
CREATE INDEX `cities_state_agents` ON `cities` (`state_code`,`agent_count`);--> statement-breakpoint
CREATE INDEX `cities_agents` ON `cities` (`agent_count`);--> statement-breakpoint
CREATE INDEX `cities_box` ON `cities` (`lat`,`lon`);--> statement-breakpoint
CREATE INDEX `cities_county` ON `cities` (`county_fips`,`agent_count`);--> statement-breakpoint
CREATE TABLE `counties` (
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
CREATE INDEX `counties_state` ON `counties` (`state_code`,`name`);--> statement-breakpoint
CREATE INDEX `counties_box` ON `counties` (`min_lat`,`max_lat`,`min_lon`,`max_lon`);--> statement-breakpoint
CREATE TABLE `place_names` (
	`name_key` text NOT NULL,
	`city_no` integer NOT NULL,
	PRIMARY KEY(`name_key`, `city_no`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `states` (
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
CREATE UNIQUE INDEX `states_slug` ON `states` (`slug`);--> statement-breakpoint
CREATE TABLE `water` (
	`lat` integer NOT NULL,
	`lon` integer NOT NULL,
	`areas` text NOT NULL,
	`courses` text NOT NULL,
	PRIMARY KEY(`lat`, `lon`)
);
--> statement-breakpoint
CREATE TABLE `zips` (
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
CREATE INDEX `zips_box` ON `zips` (`lat`,`lon`,`zip`,`agent_count`);--> statement-breakpoint
CREATE INDEX `zips_city` ON `zips` (`city_no`);--> statement-breakpoint
CREATE TABLE `privacy_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'unconfirmed' NOT NULL,
	`opened_at` integer NOT NULL,
	`confirmed_at` integer,
	`due_at` integer NOT NULL,
	`answered_at` integer,
	`answered_by` text,
	`reply` text DEFAULT '' NOT NULL,
	`appeal` text DEFAULT '' NOT NULL,
	`appeal_reply` text DEFAULT '' NOT NULL,
	CONSTRAINT "privacy_requests_kind" CHECK("kind" IN ('access', 'correct', 'delete')),
	CONSTRAINT "privacy_requests_language" CHECK("language" IN ('en', 'es')),
	CONSTRAINT "privacy_requests_status" CHECK("status" IN ('unconfirmed', 'open', 'done', 'declined', 'appealed', 'closed'))
);
--> statement-breakpoint
CREATE INDEX `privacy_requests_due` ON `privacy_requests` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `privacy_requests_email` ON `privacy_requests` (`email`);--> statement-breakpoint
CREATE INDEX `privacy_requests_begun` ON `privacy_requests` (`opened_at`) WHERE status = 'unconfirmed';--> statement-breakpoint
CREATE INDEX `privacy_requests_answered` ON `privacy_requests` (`answered_at`);--> statement-breakpoint
CREATE TABLE `answer_drafts` (
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`body` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`question_no`, `agent_no`),
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `answer_drafts_agent` ON `answer_drafts` (`agent_no`);--> statement-breakpoint
CREATE TABLE `expert_answer_versions` (
	`answer_id` text NOT NULL,
	`replaced_at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`answer_id`, `replaced_at`),
	FOREIGN KEY (`answer_id`) REFERENCES `expert_answers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `expert_answers` (
	`id` text NOT NULL,
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`license_state` text NOT NULL,
	`license_number` text NOT NULL,
	`license_label` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	PRIMARY KEY(`question_no`, `agent_no`),
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "expert_answers_status" CHECK("status" IN ('published', 'removed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expert_answers_id` ON `expert_answers` (`id`);--> statement-breakpoint
CREATE INDEX `expert_answers_agent` ON `expert_answers` (`agent_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `expert_answers_newest` ON `expert_answers` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `expert_questions` (
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
	`language` text DEFAULT 'en' NOT NULL,
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
	CONSTRAINT "expert_questions_language" CHECK("language" IN ('en', 'es')),
	CONSTRAINT "expert_questions_status" CHECK("status" IN ('unconfirmed', 'waiting', 'answered', 'withdrawn', 'removed', 'closed')),
	CONSTRAINT "expert_questions_circle" CHECK("circle" BETWEEN 0 AND 4),
	CONSTRAINT "expert_questions_answer_count" CHECK("answer_count" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_id` ON `expert_questions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_slug` ON `expert_questions` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_submission` ON `expert_questions` (`submission_key`);--> statement-breakpoint
CREATE INDEX `expert_questions_status` ON `expert_questions` (`status`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_user` ON `expert_questions` (`user_id`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_email` ON `expert_questions` (`customer_email`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_answered` ON `expert_questions` (`first_answered_at`,`asked_at`);--> statement-breakpoint
CREATE INDEX `expert_questions_clock` ON `expert_questions` (`status`,`circle`,`asked_at`);--> statement-breakpoint
CREATE TABLE `question_circles` (
	`question_no` integer NOT NULL,
	`circle` integer NOT NULL,
	`drawn_at` integer NOT NULL,
	`experts` integer NOT NULL,
	PRIMARY KEY(`question_no`, `circle`),
	FOREIGN KEY (`question_no`) REFERENCES `expert_questions`(`question_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_circles_experts" CHECK("experts" >= 0)
);
--> statement-breakpoint
CREATE TABLE `question_experts` (
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
CREATE INDEX `question_experts_agent` ON `question_experts` (`agent_no`,`question_no`);--> statement-breakpoint
CREATE TABLE `question_passes` (
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
CREATE INDEX `question_passes_question` ON `question_passes` (`question_no`);--> statement-breakpoint
CREATE INDEX `question_passes_expiry` ON `question_passes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `question_reports` (
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
	CONSTRAINT "question_reports_status" CHECK("status" IN ('open', 'dismissed', 'removed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_reports_id` ON `question_reports` (`id`);--> statement-breakpoint
CREATE INDEX `question_reports_status` ON `question_reports` (`status`,`reported_at`);--> statement-breakpoint
CREATE INDEX `question_reports_question` ON `question_reports` (`question_no`);--> statement-breakpoint
CREATE TABLE `question_totals` (
	`type_bit` integer NOT NULL,
	`state_code` text NOT NULL,
	`published` integer NOT NULL,
	PRIMARY KEY(`type_bit`, `state_code`)
);
--> statement-breakpoint
CREATE TABLE `review_cases` (
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
CREATE UNIQUE INDEX `review_cases_open` ON `review_cases` (`review_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `review_cases_agent` ON `review_cases` (`agent_no`);--> statement-breakpoint
CREATE INDEX `review_cases_due` ON `review_cases` (`decided_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `review_cases_review` ON `review_cases` (`review_id`,`opened_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_cases_appeal` ON `review_cases` (`appeal_of`);--> statement-breakpoint
CREATE INDEX `review_cases_appellant` ON `review_cases` (`appealed_by`) WHERE appealed_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `review_flags` (
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
CREATE UNIQUE INDEX `review_flags_reader` ON `review_flags` (`review_id`,`flagged_by`);--> statement-breakpoint
CREATE INDEX `review_flags_case` ON `review_flags` (`case_id`,`flagged_at`);--> statement-breakpoint
CREATE INDEX `review_flags_user` ON `review_flags` (`user_id`);--> statement-breakpoint
CREATE TABLE `review_disclosures` (
	`review_id` text PRIMARY KEY NOT NULL,
	`client` integer NOT NULL,
	`paid` integer NOT NULL,
	`ties` text NOT NULL,
	`stake` integer NOT NULL,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_disclosures_client" CHECK("client" IN (0, 1)),
	CONSTRAINT "review_disclosures_paid" CHECK("paid" IN (0, 1)),
	CONSTRAINT "review_disclosures_ties" CHECK("ties" IN ('none', 'relative', 'colleague', 'competitor')),
	CONSTRAINT "review_disclosures_stake" CHECK("stake" IN (0, 1))
);
--> statement-breakpoint
CREATE TABLE `review_log` (
	`entry_no` integer PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`version` text NOT NULL,
	`event` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`stars` integer NOT NULL,
	`reason` text NOT NULL,
	`day` text NOT NULL,
	CONSTRAINT "review_log_stars" CHECK("stars" BETWEEN 0 AND 5),
	CONSTRAINT "review_log_day" CHECK("day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `review_log_review` ON `review_log` (`review_id`,`entry_no`);--> statement-breakpoint
CREATE TABLE `review_seals` (
	`review_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`salt` text NOT NULL,
	`version` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `review_pauses` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`began_at` integer NOT NULL,
	`evidence` text NOT NULL,
	`last_burst_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_pauses_ended_by" CHECK("ended_by" IN ('rule', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_pauses_open` ON `review_pauses` (`agent_no`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `review_pauses_quiet` ON `review_pauses` (`last_burst_at`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `review_pauses_agent` ON `review_pauses` (`agent_no`,`began_at`);--> statement-breakpoint
CREATE TABLE `review_bands` (
	`band` integer NOT NULL,
	`review_id` text NOT NULL,
	PRIMARY KEY(`band`, `review_id`)
);
--> statement-breakpoint
CREATE INDEX `review_bands_review` ON `review_bands` (`review_id`);--> statement-breakpoint
CREATE TABLE `review_fingerprints` (
	`review_id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`device_hash` text,
	`taken_at` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_fingerprints_device` ON `review_fingerprints` (`device_hash`,`taken_at`);--> statement-breakpoint
CREATE INDEX `review_fingerprints_agent` ON `review_fingerprints` (`agent_no`,`taken_at`);--> statement-breakpoint
CREATE INDEX `review_fingerprints_taken` ON `review_fingerprints` (`taken_at`);--> statement-breakpoint
CREATE TABLE `review_signals` (
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
CREATE TABLE `agent_review_stats` (
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
CREATE TABLE `review_days` (
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
CREATE TABLE `review_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_links_review` ON `review_links` (`review_id`);--> statement-breakpoint
CREATE INDEX `review_links_expiry` ON `review_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `review_totals` (
	`status` text NOT NULL,
	`stars` integer NOT NULL,
	`reason` text NOT NULL,
	`review_count` integer NOT NULL,
	PRIMARY KEY(`status`, `stars`, `reason`),
	CONSTRAINT "review_totals_stars" CHECK("stars" BETWEEN 1 AND 5)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `review_versions` (
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
CREATE TABLE `review_votes` (
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
CREATE INDEX `review_votes_user` ON `review_votes` (`user_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
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
CREATE INDEX `reviews_agent_published` ON `reviews` (`agent_no`,`status`,`published_at`,`id`,`stars`,`type_bit`,`stage`,`proof_tier`);--> statement-breakpoint
CREATE INDEX `reviews_agent_helpful` ON `reviews` (`agent_no`,`status`,`helpful_order`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_submitted` ON `reviews` (`status`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `reviews_replied` ON `reviews` (`replied_by`) WHERE replied_by IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_author` ON `reviews` (`user_id`,`agent_no`);--> statement-breakpoint
CREATE TABLE `type_means` (
	`type_bit` integer PRIMARY KEY NOT NULL,
	`mean_stars` real NOT NULL,
	`review_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `coverage_gains` (
	`gain_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_no` integer NOT NULL,
	`zip` text NOT NULL,
	`state_code` text NOT NULL,
	`types` integer NOT NULL,
	`first` integer NOT NULL,
	`gained_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coverage_gains_zip` ON `coverage_gains` (`zip`,`gain_no`);--> statement-breakpoint
CREATE INDEX `coverage_gains_state` ON `coverage_gains` (`state_code`,`gain_no`);--> statement-breakpoint
CREATE INDEX `coverage_gains_agent` ON `coverage_gains` (`agent_no`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`state_code` text NOT NULL,
	`lat` real,
	`lon` real,
	`last_gain_no` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_searches_user` ON `saved_searches` (`user_id`,`address`);--> statement-breakpoint
CREATE TABLE `search_watches` (
	`user_id` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `search_watches_next` ON `search_watches` (`next_at`);--> statement-breakpoint
CREATE TABLE `authenticators` (
	`user_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "authenticators_last_step" CHECK("last_step" >= 0)
);
--> statement-breakpoint
CREATE TABLE `factor_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`stop_hash` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`first_approved_by` text,
	`first_approved_at` integer,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`first_approved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "factor_resets_status" CHECK("status" IN ('open', 'done', 'refused', 'stopped'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factor_resets_open` ON `factor_resets` (`user_id`) WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX `factor_resets_stop` ON `factor_resets` (`stop_hash`);--> statement-breakpoint
CREATE INDEX `factor_resets_queue` ON `factor_resets` (`status`,`asked_at`);--> statement-breakpoint
CREATE INDEX `factor_resets_first` ON `factor_resets` (`first_approved_by`);--> statement-breakpoint
CREATE INDEX `factor_resets_decided` ON `factor_resets` (`decided_by`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `executive_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`biography` text NOT NULL,
	`website` text,
	`profile_link` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `showcase_versions` (
	`version_no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_no` integer NOT NULL,
	`at` integer NOT NULL,
	`by_user_id` text,
	`snapshot` text NOT NULL,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "showcase_versions_kind" CHECK("kind" IN ('agent', 'organization'))
);
--> statement-breakpoint
CREATE INDEX `showcase_versions_owner` ON `showcase_versions` (`kind`,`owner_no`,`version_no`);--> statement-breakpoint
CREATE TABLE `terms_versions` (
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
CREATE UNIQUE INDEX `terms_versions_id` ON `terms_versions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `terms_versions_type_version` ON `terms_versions` (`agreement_type`,`version`);--> statement-breakpoint
CREATE TABLE `user_terms_agreements` (
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
CREATE UNIQUE INDEX `user_terms_agreements_id` ON `user_terms_agreements` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_terms_agreements_once` ON `user_terms_agreements` (`user_id`,`agreement_type`,`version`);--> statement-breakpoint
CREATE INDEX `user_terms_agreements_user` ON `user_terms_agreements` (`user_id`,`agreed_at`);--> statement-breakpoint
CREATE TABLE `profile_views` (
	`agent_no` integer NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `day`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profile_views_day" CHECK("day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "profile_views_views" CHECK("views" >= 0)
);
--> statement-breakpoint
CREATE TABLE `agent_watches` (
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`reason` text NOT NULL,
	`started_at` integer NOT NULL,
	`stopped_at` integer,
	PRIMARY KEY(`user_id`, `agent_no`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agent_watches_reason" CHECK("reason" IN ('asked', 'saved', 'message', 'appointment'))
);
--> statement-breakpoint
CREATE INDEX `agent_watches_agent` ON `agent_watches` (`agent_no`,`user_id`);--> statement-breakpoint
CREATE TABLE `guest_watches` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`agent_no` integer NOT NULL,
	`language` text NOT NULL,
	`started_at` integer NOT NULL,
	`stopped_at` integer,
	`told_since` integer,
	`told_licenses` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "guest_watches_language" CHECK("language" IN ('en', 'es'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_watches_email` ON `guest_watches` (`email`,`agent_no`);--> statement-breakpoint
CREATE INDEX `guest_watches_agent` ON `guest_watches` (`agent_no`);--> statement-breakpoint
CREATE INDEX `guest_watches_started` ON `guest_watches` (`started_at`);--> statement-breakpoint
CREATE TABLE `watch_news` (
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`event` text NOT NULL,
	`license_no` integer NOT NULL,
	`since` integer NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `agent_no`, `since`, `event`, `license_no`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "watch_news_event" CHECK("event" IN ('license-ended', 'license-suspended', 'license-restored', 'moved', 'handed-over'))
);
--> statement-breakpoint
CREATE INDEX `watch_news_agent` ON `watch_news` (`agent_no`);--> statement-breakpoint
CREATE TABLE `watched_agents` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`seen` text,
	`seen_at` integer NOT NULL,
	`next_look_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watched_agents_next` ON `watched_agents` (`next_look_at`);--> statement-breakpoint
-- From here on: what Drizzle does not know, written by hand, as WITHOUT ROWID is above.
-- Full text, contentless: each text is stored once, in the table it belongs to, and whoever writes that writes here.
-- `rowid` is `agents.agent_no`.
CREATE VIRTUAL TABLE `agent_text` USING fts5(`name`, `organization`, `headline`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- `rowid` is `organizations.organization_no`.
CREATE VIRTUAL TABLE `organization_text` USING fts5(`name`, `description`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- Published questions with their answers. `rowid` is `expert_questions.question_no`, so that the newest come first.
-- `facets` holds the type and the state as words ("t3 stx"): a filter costs no second look.
CREATE VIRTUAL TABLE `question_text` USING fts5(`facets`, `question`, `answers`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- `rowid` is `messages.row_no`; `keepers` are the two accounts who may find it, as `u` + id without hyphens, so that a
-- search meets nobody else's.
CREATE VIRTUAL TABLE `message_text` USING fts5(`keepers`, `body`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- The log of what admins did is only ever added to, whoever writes: nothing in the product changes or deletes a row.
CREATE TRIGGER `audit_log_unchanged` BEFORE UPDATE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_undeleted` BEFORE DELETE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
--> statement-breakpoint
-- `people_list` follows `users`, `user_roles` and `profiles`, whoever writes them.
CREATE TRIGGER `people_list_user_added` AFTER INSERT ON `users` BEGIN
  INSERT INTO people_list (user_id, role, status, confirmed, created_at, last_name) VALUES (new.id,
    coalesce((SELECT role FROM user_roles WHERE user_id = new.id), 'customer'),
    coalesce((SELECT account_status FROM profiles WHERE user_id = new.id), 'active'),
    new.email_confirmed_at IS NOT NULL, new.created_at, lower(new.last_name))
  ON CONFLICT (user_id) DO UPDATE SET confirmed = excluded.confirmed, created_at = excluded.created_at,
    last_name = excluded.last_name;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_user_changed` AFTER UPDATE OF `email_confirmed_at`, `last_name`, `created_at` ON `users` BEGIN
  UPDATE people_list SET confirmed = new.email_confirmed_at IS NOT NULL, created_at = new.created_at,
    last_name = lower(new.last_name) WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_user_deleted` AFTER DELETE ON `users` BEGIN
  DELETE FROM people_list WHERE user_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_role_added` AFTER INSERT ON `user_roles` BEGIN
  UPDATE people_list SET role = new.role WHERE user_id = new.user_id AND role <> new.role;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_role_changed` AFTER UPDATE OF `role` ON `user_roles` BEGIN
  UPDATE people_list SET role = new.role WHERE user_id = new.user_id AND role <> new.role;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_role_deleted` AFTER DELETE ON `user_roles` BEGIN
  UPDATE people_list SET role = 'customer' WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_profile_added` AFTER INSERT ON `profiles` BEGIN
  UPDATE people_list SET status = new.account_status WHERE user_id = new.user_id AND status <> new.account_status;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_profile_changed` AFTER UPDATE OF `account_status` ON `profiles` BEGIN
  UPDATE people_list SET status = new.account_status WHERE user_id = new.user_id AND status <> new.account_status;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_profile_deleted` AFTER DELETE ON `profiles` BEGIN
  UPDATE people_list SET status = 'active' WHERE user_id = old.user_id;
END;
