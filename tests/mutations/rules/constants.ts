/** Constants of specification §9, each with another value. */
import { inFile, type Mutation } from "../mutation.ts";

const LITERAL = "tests/architecture/routes/specification.test.ts";
const CACHE = "app/platform/cache/query-cache.test.tsx";

export const CONSTANTS: readonly Mutation[] = [
  ...inFile(
    "constant",
    "app/shell/limits.ts",
    ["app/shell/limits.test.ts", LITERAL],
    [
      ["MOBILE_BELOW_PX = 768", "MOBILE_BELOW_PX = 800"],
      ["MOBILE_MENU_PX = 280", "MOBILE_MENU_PX = 300"],
      ["PERCENT = 85", "PERCENT = 90"],
      ["SIDEBAR_OPEN_FROM_PX = 1024", "SIDEBAR_OPEN_FROM_PX = 1000"],
      ["SIDEBAR_WIDTH_REM = 16", "SIDEBAR_WIDTH_REM = 17"],
      ["ICONS_WIDTH_REM = 3", "ICONS_WIDTH_REM = 4"],
      ["DRAWER_WIDTH_REM = 18", "DRAWER_WIDTH_REM = 19"],
      ["7 * DAY_SECONDS", "6 * DAY_SECONDS"],
    ],
  ),
  ...inFile(
    "constant",
    "app/shell/limits.ts",
    [
      LITERAL,
      "tests/e2e/accounts/accounts.spec.ts",
      "tests/e2e/every-page/errors.spec.ts",
      "tests/e2e/every-page/shell.spec.ts",
    ],
    [
      ["TOAST_REMOVAL_MS = 1_000_000", "TOAST_REMOVAL_MS = 100_000"],
      ["HEADER_RETRY_LIMIT = 3", "HEADER_RETRY_LIMIT = 4"],
      ["SIGN_OUT_MS = 500", "SIGN_OUT_MS = 900"],
    ],
  ),
  ...inFile(
    "constant",
    "app/platform/cache/query-cache.ts",
    [CACHE, "tests/e2e/work/notifications.spec.ts"],
    [
      ["staleTime: 5 *", "staleTime: 4 *"],
      ["gcTime: 10 *", "gcTime: 9 *"],
      ["retry: 1,", "retry: 2,"],
      ['retry: 1,\n        networkMode: "offlineFirst"', 'retry: 1,\n        networkMode: "online"'],
      ["refetchOnWindowFocus: false", "refetchOnWindowFocus: true"],
      ["refetchOnReconnect: true", "refetchOnReconnect: false"],
      ['retry: 2, networkMode: "offlineFirst"', 'retry: 2, networkMode: "online"'],
    ],
  ),
  ...inFile(
    "constant",
    "app/platform/cache/query-cache.ts",
    [
      "app/domains/notifications/components/use-notification-actions.test.tsx",
      CACHE,
      "tests/e2e/work/notifications.spec.ts",
    ],
    [["retry: 2", "retry: 1"]],
  ),
  ...inFile(
    "constant",
    "app/domains/onboarding/components/onboarding-watch.tsx",
    ["app/domains/onboarding/components/onboarding-watch.test.tsx", "tests/e2e/accounts/accounts.spec.ts"],
    [
      ["POLL_MS = MINUTE_MS", "POLL_MS = 50_000"],
      ["FRESH_MS = 30_000", "FRESH_MS = 40_000"],
    ],
  ),
  ...inFile(
    "constant",
    "app/guards/limits.ts",
    [LITERAL, "tests/worker/accounts/sign-in/role-lookup.test.ts"],
    [
      ["VIEWER_FRESH_SECONDS = 30", "VIEWER_FRESH_SECONDS = 300"],
      ["ROLE_CACHED_MINUTES = 30", "ROLE_CACHED_MINUTES = 20"],
      ["ROLE_RETRIES = 2", "ROLE_RETRIES = 1"],
    ],
  ),
  ...inFile(
    "constant",
    "app/domains/notifications/limits.ts",
    [LITERAL, "tests/worker/notifications/notifications.test.ts"],
    [
      ["LISTED_NOTIFICATIONS = 50", "LISTED_NOTIFICATIONS = 49"],
      ["BADGE_MOST = 9", "BADGE_MOST = 10"],
    ],
  ),
  ...inFile(
    "constant",
    "app/domains/notifications/components/badge.ts",
    [LITERAL, "tests/worker/notifications/notifications.test.ts"],
    [["unread > BADGE_MOST", "unread >= BADGE_MOST"]],
  ),
  ...inFile(
    "constant",
    "app/domains/auth/limits.ts",
    ["app/domains/auth/policy.test.ts", LITERAL],
    [
      ["LOCKOUT_ATTEMPTS = 5", "LOCKOUT_ATTEMPTS = 6"],
      ["LOCKOUT_MINUTES = 15", "LOCKOUT_MINUTES = 10"],
      ["LOCKOUT_RECORD_MINUTES = 60", "LOCKOUT_RECORD_MINUTES = 30"],
    ],
  ),
  ...inFile(
    "constant",
    "app/domains/errors/limits.ts",
    ["app/domains/errors/scrubbing.test.ts", "tests/worker/admin/errors.test.ts", LITERAL],
    [["STORED_ERRORS = 100", "STORED_ERRORS = 99"]],
  ),
  ...inFile(
    "constant",
    "app/domains/questions/limits.ts",
    ["app/domains/questions/inputs.test.ts", LITERAL],
    [
      ["ZIP_MAX_CHARACTERS = 10", "ZIP_MAX_CHARACTERS = 11"],
      ["QUESTION_MIN_CHARACTERS = 10", "QUESTION_MIN_CHARACTERS = 9"],
    ],
  ),
  ...inFile(
    "constant",
    "app/domains/questions/inputs.ts",
    ["app/domains/questions/inputs.test.ts", LITERAL],
    [
      ["[1-9]\\d{0,15}$", "[1-9]\\d{0,14}$"],
      ["[1-9]\\d{0,15}$", "[0-9]\\d{0,15}$"],
      ["/^\\+?[1-9]", "/^[1-9]"],
    ],
  ),
  // The algorithms of tokens are not here: each key names its own too, and `jose` accepts it for no other.
];
