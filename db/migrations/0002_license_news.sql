CREATE TABLE `license_news` (
	`news_no` integer PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`license_no` integer NOT NULL,
	`import_no` integer NOT NULL,
	`kind` text NOT NULL,
	`revision` integer NOT NULL,
	`before` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "license_news_kind" CHECK("kind" IN ('worse', 'restored')),
	CONSTRAINT "license_news_status" CHECK("status" IN ('waiting', 'told', 'passed'))
);
--> statement-breakpoint
CREATE INDEX `license_news_waiting` ON `license_news` (`agent_no`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `license_news_import` ON `license_news` (`import_no`,`license_no`);