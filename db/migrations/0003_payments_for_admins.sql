CREATE INDEX `users_last_name` ON `users` (lower(last_name));--> statement-breakpoint
CREATE INDEX `invoices_number` ON `invoices` (`number`);--> statement-breakpoint
CREATE INDEX `invoices_paid` ON `invoices` (`paid_at`,`currency`,`paid_cents`,`tax_cents`) WHERE paid_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_failed` ON `invoices` (`made_at`) WHERE failure IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoices_refunded` ON `invoices` (`made_at`) WHERE refunded_cents > 0;--> statement-breakpoint
CREATE INDEX `invoices_disputed` ON `invoices` (`made_at`) WHERE dispute IS NOT NULL;