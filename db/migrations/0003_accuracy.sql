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
	CONSTRAINT "audit_log_subject_kind" CHECK("subject_kind" IN ('account', 'answer', 'application', 'audit-log', 'case', 'claim', 'conversation', 'email', 'error', 'fact', 'import', 'invoice', 'license', 'license-document', 'organization', 'photo', 'plan', 'product-type', 'question', 'review', 'second-factor-reset', 'stripe-difference', 'terms', 'webhook'))
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
CREATE TRIGGER `audit_log_unchanged` BEFORE UPDATE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_undeleted` BEFORE DELETE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
