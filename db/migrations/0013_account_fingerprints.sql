CREATE TABLE `account_fingerprints` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`hash` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `hash`)
);
--> statement-breakpoint
CREATE INDEX `account_fingerprints_hash` ON `account_fingerprints` (`hash`,`first_seen_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `account_fingerprints_seen` ON `account_fingerprints` (`last_seen_at`);--> statement-breakpoint
DROP INDEX `review_traces_address`;--> statement-breakpoint
ALTER TABLE `review_traces` DROP COLUMN `address_hash`;