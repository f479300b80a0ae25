/**
 * Who may import whom (docs/architecture.md). `npm run check` and tests/architecture/import-rules.test.ts read it.
 * @type {import("dependency-cruiser").IConfiguration}
 */

/** Domains by rank: one may look only at those of lower rank, and only at certain files of theirs. */
const RANKS = [
  ["bulk"],
  ["notifications", "accounts", "auth", "errors"],
  ["licenses", "audit", "versions"],
  ["organizations", "directory", "claims"],
  ["reviews", "questions", "messages", "calendar", "billing", "photos"],
  ["leads"],
  ["onboarding"],
];

/** Tests stand beside the source and may import anything. */
const TESTS = "[.]test[.]tsx?$";
const OWN_CODE = "^(app|bench|db|drawings|operators|scripts|stand-ins|tests|workers)/";

/** `from` may import only `allowed` of our own code; packages from npm are not meant. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: TESTS },
  to: { path: OWN_CODE, pathNot: [...allowed, "^app/text/"] },
});

const domainRules = RANKS.flatMap((domains, rank) =>
  domains.map((domain) => {
    const lower = RANKS.slice(0, rank).flat();
    // A domain's files stand in it or in one of its rooms.
    const places = [`^app/domains/(${lower.join("|")})/`, `^app/domains/(${lower.join("|")})/[a-z-]+/`];
    const visible =
      lower.length === 0 ? [] : places.map((at) => `${at}(queries|commands|policy|types)([.]|-)`);
    const qualified =
      lower.length === 0 ? [] : places.map((at) => `${at}[a-z-]+-(queries|commands|types)([.]server)?[.]ts$`);
    return only(
      `domain-${domain}`,
      `^app/domains/${domain}/`,
      [
        `^app/domains/${domain}/`,
        "^db/(?!seed/)",
        "^app/(platform|ui)/",
        "^app/((account-|payment-|organization-|calendar-|lead-|dashboard-|admin-)?paths)[.]ts$",
        ...visible,
        ...qualified,
      ],
      "Of another domain, only one of lower rank, and of it only queries, commands, policy and types.",
    );
  }),
);

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      comment:
        "An import that leads nowhere. A Worker's entry for tests is put beside the bundle that it imports.",
      severity: "error",
      from: { pathNot: "^tests/support/second-life[.]js$" },
      to: { couldNotResolve: true, pathNot: ["^#build/", "^virtual:", "^cloudflare:"] },
    },
    only(
      "workers",
      "^workers/",
      [
        "^workers/",
        "^app/platform/",
        "^app/domains/[^/]+/(types|inputs|policy|limits)[.]ts$",
        "^db/(?!seed/)",
      ],
      "The built app, the platform, pure domain files and the database.",
    ),
    only(
      "routes",
      "^app/routes/([^/]+)/",
      [
        "^app/routes/$1/",
        "^app/(shell|guards|domains|ui|platform)/",
        "^app/((account-|payment-|organization-|calendar-|lead-|dashboard-|admin-)?paths)[.]ts$",
        "^app/root[.]tsx$",
      ],
      "A route reads its own folder, shell, guards, domains, ui, platform and paths.",
    ),
    only(
      "shell",
      "^app/shell/",
      [
        "^app/(shell|ui|platform)/",
        "^app/domains/[^/]+/(components/|types[.]ts)",
        "^app/((account-|payment-|organization-|calendar-|lead-|dashboard-|admin-)?paths)[.]ts$",
      ],
      "The shell shows domain components; it does not query.",
    ),
    only(
      "guards",
      "^app/guards/",
      [
        "^app/(guards|platform)/",
        "^app/domains/(auth|accounts|onboarding)/",
        "^app/((account-|payment-|organization-|calendar-|lead-|dashboard-|admin-)?paths)[.]ts$",
      ],
      "Guards know accounts, nothing of the business.",
    ),
    ...domainRules,
    {
      name: "known-domain",
      comment: "A new domain needs a rank in this file.",
      severity: "error",
      from: { path: `^app/domains/(?!(${RANKS.flat().join("|")})/)[^/]+/` },
      to: {},
    },
    only("text", "^app/text/", ["^app/text/"], "Sentences stand by themselves."),
    only(
      "platform",
      "^app/platform/",
      ["^app/platform/", "^db/(client|schema/(audit|outbox|commit-guards|cron-runs))[.]ts$"],
      "The platform knows no business.",
    ),
    only(
      "ui",
      "^app/ui/",
      ["^app/ui/", "^app/platform/(form-reply|dates|reader-time)[.]ts$"],
      "Components without business words stand on nothing else but what the server says of a form, and how dates are written.",
    ),
    only("db", "^db/(?!seed/)", ["^db/(?!seed/)"], "The database knows nobody above it."),
    only(
      "stand-ins",
      "^stand-ins/",
      ["^stand-ins/"],
      "What stands in for another company knows nothing of the product.",
    ),
    {
      name: "nobody-imports-tests-bench-or-seed",
      comment: "Only programs (scripts) and these among themselves.",
      severity: "error",
      from: {
        pathNot: [
          "^(tests|bench|drawings|scripts|stand-ins|db/seed)/",
          "^(vitest|playwright)[.]config[.]ts$",
          TESTS,
        ],
      },
      to: { path: "^(tests|bench|stand-ins|db/seed)/" },
    },
    {
      name: "server-files-stay-on-the-server",
      comment: "Types are erased before anything is bundled, so they may travel.",
      severity: "error",
      from: {
        pathNot: [
          "[.]server[.]tsx?$",
          "^app/routes/",
          "^app/(root|entry[.]server)[.]tsx$",
          "^(workers|tests|bench|operators|scripts|db/seed)/",
          TESTS,
        ],
      },
      to: { path: "[.]server[.]tsx?$", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|[.]data|[.]wrangler|node_modules/[.])" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
