/**
 * Records that are the same in every seeded database, whatever the number of agents, so that tests and the README can
 * name them. Days are counted from the seed's `today`.
 */

export const landmarks = {
  organizations: {
    lanternRow: {
      organizationNo: 1,
      id: "01951c4a-2c00-7a11-8b21-5f0e6d3c9a01",
      slug: "lantern-row-insurance",
      oldSlug: "lantern-row",
      name: "Lantern Row Insurance",
    },
  },
  agents: {
    /** Rich data: 38 published reviews, licenses in four states, one ending within 30 days, one expired. */
    inesCalloway: {
      agentNo: 1,
      id: "01952a10-6b40-7c31-9d02-3a6f1e8b7c01",
      personId: "01952a10-6b40-7c31-9d02-3a6f1e8b7c02",
      slug: "ines-calloway",
      oldSlug: "ines-c",
      name: "Ines Calloway",
    },
    /** The longest of everything: name, headline, biography, organization role, about 300 reviews. */
    longest: {
      agentNo: 2,
      id: "01953f22-1d80-7e42-8a13-4b7c2f9d0e01",
      personId: "01953f22-1d80-7e42-8a13-4b7c2f9d0e02",
      slug: "maximiliana-featherstonehaugh-cholmondeley-von-hohenfels-santamaria-oyelaran",
      name: "Maximiliana Featherstonehaugh-Cholmondeley von Hohenfels-Santamaría Oyelaran",
    },
    /** The shortest: no headline, biography, reviews, phone, site, organization. */
    shortest: {
      agentNo: 3,
      id: "01954b31-7a00-7123-9c24-5d8e3a0f1b01",
      personId: "01954b31-7a00-7123-9c24-5d8e3a0f1b02",
      slug: "bo-li",
      name: "Bo Li",
    },
    /** An archived account: the profile must not be shown. */
    archived: {
      agentNo: 4,
      id: "01955c42-3e20-7234-8d35-6e9f4b1a2c01",
      personId: "01955c42-3e20-7234-8d35-6e9f4b1a2c02",
      slug: "august-merriweather-hale",
      name: "August Merriweather-Hale",
    },
    /** Accepts no new clients until 45 days from the seed's day. */
    notAccepting: {
      agentNo: 5,
      id: "01956d53-4f40-7345-9e46-7fa05c2b3d01",
      personId: "01956d53-4f40-7345-9e46-7fa05c2b3d02",
      slug: "beatriz-sandoval-kerr",
      name: "Beatriz Sandoval-Kerr",
    },
    /** The only license has expired: no insurance type is covered anywhere. */
    lapsed: {
      agentNo: 6,
      id: "01957e64-5a60-7456-8f57-80b16d3c4e01",
      personId: "01957e64-5a60-7456-8f57-80b16d3c4e02",
      slug: "desmond-achterberg",
      name: "Desmond Achterberg",
    },
  },
  questions: {
    /** Answered, about a home in Texas. */
    fence: {
      questionNo: 1,
      slug: "does-my-home-policy-pay-for-the-fence-and-for-taking-the-tree-away-or-57f0c2aa",
      expertSlug: "ines-calloway",
    },
  },
} as const;

/** Generated agents and organizations are numbered from here. */
export const FIRST_GENERATED_AGENT_NO = Object.keys(landmarks.agents).length + 1;
export const FIRST_GENERATED_ORGANIZATION_NO = Object.keys(landmarks.organizations).length + 1;

/** Slugs that no generated agent may have. */
export const landmarkAgentSlugs: readonly string[] = [
  ...Object.values(landmarks.agents).map((agent) => agent.slug),
  landmarks.agents.inesCalloway.oldSlug,
];
export const landmarkOrganizationSlugs: readonly string[] = [
  landmarks.organizations.lanternRow.slug,
  landmarks.organizations.lanternRow.oldSlug,
];
