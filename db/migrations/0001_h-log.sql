CREATE TABLE `review_log` (
	`entry_no` integer PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`version` text NOT NULL,
	`event` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`stars` integer NOT NULL,
	`reason` text NOT NULL,
	`day` text NOT NULL,
	CONSTRAINT "review_log_stars" CHECK("stars" BETWEEN 0 AND 5),
	CONSTRAINT "review_log_day" CHECK("day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE INDEX `review_log_review` ON `review_log` (`review_id`,`entry_no`);--> statement-breakpoint
CREATE TABLE `review_seals` (
	`review_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`salt` text NOT NULL,
	`version` text NOT NULL
);
