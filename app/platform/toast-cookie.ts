/** A toast that the next page shows once, carried by a cookie so that it needs no JavaScript. */
import * as z from "zod";
import { readCookie, TOAST_SECONDS, writeCookie } from "./cookies.ts";

const COOKIE = "toast";

const Toast = z.object({
  title: z.string().max(120),
  text: z.string().max(300).optional(),
  /** What the reader does now, where something is left to do. */
  next: z.string().max(200).optional(),
  tone: z.enum(["success", "error"]).default("success"),
});
export type ToastMessage = z.infer<typeof Toast>;

export function readToast(request: Request): ToastMessage | null {
  const raw = readCookie(request, COOKIE);
  return raw === null ? null : parseToast(raw);
}

/** A toast as it was written down; null for anything else. */
export function parseToast(raw: string): ToastMessage | null {
  try {
    const parsed = Toast.safeParse(JSON.parse(raw));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export const writeToast = (toast: ToastMessage) => writeCookie(COOKIE, JSON.stringify(toast), TOAST_SECONDS);
export const clearToast = () => writeCookie(COOKIE, "", 0);
