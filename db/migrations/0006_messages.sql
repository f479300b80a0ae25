CREATE TABLE `message_reports` (
	`id` text NOT NULL,
	`thread_no` integer NOT NULL,
	`message_no` integer NOT NULL,
	`reporter` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`reported_at` integer NOT NULL,
	`status` text NOT NULL,
	`decided_at` integer,
	`decided_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_id` ON `message_reports` (`id`);--> statement-breakpoint
CREATE INDEX `message_reports_status` ON `message_reports` (`status`,`reported_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_reports_message` ON `message_reports` (`thread_no`,`message_no`,`reporter`);--> statement-breakpoint
CREATE TABLE `message_threads` (
	`thread_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`customer_user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`agent_user_id` text NOT NULL,
	`customer_zip` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_message_no` integer NOT NULL,
	`last_message_at` integer NOT NULL,
	`customer_read_no` integer DEFAULT 0 NOT NULL,
	`customer_unread` integer DEFAULT 0 NOT NULL,
	`agent_read_no` integer DEFAULT 0 NOT NULL,
	`agent_unread` integer DEFAULT 0 NOT NULL,
	`first_reply_at` integer,
	`response_counted` integer DEFAULT false NOT NULL,
	`revealed_at` integer,
	`revealed_phone` text,
	`closed_by_customer_at` integer,
	`closed_by_agent_at` integer,
	`closed_by_us_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_threads_id` ON `message_threads` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_threads_pair` ON `message_threads` (`customer_user_id`,`agent_no`,`agent_user_id`);--> statement-breakpoint
CREATE INDEX `message_threads_customer` ON `message_threads` (`customer_user_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `message_threads_agent` ON `message_threads` (`agent_user_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `message_threads_customer_unread` ON `message_threads` (`customer_user_id`,`customer_unread`);--> statement-breakpoint
CREATE INDEX `message_threads_agent_unread` ON `message_threads` (`agent_user_id`,`agent_unread`);--> statement-breakpoint
CREATE INDEX `message_threads_response` ON `message_threads` (`response_counted`,`started_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`row_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_no` integer NOT NULL,
	`message_no` integer NOT NULL,
	`id` text NOT NULL,
	`sender` text NOT NULL,
	`body` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_number` ON `messages` (`thread_no`,`message_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id` ON `messages` (`id`);--> statement-breakpoint
CREATE TABLE `response_waits` (
	`wait_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_no` integer NOT NULL,
	`thread_no` integer,
	`minutes` integer NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `response_waits_thread` ON `response_waits` (`thread_no`);--> statement-breakpoint
CREATE INDEX `response_waits_agent` ON `response_waits` (`agent_no`,`counted_at`);--> statement-breakpoint
CREATE TABLE `digest_items` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`action_url` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `digest_items_user` ON `digest_items` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
-- Full text over messages. `rowid` is `messages.row_no`; `keepers` are the two accounts who may find it, as `u` + id
-- without hyphens, so that a search meets nobody else's.
CREATE VIRTUAL TABLE `message_text` USING fts5(`keepers`, `body`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
