/**
 * The requests of an open page: submitted forms, and its data when it is reloaded. Remix replaces a page whose
 * request fails with an error screen. Here, a form that did not arrive is answered in the browser instead, and a
 * reload of data waits for the connection. Navigations to another page are left to that page.
 */
import { paths } from "#app/paths/paths.ts";
import { COPY_HEADER, TROUBLE_HEADER } from "#app/platform/database/trouble.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { UNSENT_ANSWER } from "#app/platform/forms/form-reply.ts";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { hearOfReader } from "#app/shell/page-reader.ts";
import { allTexts } from "#app/shell/page-texts.ts";
import { t } from "#app/text/text.ts";
import { noteNavigation } from "./unfinished-navigation.ts";

/** Carries the toast of a form that was not sent; the toast region listens. */
export const UNSENT = "fairlead:unsent";

/** The address of a page's data, as Remix requests it. */
const DATA = /\.data$/;
/** What a page's data is sent as; anything else was put in its place on the way. */
const ENCODED = "text/x-script";
/** As Remix writes an action's error, and not an answer that it gave. */
const ERROR = /^\[\{"_1":2\},"error"/;

declare global {
  interface Window {
    /** Remix's own object, which exists once the page has loaded. */
    __remixRouter?: { state: { navigation: { state: string } } };
  }
}

/** The form that was sent last, and its button: both decide how a failure is named. */
let sender: { form: HTMLFormElement; button: HTMLElement | null } | null = null;

/** How long browsers may show a public page's data while they revalidate it (`publicPage`). */
const STALE_MS = 15 * SECOND_MS;
/** When a form was last sent: data read after it must include it. */
let sentAt = Number.NEGATIVE_INFINITY;

/** Sent with a reload of data: a sentence that a form left for the next page isn't for this one. */
const RELOAD = { "X-Reload-Data": "1" };
const QUIET_MS = 3 * SECOND_MS;
let quietUntil = Number.NEGATIVE_INFINITY;

/** For a reload after a change in another tab, which shows the sentence itself. */
export function stayQuiet(): void {
  quietUntil = Date.now() + QUIET_MS;
}

/** Replaces `fetch` for Remix's own requests, and for nothing else. */
export function guardRequests(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || input.origin !== location.origin || !DATA.test(input.pathname))
      return send(input, init);
    if ((init?.method ?? "GET") !== "GET") return sendForm(input, () => send(input, init), init?.signal);
    const standing = window.__remixRouter?.state.navigation.state === "idle";
    const quiet = standing || Date.now() < quietUntil;
    const fresh = quiet || Date.now() - sentAt < STALE_MS;
    const ask = async () => {
      const answer = await send(input, {
        ...init,
        ...(fresh && { cache: "reload" }),
        ...(quiet && { headers: RELOAD }),
      });
      if (answer.status < 500 && answer.headers.get("Content-Type")?.startsWith(ENCODED))
        hearOfReader(answer);
      return answer;
    };
    return standing ? reload(ask, init?.signal) : inOneLanguage(input, ask);
  };
  window.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter: button } = event;
      if (!(form instanceof HTMLFormElement)) return;
      sender = { form, button };
      if (navigator.onLine || form.method !== "post" || !isAnsweredElsewhere(form)) return;
      // Otherwise Remix would first load the code of that page, and reload this one when it doesn't arrive.
      event.preventDefault();
      // After the toast of the try before has heard of this one, and gone.
      const toast = unsentToast(form, button);
      setTimeout(() => window.dispatchEvent(new CustomEvent<ToastMessage>(UNSENT, { detail: toast })));
    },
    true,
  );
}

/** Whether a form leads to another page than its own; signing out handles its own request. */
function isAnsweredElsewhere(form: HTMLFormElement): boolean {
  const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
  return pathname !== location.pathname && pathname !== paths.signOut();
}

/**
 * A page in another language loads as a new document, because the frame around it and the screen reader's language
 * change too.
 */
async function inOneLanguage(url: URL, ask: () => Promise<Response>): Promise<Response> {
  const page = addressOf(url);
  noteNavigation(page);
  const answer = await ask();
  const language = answer.headers.get("Content-Language");
  const isHere = language === null || language === document.documentElement.lang;
  // While the database is gone, a page may have a copy, and its data has none.
  if (isHere && !answer.headers.has(COPY_HEADER)) {
    await allTexts();
    return answer;
  }
  location.assign(page);
  return new Promise(() => {});
}

/** Of the page whose data has this address. */
function addressOf(data: URL): string {
  const url = new URL(data);
  url.searchParams.delete("_routes");
  return url.pathname.replace(/^\/_root\.data$/, "/").replace(DATA, "") + url.search + url.hash;
}

type Signal = AbortSignal | null | undefined;

/** The action's answer; if none came, or only a server failure, an answer of ours that says so. */
async function sendForm(url: URL, ask: () => Promise<Response>, signal: Signal): Promise<Response> {
  try {
    const answer = await ask();
    sentAt = Date.now();
    if (answer.status === 204) return answer;
    // Read completely, so that an answer that breaks off counts as none.
    const text = await answer.text();
    const { status, headers } = answer;
    const arrived =
      headers.get("Content-Type")?.startsWith(ENCODED) &&
      (!(status >= 500 && ERROR.test(text)) || isForDeveloper(status));
    if (arrived) return new Response(text, { status, headers });
    console.error(`${url.pathname} answered ${status}.`);
    if (headers.get(TROUBLE_HEADER) === "database-read-only") return unsent(READ_ONLY());
  } catch (error) {
    if (signal?.aborted) throw error;
    console.error(error);
  }
  return unsent(toastOf(url));
}

/** The page keeps what was typed, and a toast says why it wasn't sent. */
function unsent(toast: ToastMessage): Response {
  window.dispatchEvent(new CustomEvent<ToastMessage>(UNSENT, { detail: toast }));
  // From status 400 on, Remix reloads no data after it.
  return new Response(UNSENT_ANSWER, { status: 503, headers: { "Content-Type": ENCODED } });
}

const READ_ONLY = (): ToastMessage => ({
  title: t("We can’t save anything right now"),
  text: t("What you entered is still here. Please try again in a moment."),
  tone: "error",
});

function toastOf({ pathname }: URL): ToastMessage {
  const { form, button } = sender ?? {};
  const action = form?.getAttribute("action") ?? location.pathname;
  const page = pathname.replace(DATA, "").replace(/^\/_root$/, "/");
  const own = form !== undefined && new URL(action, location.href).pathname === page;
  return unsentToast(own ? form : null, button ?? null);
}

/** The toast of specification §8 for this form and the button that sends it, else what is true of all. */
export function unsentToast(form: HTMLFormElement | null, button: HTMLElement | null): ToastMessage {
  const said = form === null ? {} : { ...form.dataset, ...button?.dataset };
  if (said.unsent !== undefined)
    return { title: said.unsent, tone: "error", ...(said.unsentText && { text: said.unsentText }) };
  return {
    title: navigator.onLine ? t("That didn’t go through") : t("You’re offline"),
    text: navigator.onLine
      ? t("What you entered is still here. Please try again in a moment.")
      : t("What you entered is still here. Send it again once you’re connected."),
    tone: "error",
  };
}

/** While the site is developed, an error of the code is shown with its stack, in the place of the page. */
const isForDeveloper = (status: number) => import.meta.hot !== undefined && status === 500;

/** Asks until the server answers: the open page is better than an error. */
async function reload(ask: () => Promise<Response>, signal: Signal): Promise<Response> {
  for (let wait = SECOND_MS; ; wait = Math.min(wait * 2, MINUTE_MS)) {
    try {
      const answer = await ask();
      if (answer.status < 500 || isForDeveloper(answer.status)) return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await somewhatLater(wait, signal);
    signal?.throwIfAborted();
  }
}

/** Resolves after a while, or as soon as the connection is back or the request is canceled. */
function somewhatLater(wait: number, signal: Signal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener("online", over);
      signal?.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, wait);
    window.addEventListener("online", over);
    signal?.addEventListener("abort", over);
  });
}
