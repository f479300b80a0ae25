CREATE TABLE `executive_profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`biography` text NOT NULL,
	`website` text,
	`profile_link` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `showcase_versions` (
	`version_no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_no` integer NOT NULL,
	`at` integer NOT NULL,
	`by_user_id` text,
	`snapshot` text NOT NULL,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "showcase_versions_kind" CHECK("kind" IN ('agent'))
);
--> statement-breakpoint
CREATE INDEX `showcase_versions_owner` ON `showcase_versions` (`kind`,`owner_no`,`version_no`);--> statement-breakpoint
ALTER TABLE `agents` ADD `special_hours` text;