CREATE TABLE `consent_records` (
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
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consent_records_id` ON `consent_records` (`id`);--> statement-breakpoint
CREATE INDEX `consent_records_subject` ON `consent_records` (`subject_id`);--> statement-breakpoint
CREATE INDEX `consent_records_email` ON `consent_records` (`email`);--> statement-breakpoint
CREATE TABLE `user_notifications` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	`action_url` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_notifications_id` ON `user_notifications` (`id`);--> statement-breakpoint
CREATE INDEX `user_notifications_user` ON `user_notifications` (`user_id`,`deleted_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `answer_drafts` (
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`body` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`question_no`, `agent_no`)
);
--> statement-breakpoint
CREATE TABLE `expert_answer_versions` (
	`answer_id` text NOT NULL,
	`replaced_at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`answer_id`, `replaced_at`)
);
--> statement-breakpoint
CREATE TABLE `expert_answers` (
	`id` text NOT NULL,
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`body` text NOT NULL,
	`status` text NOT NULL,
	`licence_state` text NOT NULL,
	`licence_number` text NOT NULL,
	`licence_label` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	PRIMARY KEY(`question_no`, `agent_no`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expert_answers_id` ON `expert_answers` (`id`);--> statement-breakpoint
CREATE INDEX `expert_answers_agent` ON `expert_answers` (`agent_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `expert_answers_newest` ON `expert_answers` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `expert_questions` (
	`question_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`submission_key` text NOT NULL,
	`user_id` text,
	`customer_email` text NOT NULL,
	`customer_first_name` text NOT NULL,
	`customer_last_name` text NOT NULL,
	`customer_phone` text,
	`customer_phone_e164` text,
	`customer_zip_code` text NOT NULL,
	`allow_contact` integer NOT NULL,
	`question` text NOT NULL,
	`public_title` text NOT NULL,
	`public_text` text NOT NULL,
	`slug` text NOT NULL,
	`type_bit` integer NOT NULL,
	`state_code` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`status` text NOT NULL,
	`asked_at` integer NOT NULL,
	`circle` integer DEFAULT 0 NOT NULL,
	`first_answered_at` integer,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`helpful_answer_id` text,
	`helpful_marked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_id` ON `expert_questions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_slug` ON `expert_questions` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `expert_questions_submission` ON `expert_questions` (`submission_key`);--> statement-breakpoint
CREATE INDEX `expert_questions_status` ON `expert_questions` (`status`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_user` ON `expert_questions` (`user_id`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_email` ON `expert_questions` (`customer_email`,`question_no`);--> statement-breakpoint
CREATE INDEX `expert_questions_answered` ON `expert_questions` (`first_answered_at`);--> statement-breakpoint
CREATE INDEX `expert_questions_clock` ON `expert_questions` (`status`,`circle`,`asked_at`);--> statement-breakpoint
CREATE TABLE `question_circles` (
	`question_no` integer NOT NULL,
	`circle` integer NOT NULL,
	`drawn_at` integer NOT NULL,
	`experts` integer NOT NULL,
	PRIMARY KEY(`question_no`, `circle`)
);
--> statement-breakpoint
CREATE TABLE `question_experts` (
	`question_no` integer NOT NULL,
	`agent_no` integer NOT NULL,
	`circle` integer NOT NULL,
	`distance_miles` real NOT NULL,
	`asked_at` integer NOT NULL,
	PRIMARY KEY(`question_no`, `agent_no`)
);
--> statement-breakpoint
CREATE INDEX `question_experts_agent` ON `question_experts` (`agent_no`,`question_no`);--> statement-breakpoint
CREATE TABLE `question_passes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`question_no` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `question_passes_question` ON `question_passes` (`question_no`);--> statement-breakpoint
CREATE INDEX `question_passes_expiry` ON `question_passes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `question_reports` (
	`id` text NOT NULL,
	`question_no` integer NOT NULL,
	`answer_id` text,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`reported_at` integer NOT NULL,
	`status` text NOT NULL,
	`decided_at` integer,
	`decided_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `question_reports_id` ON `question_reports` (`id`);--> statement-breakpoint
CREATE INDEX `question_reports_status` ON `question_reports` (`status`,`reported_at`);--> statement-breakpoint
CREATE INDEX `question_reports_question` ON `question_reports` (`question_no`);--> statement-breakpoint
CREATE TABLE `question_totals` (
	`type_bit` integer NOT NULL,
	`state_code` text NOT NULL,
	`published` integer NOT NULL,
	PRIMARY KEY(`type_bit`, `state_code`)
);
--> statement-breakpoint
-- Full text over published questions and their answers. `rowid` is `expert_questions.question_no`, so that the
-- newest come first. `facets` holds the type and the state as words ("t3 stx"): a filter costs no second look.
CREATE VIRTUAL TABLE `question_text` USING fts5(`facets`, `question`, `answers`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
