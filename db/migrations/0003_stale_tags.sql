CREATE TABLE `stale_tags` (
	`tag` text PRIMARY KEY NOT NULL,
	`rounds` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stale_tags_new` ON `stale_tags` (`rounds`);
--> statement-breakpoint
CREATE TRIGGER `stale_licenses_added` AFTER INSERT ON `licenses` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_licenses_changed` AFTER UPDATE ON `licenses` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_licenses_deleted` AFTER DELETE ON `licenses` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_coverage_added` AFTER INSERT ON `agent_coverage` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_coverage_changed` AFTER UPDATE ON `agent_coverage` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_coverage_deleted` AFTER DELETE ON `agent_coverage` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_carriers_added` AFTER INSERT ON `agent_carriers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_carriers_changed` AFTER UPDATE ON `agent_carriers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_carriers_deleted` AFTER DELETE ON `agent_carriers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_pay_added` AFTER INSERT ON `agent_pay` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_pay_changed` AFTER UPDATE ON `agent_pay` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_pay_deleted` AFTER DELETE ON `agent_pay` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_facts_added` AFTER INSERT ON `agent_facts` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_facts_changed` AFTER UPDATE OF `source`, `state_code`, `confirmed_at` ON `agent_facts` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_facts_deleted` AFTER DELETE ON `agent_facts` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_review_stats_added` AFTER INSERT ON `agent_review_stats` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_review_stats_changed` AFTER UPDATE ON `agent_review_stats` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_review_stats_deleted` AFTER DELETE ON `agent_review_stats` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_reviews_added` AFTER INSERT ON `reviews` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_reviews_changed` AFTER UPDATE ON `reviews` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_reviews_deleted` AFTER DELETE ON `reviews` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_pauses_added` AFTER INSERT ON `review_pauses` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_pauses_changed` AFTER UPDATE OF `ended_at` ON `review_pauses` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_pauses_deleted` AFTER DELETE ON `review_pauses` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_appointments_added` AFTER INSERT ON `agent_appointments` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_appointments_changed` AFTER UPDATE ON `agent_appointments` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_appointments_deleted` AFTER DELETE ON `agent_appointments` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_medicare_offers_added` AFTER INSERT ON `medicare_offers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_medicare_offers_changed` AFTER UPDATE ON `medicare_offers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_medicare_offers_deleted` AFTER DELETE ON `medicare_offers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_calendars_added` AFTER INSERT ON `calendars` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_calendars_changed` AFTER UPDATE OF `open`, `time_zone`, `weekly_hours`, `special_days`, `holidays`, `next_free_at`, `next_free_due_at` ON `calendars` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_calendars_deleted` AFTER DELETE ON `calendars` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_appointment_types_added` AFTER INSERT ON `appointment_types` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_appointment_types_changed` AFTER UPDATE ON `appointment_types` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_appointment_types_deleted` AFTER DELETE ON `appointment_types` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_appointments_added` AFTER INSERT ON `appointments` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_appointments_changed` AFTER UPDATE OF `starts_at`, `blocked_until`, `status`, `confirm_by` ON `appointments` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_appointments_deleted` AFTER DELETE ON `appointments` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_busy_times_added` AFTER INSERT ON `busy_times` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_busy_times_changed` AFTER UPDATE ON `busy_times` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_busy_times_deleted` AFTER DELETE ON `busy_times` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_expert_answers_added` AFTER INSERT ON `expert_answers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_expert_answers_changed` AFTER UPDATE ON `expert_answers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_expert_answers_deleted` AFTER DELETE ON `expert_answers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_endings_added` AFTER INSERT ON `agent_endings` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_endings_changed` AFTER UPDATE ON `agent_endings` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_endings_deleted` AFTER DELETE ON `agent_endings` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_cases_added` AFTER INSERT ON `review_cases` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_cases_changed` AFTER UPDATE OF `decided_at`, `decision` ON `review_cases` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no), ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_cases_deleted` AFTER DELETE ON `review_cases` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agent_search_changed` AFTER UPDATE OF `review_count`, `star_sum`, `types`, `languages`, `accepting_clients`, `response_minutes` ON `agent_search`
  WHEN (new.review_count, new.star_sum, new.types, new.languages, new.accepting_clients, new.response_minutes)
    IS NOT (old.review_count, old.star_sum, old.types, old.languages, old.accepting_clients, old.response_minutes) BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_disclosures_added` AFTER INSERT ON `review_disclosures` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'agent:' || agent_no FROM reviews WHERE id = new.review_id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_disclosures_changed` AFTER UPDATE ON `review_disclosures` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'agent:' || agent_no FROM reviews WHERE id = new.review_id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_review_disclosures_deleted` AFTER DELETE ON `review_disclosures` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'agent:' || agent_no FROM reviews WHERE id = old.review_id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_profiles_added` AFTER INSERT ON `profiles` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'agent:' || new.agent_no WHERE new.agent_no IS NOT NULL ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_profiles_changed` AFTER UPDATE OF `account_status`, `verified`, `agent_no` ON `profiles` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'agent:' || new.agent_no WHERE new.agent_no IS NOT NULL ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'agent:' || old.agent_no WHERE old.agent_no IS NOT NULL ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_profiles_deleted` AFTER DELETE ON `profiles` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'agent:' || old.agent_no WHERE old.agent_no IS NOT NULL ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_expert_questions_changed` AFTER UPDATE OF `status`, `public_title`, `slug`, `type_bit`, `state_code` ON `expert_questions` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'agent:' || agent_no FROM expert_answers WHERE question_no = new.question_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agents_added` AFTER INSERT ON `agents` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agents_changed` AFTER UPDATE OF `slug`, `name`, `headline`, `biography`, `photo_url`, `drawing_url`, `account_status`, `organization_no`, `organization_role`, `independent`, `street`, `zip`, `city_no`, `state_code`, `lat`, `lon`, `service_radius_miles`, `phone`, `website`, `npn`, `npn_matched_at`, `licensed_since_year`, `types`, `languages`, `accepting_clients`, `accepting_from`, `time_zone`, `weekly_hours`, `special_hours`, `response_minutes`, `response_threads`, `person_id`, `updated_at` ON `agents` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agents_moved` AFTER UPDATE OF `city_no`, `state_code`, `organization_no` ON `agents`
  WHEN (new.city_no, new.state_code, new.organization_no) IS NOT (old.city_no, old.state_code, old.organization_no) BEGIN
  INSERT INTO stale_tags (tag) SELECT 'city:' || state_code || '/' || slug FROM cities WHERE city_no = old.city_no
    UNION SELECT 'state:' || old.state_code
    UNION SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_agents_deleted` AFTER DELETE ON `agents` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'city:' || state_code || '/' || slug FROM cities WHERE city_no = old.city_no
    UNION SELECT 'state:' || old.state_code
    UNION SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organizations_added` AFTER INSERT ON `organizations` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('organization:' || new.url_slug) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.parent_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organizations_changed` AFTER UPDATE ON `organizations` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('organization:' || new.url_slug), ('organization:' || old.url_slug) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.parent_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.parent_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organizations_deleted` AFTER DELETE ON `organizations` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('organization:' || old.url_slug) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organization_members_added` AFTER INSERT ON `organization_members` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organization_members_changed` AFTER UPDATE ON `organization_members` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organization_members_deleted` AFTER DELETE ON `organization_members` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organization_licenses_added` AFTER INSERT ON `organization_licenses` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organization_licenses_changed` AFTER UPDATE ON `organization_licenses` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_organization_licenses_deleted` AFTER DELETE ON `organization_licenses` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_listed_affiliations_added` AFTER INSERT ON `listed_affiliations` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_listed_affiliations_changed` AFTER UPDATE ON `listed_affiliations` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = new.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) VALUES ('agent:' || new.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_listed_affiliations_deleted` AFTER DELETE ON `listed_affiliations` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || url_slug FROM organizations WHERE organization_no = old.organization_no ON CONFLICT (tag) DO UPDATE SET rounds = 0;
  INSERT INTO stale_tags (tag) VALUES ('agent:' || old.agent_no) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_people_changed` AFTER UPDATE OF `first_name`, `last_name` ON `people` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || o.url_slug FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no WHERE m.person_id = new.id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_users_changed` AFTER UPDATE OF `first_name`, `last_name` ON `users` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || o.url_slug FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no WHERE m.user_id = new.id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_cities_counted` AFTER UPDATE OF `agent_count` ON `cities`
  WHEN new.agent_count <> old.agent_count BEGIN
  INSERT INTO stale_tags (tag) VALUES ('city:' || new.state_code || '/' || new.slug), ('count:' || new.state_code || '/' || new.slug), ('state:' || new.state_code) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_states_counted` AFTER UPDATE OF `agent_count` ON `states`
  WHEN new.agent_count <> old.agent_count BEGIN
  INSERT INTO stale_tags (tag) VALUES ('state:' || new.code) ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_product_types_added` AFTER INSERT ON `product_types` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_product_types_changed` AFTER UPDATE ON `product_types` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_product_types_deleted` AFTER DELETE ON `product_types` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_languages_added` AFTER INSERT ON `languages` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_languages_changed` AFTER UPDATE ON `languages` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_languages_deleted` AFTER DELETE ON `languages` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_lines_of_authority_added` AFTER INSERT ON `lines_of_authority` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_lines_of_authority_changed` AFTER UPDATE ON `lines_of_authority` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_lines_of_authority_deleted` AFTER DELETE ON `lines_of_authority` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_carriers_renamed` AFTER UPDATE OF `name` ON `carriers` BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_settings_changed` AFTER UPDATE OF `value` ON `settings`
  WHEN new.key = 'ranking.mean' AND new.value <> old.value BEGIN
  INSERT INTO stale_tags (tag) VALUES ('pages') ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_user_roles_added` AFTER INSERT ON `user_roles` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || o.url_slug FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no WHERE m.user_id = new.user_id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_user_roles_changed` AFTER UPDATE OF `role` ON `user_roles` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || o.url_slug FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no WHERE m.user_id = new.user_id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `stale_user_roles_deleted` AFTER DELETE ON `user_roles` BEGIN
  INSERT INTO stale_tags (tag) SELECT 'organization:' || o.url_slug FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no WHERE m.user_id = old.user_id ON CONFLICT (tag) DO UPDATE SET rounds = 0;
END;
