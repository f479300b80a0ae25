import { t } from "#app/text/text.ts";

/** What a form says about a number or an address with a stop. */
export const stoppedErrors = (stopped: "phone" | "email"): Record<string, string> =>
  stopped === "phone"
    ? {
        phone: t(
          "Someone asked us to stop calls and texts to this number, so we don’t pass it on. Uncheck both, or use the email address that asked us to stop.",
        ),
      }
    : {
        email: t(
          "Someone asked us to stop emails to this address, so we don’t pass it on. Uncheck “Email”, or sign in with this address first.",
        ),
      };
