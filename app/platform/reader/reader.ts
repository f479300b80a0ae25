/**
 * What pages show about their reader: name and bell in the header, a toast, saved agents. It travels next to the
 * loaders' data, never in it, so that a cached page and its data are the same for everyone (decision 0069).
 */
import { createContext, useContext } from "react";
import type { ToastMessage } from "./toast-cookie.ts";

/** Of the viewer, what the browser needs: menus and greetings. Rights are decided on the server. */
export type SignedIn = {
  userId: string;
  /** Whether the gate lets them into their workspace; not while a step is missing. */
  admitted: boolean;
  /** Notifications not read yet, as the page was made. */
  unread: number;
  /** Messages not seen yet, as the page was made. */
  unreadMessages: number;
  email: string;
  emailConfirmed: boolean;
  name: string;
  roleLabel: string;
  /** Slug of their own showcase, for agents who have one. */
  showcaseSlug: string | null;
  /** Of the organization that one manages. */
  organizationSlug: string | null;
  /** Owner or manager there: may edit its page. */
  editsOrganization: boolean;
  /** The user whose own page the menu leads to. */
  isExecutive: boolean;
  isAdmin: boolean;
};

export type Reader = {
  user: SignedIn | null;
  toast: ToastMessage | null;
  /** Slugs of the agents that this browser's cookie has. */
  saved: readonly string[];
};

export const STRANGER: Reader = { user: null, toast: null, saved: [] };

/** Whether there is nothing to show about a reader. */
export const isStranger = ({ user, toast, saved }: Reader): boolean =>
  user === null && toast === null && saved.length === 0;

/** Carries the reader with a page's data; without it the reader is a stranger. */
export const READER_HEADER = "X-Reader";
/** Id of the element that carries the reader in a page. */
export const READER_ELEMENT = "reader";

/** JSON in characters that are safe in a header and in a script of a page. */
export const writeReader = ({ user, toast, saved }: Reader): string =>
  JSON.stringify({ user, toast, saved }).replace(
    /[<>&]|[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Parts of a page for one reader, as HTML; null where the reader has the same as a stranger. */
export type ReaderFragments = {
  /** The end of the header, in a layout of the page. */
  header(layout: string): string | null;
  /** The place of a toast. */
  toast(): string | null;
  /** The button of a saved agent; `name` as the page has it next to the button. */
  saved(slug: string, name: string | null): string;
};

/** Null if no full page is rendered. */
export const ReaderContext = createContext<Reader | null>(null);

/** Slugs of the agents that the reader has saved. */
export const useSaved = (): readonly string[] => (useContext(ReaderContext) ?? STRANGER).saved;
