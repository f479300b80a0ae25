CREATE TABLE `commit_guards` (
	`held` integer NOT NULL
);
