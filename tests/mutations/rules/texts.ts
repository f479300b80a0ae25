/** Texts of specification §8: each with other words, and each toast removed. */
import { inFile, type Mutation } from "../mutation.ts";

const LITERAL = "tests/architecture/routes/specification.test.ts";
const ACTION = "app/domains/notifications/components/use-notification-actions.test.tsx";
const BELL = "tests/worker/notifications/notifications.test.ts";
const SIGN_UP = [
  "tests/worker/accounts/sign-in/sign-up.test.ts",
  "tests/worker/accounts/sign-in/role-lookup.test.ts",
];
const ASK = ["tests/worker/questions/ask-limits.test.ts", "tests/worker/questions/ask-expert.test.ts"];

export const TEXTS: readonly Mutation[] = [
  ...inFile("text", "app/paths/paths.ts", [LITERAL], [['const NOWHERE = "#";', 'const NOWHERE = "/";']]),
  ...inFile(
    "text",
    "app/domains/auth/sessions/sessions.server.ts",
    ["tests/worker/accounts/sign-in/sessions.test.ts"],
    [
      ["context.cookies.push(...clearedCookies());\n    context.sessionBroken", "context.sessionBroken"],
      ["    context.sessionBroken = true;\n", ""],
    ],
  ),
  ...inFile("text", "app/routes/auth/sign-up/sign-up-action.server.ts", SIGN_UP, [
    ["{ errors: { email: t(EMAIL_TAKEN) } }", "{}"],
    ["{ notice: { title: t(SIGN_UP_FAILED) } }", "{}"],
  ]),
  ...inFile(
    "text",
    "app/routes/auth/sign-out.tsx",
    ["tests/worker/accounts/sign-in/sign-in.test.ts", ...SIGN_UP],
    [
      ['outcome === "signed-out" ? SIGNED_OUT.text : SIGNED_OUT_ALREADY.text', "SIGNED_OUT.text"],
      ["text: t(SIGN_OUT_FAILED.text)", 'text: ""'],
      ['{ "Clear-Site-Data": \'"storage"\' }', "{}"],
    ],
  ),
  ...inFile(
    "text",
    "app/domains/errors/policy.ts",
    ["app/domains/errors/policy.test.ts"],
    [
      ['during === "write" || OF_THE_DATABASE.test(message) ? "critical" : "high"', '"high"'],
      ['if (NOT_ARRIVED.test(message)) return "low";', ""],
      ['return during === "render" ? "high" : "medium";', 'return "medium";'],
    ],
  ),
  ...inFile(
    "text",
    "app/domains/auth/sign-in-texts.ts",
    [
      LITERAL,
      "tests/worker/accounts/sign-in/sign-in.test.ts",
      "tests/worker/accounts/sign-in/sign-up.test.ts",
      "tests/worker/accounts/sign-in/role-lookup.test.ts",
    ],
    [
      ["Invalid credentials. {n} attempts", "Wrong credentials. {n} attempts"],
      ["Invalid credentials. {n} attempt remaining", "Invalid credentials. {n} attempts left"],
      ["Account Temporarily Locked", "Account locked"],
      ["Too many failed attempts.", "Too many attempts."],
      ["Signup failed.", "Sign-up failed."],
      ["Please sign in or reset your password.", "Please sign in."],
      ["You have successfully signed out.", "You are signed out."],
      ["You have been signed out.", "You were signed out."],
      ["Error signing out", "Not signed out"],
      ["Could not sign out.", "You could not be signed out."],
    ],
  ),
  ...inFile(
    "text",
    "app/domains/notifications/bell-texts.ts",
    [ACTION, LITERAL, BELL],
    [
      ["Failed to mark notification as read", "Could not mark it as read"],
      ["Failed to mark all notifications as read", "Could not mark all as read"],
      ["Failed to delete notification", "Could not delete it"],
      ["Failed to delete all notifications", "Could not delete all"],
      ["All notifications marked as read", "All marked as read"],
      ["Notification deleted", "Deleted"],
      ["All notifications deleted", "All deleted"],
      ['NONE = "No notifications"', 'NONE = "Nothing new"'],
    ],
  ),
  ...inFile(
    "text",
    "app/domains/notifications/components/use-notification-actions.ts",
    [ACTION, "tests/e2e/work/notifications.spec.ts"],
    [
      ['showToast({ title: wordsOf(FAILED, action) ?? t(NOT_BROUGHT_BACK), tone: "error" });', ""],
      ['if (title !== undefined) showToast({ title, tone: "success" });', ""],
    ],
  ),
  ...inFile(
    "text",
    "app/routes/workspace/notifications/notification-actions.server.ts",
    [BELL],
    [
      ['if (count === 0) say(FAILED.read, "error");', ""],
      ['if (!all && id === null) {\n        say(FAILED.delete, "error");', "if (!all && id === null) {"],
      ['if (count === 0 && !all) {\n        say(FAILED.delete, "error");', "if (count === 0 && !all) {"],
      ['say((narrowed ? DONE_SHOWN : DONE).readAll, "success");', ""],
      ['say(all ? (narrowed ? DONE_SHOWN : DONE).deleteAll : DONE.delete, "success");', ""],
    ],
  ),
  ...inFile(
    "text",
    "app/domains/questions/question-texts.ts",
    [LITERAL, ...ASK],
    [
      ["Question submitted", "Question sent"],
      ["Your expert question has been successfully submitted.", "Your question was sent."],
      ["Submission failed", "Not sent"],
      ["Failed to submit your question.", "Your question was not sent."],
    ],
  ),
  ...inFile(
    "text",
    "app/routes/questions/ask-expert.tsx",
    ["tests/worker/questions/ask-limits.test.ts"],
    [["{ notice: SUBMISSION_FAILED }", "{}"]],
  ),
  ...inFile(
    "text",
    "app/shell/errors/failure-screens.tsx",
    [
      LITERAL,
      "tests/worker/admin/errors.test.ts",
      "tests/worker/database/database-trouble.test.ts",
      "tests/e2e/every-page/errors.spec.ts",
    ],
    [
      ['t("Something went wrong")', '"An error"'],
      [
        't("The application encountered an error. Please refresh the page to try again.")',
        '"Please try again."',
      ],
    ],
  ),
  ...inFile(
    "text",
    "app/shell/auth/auth-context.ts",
    ["app/shell/auth/auth-context.test.tsx"],
    [["not initialized", "missing"]],
  ),
  ...inFile(
    "text",
    "app/shell/header/sign-out-form.tsx",
    ["app/shell/header/sign-out-form.test.tsx", LITERAL, "tests/e2e/accounts/accounts.spec.ts"],
    [
      ['t("Error signing out")', '"Not signed out"'],
      ['t("Could not sign out. Please try again.")', '"Try again."'],
      [
        'showToast({\n        title: t("Error signing out"),\n        text: t("Could not sign out. Please try again."),\n        tone: "error",\n      });',
        "",
      ],
      ["showToast(toast);", ""],
    ],
  ),
  ...inFile(
    "text",
    "app/shell/ask-dialog.tsx",
    ["tests/e2e/reviews-and-questions/ask-dialog.spec.ts"],
    [["onRefused={showToast}", "onRefused={() => {}}"]],
  ),
];
