CREATE TABLE `lead_events` (
	`event_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lead_no` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `leads`(`lead_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "lead_events_kind" CHECK("kind" IN ('received', 'state', 'note', 'next-step', 'replied', 'conversation', 'consent-withdrawn'))
);
--> statement-breakpoint
CREATE INDEX `lead_events_lead` ON `lead_events` (`lead_no`,`event_no`);--> statement-breakpoint
CREATE TABLE `leads` (
	`lead_no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`submission_key` text NOT NULL,
	`agent_no` integer NOT NULL,
	`agent_user_id` text NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`user_id` text,
	`thread_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`email_confirmed` integer NOT NULL,
	`phone` text,
	`zip` text,
	`state_code` text,
	`type_bit` integer,
	`answers` text NOT NULL,
	`note` text NOT NULL,
	`next_step` text DEFAULT '' NOT NULL,
	`next_step_on` text,
	`sent_from` text,
	`created_at` integer NOT NULL,
	`received_at` integer,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "leads_source" CHECK("source" IN ('quote-request', 'contact-capture', 'message')),
	CONSTRAINT "leads_status" CHECK("status" IN ('unconfirmed', 'new', 'contacted', 'quoted', 'won', 'lost', 'closed')),
	CONSTRAINT "leads_email_confirmed" CHECK("email_confirmed" IN (0, 1)),
	CONSTRAINT "leads_next_step_on" CHECK("next_step_on" GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_id` ON `leads` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `leads_submission` ON `leads` (`submission_key`);--> statement-breakpoint
CREATE INDEX `leads_agent` ON `leads` (`agent_user_id`,`lead_no`);--> statement-breakpoint
CREATE INDEX `leads_agent_status` ON `leads` (`agent_user_id`,`status`,`lead_no`);--> statement-breakpoint
CREATE INDEX `leads_record` ON `leads` (`agent_no`,`received_at`);--> statement-breakpoint
CREATE INDEX `leads_email` ON `leads` (`email`);--> statement-breakpoint
CREATE INDEX `leads_user` ON `leads` (`user_id`);--> statement-breakpoint
CREATE INDEX `leads_thread` ON `leads` (`thread_id`);--> statement-breakpoint
CREATE INDEX `leads_unconfirmed` ON `leads` (`status`,`created_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_consent_records` (
	`id` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`recipient` text NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text NOT NULL,
	`channel` text NOT NULL,
	`text_shown` text NOT NULL,
	`text_hash` text NOT NULL,
	`given_on` text NOT NULL,
	`given_at` integer NOT NULL,
	`revoked_at` integer,
	CONSTRAINT "consent_records_purpose" CHECK("purpose" IN ('question-contact', 'message-contact', 'quote-request', 'contact-capture')),
	CONSTRAINT "consent_records_channel" CHECK("channel" IN ('phone', 'text', 'email'))
);
--> statement-breakpoint
INSERT INTO `__new_consent_records`("id", "user_id", "email", "recipient", "purpose", "subject_id", "channel", "text_shown", "text_hash", "given_on", "given_at", "revoked_at") SELECT "id", "user_id", "email", "recipient", "purpose", "subject_id", "channel", "text_shown", "text_hash", "given_on", "given_at", "revoked_at" FROM `consent_records`;--> statement-breakpoint
DROP TABLE `consent_records`;--> statement-breakpoint
ALTER TABLE `__new_consent_records` RENAME TO `consent_records`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `consent_records_id` ON `consent_records` (`id`);--> statement-breakpoint
CREATE INDEX `consent_records_subject` ON `consent_records` (`subject_id`);--> statement-breakpoint
CREATE INDEX `consent_records_email` ON `consent_records` (`email`);