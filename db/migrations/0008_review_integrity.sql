CREATE TABLE `review_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`cause` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`appeal_of` text,
	`appellant` text,
	`statement` text DEFAULT '' NOT NULL,
	`decision` text,
	`decision_reason` text,
	`decision_note` text DEFAULT '' NOT NULL,
	`decided_at` integer,
	`decided_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_cases_open` ON `review_cases` (`review_id`) WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX `review_cases_due` ON `review_cases` (`decided_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `review_cases_review` ON `review_cases` (`review_id`,`opened_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `review_cases_appeal` ON `review_cases` (`appeal_of`);--> statement-breakpoint
CREATE TABLE `review_flags` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`case_id` text NOT NULL,
	`flagged_by` text NOT NULL,
	`user_id` text,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`flagged_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_flags_reader` ON `review_flags` (`review_id`,`flagged_by`);--> statement-breakpoint
CREATE INDEX `review_flags_case` ON `review_flags` (`case_id`,`flagged_at`);--> statement-breakpoint
CREATE INDEX `review_flags_user` ON `review_flags` (`user_id`);--> statement-breakpoint
CREATE TABLE `review_bands` (
	`band` integer NOT NULL,
	`review_id` text NOT NULL,
	PRIMARY KEY(`band`, `review_id`)
);
--> statement-breakpoint
CREATE INDEX `review_bands_review` ON `review_bands` (`review_id`);--> statement-breakpoint
CREATE TABLE `review_signals` (
	`review_id` text NOT NULL,
	`kind` text NOT NULL,
	`points` integer NOT NULL,
	`evidence` text NOT NULL,
	`found_at` integer NOT NULL,
	PRIMARY KEY(`review_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `review_traces` (
	`review_id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`address_hash` text,
	`device_hash` text,
	`taken_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_traces_address` ON `review_traces` (`address_hash`,`taken_at`);--> statement-breakpoint
CREATE INDEX `review_traces_device` ON `review_traces` (`device_hash`,`taken_at`);--> statement-breakpoint
CREATE INDEX `review_traces_agent` ON `review_traces` (`agent_no`,`taken_at`);--> statement-breakpoint
CREATE INDEX `review_traces_taken` ON `review_traces` (`taken_at`);--> statement-breakpoint
CREATE TABLE `review_days` (
	`day` text NOT NULL,
	`event` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`stars` integer NOT NULL,
	`reason` text NOT NULL,
	`event_count` integer NOT NULL,
	PRIMARY KEY(`day`, `event`, `from_state`, `to_state`, `stars`, `reason`)
);
--> statement-breakpoint
CREATE TABLE `review_votes` (
	`review_id` text NOT NULL,
	`user_id` text NOT NULL,
	`helpful` integer NOT NULL,
	`voted_at` integer NOT NULL,
	PRIMARY KEY(`review_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `review_votes_user` ON `review_votes` (`user_id`);--> statement-breakpoint
DROP INDEX `reviews_agent_published`;--> statement-breakpoint
ALTER TABLE `reviews` ADD `unhelpful_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `helpful_order` real DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `reviews_agent_helpful` ON `reviews` (`agent_no`,`status`,`helpful_order`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_submitted` ON `reviews` (`status`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `reviews_agent_published` ON `reviews` (`agent_no`,`status`,`published_at`,`id`,`stars`,`type_bit`,`stage`,`proof_tier`);--> statement-breakpoint
ALTER TABLE `agents` ADD `ranked_at` integer DEFAULT 0 NOT NULL;