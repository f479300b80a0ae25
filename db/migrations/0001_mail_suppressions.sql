CREATE TABLE `mail_suppressions` (
	`email` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`reported_at` integer NOT NULL,
	CONSTRAINT "mail_suppressions_cause" CHECK("cause" IN ('hard-bounce', 'complaint'))
);
--> statement-breakpoint
CREATE INDEX `mail_suppressions_reported` ON `mail_suppressions` (`reported_at`);--> statement-breakpoint
DROP INDEX `expert_answers_newest`;--> statement-breakpoint
CREATE INDEX `expert_answers_newest` ON `expert_answers` (`status`,`created_at`,`agent_no`);--> statement-breakpoint
ALTER TABLE `calendars` ADD `office_since` integer;--> statement-breakpoint
CREATE INDEX `agent_appointments_carrier` ON `agent_appointments` (`carrier_no`,`status`,`state_code`,`agent_no`);