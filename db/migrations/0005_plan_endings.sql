CREATE TABLE `plan_endings` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`ends` text NOT NULL,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_endings_ends" CHECK("ends" IN ('period-end', 'now'))
);
--> statement-breakpoint
CREATE INDEX `agents_taking_again` ON `agents` (`accepting_from`) WHERE accepting_from IS NOT NULL;