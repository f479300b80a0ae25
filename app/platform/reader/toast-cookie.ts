/** A toast that the next page shows once, carried by a cookie so that it needs no JavaScript. */
import { readCookie, TOAST_SECONDS, writeCookie } from "./cookies.ts";

const COOKIE = "toast";

export type ToastMessage = {
  title: string;
  text?: string | undefined;
  /** What the reader does now, where something is left to do. */
  next?: string | undefined;
  tone: "success" | "error";
};

const TITLE_MOST = 120;
const TEXT_MOST = 300;
const NEXT_MOST = 200;

export function readToast(request: Request): ToastMessage | null {
  const raw = readCookie(request, COOKIE);
  return raw === null ? null : parseToast(raw);
}

/** Parses a toast; null for anything else. Written without zod, because browsers read it too. */
export function parseToast(raw: string): ToastMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { title, text, next, tone = "success" }: Partial<Record<keyof ToastMessage, unknown>> = value;
  if (typeof title !== "string" || title.length > TITLE_MOST) return null;
  if (tone !== "success" && tone !== "error") return null;
  if (!isTextOrLeftOut(text, TEXT_MOST) || !isTextOrLeftOut(next, NEXT_MOST)) return null;
  return { title, tone, ...(text !== undefined && { text }), ...(next !== undefined && { next }) };
}

const isTextOrLeftOut = (value: unknown, most: number): value is string | undefined =>
  value === undefined || (typeof value === "string" && value.length <= most);

export const writeToast = (toast: ToastMessage) => writeCookie(COOKIE, JSON.stringify(toast), TOAST_SECONDS);
export const clearToast = () => writeCookie(COOKIE, "", 0);
