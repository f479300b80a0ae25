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
	CONSTRAINT "audit_log_subject_kind" CHECK("subject_kind" IN ('account', 'agent', 'answer', 'application', 'audit-log', 'case', 'claim', 'consent', 'conversation', 'email', 'error', 'fact', 'import', 'invoice', 'license', 'license-document', 'list-case', 'listing', 'organization', 'photo', 'plan', 'product-type', 'question', 'review', 'second-factor-reset', 'stripe-difference', 'terms', 'webhook'))
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
ALTER TABLE `consent_records` ADD `form_shown` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consent_records` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `consent_records` ADD `sealed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `consent_records_unsealed` ON `consent_records` (`sealed`,`id`);--> statement-breakpoint
-- Copying the log drops its two triggers (0000_product.sql).
CREATE TRIGGER `audit_log_unchanged` BEFORE UPDATE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_undeleted` BEFORE DELETE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
