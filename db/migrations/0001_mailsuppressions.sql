CREATE TABLE `mail_suppressions` (
	`email` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`reported_at` integer NOT NULL,
	CONSTRAINT "mail_suppressions_cause" CHECK("cause" IN ('hard-bounce', 'complaint'))
);
--> statement-breakpoint
CREATE INDEX `mail_suppressions_reported` ON `mail_suppressions` (`reported_at`);