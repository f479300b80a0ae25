CREATE TABLE `one_time_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `one_time_links_user` ON `one_time_links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`account_status` text DEFAULT 'active' NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`url_slug` text,
	`npn` text,
	`agent_no` integer,
	`archived_at` integer
);
--> statement-breakpoint
CREATE INDEX `profiles_npn` ON `profiles` (`npn`);--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_agent` ON `profiles` (`agent_no`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`refresh_hash` text NOT NULL,
	`previous_hash` text,
	`rotated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id` ON `sessions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_refresh` ON `sessions` (`refresh_hash`);--> statement-breakpoint
CREATE INDEX `sessions_previous` ON `sessions` (`previous_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`revoked_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email_confirmed_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `organization_applications` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`organization_name` text NOT NULL,
	`organization_type` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`submitted_at` integer NOT NULL,
	`decided_at` integer,
	`organization_no` integer,
	`pricing_tier` text,
	`payment_due` integer DEFAULT false NOT NULL,
	`paid_at` integer,
	`setup_completed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organization_applications_id` ON `organization_applications` (`id`);--> statement-breakpoint
CREATE INDEX `organization_applications_user` ON `organization_applications` (`user_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `organization_applications_status` ON `organization_applications` (`status`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_id` ON `outbox` (`id`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `terms_versions` (
	`id` text NOT NULL,
	`agreement_type` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`change_summary` text NOT NULL,
	`effective_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `terms_versions_id` ON `terms_versions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `terms_versions_type_version` ON `terms_versions` (`agreement_type`,`version`);--> statement-breakpoint
CREATE TABLE `user_terms_agreements` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`agreement_type` text NOT NULL,
	`terms_version_id` text NOT NULL,
	`version` integer NOT NULL,
	`hash` text NOT NULL,
	`agreed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_terms_agreements_id` ON `user_terms_agreements` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_terms_agreements_once` ON `user_terms_agreements` (`user_id`,`agreement_type`,`version`);--> statement-breakpoint
CREATE INDEX `user_terms_agreements_user` ON `user_terms_agreements` (`user_id`,`agreed_at`);