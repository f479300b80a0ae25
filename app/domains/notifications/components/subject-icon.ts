import type { IconName } from "#app/ui/icon.tsx";

/** Where notifications lead, and the icon of that. The first that fits counts. */
const SUBJECTS: readonly (readonly [path: string, icon: IconName])[] = [
  ["/messages", "message"],
  ["/dashboard/leads", "list"],
  ["/dashboard/questions", "question"],
  ["/my-questions", "question"],
  ["/expert-answers", "question"],
  ["/dashboard/reviews", "star"],
  ["/my-reviews", "star"],
  ["/reviews", "star"],
  ["/appointments", "calendar"],
  ["/dashboard/members", "users"],
  ["/dashboard/invites", "users"],
  ["/dashboard/affiliations", "users"],
  ["/billing", "bill"],
  ["/settings?section=licenses", "license"],
  ["/settings", "gear"],
  ["/saved", "save"],
  ["/admin", "flag"],
  ["/application", "document"],
  ["/showcase", "card"],
  ["/organization-showcase", "card"],
];

/** The icon of what a notification is about, by the page that it opens; null where that says nothing. */
export function subjectIcon(actionUrl: string | null): IconName | null {
  if (actionUrl === null) return null;
  if (actionUrl.endsWith("#reviews")) return "star";
  return SUBJECTS.find(([path]) => actionUrl.startsWith(path))?.[1] ?? null;
}
