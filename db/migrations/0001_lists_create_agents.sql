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
	CONSTRAINT "licenses_status" CHECK("status" IN ('active', 'expired', 'inactive', 'canceled', 'surrendered', 'suspended', 'revoked', 'unconfirmed')),
	CONSTRAINT "licenses_evidence" CHECK("evidence" IN ('state-list', 'federal-list', 'document', 'admin')),
	CONSTRAINT "licenses_to_come" CHECK("to_come" IN (0, 1)),
	CONSTRAINT "licenses_effective_on" CHECK("effective_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licenses_expires_on" CHECK("expires_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "licenses_evidence_read_on" CHECK("evidence_read_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
INSERT INTO `__new_licenses`("license_no", "agent_no", "state_code", "number", "license_class", "resident", "lines", "state_label", "status", "effective_on", "expires_on", "evidence", "evidence_read_on", "revision", "to_come") SELECT "license_no", "agent_no", "state_code", "number", "license_class", "resident", "lines", "state_label", "status", "effective_on", "expires_on", "evidence", "evidence_read_on", "revision", "to_come" FROM `licenses`;--> statement-breakpoint
DROP TABLE `licenses`;--> statement-breakpoint
ALTER TABLE `__new_licenses` RENAME TO `licenses`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `licenses_agent` ON `licenses` (`agent_no`,`state_code`);--> statement-breakpoint
CREATE INDEX `licenses_number` ON `licenses` (`state_code`,`number`);--> statement-breakpoint
CREATE INDEX `licenses_ending` ON `licenses` (`expires_on`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `licenses_to_come` ON `licenses` (`effective_on`) WHERE to_come = 1;--> statement-breakpoint
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
	CONSTRAINT "license_import_rows_outcome" CHECK("outcome" IN ('created', 'added', 'changed', 'ended', 'confirmed', 'unchanged', 'unplaced', 'unmatched'))
);
--> statement-breakpoint
INSERT INTO `__new_license_import_rows`("import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome") SELECT "import_no", "row_no", "key", "npn", "lines", "state_label", "facts", "outcome" FROM `license_import_rows`;--> statement-breakpoint
DROP TABLE `license_import_rows`;--> statement-breakpoint
ALTER TABLE `__new_license_import_rows` RENAME TO `license_import_rows`;--> statement-breakpoint
CREATE UNIQUE INDEX `license_import_rows_key` ON `license_import_rows` (`import_no`,`key`);--> statement-breakpoint
CREATE INDEX `license_import_rows_created` ON `license_import_rows` (`import_no`,`npn`) WHERE outcome = 'created';--> statement-breakpoint
CREATE INDEX `license_import_rows_unplaced` ON `license_import_rows` (`import_no`,`row_no`) WHERE outcome = 'unplaced';--> statement-breakpoint
ALTER TABLE `license_imports` ADD `created` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `license_imports` ADD `unplaced` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `license_imports` ADD `ended` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `license_imports` ADD `removed_agents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `license_imports` ADD `skipped_agents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `license_imports` ADD `unknown_words` text DEFAULT '{}' NOT NULL;