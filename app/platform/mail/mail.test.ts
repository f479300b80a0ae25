import { afterEach, expect, test, vi } from "vitest";
import { parseSettings } from "#app/platform/env.ts";
import { makeSessionKeys } from "../../../scripts/session-keys.ts";
import { sendThrough } from "./mail.ts";

afterEach(() => void vi.useRealTimers());

test("a binding that never answers is given up after ten seconds, with a reason", async () => {
  vi.useFakeTimers();
  const settings = parseSettings({
    DATABASE_URL: "http://127.0.0.1:1",
    SESSION_KEYS: makeSessionKeys(),
    RECORD_KEYS: makeSessionKeys(),
    DEMO_DATA: "1",
    MAIL: "binding",
    PUBLIC_ORIGIN: "https://fairlead.example",
    MAIL_FROM: "fairlead@fairlead.example",
  } as never);
  const mailBinding = { send: () => new Promise(() => {}) };
  const email = {
    id: "email-1",
    kind: "confirm-email",
    recipient: "mara@mail.example",
    subject: "s",
    text: "t",
    html: "h",
  };
  const sent = sendThrough({ settings, mailBinding }, email);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await sent).toBe("The binding did not answer in 10 seconds.");
  expect(await sendThrough({ settings, mailBinding: { send: async () => "sent" } }, email)).toBeNull();
  expect(vi.getTimerCount(), "what still waits").toBe(0);
});
