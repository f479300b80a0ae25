/**
 * Cached pages with a reader's fragments (decision 0069): what separates one reader's from another's, and makes a
 * separate page for readers with more than that.
 */
import { inFile, type Mutation } from "../mutation.ts";

const OWN = ["tests/worker/cache/personalized-fragments.test.ts"];
const CACHE = [
  "tests/worker/cache/page-cache.test.ts",
  "tests/worker/directory/many-readers.test.ts",
  "tests/worker/database/database-trouble.test.ts",
  "tests/worker/cache/withdrawn.test.ts",
  "tests/worker/cache/page-renewal.test.ts",
  "tests/worker/accounts/sign-in/role-lookup.test.ts",
  ...OWN,
];

/** A database that goes (decision 0130). */
const OUTAGE = ["tests/worker/database/outage.test.ts"];

export const CACHED_PAGES: readonly Mutation[] = [
  ...inFile("guard", "workers/pages/outage.ts", OUTAGE, [
    ["if (purges === null || !isStillShown(", "if (purges !== null && !isStillShown("],
    ['answer.headers.set("Cache-Control", PRIVATE_PAGE);', ""],
  ]),
  ...inFile("guard", "app/platform/database/database.ts", OUTAGE, [
    ["if (breaker.takeProbe()) waitUntil(probe());", ""],
    ["isolate.readOnly = true;", ""],
    ['if (isReadOnly(error)) return isWrite ? "database-read-only" : "database-unreachable";', ""],
  ]),
  ...inFile("guard", "app/outage.server.tsx", OUTAGE, [["!SECRET.test(name)", "true"]]),
  ...inFile(
    "guard",
    "workers/pages/still-shown.ts",
    ["workers/pages/still-shown.test.ts"],
    [
      ["at + CLOCKS_MS >= madeAt", "at >= madeAt"],
      ["|| isPurged(pages.get(path))) return false;", ") return false;"],
      ["if (named(path)) return false;", ""],
    ],
  ),
  ...inFile("guard", "workers/pages/personalized-fragments.ts", OWN, [
    ["if (page.strangersAlone) return null;", ""],
    ["if (await isLedOn(context)) return null;", ""],
    ["for (const slug of reader.saved)", "for (const slug of [] as string[])"],
    [
      "reader.toast !== null) context.cookies.push(clearToast());",
      "false) context.cookies.push(clearToast());",
    ],
    ['cached.headers.set("Cache-Control", PRIVATE_PAGE);', ""],
    ["roundTrips + context.db.roundTrips()", "roundTrips"],
    ['for (const cookie of context.cookies) cached.headers.append("Set-Cookie", cookie);', ""],
    ['headers.delete("Cookie");', ""],
    ["if (isData && !isStranger(reader)) cached.headers.set(READER_HEADER, writeReader(reader));", ""],
    ["place.setInnerContent(writeReader(reader), { html: true });", ""],
  ]),
  ...inFile("guard", "workers/app.ts", CACHE, [
    ["!takesFragments(request) || ", ""],
    ["sessionBroken || ", ""],
    [" || sessionTrouble !== null) return null;", ") return null;"],
    ["if (!kinds.isSame(url)) return null;", ""],
    ['if (cached.age === "STALE") renew(key, asStranger(request), surroundings);', ""],
    ["renew(key, asStranger(request), surroundings)", "renew(key, request, surroundings)"],
    [
      "makeAndCache(key, asStranger(request), surroundings, createNonce())",
      "makeAndCache(key, request, surroundings, createNonce())",
    ],
  ]),
  ...inFile("guard", "workers/pages/make-pages.ts", CACHE, [
    ["const strangersAlone = !context.caching.sameForAccounts;", "const strangersAlone = false;"],
    // Loaders share by the same rule: both at once.
    ["!context.caching.shared || !isCacheable(request) || ", ""],
    ["response.status >= 500", "false"],
    ['if (context.sessionBroken) headers.set("Clear-Site-Data", \'"storage"\');', ""],
    ["endsSession(headers) ? clearWrote() : writeWrote()", "writeWrote()"],
    ["if (!isRenewing(key)) surroundings", "surroundings"],
    ["renewals.delete(key);", ""],
  ]),
  ...inFile(
    "guard",
    "app/platform/cache/page-cache.ts",
    ["workers/pages/page-lifetime.test.ts"],
    [["if (response.status < 500 && isText(response)) waitUntil(dropPage(key));", ""]],
  ),
  ...inFile(
    "guard",
    "workers/pages/page-kinds.ts",
    ["workers/pages/page-kinds.test.ts", ...OWN],
    [
      ["kinds.get(kindOf(url)) ?? false", "kinds.get(kindOf(url)) ?? true"],
      ["if (kinds.size >= MOST_KINDS) kinds.clear();", ""],
      [" ${segments.length} ", " "],
      [" ${isData} ", " "],
      [' ${[...names].sort().join("&")}`', "`"],
      [".filter((name) => !isForeignParameter(name))", ""],
    ],
  ),
  ...inFile("guard", "app/reader.server.tsx", OWN, [
    ['viewer === null || viewer.accountStatus === "archived" ? null', "viewer === null ? null"],
    ['request.headers.has("X-Reload-Data") ? null : readToast(request)', "readToast(request)"],
    ['=== "org_pending"', '=== "admin"'],
    ["saved: readSaved(request),", "saved: [],"],
  ]),
  ...inFile("guard", "app/platform/cache/page-requests.ts", CACHE, [
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
    "app/platform/cache/page-requests.ts",
    ["app/platform/platform.test.ts"],
    [
      ["const variant = place === null ? made : `${made}-${place}`;", "const variant = made; void place;"],
      ["(place !== null && isNearReader(new URL(request.url)) ? [null, place] : [null])", "[null]"],
    ],
  ),
];
