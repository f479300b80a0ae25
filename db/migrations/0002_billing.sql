CREATE TABLE `billing_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`organization_no` integer,
	`stripe_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "billing_customers_who" CHECK(user_id IS NULL OR organization_no IS NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_user` ON `billing_customers` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_organization` ON `billing_customers` (`organization_no`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customers_stripe` ON `billing_customers` (`stripe_id`);--> statement-breakpoint
CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`by_user_id` text,
	`at` integer NOT NULL,
	`detail` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "billing_events_kind" CHECK("kind" IN ('subscribed', 'changed', 'canceling', 'resumed', 'past-due', 'paid-again', 'ended', 'refunded', 'disputed', 'mended'))
);
--> statement-breakpoint
CREATE INDEX `billing_events_customer` ON `billing_events` (`customer_id`,`at`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`price_id` text NOT NULL,
	`seats` integer NOT NULL,
	`status` text NOT NULL,
	`stripe_id` text,
	`url` text,
	`started_by` text,
	`for_organization_no` integer,
	`invite_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_id`) REFERENCES `plan_prices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`for_organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "checkouts_status" CHECK("status" IN ('starting', 'open', 'complete', 'expired')),
	CONSTRAINT "checkouts_seats" CHECK("seats" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_stripe` ON `checkouts` (`stripe_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_open` ON `checkouts` (`customer_id`) WHERE status IN ('starting', 'open');--> statement-breakpoint
CREATE INDEX `checkouts_customer` ON `checkouts` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`stripe_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subscription_stripe_id` text,
	`number` text,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`subtotal_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`paid_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`dispute` text,
	`failure` text,
	`payment_intent_id` text,
	`page_url` text,
	`pdf_url` text,
	`made_at` integer NOT NULL,
	`paid_at` integer,
	`version` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoices_status" CHECK("status" IN ('draft', 'open', 'paid', 'uncollectible', 'void'))
);
--> statement-breakpoint
CREATE INDEX `invoices_customer` ON `invoices` (`customer_id`,`made_at`);--> statement-breakpoint
CREATE INDEX `invoices_made` ON `invoices` (`made_at`);--> statement-breakpoint
CREATE INDEX `invoices_status` ON `invoices` (`status`,`made_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_payment` ON `invoices` (`payment_intent_id`);--> statement-breakpoint
CREATE TABLE `plan_entitlements` (
	`plan_id` text NOT NULL,
	`entitlement` text NOT NULL,
	PRIMARY KEY(`plan_id`, `entitlement`),
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_entitlements_entitlement" CHECK("entitlement" IN ('figures-file', 'all-versions'))
);
--> statement-breakpoint
CREATE TABLE `plan_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`interval` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`stripe_price_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "plan_prices_interval" CHECK("interval" IN ('month', 'year')),
	CONSTRAINT "plan_prices_status" CHECK("status" IN ('offered', 'withdrawn')),
	CONSTRAINT "plan_prices_amount_cents" CHECK("amount_cents" BETWEEN 0 AND 1000000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_stripe` ON `plan_prices` (`stripe_price_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `plan_prices_offered` ON `plan_prices` (`plan_id`,`interval`) WHERE status = 'offered';--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`audience` text NOT NULL,
	`name` text NOT NULL,
	`summary` text NOT NULL,
	`includes` text NOT NULL,
	`status` text NOT NULL,
	`per_seat` integer NOT NULL,
	`seats_min` integer NOT NULL,
	`seats_max` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	CONSTRAINT "plans_audience" CHECK("audience" IN ('agent', 'agency', 'fmo', 'carrier', 'member')),
	CONSTRAINT "plans_status" CHECK("status" IN ('offered', 'withdrawn')),
	CONSTRAINT "plans_per_seat" CHECK("per_seat" IN (0, 1)),
	CONSTRAINT "plans_seats_min" CHECK("seats_min" BETWEEN 1 AND 10000),
	CONSTRAINT "plans_seats_max" CHECK("seats_max" BETWEEN 1 AND 10000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plans_key` ON `plans` (`key`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`stripe_id` text PRIMARY KEY NOT NULL,
	`invoice_stripe_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`by_user_id` text,
	`reason` text NOT NULL,
	`made_at` integer NOT NULL,
	FOREIGN KEY (`invoice_stripe_id`) REFERENCES `invoices`(`stripe_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "refunds_status" CHECK("status" IN ('pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "refunds_amount_cents" CHECK("amount_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_invoice` ON `refunds` (`invoice_stripe_id`);--> statement-breakpoint
CREATE INDEX `refunds_made` ON `refunds` (`made_at`);--> statement-breakpoint
CREATE TABLE `stripe_differences` (
	`id` text PRIMARY KEY NOT NULL,
	`sync_id` text NOT NULL,
	`object_id` text NOT NULL,
	`kind` text NOT NULL,
	`ours` text NOT NULL,
	`theirs` text NOT NULL,
	`mended_at` integer,
	`failure` text,
	FOREIGN KEY (`sync_id`) REFERENCES `stripe_syncs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stripe_differences_kind" CHECK("kind" IN ('missing-here', 'missing-there', 'status', 'price', 'seats', 'period', 'cancellation', 'invoice-missing', 'invoice'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stripe_differences_once` ON `stripe_differences` (`sync_id`,`object_id`,`kind`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text NOT NULL,
	`status` text NOT NULL,
	`made_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` integer NOT NULL,
	`last_error` text,
	`done_at` integer,
	CONSTRAINT "stripe_events_status" CHECK("status" IN ('waiting', 'done', 'ignored', 'dead')),
	CONSTRAINT "stripe_events_attempts" CHECK("attempts" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stripe_events_due` ON `stripe_events` (`next_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `stripe_events_dead` ON `stripe_events` (`received_at`) WHERE status = 'dead';--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `stripe_syncs` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`started_by` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`part` text NOT NULL,
	`cursor` text,
	`compared` integer NOT NULL,
	`version` integer NOT NULL,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "stripe_syncs_status" CHECK("status" IN ('running', 'done')),
	CONSTRAINT "stripe_syncs_compared" CHECK("compared" >= 0)
);
--> statement-breakpoint
CREATE INDEX `stripe_syncs_started` ON `stripe_syncs` (`started_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`stripe_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`price_id` text,
	`status` text NOT NULL,
	`seats` integer NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`cancel_at_period_end` integer NOT NULL,
	`cancel_feedback` text,
	`ended_at` integer,
	`past_due_since` integer,
	`grace_until` integer,
	`card_brand` text,
	`card_last4` text,
	`card_expires` text,
	`for_organization_no` integer,
	`version` integer NOT NULL,
	`started_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `billing_customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_id`) REFERENCES `plan_prices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`for_organization_no`) REFERENCES `organizations`(`organization_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "subscriptions_status" CHECK("status" IN ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
	CONSTRAINT "subscriptions_cancel_at_period_end" CHECK("cancel_at_period_end" IN (0, 1)),
	CONSTRAINT "subscriptions_cancel_feedback" CHECK("cancel_feedback" IN ('too_expensive', 'missing_features', 'switched_service', 'unused', 'customer_service', 'too_complex', 'low_quality', 'other')),
	CONSTRAINT "subscriptions_seats" CHECK("seats" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe` ON `subscriptions` (`stripe_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_for_organization` ON `subscriptions` (`for_organization_no`);