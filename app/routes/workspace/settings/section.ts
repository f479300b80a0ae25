/** What one section of `/settings` is, in the browser and on the server. */
import type { ReactNode } from "react";
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import type { Sent } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import type { PlainMessage } from "#app/text/text.ts";

export type SectionProps<Data> = {
  /** What `load` of the same section returned. */
  data: Data;
  /** What came back for the form that was sent. */
  answer: FormReply | undefined;
};

/** A section in the browser: `sections.ts` lists them. */
export type SectionPage<Data> = {
  /** On its tab. */
  label: PlainMessage;
  /** For professionals, so in English only. */
  english?: true;
  Show: (props: SectionProps<Data>) => ReactNode;
};

/** The request that a section answers; `viewer` has passed the guard of `/settings`. */
export type Asked = { context: AppContext; request: Request; viewer: Viewer };

/** What a form comes to: sent back with its errors, or done, with the next page and its toast. */
export type Outcome = ReturnType<Sent<unknown>["refuse"]> | { to: string; toast: string };

/** The same section on the server: `sections.server.ts` lists them. */
export type SectionServer<Data> = {
  /** Who gets its tab, answered without the database. Left out: everybody. */
  isOffered?: (viewer: Viewer) => boolean;
  /** May throw a redirect. */
  load: (asked: Asked) => Data | Promise<Data>;
  /** By the form's `intent`, which no other section uses. They write only rows of the viewer. */
  actions: Readonly<Record<string, (asked: Asked, form: FormData) => Promise<Outcome>>>;
  /** Most bytes of its forms, where they carry a file. */
  formBytes?: number;
};

/** The outcome of a form that was done. */
export const done = (to: string, title: string, text: string): Outcome => ({
  to,
  toast: writeToast({ title, text, tone: "success" }),
});
