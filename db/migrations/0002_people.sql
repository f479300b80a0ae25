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
CREATE TABLE `not_listed` (
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`request_id` text NOT NULL,
	PRIMARY KEY(`state_code`, `number`),
	FOREIGN KEY (`request_id`) REFERENCES `listing_requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `not_listed_request` ON `not_listed` (`request_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_audit_log` (
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
	CONSTRAINT "audit_log_subject_kind" CHECK("subject_kind" IN ('account', 'agent', 'answer', 'application', 'audit-log', 'case', 'claim', 'conversation', 'email', 'error', 'import', 'invoice', 'license', 'license-document', 'listing', 'organization', 'photo', 'plan', 'product-type', 'question', 'review', 'second-factor-reset', 'stripe-difference', 'terms', 'webhook'))
);
--> statement-breakpoint
INSERT INTO `__new_audit_log`("audit_no", "at", "actor_id", "act", "subject_kind", "subject_id", "reason", "before", "after", "hash", "previous_hash") SELECT "audit_no", "at", "actor_id", "act", "subject_kind", "subject_id", "reason", "before", "after", "hash", "previous_hash" FROM `audit_log`;--> statement-breakpoint
DROP TABLE `audit_log`;--> statement-breakpoint
ALTER TABLE `__new_audit_log` RENAME TO `audit_log`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`audit_no`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`,`audit_no`);--> statement-breakpoint
CREATE INDEX `audit_log_act` ON `audit_log` (`act`,`audit_no`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `__new_license_import_rows` (
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
	CONSTRAINT "license_import_rows_outcome" CHECK("outcome" IN ('created', 'added', 'changed', 'ended', 'confirmed', 'unchanged', 'unplaced', 'unlisted', 'unmatched'))
);
--> statement-breakpoint
INSERT INTO `__new_license_import_rows`("import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome") SELECT "import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome" FROM `license_import_rows`;--> statement-breakpoint
DROP TABLE `license_import_rows`;--> statement-breakpoint
ALTER TABLE `__new_license_import_rows` RENAME TO `license_import_rows`;--> statement-breakpoint
CREATE UNIQUE INDEX `license_import_rows_key` ON `license_import_rows` (`import_no`,`key`);--> statement-breakpoint
CREATE INDEX `license_import_rows_created` ON `license_import_rows` (`import_no`,`npn`) WHERE outcome = 'created';--> statement-breakpoint
CREATE INDEX `license_import_rows_unplaced` ON `license_import_rows` (`import_no`,`row_no`) WHERE outcome = 'unplaced';--> statement-breakpoint
ALTER TABLE `license_imports` ADD `unlisted` integer DEFAULT 0 NOT NULL;