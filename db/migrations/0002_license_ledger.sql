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
	CONSTRAINT "license_changes_cause" CHECK("cause" IN ('import', 'undo', 'document', 'date'))
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
	CONSTRAINT "license_import_rows_outcome" CHECK("outcome" IN ('added', 'changed', 'confirmed', 'unchanged', 'unmatched'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `license_import_rows_key` ON `license_import_rows` (`import_no`,`key`);--> statement-breakpoint
CREATE TABLE `license_imports` (
	`import_no` integer PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`state_code` text,
	`file_mark` text NOT NULL,
	`file_bytes` integer NOT NULL,
	`layout` text NOT NULL,
	`read_on` text NOT NULL,
	`phase` text NOT NULL,
	`cursor` integer DEFAULT 0 NOT NULL,
	`rows_read` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`confirmed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`unmatched` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`applied` integer DEFAULT 0 NOT NULL,
	`restored` integer DEFAULT 0 NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`applied_at` integer,
	`undone_at` integer,
	CONSTRAINT "license_imports_list" CHECK("list" IN ('state', 'federal')),
	CONSTRAINT "license_imports_phase" CHECK("phase" IN ('reading', 'comparing', 'compared', 'applying', 'applied', 'undoing', 'undone')),
	CONSTRAINT "license_imports_read_on" CHECK("read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "license_imports_cursor" CHECK("cursor" >= 0),
	CONSTRAINT "license_imports_rows_read" CHECK("rows_read" >= 0),
	CONSTRAINT "license_imports_rejected" CHECK("rejected" >= 0),
	CONSTRAINT "license_imports_applied" CHECK("applied" >= 0),
	CONSTRAINT "license_imports_restored" CHECK("restored" >= 0),
	CONSTRAINT "license_imports_kept" CHECK("kept" >= 0)
);
--> statement-breakpoint
CREATE INDEX `license_imports_file` ON `license_imports` (`file_mark`);--> statement-breakpoint
CREATE TABLE `license_reminders` (
	`license_no` integer NOT NULL,
	`expires_on` text NOT NULL,
	`days` integer NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`license_no`, `expires_on`, `days`),
	CONSTRAINT "license_reminders_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_licenses` (
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
	CONSTRAINT "licenses_status" CHECK("status" IN ('active', 'expired', 'surrendered', 'revoked')),
	CONSTRAINT "licenses_evidence" CHECK("evidence" IN ('state-list', 'federal-list', 'document', 'admin')),
	CONSTRAINT "licenses_to_come" CHECK("to_come" IN (0, 1)),
	CONSTRAINT "licenses_effective_on" CHECK("effective_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licenses_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licenses_evidence_read_on" CHECK("evidence_read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
INSERT INTO `__new_licenses`("license_no", "agent_no", "state_code", "number", "license_class", "resident", "lines", "state_label", "status", "effective_on", "expires_on", "evidence", "evidence_read_on", "revision", "to_come") SELECT "license_no", "agent_no", "state_code", "number", "license_class", "resident", "lines", "state_label", "status", "effective_on", "expires_on", "evidence", "evidence_read_on", 0, 0 FROM `licenses`;--> statement-breakpoint
DROP TABLE `licenses`;--> statement-breakpoint
ALTER TABLE `__new_licenses` RENAME TO `licenses`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `licenses_agent` ON `licenses` (`agent_no`,`state_code`);--> statement-breakpoint
CREATE INDEX `licenses_number` ON `licenses` (`state_code`,`number`);--> statement-breakpoint
CREATE INDEX `licenses_ending` ON `licenses` (`expires_on`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `licenses_to_come` ON `licenses` (`effective_on`) WHERE to_come = 1;