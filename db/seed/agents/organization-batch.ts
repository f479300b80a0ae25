/** Organizations as statements, once their members are known. */
import type { InStatement } from "@libsql/client/web";
import { DAY_MS } from "#app/platform/durations.ts";
import { people, slugHistory } from "../../schema/directory.ts";
import { organizationMembers, organizations } from "../../schema/organizations.ts";
import type { SeedContext } from "../context.ts";
import { insertStatements, textStatements } from "../insert.ts";
import { Random } from "../random.ts";
import type { Organization } from "../records.ts";
import { landmarks } from "./landmarks.ts";
import { inventStaff } from "./memberships.ts";
import { organizationRow } from "./organizations.ts";

const ORGANIZATIONS_PER_TRANSACTION = 2000;
const RENAMED_SHARE = 0.01;

/** One transaction's statements after another, and how many organizations each writes. */
export function* organizationBatches(
  context: SeedContext,
  all: readonly Organization[],
): Generator<{ statements: InStatement[]; count: number }> {
  for (let at = 0; at < all.length; at += ORGANIZATIONS_PER_TRANSACTION) {
    const some = all.slice(at, at + ORGANIZATIONS_PER_TRANSACTION);
    const rows = some.map((organization) => organizationRow(organization, context));
    const staff = some.flatMap((organization) => inventStaff(context, organization));
    yield {
      count: some.length,
      statements: [
        ...insertStatements(organizations, rows),
        ...textStatements(
          "organization_text",
          ["name", "description"],
          rows.map((row) => [row.organizationNo, row.name, row.description]),
        ),
        ...insertStatements(
          people,
          staff.map(({ person }) => person),
        ),
        ...insertStatements(
          organizationMembers,
          staff.map(({ member }) => member),
        ),
        ...insertStatements(
          slugHistory,
          some.flatMap((organization) => oldSlugs(organization, context)),
        ),
      ],
    };
  }
}

function oldSlugs(organization: Organization, context: SeedContext) {
  const { organizationNo: recordNo, urlSlug } = organization;
  const random = new Random(context.seed, "old-slug", recordNo);
  const retiredAt = context.nowMs - random.integer(20, 400) * DAY_MS;
  const isLandmark = recordNo === landmarks.organizations.lanternRow.organizationNo;
  if (!isLandmark && !random.chance(RENAMED_SHARE)) return [];
  const slug = isLandmark ? landmarks.organizations.lanternRow.oldSlug : `${urlSlug}-office`;
  return [{ kind: "organization" as const, slug, recordNo, retiredAt }];
}
