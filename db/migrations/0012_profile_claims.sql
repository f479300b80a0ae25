CREATE TABLE `profile_claims` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`agent_no` integer NOT NULL,
	`npn` text NOT NULL,
	`kind` text NOT NULL,
	`way` text NOT NULL,
	`status` text NOT NULL,
	`code_hash` text,
	`code_tries` integer DEFAULT 0 NOT NULL,
	`code_expires_at` integer,
	`code_proven_at` integer,
	`document_type` text,
	`document_bytes` integer,
	`opened_at` integer NOT NULL,
	`due_at` integer,
	`decided_at` integer,
	`decided_by` text,
	`reason` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profile_claims_open` ON `profile_claims` (`user_id`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `profile_claims_user` ON `profile_claims` (`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `profile_claims_agent` ON `profile_claims` (`agent_no`,`status`);--> statement-breakpoint
CREATE INDEX `profile_claims_due` ON `profile_claims` (`status`,`due_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `proof` text;--> statement-breakpoint
ALTER TABLE `agents` ADD `register_email` text;--> statement-breakpoint
-- A claim without a secret proves nothing (decision 0030): whoever has one claims anew.
UPDATE `profiles` SET `verified` = 0, `agent_no` = NULL, `url_slug` = NULL, `npn` = NULL WHERE `agent_no` IS NOT NULL AND `proof` IS NULL;
