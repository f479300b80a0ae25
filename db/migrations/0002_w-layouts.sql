CREATE TABLE `license_layouts` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`list` text NOT NULL,
	`state_code` text,
	`columns` text NOT NULL,
	`import_no` integer NOT NULL,
	`chosen_by` text NOT NULL,
	`chosen_at` integer NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_layouts_list" CHECK("list" IN ('state', 'federal'))
);
--> statement-breakpoint
CREATE TABLE `license_list_words` (
	`word_no` integer PRIMARY KEY NOT NULL,
	`state_code` text NOT NULL,
	`kind` text NOT NULL,
	`word` text NOT NULL,
	`written` text NOT NULL,
	`lines` integer DEFAULT 0 NOT NULL,
	`status` text,
	`import_no` integer NOT NULL,
	`decided_by` text NOT NULL,
	`decided_at` integer NOT NULL,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_list_words_kind" CHECK("kind" IN ('line', 'status')),
	CONSTRAINT "license_list_words_status" CHECK("status" IN ('active', 'expired', 'inactive', 'canceled', 'surrendered', 'suspended', 'revoked', 'unconfirmed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `license_list_words_word` ON `license_list_words` (`state_code`,`kind`,`word`);