CREATE TABLE `neutrality_checks` (
	`day` text PRIMARY KEY NOT NULL,
	`seed` integer NOT NULL,
	`code_version` text NOT NULL,
	`searches` integer DEFAULT 0 NOT NULL,
	`searches_most` integer NOT NULL,
	`positions` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`swapped_organizations` integer DEFAULT 0 NOT NULL,
	`swapped_payments` integer DEFAULT 0 NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "neutrality_checks_day" CHECK("day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "neutrality_checks_searches" CHECK("searches" >= 0),
	CONSTRAINT "neutrality_checks_positions" CHECK("positions" >= 0),
	CONSTRAINT "neutrality_checks_changed" CHECK("changed" >= 0),
	CONSTRAINT "neutrality_checks_swapped_organizations" CHECK("swapped_organizations" >= 0),
	CONSTRAINT "neutrality_checks_swapped_payments" CHECK("swapped_payments" >= 0)
);
--> statement-breakpoint
CREATE TABLE `review_disclosures` (
	`review_id` text PRIMARY KEY NOT NULL,
	`client` integer NOT NULL,
	`paid` integer NOT NULL,
	`ties` text NOT NULL,
	`stake` integer NOT NULL,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_disclosures_client" CHECK("client" IN (0, 1)),
	CONSTRAINT "review_disclosures_paid" CHECK("paid" IN (0, 1)),
	CONSTRAINT "review_disclosures_ties" CHECK("ties" IN ('none', 'relative', 'colleague', 'competitor')),
	CONSTRAINT "review_disclosures_stake" CHECK("stake" IN (0, 1))
);
--> statement-breakpoint
CREATE TABLE `review_pauses` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`began_at` integer NOT NULL,
	`evidence` text NOT NULL,
	`last_burst_at` integer NOT NULL,
	`ended_at` integer,
	`ended_by` text,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_pauses_ended_by" CHECK("ended_by" IN ('rule', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_pauses_open` ON `review_pauses` (`agent_no`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `review_pauses_quiet` ON `review_pauses` (`last_burst_at`) WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX `review_pauses_agent` ON `review_pauses` (`agent_no`,`began_at`);