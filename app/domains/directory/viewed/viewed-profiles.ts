/** Profiles that this browser has shown, in its own storage: never sent to us (docs/decisions/0059). */

export const VIEWED_KEY = "viewed";
export const VIEWED_LIMIT_AGENTS = 8;
/** Profiles viewed longer ago are not shown. */
export const VIEWED_DAYS = 30;
// Imports nothing, so that a profile loads only this file afterwards.
const DAY_MS = 86_400_000;

export type ViewedProfile = { slug: string; name: string; place: string };
type Stored = ViewedProfile & { at: number };

/** Newest first; what is older than `VIEWED_DAYS`, or was not written by us, is left out. */
export function readViewed(storage: Pick<Storage, "getItem">, nowMs: number): ViewedProfile[] {
  return readStored(storage, nowMs).map(({ slug, name, place }) => ({ slug, name, place }));
}

/** Puts the profile first and drops the oldest. */
export function addViewed(
  storage: Pick<Storage, "getItem" | "setItem">,
  profile: ViewedProfile,
  nowMs: number,
): void {
  const others = readStored(storage, nowMs).filter(({ slug }) => slug !== profile.slug);
  const stored = [{ ...profile, at: nowMs }, ...others].slice(0, VIEWED_LIMIT_AGENTS);
  storage.setItem(VIEWED_KEY, JSON.stringify(stored));
}

/** What a profile's page has; nothing of a profile that is gone. */
export type ViewedPage = {
  kind: "listed" | "archived";
  profile?: { slug: string; name: string; city: { name: string; state: { code: string } } };
};

/** Notes that this browser shows the profile now; does nothing where storage is not allowed or full. */
export function remember({ profile }: ViewedPage): void {
  if (profile === undefined) return;
  const { slug, name, city } = profile;
  try {
    addViewed(localStorage, { slug, name, place: `${city.name}, ${city.state.code}` }, Date.now());
  } catch {
    // The page does without.
  }
}

function readStored(storage: Pick<Storage, "getItem">, nowMs: number): Stored[] {
  const since = nowMs - VIEWED_DAYS * DAY_MS;
  const written = parse(storage.getItem(VIEWED_KEY));
  return (Array.isArray(written) ? written : [])
    .filter(isStored)
    .filter(({ at }) => at > since)
    .slice(0, VIEWED_LIMIT_AGENTS);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" &&
  value !== null &&
  "slug" in value &&
  typeof value.slug === "string" &&
  /^[a-z0-9-]{1,160}$/.test(value.slug) &&
  "name" in value &&
  typeof value.name === "string" &&
  "place" in value &&
  typeof value.place === "string" &&
  "at" in value &&
  typeof value.at === "number";
