CREATE TABLE `medicare_offers` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`organizations` integer NOT NULL,
	`plans` integer NOT NULL,
	`every_plan` integer NOT NULL,
	`stated_on` text NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "medicare_offers_every_plan" CHECK("every_plan" IN (0, 1)),
	CONSTRAINT "medicare_offers_organizations" CHECK("organizations" BETWEEN 1 AND 999),
	CONSTRAINT "medicare_offers_plans" CHECK("plans" BETWEEN 1 AND 9999)
);
--> statement-breakpoint
CREATE TABLE `medicare_scopes` (
	`appointment_id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`agent_user_id` text,
	`agent_name` text NOT NULL,
	`agent_npn` text NOT NULL,
	`client_name` text NOT NULL,
	`client_email` text NOT NULL,
	`client_phone` text,
	`beneficiary` text NOT NULL,
	`state_code` text NOT NULL,
	`insurance` text NOT NULL,
	`products` text NOT NULL,
	`way` text NOT NULL,
	`starts_at` integer NOT NULL,
	`agreed_at` integer NOT NULL,
	`confirmed_at` integer,
	`words` text NOT NULL,
	`words_hash` text NOT NULL,
	`language` text NOT NULL,
	`sealed_at` integer,
	`keep_until` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "medicare_scopes_way" CHECK("way" IN ('office', 'phone', 'video')),
	CONSTRAINT "medicare_scopes_language" CHECK("language" IN ('en', 'es'))
);
--> statement-breakpoint
CREATE INDEX `medicare_scopes_agent` ON `medicare_scopes` (`agent_no`);--> statement-breakpoint
CREATE INDEX `medicare_scopes_agent_user` ON `medicare_scopes` (`agent_user_id`,`agreed_at`) WHERE agent_user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `medicare_scopes_unconfirmed` ON `medicare_scopes` (`agreed_at`) WHERE confirmed_at IS NULL;--> statement-breakpoint
CREATE INDEX `medicare_scopes_keep_until` ON `medicare_scopes` (`keep_until`);