/** Kept pages with a reader's own parts (decision 0069): what keeps one reader's from another, and sends whoever brings more to a page of their own. */
import { inFile, type Mutation } from "./mutation.ts";

const OWN = ["tests/worker/own-pages.test.ts"];
const CACHE = [
  "tests/worker/page-cache.test.ts",
  "tests/worker/directory/many-readers.test.ts",
  "tests/worker/database-trouble.test.ts",
  "tests/worker/taken-back.test.ts",
  "tests/worker/page-renewal.test.ts",
  "tests/worker/accounts/role-lookup.test.ts",
  ...OWN,
];

export const KEPT_PAGES: readonly Mutation[] = [
  ...inFile("guard", "workers/own-pages.ts", OWN, [
    ["if (page.strangersAlone) return null;", ""],
    ["if (own.apart) return null;", ""],
    [" || own.saved.some((slug) => places.agents.has(slug))", ""],
    ["if (own.toast !== null) context.cookies.push(clearToast());", ""],
    ['response.headers.set("Cache-Control", PRIVATE_PAGE);', ""],
    ["roundTrips + context.db.roundTrips()", "roundTrips"],
    ['for (const cookie of context.cookies) response.headers.append("Set-Cookie", cookie);', ""],
    ['headers.delete("Cookie");', ""],
  ]),
  ...inFile("guard", "workers/app.ts", CACHE, [
    ["!takesOwnParts(request) || ", ""],
    ["sessionBroken || ", ""],
    [" || sessionTrouble !== null) return null;", ") return null;"],
    ["if (!kinds.isSame(url)) return null;", ""],
    ['if (cached.age === "STALE") renew(key, asStranger(request), surroundings);', ""],
    ["renew(key, asStranger(request), surroundings)", "renew(key, request, surroundings)"],
    [
      "makeKept(key, asStranger(request), surroundings, createNonce())",
      "makeKept(key, request, surroundings, createNonce())",
    ],
  ]),
  ...inFile("guard", "workers/make-pages.ts", CACHE, [
    ["const strangersAlone = !context.caching.sameForAccounts;", "const strangersAlone = false;"],
    // Loaders share by the same rule: both at once.
    ["!context.caching.shared || !isCacheable(request) || ", ""],
    ["response.status >= 500", "false"],
    ['if (context.sessionBroken) headers.set("Clear-Site-Data", \'"storage"\');', ""],
    ["endsSession(headers) ? clearWrote() : writeWrote()", "writeWrote()"],
    ["if (page === null && response.status < 500) await dropPage(key);", ""],
    ["if (!isRenewing(key)) surroundings", "surroundings"],
    ["renewals.delete(key);", ""],
  ]),
  ...inFile(
    "guard",
    "workers/page-kinds.ts",
    ["workers/page-kinds.test.ts", ...OWN],
    [
      ["kinds.get(kindOf(url)) ?? false", "kinds.get(kindOf(url)) ?? true"],
      ["if (kinds.size >= MOST_KINDS) kinds.clear();", ""],
      [" ${segments.length} ", " "],
      [" ${isData} ", " "],
      [' ${[...names].sort().join("&")}`', "`"],
      [".filter((name) => !isForeignParameter(name))", ""],
    ],
  ),
  ...inFile("guard", "app/own-parts.server.tsx", OWN, [
    ['viewer === null || viewer.accountStatus === "archived" ? null', "viewer === null ? null"],
    ['request.headers.has("X-Read-Anew") ? null : readToast(request)', "readToast(request)"],
    ['viewer?.role === "org_pending"', "false"],
    ["saved: readSaved(request),", "saved: [],"],
  ]),
  ...inFile("guard", "app/platform/page-requests.ts", CACHE, [
    [
      '!hasPersonalCookie(request) &&\n    request.headers.get("Authorization") === null &&',
      "!hasPersonalCookie(request) &&",
    ],
    ["!hasUnknownCookie(request) &&", ""],
    [
      '!hasUnknownCookie(request) &&\n    request.headers.get("Authorization") === null &&',
      "!hasUnknownCookie(request) &&",
    ],
    ["if (!isForeignParameter(name)) search", "search"],
    ["const made = `${version}-${language}`;", "const made = version; void language;"],
  ]),
  ...inFile(
    "guard",
    "app/platform/personal-page.ts",
    ["app/platform/personal-page.test.ts", ...OWN],
    [
      ["at < 0 || text.indexOf(part, at + 1) >= 0", "at < 0"],
      ["if (found?.value !== NULL) return null;", "if (found === null) return null;"],
      ["if (known.length === places.length)", "if (known.length > 0)"],
      ['kind === "page" ? scriptSafe(more).slice(1, -1) : more', "more"],
    ],
  ),
];
