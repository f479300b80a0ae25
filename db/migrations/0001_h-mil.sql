PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_list_cases` (
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
INSERT INTO `__new_list_cases`("id", "import_no", "row_no", "kind", "state_code", "number", "agent_no", "license_no", "name", "npn", "reason", "row", "sign", "marks", "before", "status", "opened_at", "due_at", "decided_at", "decided_by", "settled_by", "decision") SELECT "id", "import_no", "row_no", "kind", "state_code", "number", "agent_no", "license_no", "name", "npn", "reason", "row", "sign", "marks", "before", "status", "opened_at", "due_at", "decided_at", "decided_by", "settled_by", "decision" FROM `list_cases`;--> statement-breakpoint
DROP TABLE `list_cases`;--> statement-breakpoint
ALTER TABLE `__new_list_cases` RENAME TO `list_cases`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `list_cases_import` ON `list_cases` (`import_no`,`status`,`row_no`);--> statement-breakpoint
CREATE INDEX `list_cases_due` ON `list_cases` (`due_at`,`id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `list_cases_number` ON `list_cases` (`state_code`,`number`) WHERE status IN ('open', 'refused', 'repeated');--> statement-breakpoint
CREATE INDEX `list_cases_license` ON `list_cases` (`license_no`) WHERE license_no IS NOT NULL;--> statement-breakpoint
CREATE INDEX `list_cases_judge` ON `list_cases` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `list_cases_agent` ON `list_cases` (`agent_no`) WHERE agent_no IS NOT NULL;--> statement-breakpoint
DROP INDEX `licenses_ending`;--> statement-breakpoint
CREATE INDEX `licenses_ending` ON `licenses` (`expires_on`,`state_code`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `agent_search_agent` ON `agent_search` (`agent_no`);--> statement-breakpoint
CREATE INDEX `license_documents_agent` ON `license_documents` (`agent_no`);--> statement-breakpoint
CREATE INDEX `license_news_agent` ON `license_news` (`agent_no`);--> statement-breakpoint
CREATE INDEX `agent_merges_from` ON `agent_merges` (`from_agent_no`);--> statement-breakpoint
CREATE INDEX `listing_requests_npn` ON `listing_requests` (`npn`);--> statement-breakpoint
CREATE INDEX `listing_requests_words` ON `listing_requests` (`decided_at`) WHERE email <> '';--> statement-breakpoint
CREATE INDEX `answer_drafts_agent` ON `answer_drafts` (`agent_no`);--> statement-breakpoint
CREATE INDEX `review_cases_agent` ON `review_cases` (`agent_no`);