ALTER TABLE `appointment_links` ADD `confirms` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `appointments` ADD `confirm_by` integer;--> statement-breakpoint
ALTER TABLE `appointments` ADD `held_from` text;--> statement-breakpoint
CREATE INDEX `appointments_held` ON `appointments` (`confirm_by`) WHERE status = 'booked' AND confirm_by IS NOT NULL;