CREATE TABLE `agent_facts` (
	`agent_no` integer NOT NULL,
	`fact` text NOT NULL,
	`source` text NOT NULL,
	`import_no` integer,
	`state_code` text,
	`confirmed_at` integer NOT NULL,
	`asked_at` integer,
	PRIMARY KEY(`agent_no`, `fact`),
	FOREIGN KEY (`agent_no`) REFERENCES `agents`(`agent_no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_no`) REFERENCES `license_imports`(`import_no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_facts_fact" CHECK("fact" IN ('address', 'phone', 'hours', 'carriers', 'languages', 'accepting')),
	CONSTRAINT "agent_facts_source" CHECK("source" IN ('list', 'document', 'agent'))
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `profiles` ADD `facts_look_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `profiles_facts_look` ON `profiles` (`facts_look_at`) WHERE agent_no IS NOT NULL;