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
PRAGMA foreign_keys=OFF;--> statement-breakpoint
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
	CONSTRAINT "license_import_rows_outcome" CHECK("outcome" IN ('created', 'added', 'changed', 'ended', 'confirmed', 'moved', 'unchanged', 'unplaced', 'unlisted', 'unmatched', 'uncataloged'))
);
--> statement-breakpoint
INSERT INTO `__new_license_import_rows`("import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome") SELECT "import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome" FROM `license_import_rows`;--> statement-breakpoint
DROP TABLE `license_import_rows`;--> statement-breakpoint
ALTER TABLE `__new_license_import_rows` RENAME TO `license_import_rows`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
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
INSERT INTO `__new_license_imports`("import_no", "list", "state_code", "file_mark", "file_bytes", "layout", "read_on", "phase", "file_id", "runs", "stopped", "place", "started_by", "cursor", "rows_read", "created", "unplaced", "added", "changed", "ended", "confirmed", "moved", "unchanged", "unlisted", "unmatched", "rejected", "questioned", "applied", "restored", "skipped", "removed_agents", "skipped_agents", "unknown_words", "started_at", "applied_at", "undone_at") SELECT "import_no", "list", "state_code", "file_mark", "file_bytes", "layout", "read_on", "phase", "file_id", "runs", "stopped", "place", "started_by", "cursor", "rows_read", "created", "unplaced", "added", "changed", "ended", "confirmed", "moved", "unchanged", "unlisted", "unmatched", "rejected", "questioned", "applied", "restored", "skipped", "removed_agents", "skipped_agents", "unknown_words", "started_at", "applied_at", "undone_at" FROM `license_imports`;--> statement-breakpoint
DROP TABLE `license_imports`;--> statement-breakpoint
ALTER TABLE `__new_license_imports` RENAME TO `license_imports`;--> statement-breakpoint
CREATE INDEX `license_imports_file` ON `license_imports` (`file_mark`);--> statement-breakpoint
CREATE INDEX `license_imports_running` ON `license_imports` (`import_no`) WHERE runs = 1;--> statement-breakpoint
CREATE TABLE `__new_license_layouts` (
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
INSERT INTO `__new_license_layouts`("fingerprint", "list", "state_code", "columns", "import_no", "chosen_by", "chosen_at") SELECT "fingerprint", "list", "state_code", "columns", "import_no", "chosen_by", "chosen_at" FROM `license_layouts`;--> statement-breakpoint
DROP TABLE `license_layouts`;--> statement-breakpoint
ALTER TABLE `__new_license_layouts` RENAME TO `license_layouts`;--> statement-breakpoint
CREATE TABLE `__new_license_list_words` (
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
INSERT INTO `__new_license_list_words`("word_no", "state_code", "kind", "word", "written", "lines", "status", "import_no", "decided_by", "decided_at") SELECT "word_no", "state_code", "kind", "word", "written", "lines", "status", "import_no", "decided_by", "decided_at" FROM `license_list_words`;--> statement-breakpoint
DROP TABLE `license_list_words`;--> statement-breakpoint
ALTER TABLE `__new_license_list_words` RENAME TO `license_list_words`;--> statement-breakpoint
CREATE UNIQUE INDEX `license_list_words_word` ON `license_list_words` (`state_code`,`kind`,`word`);