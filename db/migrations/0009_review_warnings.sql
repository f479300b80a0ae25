ALTER TABLE `review_cases` ADD `warned_at` integer;--> statement-breakpoint
ALTER TABLE `review_cases` ADD `appealed_by` text;--> statement-breakpoint
CREATE INDEX `review_cases_appellant` ON `review_cases` (`appealed_by`) WHERE appealed_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reviews_replied` ON `reviews` (`replied_by`) WHERE replied_by IS NOT NULL;