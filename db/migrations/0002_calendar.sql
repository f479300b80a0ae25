CREATE TABLE `appointment_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`appointment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`appointment_id`) REFERENCES `appointments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `appointment_links_appointment` ON `appointment_links` (`appointment_id`);--> statement-breakpoint
CREATE TABLE `appointment_types` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`name` text NOT NULL,
	`minutes` integer NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`way` text NOT NULL,
	`link` text NOT NULL,
	`notice_hours` integer NOT NULL,
	`horizon_days` integer NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "appointment_types_way" CHECK("way" IN ('office', 'phone', 'video')),
	CONSTRAINT "appointment_types_minutes" CHECK("minutes" BETWEEN 5 AND 480),
	CONSTRAINT "appointment_types_buffer_minutes" CHECK("buffer_minutes" BETWEEN 0 AND 240),
	CONSTRAINT "appointment_types_notice_hours" CHECK("notice_hours" BETWEEN 0 AND 720),
	CONSTRAINT "appointment_types_horizon_days" CHECK("horizon_days" BETWEEN 1 AND 365)
);
--> statement-breakpoint
CREATE INDEX `appointment_types_agent` ON `appointment_types` (`agent_no`,`created_at`);--> statement-breakpoint
CREATE TABLE `appointments` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`type_id` text NOT NULL,
	`type_name` text NOT NULL,
	`way` text NOT NULL,
	`link` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`status` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`user_id` text,
	`client_name` text NOT NULL,
	`client_email` text NOT NULL,
	`client_phone` text,
	`client_time_zone` text NOT NULL,
	`state_code` text NOT NULL,
	`type_bit` integer NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`canceled_by` text,
	`reminded_at` integer,
	`flagged_at` integer,
	`untold` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`type_id`) REFERENCES `appointment_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "appointments_way" CHECK("way" IN ('office', 'phone', 'video')),
	CONSTRAINT "appointments_status" CHECK("status" IN ('booked', 'canceled', 'kept', 'missed')),
	CONSTRAINT "appointments_canceled_by" CHECK("canceled_by" IN ('client', 'agent')),
	CONSTRAINT "appointments_untold" CHECK("untold" IN (0, 1)),
	CONSTRAINT "appointments_type_bit" CHECK("type_bit" BETWEEN 0 AND 51),
	CONSTRAINT "appointments_sequence" CHECK("sequence" >= 0),
	CONSTRAINT "appointments_times" CHECK("starts_at" < "ends_at" AND "ends_at" <= "blocked_until")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appointments_slot` ON `appointments` (`agent_no`,`starts_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX `appointments_agent` ON `appointments` (`agent_no`,`starts_at`);--> statement-breakpoint
CREATE INDEX `appointments_user` ON `appointments` (`user_id`,`starts_at`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `appointments_email` ON `appointments` (`client_email`,`created_at`);--> statement-breakpoint
CREATE INDEX `appointments_coming` ON `appointments` (`starts_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX `appointments_untold` ON `appointments` (`updated_at`) WHERE untold = 1;--> statement-breakpoint
CREATE TABLE `busy_times` (
	`agent_no` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `starts_at`, `ends_at`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "busy_times_times" CHECK("starts_at" < "ends_at")
);
--> statement-breakpoint
CREATE TABLE `calendars` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`open` integer NOT NULL,
	`time_zone` text NOT NULL,
	`weekly_hours` text NOT NULL,
	`special_days` text NOT NULL,
	`holidays` integer NOT NULL,
	`feed_hash` text,
	`feed_made_at` integer,
	`busy_url` text,
	`busy_read_at` integer,
	`busy_due_at` integer,
	`busy_problem` text,
	`next_free_at` integer,
	`next_free_due_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "calendars_open" CHECK("open" IN (0, 1)),
	CONSTRAINT "calendars_holidays" CHECK("holidays" IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendars_feed` ON `calendars` (`feed_hash`);--> statement-breakpoint
CREATE INDEX `calendars_next_free_due` ON `calendars` (`next_free_due_at`) WHERE open = 1;--> statement-breakpoint
CREATE INDEX `calendars_busy_due` ON `calendars` (`busy_due_at`) WHERE busy_url IS NOT NULL;