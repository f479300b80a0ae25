import { rowsBreaking } from "./invariant.ts";

export const threadsCount = rowsBreaking(
  "conversations count their messages",
  `SELECT breach FROM (
     SELECT 'Conversation ' || t.id || ' says ' || t.last_message_no || ' and has ' || count(m.message_no) || ' messages up to ' || coalesce(max(m.message_no), 0) || '.' breach
     FROM message_threads t LEFT JOIN messages m ON m.thread_no = t.thread_no GROUP BY t.thread_no
     HAVING t.last_message_no <> count(m.message_no) OR t.last_message_no <> coalesce(max(m.message_no), 0)
     UNION ALL SELECT 'Conversation ' || t.id || ' has another number of unread messages.' FROM message_threads t
       WHERE t.agent_unread <> (SELECT count(*) FROM messages m WHERE m.thread_no = t.thread_no AND m.sender = 'customer' AND m.message_no > t.agent_read_no)
          OR t.customer_unread <> (SELECT count(*) FROM messages m WHERE m.thread_no = t.thread_no AND m.sender = 'agent' AND m.message_no > t.customer_read_no))`,
);

export const questionsCount = rowsBreaking(
  "questions that are up are counted",
  `SELECT breach FROM (
     SELECT 'Type ' || type_bit || ' in ' || state_code || ': ' || sum(said) || ' are counted, and ' || sum(there) || ' are up.' breach FROM (
       SELECT type_bit, state_code, published said, 0 there FROM question_totals
       UNION ALL SELECT type_bit, state_code, 0, count(*) FROM expert_questions WHERE status = 'answered' GROUP BY 1, 2)
     GROUP BY type_bit, state_code HAVING sum(said) <> sum(there)
     UNION ALL SELECT 'Question ' || q.id || ' is answered by nobody.' FROM expert_questions q WHERE q.status = 'answered'
       AND NOT EXISTS (SELECT 1 FROM expert_answers a WHERE a.question_no = q.question_no)
     UNION ALL SELECT 'Question ' || q.id || ' was asked of one agent twice.' FROM expert_questions q JOIN question_experts e ON e.question_no = q.question_no
       GROUP BY q.question_no, e.agent_no HAVING count(*) > 1)`,
);
