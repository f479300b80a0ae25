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
CREATE INDEX `agent_applications_judge` ON `agent_applications` (`decided_by`) WHERE decided_by IS NOT NULL;