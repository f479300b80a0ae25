ALTER TABLE `agents` ADD `order_due_day` integer;--> statement-breakpoint
CREATE INDEX `agents_order_due` ON `agents` (`order_due_day`) WHERE order_due_day IS NOT NULL;