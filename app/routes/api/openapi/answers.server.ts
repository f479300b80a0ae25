/** Schemas of the responses under /api/. The types are the ones that the handlers return. */
import * as z from "zod";
import type { Suggestion } from "#app/domains/directory/search/names/suggestions.ts";
import type { Thread, Message as WrittenMessage } from "#app/domains/messages/types.ts";
import type { NotificationRow as Notification } from "#app/domains/notifications/types.ts";
import { NOTIFICATION_TYPES } from "#app/domains/notifications/types.ts";
import type {
  QuestionRow as PublishedQuestion,
  CalledQuestion as Question,
} from "#app/domains/questions/types.ts";
import type { DatabaseTrouble as Trouble } from "#app/platform/database/database.ts";

const Moment = z.iso.datetime();
const Milliseconds = z.int().describe("Milliseconds since 1970, UTC.");
const Count = z.int().nonnegative();
const OrganizationType = z.enum(["agency", "fmo", "carrier"]);

export const ErrorAnswer = z.object({ success: z.literal(false), error: z.string() });

export const DatabaseTrouble = z.object({
  trouble: z.enum(["database-unreachable", "database-read-only", "database-empty", "database-busy"]),
  address: z.string(),
  success: z.literal(false),
  error: z.string(),
}) satisfies z.ZodType<Trouble>;

export const SignUpAnswer = z.object({ success: z.boolean(), error: z.string().nullable() });

export const OnboardingStatus = z.object({
  organization_name: z.string().nullable(),
  organization_type: OrganizationType.nullable(),
  pricing_tier: z.string().nullable(),
  can_pay: z.boolean(),
  is_approved: z.boolean(),
  application_status: z.enum(["submitted", "in-review", "approved", "rejected"]).nullable(),
  needs_onboarding: z.boolean(),
  current_step: z.enum(["terms", "payment", "setup", "complete"]),
  metadata: z.object({
    organization_id: z.string().nullable(),
    organization_type: OrganizationType.nullable(),
  }),
});

export const ManagedOrganizations = z.array(z.object({ id: z.string(), name: z.string() })).max(1);

export const PublicProfile = z.object({ slug: z.string() });

export const ProductTypes = z.array(
  z.object({ name: z.string(), active: z.boolean().optional().describe("With select_all.") }),
);

export const QuestionRow = z.object({
  slug: z.string(),
  title: z.string(),
  typeName: z.string(),
  stateCode: z.string(),
  answerCount: Count,
  askedAt: Milliseconds,
}) satisfies z.ZodType<PublishedQuestion>;

export const OwnQuestion = z.object({
  id: z.guid(),
  slug: z.string(),
  status: z.enum(["unconfirmed", "waiting", "answered", "withdrawn", "removed"]),
  question: z.string(),
  typeName: z.string(),
  typeSlug: z.string(),
  zip: z.string(),
  stateCode: z.string(),
  askedAt: Milliseconds,
  circle: Count,
  expertCount: Count,
  helpfulAnswerId: z.string().nullable(),
  consent: z.object({ givenAt: Milliseconds, revokedAt: Milliseconds.nullable() }).nullable(),
  answers: z.array(
    z.object({
      id: z.guid(),
      body: z.string(),
      createdAt: Milliseconds,
      editedAt: Milliseconds.nullable(),
      agentName: z.string(),
      agentSlug: z.string(),
      licenseState: z.string(),
      npn: z.string(),
    }),
  ),
}) satisfies z.ZodType<Question>;

export const QuestionSent = z.object({ success: z.literal(true), error: z.null() });

export const NotificationRow = z.object({
  id: z.guid(),
  user_id: z.guid(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  action_url: z.string().nullable().describe("A path of this site."),
  created_at: Moment,
  deleted_at: Moment.nullable(),
}) satisfies z.ZodType<Notification>;

export const NotificationsChanged = z.object({
  success: z.literal(true),
  error: z.null(),
  count: Count.describe("How many rows it changed."),
  deleted_at: Moment.optional().describe("After a deletion: send it as restore to undo."),
});

const Side = z.enum(["customer", "agent"]);

export const MessageSent = z.object({
  success: z.literal(true),
  error: z.null(),
  no: Count.describe("Number of the message in its conversation, of several the last one's."),
  numbers: z.array(Count).optional().describe("Of several messages: the number of each."),
});

export const MessagesRefused = z.object({
  success: z.literal(false),
  error: z.string(),
  numbers: z
    .array(Count)
    .optional()
    .describe("Of several messages: the numbers of those stored, from the first on; the next is refused."),
});

const Message = z.object({
  no: Count,
  id: z.guid(),
  from: Side,
  body: z.string(),
  sentAt: Milliseconds,
}) satisfies z.ZodType<WrittenMessage>;

export const Conversation = z.object({
  thread: z.object({
    id: z.guid(),
    side: Side.describe("Which of the two the caller is."),
    name: z.string().describe("Of the other one."),
    zip: z.string(),
    lastMessageAt: Milliseconds,
    unread: Count,
    agent: z.object({ id: z.guid(), slug: z.string(), name: z.string(), photoUrl: z.string().nullable() }),
    stateCode: z.string().nullable(),
    licensedThere: z.boolean(),
    staleSince: z
      .string()
      .nullable()
      .describe("Last confirmed on this day, too long ago to count as confirmed."),
    startedAt: Milliseconds,
    lastMessageNo: Count,
    seenByOtherNo: Count,
    contact: z
      .object({ name: z.string(), email: z.string(), phone: z.string().nullable() })
      .nullable()
      .describe("Null until the customer shows it."),
    closedBy: z.array(z.enum(["customer", "agent", "fairlead"])).describe("Empty while it is open."),
    reachable: z.boolean(),
  }) satisfies z.ZodType<Thread>,
  messages: z.array(Message).describe("The newest, in the order in which they were written."),
  olderBefore: Count.nullable(),
  more: z.boolean(),
});

export const Suggestions = z.object({
  suggestions: z.array(
    z.object({
      label: z.string(),
      note: z.string(),
      to: z.string().describe("A path of this site."),
      q: z.string().optional().describe("Of a place: what to search for, with any filters."),
    }) satisfies z.ZodType<Suggestion>,
  ),
});
