/**
 * What the pages ask the server for while they stand: forms that are sent, and their data read anew. Remix puts an error
 * screen in the place of a page whose request fails; here a form that did not arrive is answered in the browser instead,
 * and what is only read anew waits for the connection. Whoever goes to another page is told by that page.
 */
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { UNSENT_ANSWER } from "#app/platform/forms/form-reply.ts";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { hearOfReader } from "#app/shell/page-reader.ts";
import { allTexts } from "#app/shell/page-texts.ts";
import { noteNavigation } from "./unfinished-navigation.ts";

/** Carries the toast of a form that was not sent; the toast region listens. */
export const UNSENT = "fairlead:unsent";

/** The address of a page's data, as Remix asks for it. */
const DATA = /\.data$/;
/** What a page's data is sent as; anything else was put in its place on the way. */
const ENCODED = "text/x-script";
/** As Remix writes an action's error, and not an answer that it gave. */
const ERROR = /^\[\{"_1":2\},"error"/;

declare global {
  interface Window {
    /** Remix's own, there once the page is. */
    __remixRouter?: { state: { navigation: { state: string } } };
  }
}

/** The form that was sent last, and the button that sent it: what failing is called stands on them. */
let sender: { form: HTMLFormElement; button: HTMLElement | null } | null = null;

/** Browsers may show a public page's data for so long while they ask for it anew (`publicPage`). */
const STALE_MS = 15 * SECOND_MS;
/** When a form was sent last: what is read after it must know of it. */
let sentAt = Number.NEGATIVE_INFINITY;

/** Said with what is only read anew: the sentence that a form left for the page it leads to is not for this one. */
const READ_ANEW = { "X-Read-Anew": "1" };
const QUIET_MS = 3 * SECOND_MS;
let quietUntil = Number.NEGATIVE_INFINITY;

/** For what follows a change that was made in another tab: what is said of it is said there. */
export function stayQuiet(): void {
  quietUntil = Date.now() + QUIET_MS;
}

/** Takes the place of `fetch` for what Remix sends, and for nothing else. */
export function keepPages(): void {
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
        ...(quiet && { headers: READ_ANEW }),
      });
      if (answer.status < 500 && answer.headers.get("Content-Type")?.startsWith(ENCODED))
        hearOfReader(answer);
      return answer;
    };
    return standing ? readAnew(ask, init?.signal) : inOneLanguage(input, ask);
  };
  window.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter: button } = event;
      if (!(form instanceof HTMLFormElement)) return;
      sender = { form, button };
      if (navigator.onLine || form.method !== "post" || !isAnsweredElsewhere(form)) return;
      // Remix would first ask for the code of that page, and load this one once more when it doesn't come.
      event.preventDefault();
      // After the toast of the try before has heard of this one, and gone.
      const toast = unsentToast(form, button);
      setTimeout(() => window.dispatchEvent(new CustomEvent<ToastMessage>(UNSENT, { detail: toast })));
    },
    true,
  );
}

/** Whether a form is for another page than the one it is on; signing out asks and tells by itself. */
function isAnsweredElsewhere(form: HTMLFormElement): boolean {
  const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
  return pathname !== location.pathname && pathname !== paths.signOut();
}

/** A page in another language than this one's comes whole: the frame around it, and who reads it aloud, change too. */
async function inOneLanguage(url: URL, ask: () => Promise<Response>): Promise<Response> {
  const page = addressOf(url);
  noteNavigation(page);
  const answer = await ask();
  const language = answer.headers.get("Content-Language");
  if (language === null || language === document.documentElement.lang) {
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

/** The action's answer; where none came, or only that the server failed, one of ours that says so. */
async function sendForm(url: URL, ask: () => Promise<Response>, signal: Signal): Promise<Response> {
  try {
    const answer = await ask();
    sentAt = Date.now();
    if (answer.status === 204) return answer;
    // Whole, so that one that breaks off half-way is none.
    const text = await answer.text();
    const { status, headers } = answer;
    const arrived =
      headers.get("Content-Type")?.startsWith(ENCODED) &&
      (!(status >= 500 && ERROR.test(text)) || isForDeveloper(status));
    if (arrived) return new Response(text, { status, headers });
    console.error(`${url.pathname} answered ${status}.`);
  } catch (error) {
    if (signal?.aborted) throw error;
    console.error(error);
  }
  window.dispatchEvent(new CustomEvent<ToastMessage>(UNSENT, { detail: toastOf(url) }));
  // From 400 on Remix reads nothing anew after it.
  return new Response(UNSENT_ANSWER, { status: 503, headers: { "Content-Type": ENCODED } });
}

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

/** Asks until the server answers: the page that stands is better than none. */
async function readAnew(ask: () => Promise<Response>, signal: Signal): Promise<Response> {
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

/** After a while, or as soon as there is a connection again, or nobody waits any more. */
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
