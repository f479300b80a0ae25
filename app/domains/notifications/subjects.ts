/** What a notification is about: the page that it opens says so. */
import type { IconName } from "#app/ui/icon.tsx";

/** In the order of the filters. `account` is all that the others aren't. */
export const SUBJECTS = [
  "messages",
  "leads",
  "questions",
  "reviews",
  "appointments",
  "saved",
  "organization",
  "admin",
  "account",
] as const;
export type Subject = (typeof SUBJECTS)[number];

type Page = readonly [path: string, icon: IconName, subject: Subject];

/** How the address of a review on its agent's profile ends. */
export const AT_REVIEWS = "#reviews";

/** Where notifications lead: how the address begins, its icon, and its subject. The first that fits counts. */
export const SUBJECT_PAGES: readonly Page[] = [
  ["/messages", "message", "messages"],
  ["/dashboard/leads", "list", "leads"],
  ["/dashboard/questions", "question", "questions"],
  ["/my-questions", "question", "questions"],
  ["/expert-answers", "question", "questions"],
  ["/dashboard/reviews", "star", "reviews"],
  ["/my-reviews", "star", "reviews"],
  ["/reviews", "star", "reviews"],
  ["/appointments", "calendar", "appointments"],
  ["/dashboard/members", "users", "organization"],
  ["/dashboard/invites", "users", "organization"],
  ["/dashboard/affiliations", "users", "organization"],
  ["/billing", "bill", "account"],
  ["/settings?section=licenses", "license", "account"],
  ["/settings", "gear", "account"],
  ["/saved", "save", "saved"],
  ["/admin", "flag", "admin"],
  ["/application", "document", "organization"],
  ["/showcase", "card", "account"],
  ["/organization-showcase", "card", "organization"],
];

/** The icon of what a notification is about, by the page that it opens; null where that says nothing. */
export function subjectIcon(actionUrl: string | null): IconName | null {
  if (actionUrl === null) return null;
  if (actionUrl.endsWith(AT_REVIEWS)) return "star";
  return SUBJECT_PAGES.find(([path]) => actionUrl.startsWith(path))?.[1] ?? null;
}
