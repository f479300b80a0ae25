CREATE TABLE `photo_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`photo_id` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`decision` text,
	`reason` text DEFAULT '' NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`photo_id`) REFERENCES `photos`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photo_cases_decision" CHECK("decision" IN ('keep', 'remove'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photo_cases_open` ON `photo_cases` (`photo_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `photo_cases_photo` ON `photo_cases` (`photo_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `photo_cases_due` ON `photo_cases` (`due_at`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE TABLE `photo_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`reported_by` text NOT NULL,
	`user_id` text,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`reported_at` integer NOT NULL,
	FOREIGN KEY (`case_id`) REFERENCES `photo_cases`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "photo_reports_reason" CHECK("reason" IN ('someone-else', 'not-a-portrait', 'advertising', 'offensive', 'copied', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photo_reports_reader` ON `photo_reports` (`case_id`,`reported_by`);--> statement-breakpoint
CREATE INDEX `photo_reports_user` ON `photo_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`agent_no` integer,
	`organization_no` integer,
	`user_id` text,
	`status` text NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`ended_at` integer,
	`files_deleted_at` integer,
	CONSTRAINT "photos_status" CHECK("status" IN ('live', 'replaced', 'removed', 'gone')),
	CONSTRAINT "photos_owner" CHECK(("agent_no" IS NOT NULL) + ("organization_no" IS NOT NULL) + ("user_id" IS NOT NULL) = 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `photos_live_agent` ON `photos` (`agent_no`) WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX `photos_live_organization` ON `photos` (`organization_no`) WHERE status = 'live';--> statement-breakpoint
CREATE UNIQUE INDEX `photos_live_user` ON `photos` (`user_id`) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX `photos_agent` ON `photos` (`agent_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `photos_organization` ON `photos` (`organization_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `photos_user` ON `photos` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `photos_gone` ON `photos` (`ended_at`) WHERE status = 'gone' AND files_deleted_at IS NULL;--> statement-breakpoint
ALTER TABLE `profiles` ADD `photo_url` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `photo_url` text;