-- The log of what admins did is only ever added to, whoever writes: nothing in the product changes or deletes a row.
CREATE TRIGGER `audit_log_unchanged` BEFORE UPDATE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_undeleted` BEFORE DELETE ON `audit_log` BEGIN SELECT RAISE(ABORT, 'audit_log is only added to'); END;
