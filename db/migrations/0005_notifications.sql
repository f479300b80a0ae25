CREATE TABLE `error_reports` (
	`error_no` integer PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`severity` text NOT NULL,
	`source` text NOT NULL,
	`message` text NOT NULL,
	`stack` text NOT NULL,
	`path` text NOT NULL,
	`request_id` text NOT NULL,
	`device` text NOT NULL,
	`times` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `error_reports_fingerprint` ON `error_reports` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `error_reports_last` ON `error_reports` (`last_at`);--> statement-breakpoint
CREATE INDEX `error_reports_request` ON `error_reports` (`request_id`);--> statement-breakpoint
CREATE TABLE `notification_choices` (
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`channel` text NOT NULL,
	`wanted` integer NOT NULL,
	PRIMARY KEY(`user_id`, `event`, `channel`)
);
--> statement-breakpoint
CREATE TABLE `notification_times` (
	`user_id` text PRIMARY KEY NOT NULL,
	`quiet_from` text,
	`quiet_until` text,
	`time_zone` text NOT NULL,
	`digest` integer NOT NULL,
	`digested_at` integer
);
--> statement-breakpoint
DROP INDEX `expert_questions_answered`;--> statement-breakpoint
CREATE INDEX `expert_questions_answered` ON `expert_questions` (`first_answered_at`,`asked_at`);--> statement-breakpoint
CREATE INDEX `user_notifications_unread` ON `user_notifications` (`user_id`,`read`,`deleted_at`);