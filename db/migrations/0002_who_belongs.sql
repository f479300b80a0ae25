ALTER TABLE `organization_events` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `seats` integer;