import type { FormEvent, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToastMessage } from "#app/platform/reader/toast-cookie.ts";
import { ToastContext } from "#app/shell/use-toast.ts";
import { SignOutForm } from "./sign-out-form.tsx";

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

/** Clicks the button with this answer from the server; returns the toasts shown. */
async function click(answer: () => Promise<Response>): Promise<ToastMessage[]> {
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

test("no answer from the server shows the sentence of specification §8, and clears nothing", async () => {
  expect(await click(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual([FAILED]);
  vi.runAllTimers();
  expect(browser.localStorage.clear).not.toHaveBeenCalled();
  expect(browser.location.reload).not.toHaveBeenCalled();
});

test("a refusal shows the server's own sentence, and clears nothing", async () => {
  const refusal = { title: "Error signing out", text: "Not now.", tone: "error" };
  expect(await click(async () => Response.json(refusal, { status: 503 }))).toEqual([refusal]);
  vi.runAllTimers();
  expect(browser.sessionStorage.clear).not.toHaveBeenCalled();
  expect(browser.location.reload).not.toHaveBeenCalled();
});

test("signed out, both stores are cleared, the toast is shown, and half a second later the page reloads", async () => {
  const done = { title: "Signed out", text: "You have successfully signed out.", tone: "success" };
  expect(await click(async () => Response.json(done))).toEqual([done]);
  expect(browser.localStorage.clear).toHaveBeenCalledOnce();
  expect(browser.sessionStorage.clear).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(499);
  expect(browser.location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(browser.location.reload).toHaveBeenCalledOnce();
});
