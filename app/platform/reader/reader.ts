/**
 * What pages say of who reads them: the header's name and bell, a toast, which agents are saved. It travels beside the
 * loaders' data, never in it, so that a cached page and its data are the same for everyone (decision 0069).
 */
import { createContext, useContext } from "react";
import type { ToastMessage } from "./toast-cookie.ts";

/** Of the viewer, what the browser needs: menus and greetings. Rights are decided on the server. */
export type SignedIn = {
  userId: string;
  /** Whether the gate lets them to their own pages; not while a step is still to take. */
  admitted: boolean;
  /** Notifications not read yet, as the page was made. */
  unread: number;
  /** Messages not seen yet, as the page was made. */
  unreadMessages: number;
  email: string;
  name: string;
  roleLabel: string;
  /** Slug of the own showcase, for agents who have one. */
  showcaseSlug: string | null;
  /** Of the organization that one manages. */
  organizationSlug: string | null;
  /** Owner or manager there: writes what its page says. */
  editsOrganization: boolean;
  /** Whose own page the menu leads to. */
  isExecutive: boolean;
  isAdmin: boolean;
};

export type Reader = {
  user: SignedIn | null;
  toast: ToastMessage | null;
  /** Slugs of the agents that this browser's cookie has. */
  saved: readonly string[];
};

export const NOBODY: Reader = { user: null, toast: null, saved: [] };

/** Whether there is nothing to say of a reader. */
export const isNobody = ({ user, toast, saved }: Reader): boolean =>
  user === null && toast === null && saved.length === 0;

/** Carries the reader with a page's data; without it the reader is nobody. */
export const READER_HEADER = "X-Reader";
/** Id of the element that carries the reader in a page. */
export const READER_ELEMENT = "reader";

/** JSON in letters that may stand in a header, and within a script of a page. */
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
  /** The button of an agent who is saved; `name` as the page has it beside the button. */
  saved(slug: string, name: string | null): string;
};

/** Null where no page is rendered whole. */
export const ReaderContext = createContext<Reader | null>(null);

/** Slugs of the agents that the reader has saved. */
export const useSaved = (): readonly string[] => (useContext(ReaderContext) ?? NOBODY).saved;
