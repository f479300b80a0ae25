ALTER TABLE `appointments` ADD `agent_user_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `appointments` ADD `asked_at` integer;--> statement-breakpoint
CREATE INDEX `appointments_agent_user` ON `appointments` (`agent_user_id`) WHERE agent_user_id IS NOT NULL;--> statement-breakpoint
UPDATE `appointments` SET `agent_user_id` = (SELECT k.user_id FROM profiles k WHERE k.agent_no = appointments.agent_no AND k.verified);
--> statement-breakpoint
UPDATE `appointments` SET `asked_at` = `updated_at` WHERE `status` = 'kept';
