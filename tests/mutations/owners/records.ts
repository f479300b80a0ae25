/** Who owns an agent's record and what belongs to it: licenses, photos, showcase, calendar, saved items. */
import { inFile, type Mutation } from "../mutation.ts";

const SAVED = ["tests/worker/accounts/saved-agents.test.ts"];
const SEARCHES = ["tests/worker/accounts/saved-searches.test.ts"];
const WATCHING = ["tests/worker/directory/watching.test.ts"];
const EXPORT = ["tests/worker/accounts/leaving/exported-account.test.ts"];
const DOCUMENTS = ["tests/worker/licenses/documents.test.ts"];
const PHOTOS = ["tests/worker/photos/upload.test.ts", "tests/worker/showcases/executive-showcase.test.ts"];
const SHOWCASE = ["tests/worker/showcases/edit-showcase.test.ts"];
const APPOINTMENTS = [
  "tests/worker/calendar/appointments.test.ts",
  "tests/worker/calendar/booking-guards.test.ts",
];
const BUSY = ["tests/worker/calendar/busy-times.test.ts"];
const CONTEST = ["tests/worker/accounts/claims/contest.test.ts"];
const GONE = ["tests/worker/accounts/leaving/deleted-account.test.ts"];
const LEAVING = [
  "tests/worker/accounts/leaving/leaving-account.test.ts",
  "tests/worker/accounts/sign-in/restored-input.test.ts",
];

export const OWNERS_OF_RECORDS: readonly Mutation[] = [
  ...inFile("owner", "app/domains/directory/saved/saved-commands.server.ts", SAVED, [
    [
      "DELETE FROM saved_agents WHERE user_id = ${userId} AND agent_no",
      "DELETE FROM saved_agents WHERE agent_no",
    ],
    ["WHERE sa.user_id = ${userId}\n", "\n"],
    [".where(eq(savedAgents.userId, userId))\n    .orderBy", ".orderBy"],
    [
      "and(eq(savedAgents.userId, userId), inArray(savedAgents.agentNo, ofSlug))",
      "inArray(savedAgents.agentNo, ofSlug)",
    ],
  ]),
  ...inFile("owner", "app/domains/directory/saved/saved-commands.server.ts", EXPORT, [
    [
      ".where(eq(savedAgents.userId, userId))\n      .orderBy(desc(savedAgents.savedAt)),",
      ".orderBy(desc(savedAgents.savedAt)),",
    ],
  ]),
  ...inFile("owner", "app/domains/directory/saved-searches/saved-search-commands.server.ts", SEARCHES, [
    ["FROM saved_searches WHERE user_id = ${userId}) < ${SAVED", "FROM saved_searches) < ${SAVED"],
    ["and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))", "eq(savedSearches.id, id)"],
    ["DELETE FROM search_watches WHERE user_id = ${userId}\n        AND", "DELETE FROM search_watches WHERE"],
  ]),
  ...inFile("owner", "app/domains/directory/saved-searches/saved-search-queries.server.ts", SEARCHES, [
    [
      ".where(eq(savedSearches.userId, userId))\n      .orderBy(desc(savedSearches.savedAt), desc",
      ".orderBy(desc(savedSearches.savedAt), desc",
    ],
  ]),
  ...inFile(
    "owner",
    "app/domains/directory/saved-searches/saved-search-queries.server.ts",
    [...EXPORT, ...SEARCHES],
    [
      [
        ".where(eq(savedSearches.userId, userId))\n      .orderBy(desc(savedSearches.savedAt))\n",
        ".orderBy(desc(savedSearches.savedAt))\n",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/directory/saved-searches/fit-commands.server.ts", SEARCHES, [
    ["WHERE s.user_id = w.user_id AND ${newer}", "WHERE ${newer}"],
    ["coalesce(p.account_status = 'active', 0) active", "1 active"],
    ["u.email_confirmed_at IS NOT NULL confirmed", "1 confirmed"],
  ]),
  ...inFile("owner", "app/domains/directory/watching/watch-commands.server.ts", WATCHING, [
    ["WHERE p.user_id = ${userId} AND p.agent_no = a.agent_no)\n  AND", "WHERE 0)\n  AND"],
    [
      "stopped_at = ${context.clock.now()} WHERE user_id = ${userId}\n          AND",
      "stopped_at = ${context.clock.now()} WHERE",
    ],
  ]),
  ...inFile("owner", "app/domains/directory/watching/watch-queries.server.ts", WATCHING, [
    [
      "WHERE w.user_id = ${userId} AND w.stopped_at IS NULL AND a.account",
      "WHERE w.stopped_at IS NULL AND a.account",
    ],
  ]),
  ...inFile("owner", "app/domains/directory/watching/tell-commands.server.ts", WATCHING, [
    ["w.stopped_at IS NULL AND p.agent_no IS NOT ${agentNo}", "p.agent_no IS NOT ${agentNo}"],
    ["u.email_confirmed_at IS NOT NULL confirmed", "1 confirmed"],
  ]),
  ...inFile("owner", "app/domains/licenses/document-commands.server.ts", DOCUMENTS, [
    [
      "FROM license_documents WHERE user_id = ${viewer.userId} AND status",
      "FROM license_documents WHERE status",
    ],
    ["WHERE d.id = ${documentId} AND d.user_id = ${userId}\n", "WHERE d.id = ${documentId}\n"],
    ["\n        AND d.status = 'open')`,\n    },", ")`,\n    },"],
    // Both where it is read and where it is written: each alone keeps the same people out.
    ["sql`p.user_id = ${userId} AND p.verified`;", "sql`p.user_id = ${userId}`;"],
  ]),
  ...inFile("owner", "app/domains/licenses/document-queries.server.ts", DOCUMENTS, [
    [
      "WHERE p.user_id = ${userId} AND p.verified)`;\n  const { held",
      "WHERE p.verified LIMIT 1)`;\n  const { held",
    ],
    ["WHERE d.user_id = ${userId} AND d.status <> 'withdrawn'", "WHERE d.status <> 'withdrawn'"],
  ]),
  ...inFile(
    "owner",
    "app/domains/licenses/document-queries.server.ts",
    [...EXPORT, ...DOCUMENTS],
    [
      [
        "FROM license_documents WHERE user_id = ${userId} ORDER BY opened_at",
        "FROM license_documents ORDER BY opened_at",
      ],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/licenses/forgetting.server.ts",
    [...DOCUMENTS, ...GONE],
    [
      [
        "db.orm.delete(licenseDocuments).where(eq(licenseDocuments.userId, userId))",
        "db.orm.delete(licenseDocuments)",
      ],
      [".set({ userId: null }).where(eq(licenseEvidence.userId, userId))", ".set({ userId: null })"],
    ],
  ),
  ...inFile("owner", "app/domains/photos/photo-conditions.server.ts", PHOTOS, [
    ["AND q.verified AND q.agent_no = ${owner.agentNo})`", "AND q.verified)`"],
    ["AND r.role LIKE '%\\\\_executive' ESCAPE '\\\\')`", ")`"],
    ['return isOneOf(userId, owner.organizationNo, ["owner", "manager"]);', "return sql`1`;"],
  ]),
  ...inFile(
    "owner",
    "app/domains/photos/policy.ts",
    ["app/domains/photos/policy.test.ts", ...PHOTOS],
    [
      ['if (!viewer.roleKnown || viewer.accountStatus !== "active") return false;', ""],
      ["viewer.verified && owner.userId === viewer.userId", "viewer.verified"],
      ["isExecutive(viewer) && owner.userId === viewer.userId", "isExecutive(viewer)"],
      ["viewer.managedOrganization?.id === owner.id &&", ""],
      ['["owner", "manager"].includes(viewer.managedOrganization.role)', "true"],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/photos/forgetting.server.ts",
    [...GONE, "tests/worker/photos/upload.test.ts"],
    [
      ["sql`p.created_by = ${userId} AND p.organization_no IS NULL`", "sql`p.organization_no IS NULL`"],
      [
        "UPDATE profiles SET photo_url = NULL, drawing_url = NULL WHERE user_id = ${userId}",
        "UPDATE profiles SET photo_url = NULL, drawing_url = NULL",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/directory/showcase/showcase-commands.server.ts", SHOWCASE, [
    [
      "WHERE p.user_id = ${userId} AND p.agent_no = ${agentNo} AND p.verified AND r.role = 'agent')`",
      "WHERE p.agent_no = ${agentNo} AND p.verified AND r.role = 'agent')`",
    ],
    [" AND p.verified AND r.role = 'agent')`", " AND r.role = 'agent')`"],
    ["moved: sql`${newestVersion(agentNo)} IS ${seen}`,", ""],
  ]),
  ...inFile("owner", "app/domains/directory/showcase/showcase-queries.server.ts", SHOWCASE, [
    ["WHERE kp.user_id = ${userId} AND kp.verified)`", "WHERE kp.verified LIMIT 1)`"],
  ]),
  ...inFile("owner", "app/domains/calendar/appointments/appointment-queries.server.ts", APPOINTMENTS, [
    ["sql`(p.user_id = ${userId} OR (p.user_id IS NULL", "sql`(p.user_id IS NOT NULL OR (p.user_id IS NULL"],
    [" AND be.email_confirmed_at IS NOT NULL)))`", ")))`"],
    [
      "AND p.agent_no = (SELECT m.agent_no FROM profiles m WHERE m.user_id = ${userId} AND m.verified))`;",
      ")`;",
    ],
    [
      "AND p.agent_no = (SELECT m.agent_no FROM profiles m WHERE m.user_id = ${userId} AND m.verified))`;",
      "AND p.agent_no = (SELECT m.agent_no FROM profiles m WHERE m.user_id = ${userId}))`;",
    ],
  ]),
  ...inFile("guard", "app/domains/calendar/appointments/change-commands.server.ts", APPOINTMENTS, [
    [" || appointment.asked", ""],
  ]),
  ...inFile("owner", "app/domains/calendar/appointments/appointment-queries.server.ts", CONTEST, [
    ["(p.agent_user_id = ${userId} AND", "(1 AND"],
    [" AND k.user_id = p.agent_user_id AND k.verified", " AND k.verified"],
  ]),
  ...inFile("owner", "app/domains/calendar/appointments/appointment-queries.server.ts", EXPORT, [
    ['WHERE ${ofClient(person)} OR ${isOn("agent", person.userId)}', ""],
  ]),
  ...inFile("guard", "app/domains/calendar/busy/busy-commands.server.ts", BUSY, [
    ["guards: { still },", "guards: {},"],
  ]),
  ...inFile("owner", "app/domains/calendar/settings/own-calendar-queries.server.ts", APPOINTMENTS, [
    [
      "WHERE p.user_id = ${userId} AND p.verified\n    AND p.account_status = 'active')`",
      "WHERE p.verified AND p.agent_no IS NOT NULL LIMIT 1)`",
    ],
  ]),
  ...inFile("owner", "app/domains/calendar/settings/settings-commands.server.ts", APPOINTMENTS, [
    [
      "WHERE k.user_id = ${userId} AND k.agent_no = ${own.agentNo} AND k.verified",
      "WHERE k.agent_no = ${own.agentNo} AND k.verified",
    ],
    [" AND k.verified\n    AND k.account_status = 'active')`", ")`"],
  ]),
  ...inFile(
    "owner",
    "app/domains/calendar/appointments/forgetting.server.ts",
    [...GONE, ...LEAVING],
    [
      [
        "(SELECT agent_no FROM profiles WHERE user_id = ${person.userId} AND agent_no IS NOT NULL)`;",
        "(SELECT agent_no FROM profiles WHERE agent_no IS NOT NULL)`;",
      ],
      [
        "updated_at = ${nowMs}, cancellation_unsent = 1\n      WHERE ${theirs} AND status",
        "updated_at = ${nowMs}, cancellation_unsent = 1\n      WHERE status",
      ],
      ["user_id = NULL WHERE ${theirs}`", "user_id = NULL`"],
    ],
  ),
  ...inFile("owner", "app/domains/calendar/appointments/forgetting.server.ts", LEAVING, [
    ['cancel("client", isBooker(userId))', 'cancel("client", sql`1`)'],
    [
      "sql`agent_no IN (SELECT agent_no FROM profiles WHERE user_id = ${userId} AND agent_no IS NOT NULL)`,",
      "sql`1`,",
    ],
  ]),
];
