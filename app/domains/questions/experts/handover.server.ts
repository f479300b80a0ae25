/** What happens to an agent's questions when another account wins the profile. */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";

/**
 * Earlier questions and their askers were meant for the account that had the profile then. The next one is not asked
 * them again and finds no drafts. Published answers stay, with the license they named.
 */
export function leaveQuestions(
  { db }: Pick<AppContext, "db">,
  { userId, agentNo }: { userId: string; agentNo: number },
) {
  const pages = sql`(SELECT ${paths.expertQuestion("")} || q.id FROM question_experts e
    JOIN expert_questions q ON q.question_no = e.question_no WHERE e.agent_no = ${agentNo})`;
  return [
    db.orm.run(sql`DELETE FROM user_notifications WHERE user_id = ${userId} AND action_url IN ${pages}`),
    db.orm.run(sql`DELETE FROM digest_items WHERE user_id = ${userId} AND action_url IN ${pages}`),
    db.orm.run(sql`DELETE FROM answer_drafts WHERE agent_no = ${agentNo}`),
    db.orm.run(sql`DELETE FROM question_experts WHERE agent_no = ${agentNo}`),
  ] as const;
}
