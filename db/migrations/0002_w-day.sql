CREATE TABLE `agent_watches` (
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`reason` text NOT NULL,
	`started_at` integer NOT NULL,
	`stopped_at` integer,
	PRIMARY KEY(`user_id`, `agent_no`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agent_watches_reason" CHECK("reason" IN ('asked', 'saved', 'message', 'appointment'))
);
--> statement-breakpoint
CREATE INDEX `agent_watches_agent` ON `agent_watches` (`agent_no`,`user_id`);--> statement-breakpoint
CREATE TABLE `watch_news` (
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`event` text NOT NULL,
	`license_no` integer NOT NULL,
	`since` integer NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `agent_no`, `since`, `event`, `license_no`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "watch_news_event" CHECK("event" IN ('license-ended', 'license-suspended', 'license-restored', 'moved', 'handed-over'))
);
--> statement-breakpoint
CREATE INDEX `watch_news_agent` ON `watch_news` (`agent_no`);--> statement-breakpoint
CREATE TABLE `watched_agents` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`seen` text,
	`seen_at` integer NOT NULL,
	`next_look_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watched_agents_next` ON `watched_agents` (`next_look_at`);