/** What a claim takes from the account that held the profile. */

import { leaveCalendar } from "#app/domains/calendar/appointments/forgetting.server.ts";
import type { Handover } from "#app/domains/claims/decide-commands.server.ts";
import type { ClaimPage } from "#app/domains/claims/types.ts";
import { leaveLeads } from "#app/domains/leads/forgetting.server.ts";
import { leaveConversations } from "#app/domains/messages/forgetting.server.ts";
import { leavePhotos } from "#app/domains/photos/forgetting.server.ts";
import { leaveQuestions } from "#app/domains/questions/experts/handover.server.ts";
import { leaveReplies } from "#app/domains/reviews/replies/handover.server.ts";
import type { AppContext } from "#app/platform/context.ts";

/** What other domains write when a profile leaves its holder; nothing where nobody holds it. */
export async function prepareHandover(context: AppContext, { agent, holder }: ClaimPage): Promise<Handover> {
  if (holder === null) return { statements: [], pages: [] };
  const leaving = { userId: holder.userId, agentNo: agent.no };
  const replies = await leaveReplies(context, leaving);
  return {
    statements: [
      ...leaveConversations(context, leaving),
      ...leaveLeads(context, leaving),
      ...leaveQuestions(context, leaving),
      ...leavePhotos(context, leaving),
      ...leaveCalendar(context, leaving),
      ...replies.statements,
    ],
    pages: replies.pages,
  };
}
