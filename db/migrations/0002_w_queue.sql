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
	`decision` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "list_cases_kind" CHECK("kind" IN ('place', 'name', 'unreadable')),
	CONSTRAINT "list_cases_marks" CHECK("marks" IN (0, 1)),
	CONSTRAINT "list_cases_status" CHECK("status" IN ('found', 'open', 'applied', 'refused', 'settled', 'passed'))
);
--> statement-breakpoint
CREATE INDEX `list_cases_import` ON `list_cases` (`import_no`,`status`,`row_no`);--> statement-breakpoint
CREATE INDEX `list_cases_due` ON `list_cases` (`due_at`,`id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `list_cases_number` ON `list_cases` (`state_code`,`number`) WHERE status IN ('open', 'refused');--> statement-breakpoint
CREATE INDEX `list_cases_license` ON `list_cases` (`license_no`) WHERE license_no IS NOT NULL;--> statement-breakpoint
CREATE INDEX `list_cases_agent` ON `list_cases` (`agent_no`) WHERE agent_no IS NOT NULL;--> statement-breakpoint
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
	CONSTRAINT "audit_log_subject_kind" CHECK("subject_kind" IN ('account', 'answer', 'application', 'audit-log', 'case', 'claim', 'conversation', 'email', 'error', 'import', 'invoice', 'license', 'license-document', 'list-case', 'organization', 'photo', 'plan', 'product-type', 'question', 'review', 'second-factor-reset', 'stripe-difference', 'terms', 'webhook'))
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
CREATE TABLE `__new_bulk_acts` (
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
INSERT INTO `__new_bulk_acts`("id", "kind", "act", "status", "actor_id", "reason", "rows", "undo_of", "started_at", "ended_at") SELECT "id", "kind", "act", "status", "actor_id", "reason", "rows", "undo_of", "started_at", "ended_at" FROM `bulk_acts`;--> statement-breakpoint
DROP TABLE `bulk_acts`;--> statement-breakpoint
ALTER TABLE `__new_bulk_acts` RENAME TO `bulk_acts`;--> statement-breakpoint
CREATE INDEX `bulk_acts_status` ON `bulk_acts` (`status`,`started_at`);--> statement-breakpoint
CREATE INDEX `bulk_acts_undo` ON `bulk_acts` (`undo_of`);--> statement-breakpoint
CREATE TABLE `__new_license_changes` (
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
INSERT INTO `__new_license_changes`("change_no", "license_no", "agent_no", "cause", "import_no", "document_id", "user_id", "before", "after", "revision", "changed_at") SELECT "change_no", "license_no", "agent_no", "cause", "import_no", "document_id", "user_id", "before", "after", "revision", "changed_at" FROM `license_changes`;--> statement-breakpoint
DROP TABLE `license_changes`;--> statement-breakpoint
ALTER TABLE `__new_license_changes` RENAME TO `license_changes`;--> statement-breakpoint
CREATE INDEX `license_changes_license` ON `license_changes` (`license_no`,`change_no`);--> statement-breakpoint
CREATE INDEX `license_changes_agent` ON `license_changes` (`agent_no`,`change_no`);--> statement-breakpoint
CREATE INDEX `license_changes_user` ON `license_changes` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `license_changes_import` ON `license_changes` (`import_no`,`change_no`) WHERE import_no IS NOT NULL;--> statement-breakpoint
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
	CONSTRAINT "license_import_rows_outcome" CHECK("outcome" IN ('created', 'added', 'changed', 'ended', 'confirmed', 'moved', 'unchanged', 'unplaced', 'unmatched'))
);
--> statement-breakpoint
INSERT INTO `__new_license_import_rows`("import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome") SELECT "import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome" FROM `license_import_rows`;--> statement-breakpoint
DROP TABLE `license_import_rows`;--> statement-breakpoint
ALTER TABLE `__new_license_import_rows` RENAME TO `license_import_rows`;--> statement-breakpoint
CREATE UNIQUE INDEX `license_import_rows_key` ON `license_import_rows` (`import_no`,`key`);--> statement-breakpoint
CREATE INDEX `license_import_rows_created` ON `license_import_rows` (`import_no`,`npn`) WHERE outcome = 'created';--> statement-breakpoint
CREATE INDEX `license_import_rows_unplaced` ON `license_import_rows` (`import_no`,`row_no`) WHERE outcome = 'unplaced';--> statement-breakpoint
CREATE TABLE `__new_license_imports` (
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
	`unmatched` integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "license_imports_list" CHECK("list" IN ('state', 'federal', 'agencies')),
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
INSERT INTO `__new_license_imports`("import_no", "list", "state_code", "file_mark", "file_bytes", "layout", "read_on", "phase", "file_id", "runs", "stopped", "place", "started_by", "cursor", "rows_read", "created", "unplaced", "added", "changed", "ended", "confirmed", "moved", "unchanged", "unmatched", "rejected", "questioned", "applied", "restored", "skipped", "removed_agents", "skipped_agents", "unknown_words", "started_at", "applied_at", "undone_at") SELECT "import_no", "list", "state_code", "file_mark", "file_bytes", "layout", "read_on", "phase", "file_id", "runs", "stopped", "place", "started_by", "cursor", "rows_read", "created", "unplaced", "added", "changed", "ended", "confirmed", 0, "unchanged", "unmatched", "rejected", 0, "applied", "restored", "skipped", "removed_agents", "skipped_agents", "unknown_words", "started_at", "applied_at", "undone_at" FROM `license_imports`;--> statement-breakpoint
DROP TABLE `license_imports`;--> statement-breakpoint
ALTER TABLE `__new_license_imports` RENAME TO `license_imports`;--> statement-breakpoint
CREATE INDEX `license_imports_file` ON `license_imports` (`file_mark`);--> statement-breakpoint
CREATE INDEX `license_imports_running` ON `license_imports` (`import_no`) WHERE runs = 1;--> statement-breakpoint
CREATE TABLE `__new_license_news` (
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
INSERT INTO `__new_license_news`("news_no", "agent_no", "license_no", "import_no", "kind", "revision", "before", "status", "made_at") SELECT "news_no", "agent_no", "license_no", "import_no", "kind", "revision", "before", "status", "made_at" FROM `license_news`;--> statement-breakpoint
DROP TABLE `license_news`;--> statement-breakpoint
ALTER TABLE `__new_license_news` RENAME TO `license_news`;--> statement-breakpoint
CREATE INDEX `license_news_waiting` ON `license_news` (`agent_no`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `license_news_office` ON `license_news` (`agent_no`) WHERE kind = 'office';--> statement-breakpoint
CREATE INDEX `license_news_import` ON `license_news` (`import_no`,`license_no`);--> statement-breakpoint
ALTER TABLE `license_import_rejections` ADD `understood` integer DEFAULT false NOT NULL;