ALTER TABLE `cities` RENAME COLUMN "weight" TO "population";--> statement-breakpoint
CREATE TABLE `place_names` (
	`name_key` text NOT NULL,
	`city_no` integer NOT NULL,
	PRIMARY KEY(`name_key`, `city_no`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `cities_name_key`;--> statement-breakpoint
CREATE INDEX `cities_name_key` ON `cities` (`name_key`,`population`);