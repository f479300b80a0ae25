CREATE TABLE `dismissed_checklists` (
	`user_id` text NOT NULL,
	`checklist` text NOT NULL,
	`dismissed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `checklist`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "dismissed_checklists_checklist" CHECK("checklist" IN ('agent', 'organization'))
);
--> statement-breakpoint
CREATE TABLE `profile_views` (
	`agent_no` integer NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `day`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "profile_views_day" CHECK("day" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
	CONSTRAINT "profile_views_views" CHECK("views" >= 0)
);
--> statement-breakpoint
CREATE INDEX `message_threads_began` ON `message_threads` (`agent_no`,`started_at`);