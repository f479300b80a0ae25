PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_showcase_versions` (
	`version_no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner_no` integer NOT NULL,
	`at` integer NOT NULL,
	`by_user_id` text,
	`snapshot` text NOT NULL,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "showcase_versions_kind" CHECK("kind" IN ('agent', 'organization'))
);
--> statement-breakpoint
INSERT INTO `__new_showcase_versions`("version_no", "kind", "owner_no", "at", "by_user_id", "snapshot") SELECT "version_no", "kind", "owner_no", "at", "by_user_id", "snapshot" FROM `showcase_versions`;--> statement-breakpoint
DROP TABLE `showcase_versions`;--> statement-breakpoint
ALTER TABLE `__new_showcase_versions` RENAME TO `showcase_versions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `showcase_versions_owner` ON `showcase_versions` (`kind`,`owner_no`,`version_no`);--> statement-breakpoint
ALTER TABLE `organization_applications` ADD `proof` text;