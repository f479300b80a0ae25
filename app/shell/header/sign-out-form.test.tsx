import type { FormEvent, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { SignOutForm } from "./sign-out-form.tsx";
import { ToastContext } from "#app/shell/use-toast.ts";

const store = () => ({ clear: vi.fn() });
const browser = { localStorage: store(), sessionStorage: store(), location: { reload: vi.fn() } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  for (const [name, part] of Object.entries(browser)) vi.stubGlobal(name, part);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses the button while the server answers like this; the toasts that were shown. */
async function press(answer: () => Promise<Response>): Promise<ToastMessage[]> {
  vi.stubGlobal("fetch", answer);
  const toasts: ToastMessage[] = [];
  let form: ReactElement<{ onSubmit(event: FormEvent): Promise<void> }> | undefined;
  function Menu() {
    form = SignOutForm();
    return form;
  }
  renderToStaticMarkup(
    <ToastContext.Provider value={(toast) => toasts.push(toast)}>
      <Menu />
    </ToastContext.Provider>,
  );
  const event: Pick<FormEvent, "preventDefault"> = { preventDefault: () => {} };
  await form?.props.onSubmit(event as FormEvent);
  return toasts;
}

const FAILED = { title: "Error signing out", text: "Could not sign out. Please try again.", tone: "error" };

test("a server that does not answer is told of in the words of specification §8, and nothing is cleared", async () => {
  expect(await press(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual([FAILED]);
  vi.runAllTimers();
  expect(browser.localStorage.clear).not.toHaveBeenCalled();
  expect(browser.location.reload).not.toHaveBeenCalled();
});

test("a server that refuses is told of in its own words, and nothing is cleared", async () => {
  const refusal = { title: "Error signing out", text: "Not now.", tone: "error" };
  expect(await press(async () => Response.json(refusal, { status: 503 }))).toEqual([refusal]);
  vi.runAllTimers();
  expect(browser.sessionStorage.clear).not.toHaveBeenCalled();
  expect(browser.location.reload).not.toHaveBeenCalled();
});

test("signed out, both stores are cleared, the toast is shown, and half a second later the page is loaded anew", async () => {
  const done = { title: "Signed out", text: "You have successfully signed out.", tone: "success" };
  expect(await press(async () => Response.json(done))).toEqual([done]);
  expect(browser.localStorage.clear).toHaveBeenCalledOnce();
  expect(browser.sessionStorage.clear).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(499);
  expect(browser.location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(browser.location.reload).toHaveBeenCalledOnce();
});
