-- Full text, contentless: each text is stored once, in the table it belongs to, and whoever writes that writes here.
-- `rowid` is `agents.agent_no`.
CREATE VIRTUAL TABLE `agent_text` USING fts5(`name`, `organization`, `headline`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- `rowid` is `organizations.organization_no`.
CREATE VIRTUAL TABLE `organization_text` USING fts5(`name`, `description`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- Published questions with their answers. `rowid` is `expert_questions.question_no`, so that the newest come first.
-- `facets` holds the type and the state as words ("t3 stx"): a filter costs no second look.
CREATE VIRTUAL TABLE `question_text` USING fts5(`facets`, `question`, `answers`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- `rowid` is `messages.row_no`; `keepers` are the two accounts who may find it, as `u` + id without hyphens, so that a
-- search meets nobody else's.
CREATE VIRTUAL TABLE `message_text` USING fts5(`keepers`, `body`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
