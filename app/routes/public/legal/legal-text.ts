/** Texts with a date: what applies, from when, and what applied before. */
import type { ReactElement } from "react";
import { locale } from "#app/text/text.ts";

export type LegalSection = { id: string; title: string; body: ReactElement };

export type LegalText = {
  title: string;
  /** Rises with every change of meaning. */
  version: string;
  /** First day in force, `YYYY-MM-DD`. */
  effectiveOn: string;
  /** A summary in a few lines. It binds like the rest. */
  summary: readonly string[];
  sections: readonly LegalSection[];
  /** Versions no longer in force, newest first, each with what the next one changed. */
  earlier: readonly { version: string; effectiveOn: string; changed: string }[];
};

/** "2026-11-20" → "November 20, 2026", the reader's way of writing a date. */
export function longDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale(), { dateStyle: "long", timeZone: "UTC" });
}
