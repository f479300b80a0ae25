/** The types that parts of the seed exchange: rows for the tables, and drafts of rows. */
import type { agentCoverage, agentSearch, agents, licenses, people } from "../schema/directory.ts";
import type { organizationMembers, organizations } from "../schema/organizations.ts";
import type { agentReviewStats, reviews } from "../schema/reviews.ts";

export type AgentRow = Required<typeof agents.$inferInsert>;
export type PersonRow = Required<typeof people.$inferInsert>;
export type SearchRow = Required<typeof agentSearch.$inferInsert>;
export type MemberRow = Required<typeof organizationMembers.$inferInsert>;
export type MemberRole = MemberRow["role"];
export type OrganizationRow = Required<typeof organizations.$inferInsert>;
export type ReviewStatsRow = Required<typeof agentReviewStats.$inferInsert>;

/** Without the numbers that depend on the order of writing. */
export type LicenseDraft = Omit<
  Required<typeof licenses.$inferInsert>,
  "licenseNo" | "agentNo" | "revision" | "toCome"
>;
export type CoverageDraft = Omit<Required<typeof agentCoverage.$inferInsert>, "agentNo">;
export type ReviewDraft = Omit<Required<typeof reviews.$inferInsert>, "agentNo">;

/** An organization while agents still join: its row without what is counted or written at the end. */
export type Organization = Omit<OrganizationRow, "description" | "agentCount"> & {
  city: string;
  state: string;
  /** Represents several carriers; otherwise `carrierNos` has one. */
  independent: boolean;
  carrierNos: number[];
  /** How likely agents join it, compared to others nearby; 0 keeps it closed. */
  pull: number;
  /** Whether the first agent who joins owns it. */
  ownedByAgent: boolean;
  hasOwner: boolean;
  agentCount: number;
};

export type Membership = { organization: Organization; role: MemberRole; rows: MemberRow[] };

/** Everything that is invented or written about one agent. */
export type AgentDraft = {
  agent: Omit<AgentRow, "orderValue" | "orderDueDay" | "rankedAt">;
  person: PersonRow;
  licenses: LicenseDraft[];
  carrierNos: number[];
  reviews: ReviewDraft[];
  members: MemberRow[];
  /** For the full text. */
  organizationName: string;
  oldSlug: string | null;
};

/** An archived agent keeps everything and is found nowhere. */
export function isActive(agent: Pick<AgentRow, "accountStatus">): boolean {
  return agent.accountStatus === "active";
}
