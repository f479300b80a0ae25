/** Values of specification §9 and texts of §8 as they stand there: a test that imports a constant cannot hold it. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import * as signIn from "#app/domains/auth/limits.ts";
import * as signInTexts from "#app/domains/auth/sign-in-texts.ts";
import { STORED_ERRORS } from "#app/domains/errors/limits.ts";
import * as bellTexts from "#app/domains/notifications/bell-texts.ts";
import { badgeOf } from "#app/domains/notifications/components/badge.ts";
import { LISTED_NOTIFICATIONS } from "#app/domains/notifications/limits.ts";
import { PHONE_PATTERN } from "#app/domains/questions/inputs.ts";
import * as questions from "#app/domains/questions/limits.ts";
import * as questionTexts from "#app/domains/questions/question-texts.ts";
import * as gate from "#app/guards/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { SomethingWentWrong } from "#app/shell/errors/failure-screens.tsx";
import { HeaderBoundary } from "#app/shell/header/header-boundary.tsx";
import * as shell from "#app/shell/limits.ts";
import { parsePage } from "#support/browser/page.ts";

test.each([
  ["login lockout, attempts", signIn.LOCKOUT_ATTEMPTS, 5],
  ["login lockout, minutes", signIn.LOCKOUT_MINUTES, 15],
  ["login lockout, records pruned after minutes", signIn.LOCKOUT_RECORD_MINUTES, 60],
  // Of the facts read together, the shortest life; a role may be 5 minutes old and terms too.
  ["verification and onboarding status, fresh for seconds", gate.VIEWER_FRESH_SECONDS, 30],
  ["role lookup, kept for minutes", gate.ROLE_CACHED_MINUTES, 30],
  ["role lookup, retries", gate.ROLE_RETRIES, 2],
  ["notifications list", LISTED_NOTIFICATIONS, 50],
  ["toast, removed after ms", shell.TOAST_REMOVAL_MS, 1_000_000],
  ["reload after sign-out, ms", shell.RELOAD_AFTER_SIGN_OUT_MS, 500],
  ["header retries", shell.HEADER_RETRY_LIMIT, 3],
  ["mobile below px", shell.MOBILE_BELOW_PX, 768],
  ["mobile menu, px", shell.MOBILE_MENU_PX, 280],
  ["mobile menu, at most % of the viewport", shell.MOBILE_MENU_MAX_VIEWPORT_PERCENT, 85],
  ["sidebar open from px", shell.SIDEBAR_OPEN_FROM_PX, 1024],
  ["sidebar, rem", shell.SIDEBAR_WIDTH_REM, 16],
  ["sidebar folded, rem", shell.SIDEBAR_ICONS_WIDTH_REM, 3],
  ["sidebar on mobile, rem", shell.SIDEBAR_DRAWER_WIDTH_REM, 18],
  ["sidebar cookie, seconds", shell.SIDEBAR_COOKIE_SECONDS, 604_800],
  ["error queue", STORED_ERRORS, 100],
  ["zip code, characters at most", questions.ZIP_MAX_CHARACTERS, 10],
  ["question, characters at least", questions.QUESTION_MIN_CHARACTERS, 10],
  ["phone pattern", PHONE_PATTERN.source, "^\\+?[1-9]\\d{0,15}$"],
])("%s", (_item, value, specified) => {
  expect(value).toBe(specified);
});

test("the badge shows 9+ above 9", () => {
  expect([0, 1, 9, 10, 100].map(badgeOf)).toEqual([null, "1", "9", "9+", "9+"]);
});

test("a header that fails offers Retry three times, then Reload Page", () => {
  const boundary = new HeaderBoundary({ children: null });
  const offered = [0, 1, 2, 3].map((retries) => {
    boundary.state = { failed: true, retries };
    return renderToStaticMarkup(boundary.render());
  });
  for (const html of offered.slice(0, 3)) expect(html).toContain(">Retry<");
  expect(offered[3]).toContain(">Reload Page<");
  expect(offered[3]).not.toContain(">Retry<");
});

test("the texts of signing in, up and out", () => {
  expect(signInTexts.invalidCredentials(3)).toBe("Invalid credentials. 3 attempts remaining.");
  expect(signInTexts.invalidCredentials(1)).toBe("Invalid credentials. 1 attempt remaining.");
  const { LOCKED, SIGN_UP_FAILED, EMAIL_TAKEN, SIGNED_OUT, SIGNED_OUT_ALREADY, SIGN_OUT_FAILED } =
    signInTexts;
  expect({ LOCKED, SIGN_UP_FAILED, EMAIL_TAKEN, SIGNED_OUT, SIGNED_OUT_ALREADY, SIGN_OUT_FAILED }).toEqual({
    LOCKED: {
      title: "Account Temporarily Locked",
      text: "Too many failed attempts. Please try again in 15 minutes.",
    },
    SIGN_UP_FAILED: "Signup failed. Please try again.",
    EMAIL_TAKEN: "This email already has an account. Please sign in or reset your password.",
    SIGNED_OUT: { title: "Signed out", text: "You have successfully signed out." },
    SIGNED_OUT_ALREADY: { title: "Signed out", text: "You have been signed out." },
    SIGN_OUT_FAILED: { title: "Error signing out", text: "Could not sign out. Please try again." },
  });
});

test("the texts of notifications", () => {
  expect(bellTexts.NONE).toBe("No notifications");
  expect(bellTexts.FAILED).toEqual({
    read: "Failed to mark notification as read",
    readAll: "Failed to mark all notifications as read",
    delete: "Failed to delete notification",
    deleteAll: "Failed to delete all notifications",
  });
  expect(bellTexts.DONE).toEqual({
    readAll: "All notifications marked as read",
    delete: "Notification deleted",
    deleteAll: "All notifications deleted",
  });
});

test("the texts of asking", () => {
  expect(questionTexts.submittedToast(false)).toEqual({
    title: "Question submitted",
    text: "Your expert question has been successfully submitted.",
    tone: "success",
  });
  expect(questionTexts.SUBMISSION_FAILED).toEqual({
    title: "Submission failed",
    text: "Failed to submit your question. Please try again.",
    tone: "error",
  });
});

test("a link to a showcase whose slug or identifier is missing leads nowhere", () => {
  expect([null, undefined, ""].map((missing) => paths.showcase(missing))).toEqual(["#", "#", "#"]);
});

test("the last resort", () => {
  const page = parsePage(renderToStaticMarkup(createElement(SomethingWentWrong, {})));
  expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeDefined();
  expect(page.text).toContain("The application encountered an error. Please refresh the page to try again.");
});
