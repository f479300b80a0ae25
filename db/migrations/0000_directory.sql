CREATE TABLE `carriers` (
	`carrier_no` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`types` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `languages` (
	`bit` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lines_of_authority` (
	`bit` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_types` (
	`bit` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`built_in` integer DEFAULT false NOT NULL,
	`covering_lines` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_types_slug` ON `product_types` (`slug`);--> statement-breakpoint
CREATE TABLE `agent_carriers` (
	`agent_no` integer NOT NULL,
	`carrier_no` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `carrier_no`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `agent_coverage` (
	`agent_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`through_day` text NOT NULL,
	`types` integer NOT NULL,
	PRIMARY KEY(`agent_no`, `state_code`, `through_day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `agent_search` (
	`zip` text NOT NULL,
	`agent_no` integer NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`types` integer NOT NULL,
	`languages` integer NOT NULL,
	`accepting_clients` integer NOT NULL,
	`independent` integer NOT NULL,
	`organization_no` integer,
	`review_count` integer NOT NULL,
	`star_sum` integer NOT NULL,
	`weight_sum` real NOT NULL,
	`weighted_stars` real NOT NULL,
	`weighted_squares` real NOT NULL,
	`response_minutes` integer,
	PRIMARY KEY(`zip`, `agent_no`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `agents` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`person_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`headline` text NOT NULL,
	`biography` text NOT NULL,
	`photo_url` text,
	`account_status` text DEFAULT 'active' NOT NULL,
	`organization_no` integer,
	`organization_role` text,
	`independent` integer NOT NULL,
	`street` text NOT NULL,
	`zip` text NOT NULL,
	`city_no` integer NOT NULL,
	`county_fips` text,
	`state_code` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`service_radius_miles` integer NOT NULL,
	`phone` text,
	`website` text,
	`npn` text NOT NULL,
	`npn_matched_at` integer,
	`licensed_since_year` integer NOT NULL,
	`types` integer NOT NULL,
	`languages` integer NOT NULL,
	`accepting_clients` integer NOT NULL,
	`accepting_from` text,
	`time_zone` text NOT NULL,
	`weekly_hours` text NOT NULL,
	`response_minutes` integer,
	`response_threads` integer DEFAULT 0 NOT NULL,
	`order_value` real NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agents_id` ON `agents` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `agents_slug` ON `agents` (`slug`);--> statement-breakpoint
CREATE INDEX `agents_npn` ON `agents` (`npn`);--> statement-breakpoint
CREATE INDEX `agents_city_order` ON `agents` (`city_no`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_state_order` ON `agents` (`state_code`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE INDEX `agents_organization_order` ON `agents` (`organization_no`,`order_value`,`agent_no`);--> statement-breakpoint
CREATE TABLE `licences` (
	`licence_no` integer PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`number` text NOT NULL,
	`licence_class` text NOT NULL,
	`resident` integer NOT NULL,
	`lines` integer NOT NULL,
	`state_label` text NOT NULL,
	`status` text NOT NULL,
	`effective_on` text NOT NULL,
	`expires_on` text NOT NULL,
	`evidence` text NOT NULL,
	`evidence_read_on` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `licences_agent` ON `licences` (`agent_no`,`state_code`);--> statement-breakpoint
CREATE INDEX `licences_number` ON `licences` (`state_code`,`number`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slug_history` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`record_no` integer NOT NULL,
	`retired_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `slug`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `organization_members` (
	`id` text PRIMARY KEY NOT NULL,
	`organization_no` integer NOT NULL,
	`person_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`left_at` integer
);
--> statement-breakpoint
CREATE INDEX `organization_members_organization` ON `organization_members` (`organization_no`,`role`);--> statement-breakpoint
CREATE INDEX `organization_members_person` ON `organization_members` (`person_id`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`organization_no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`url_slug` text NOT NULL,
	`npn` text,
	`street` text NOT NULL,
	`zip` text NOT NULL,
	`city_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`phone` text,
	`website` text,
	`founded_year` integer,
	`parent_no` integer,
	`parent_since` integer,
	`agent_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_id` ON `organizations` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_url_slug` ON `organizations` (`url_slug`);--> statement-breakpoint
CREATE INDEX `organizations_parent` ON `organizations` (`parent_no`);--> statement-breakpoint
CREATE INDEX `organizations_name` ON `organizations` (`name`);--> statement-breakpoint
CREATE TABLE `cities` (
	`city_no` integer PRIMARY KEY NOT NULL,
	`state_code` text NOT NULL,
	`county_fips` text,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`name_key` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`weight` integer NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cities_state_slug` ON `cities` (`state_code`,`slug`);--> statement-breakpoint
CREATE INDEX `cities_name_key` ON `cities` (`name_key`,`weight`);--> statement-breakpoint
CREATE INDEX `cities_state_agents` ON `cities` (`state_code`,`agent_count`);--> statement-breakpoint
CREATE INDEX `cities_agents` ON `cities` (`agent_count`);--> statement-breakpoint
CREATE INDEX `cities_box` ON `cities` (`lat`,`lon`);--> statement-breakpoint
CREATE INDEX `cities_county` ON `cities` (`county_fips`,`agent_count`);--> statement-breakpoint
CREATE TABLE `counties` (
	`fips` text PRIMARY KEY NOT NULL,
	`state_code` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`min_lat` real NOT NULL,
	`max_lat` real NOT NULL,
	`min_lon` real NOT NULL,
	`max_lon` real NOT NULL,
	`outline` text NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counties_state` ON `counties` (`state_code`,`name`);--> statement-breakpoint
CREATE INDEX `counties_box` ON `counties` (`min_lat`,`max_lat`,`min_lon`,`max_lon`);--> statement-breakpoint
CREATE TABLE `states` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`population` integer NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `states_slug` ON `states` (`slug`);--> statement-breakpoint
CREATE TABLE `zips` (
	`zip` text PRIMARY KEY NOT NULL,
	`city_no` integer NOT NULL,
	`state_code` text NOT NULL,
	`county_fips` text,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`weight` integer NOT NULL,
	`agent_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `zips_box` ON `zips` (`lat`,`lon`,`zip`,`agent_count`);--> statement-breakpoint
CREATE INDEX `zips_city` ON `zips` (`city_no`);--> statement-breakpoint
CREATE TABLE `agent_review_stats` (
	`agent_no` integer PRIMARY KEY NOT NULL,
	`received` integer NOT NULL,
	`published` integer NOT NULL,
	`awaiting` integer NOT NULL,
	`held` integer NOT NULL,
	`removed` integer NOT NULL,
	`stars_1` integer NOT NULL,
	`stars_2` integer NOT NULL,
	`stars_3` integer NOT NULL,
	`stars_4` integer NOT NULL,
	`stars_5` integer NOT NULL,
	`tier_1` integer NOT NULL,
	`tier_2` integer NOT NULL,
	`tier_3` integer NOT NULL,
	`explains_sum` integer NOT NULL,
	`explains_count` integer NOT NULL,
	`responds_sum` integer NOT NULL,
	`responds_count` integer NOT NULL,
	`claims_sum` integer NOT NULL,
	`claims_count` integer NOT NULL,
	`pressure_sum` integer NOT NULL,
	`pressure_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `review_totals` (
	`status` text NOT NULL,
	`stars` integer NOT NULL,
	`reason` text NOT NULL,
	`review_count` integer NOT NULL,
	PRIMARY KEY(`status`, `stars`, `reason`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`agent_no` integer NOT NULL,
	`author_name` text NOT NULL,
	`status` text NOT NULL,
	`stars` integer NOT NULL,
	`explains_clearly` integer,
	`responds` integer,
	`helps_with_claims` integer,
	`no_pressure` integer,
	`type_bit` integer NOT NULL,
	`stage` text NOT NULL,
	`experience_month` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`proof_tier` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	`published_at` integer,
	`edited_at` integer,
	`helpful_count` integer DEFAULT 0 NOT NULL,
	`reply_body` text,
	`replied_at` integer,
	`reason` text
);
--> statement-breakpoint
CREATE INDEX `reviews_agent_published` ON `reviews` (`agent_no`,`status`,`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `type_means` (
	`type_bit` integer PRIMARY KEY NOT NULL,
	`mean_stars` real NOT NULL,
	`review_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
