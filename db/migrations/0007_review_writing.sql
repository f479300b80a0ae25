CREATE TABLE `review_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `review_links_review` ON `review_links` (`review_id`);--> statement-breakpoint
CREATE INDEX `review_links_expiry` ON `review_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `review_versions` (
	`review_id` text NOT NULL,
	`replaced_at` integer NOT NULL,
	`stars` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`rest` text NOT NULL,
	PRIMARY KEY(`review_id`, `replaced_at`)
);
--> statement-breakpoint
ALTER TABLE `agent_review_stats` ADD `withdrawn` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `reviews` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `reviews` ADD `replied_by` text;--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_author` ON `reviews` (`user_id`,`agent_no`);