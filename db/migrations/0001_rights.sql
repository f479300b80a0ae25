CREATE TABLE `agent_pay` (
	`agent_no` integer NOT NULL,
	`line` text NOT NULL,
	`commission` text,
	`fee` text,
	`bonus` text,
	`captive` text,
	`companies` text DEFAULT '' NOT NULL,
	`said_at` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `line`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_pay_line" CHECK("line" IN ('property', 'life', 'health')),
	CONSTRAINT "agent_pay_commission" CHECK("commission" IN ('yes', 'no')),
	CONSTRAINT "agent_pay_fee" CHECK("fee" IN ('yes', 'no')),
	CONSTRAINT "agent_pay_bonus" CHECK("bonus" IN ('yes', 'no')),
	CONSTRAINT "agent_pay_captive" CHECK("captive" IN ('yes', 'no'))
);
--> statement-breakpoint
CREATE TABLE `privacy_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'unconfirmed' NOT NULL,
	`opened_at` integer NOT NULL,
	`confirmed_at` integer,
	`due_at` integer NOT NULL,
	`answered_at` integer,
	`answered_by` text,
	`reply` text DEFAULT '' NOT NULL,
	`appeal` text DEFAULT '' NOT NULL,
	`appeal_reply` text DEFAULT '' NOT NULL,
	CONSTRAINT "privacy_requests_kind" CHECK("kind" IN ('access', 'correct', 'delete')),
	CONSTRAINT "privacy_requests_language" CHECK("language" IN ('en', 'es')),
	CONSTRAINT "privacy_requests_status" CHECK("status" IN ('unconfirmed', 'open', 'done', 'declined', 'appealed', 'closed'))
);
--> statement-breakpoint
CREATE INDEX `privacy_requests_due` ON `privacy_requests` (`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `privacy_requests_email` ON `privacy_requests` (`email`);--> statement-breakpoint
CREATE INDEX `privacy_requests_begun` ON `privacy_requests` (`opened_at`) WHERE status = 'unconfirmed';--> statement-breakpoint
CREATE INDEX `privacy_requests_answered` ON `privacy_requests` (`answered_at`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `remind_look_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `reminded_at` integer;--> statement-breakpoint
CREATE INDEX `subscriptions_remind` ON `subscriptions` (`remind_look_at`);--> statement-breakpoint
CREATE INDEX `listing_requests_email` ON `listing_requests` (`email`);