/**
 * Who may import whom (docs/architecture.md). `npm run check` and tests/architecture/import-rules.test.ts read it.
 * @type {import("dependency-cruiser").IConfiguration}
 */

/** Domains by rank: each may import only from lower ranks, and only certain files. */
const RANKS = [
  ["bulk", "law"],
  ["notifications", "accounts", "auth", "errors"],
  ["licenses", "audit", "versions", "consents", "privacy"],
  ["organizations", "directory", "claims"],
  ["reviews", "questions", "messages", "calendar", "billing", "photos", "accuracy"],
  ["leads"],
  ["onboarding", "listings"],
];

/** Tests are next to the source and may import anything. */
const TESTS = "[.]test[.]tsx?$";
const OWN_CODE = "^(app|bench|db|drawings|operators|scripts|stand-ins|tests|workers)/";

/** `from` may import only `allowed` of our own code; npm packages are not restricted. */
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
    // A domain's files are in it or in one of its subfolders.
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
        "^app/paths/",
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
        "An import that leads nowhere. A Worker's entry for tests is put next to the bundle that it imports.",
      severity: "error",
      from: { pathNot: "^tests/support/servers/second-life[.]js$" },
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
      ["^app/routes/$1/", "^app/(shell|guards|domains|ui|platform)/", "^app/paths/", "^app/root[.]tsx$"],
      "A route reads its own folder, shell, guards, domains, ui, platform and paths.",
    ),
    only(
      "shell",
      "^app/shell/",
      ["^app/(shell|ui|platform)/", "^app/domains/[^/]+/(components/|types[.]ts)", "^app/paths/"],
      "The shell shows domain components; it does not query.",
    ),
    only(
      "guards",
      "^app/guards/",
      ["^app/(guards|platform)/", "^app/domains/(auth|accounts|onboarding)/", "^app/paths/"],
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
    only("text", "^app/text/", ["^app/text/"], "Sentences import nothing else."),
    only("paths", "^app/paths/", ["^app/paths/"], "Addresses import nothing else."),
    only(
      "platform",
      "^app/platform/",
      ["^app/platform/", "^db/(client|schema/(audit|outbox|commit-guards|cron-runs))[.]ts$"],
      "The platform knows no business.",
    ),
    only(
      "ui",
      "^app/ui/",
      ["^app/ui/", "^app/platform/(forms/form-reply|time/(dates|reader-time))[.]ts$"],
      "Components without business words import nothing else but form replies, and how dates are formatted.",
    ),
    only("db", "^db/(?!seed/)", ["^db/(?!seed/)"], "The database knows nothing above it."),
    only(
      "stand-ins",
      "^stand-ins/",
      ["^stand-ins/"],
      "A stand-in for another company knows nothing of the product.",
    ),
    {
      name: "no-imports-of-tests-bench-or-seed",
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
      comment: "Types are erased before anything is bundled, so they are allowed.",
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
