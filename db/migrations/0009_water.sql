CREATE TABLE `water` (
	`lat` integer NOT NULL,
	`lon` integer NOT NULL,
	`areas` text NOT NULL,
	`courses` text NOT NULL,
	PRIMARY KEY(`lat`, `lon`)
);
