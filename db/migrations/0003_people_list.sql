-- `people_list` follows `users`, `user_roles` and `profiles`, whoever writes them.
CREATE TRIGGER `people_list_user_added` AFTER INSERT ON `users` BEGIN
  INSERT INTO people_list (user_id, role, status, confirmed, created_at, last_name) VALUES (new.id,
    coalesce((SELECT role FROM user_roles WHERE user_id = new.id), 'customer'),
    coalesce((SELECT account_status FROM profiles WHERE user_id = new.id), 'active'),
    new.email_confirmed_at IS NOT NULL, new.created_at, lower(new.last_name))
  ON CONFLICT (user_id) DO UPDATE SET confirmed = excluded.confirmed, created_at = excluded.created_at,
    last_name = excluded.last_name;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_user_changed` AFTER UPDATE OF `email_confirmed_at`, `last_name`, `created_at` ON `users` BEGIN
  UPDATE people_list SET confirmed = new.email_confirmed_at IS NOT NULL, created_at = new.created_at,
    last_name = lower(new.last_name) WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_user_deleted` AFTER DELETE ON `users` BEGIN
  DELETE FROM people_list WHERE user_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_role_added` AFTER INSERT ON `user_roles` BEGIN
  UPDATE people_list SET role = new.role WHERE user_id = new.user_id AND role <> new.role;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_role_changed` AFTER UPDATE OF `role` ON `user_roles` BEGIN
  UPDATE people_list SET role = new.role WHERE user_id = new.user_id AND role <> new.role;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_role_deleted` AFTER DELETE ON `user_roles` BEGIN
  UPDATE people_list SET role = 'customer' WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_profile_added` AFTER INSERT ON `profiles` BEGIN
  UPDATE people_list SET status = new.account_status WHERE user_id = new.user_id AND status <> new.account_status;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_profile_changed` AFTER UPDATE OF `account_status` ON `profiles` BEGIN
  UPDATE people_list SET status = new.account_status WHERE user_id = new.user_id AND status <> new.account_status;
END;
--> statement-breakpoint
CREATE TRIGGER `people_list_profile_deleted` AFTER DELETE ON `profiles` BEGIN
  UPDATE people_list SET status = 'active' WHERE user_id = old.user_id;
END;
