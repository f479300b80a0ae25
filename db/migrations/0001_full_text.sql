-- Full text over names, organisations and headlines. `rowid` is `agents.agent_no`; whatever writes an agent
-- writes its row here. Contentless: the text is stored once, in `agents`.
CREATE VIRTUAL TABLE `agent_text` USING fts5(`name`, `organization`, `headline`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- `rowid` is `organizations.organization_no`.
CREATE VIRTUAL TABLE `organization_text` USING fts5(`name`, `description`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
