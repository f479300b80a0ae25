/** Errors with Stripe's wording and status codes. */

export type ErrorBody = {
  error: { type: string; code?: string; decline_code?: string; param?: string; message: string };
};

/** A call that is refused; becomes Stripe's error body. */
export class StripeError extends Error {
  override name = "StripeError";
  readonly status: number;
  readonly body: ErrorBody;
  constructor(
    status: number,
    type: string,
    message: string,
    more: { code?: string; decline_code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): StripeError =>
  new StripeError(400, "invalid_request_error", message, more);

export const missing = (kind: string, id: string, param = "id"): StripeError =>
  new StripeError(404, "invalid_request_error", `There is no ${kind} with the id ${id}.`, {
    code: "resource_missing",
    param,
  });

export const cardDeclined = (): StripeError =>
  new StripeError(402, "card_error", "The card was declined.", {
    code: "card_declined",
    decline_code: "generic_decline",
  });

export const authenticationNeeded = (): StripeError =>
  new StripeError(402, "card_error", "The card asks for its holder's approval (3-D Secure).", {
    code: "authentication_required",
    decline_code: "authentication_required",
  });

/** An internal error of Stripe's. */
export const ownError = (): StripeError => new StripeError(500, "api_error", "Something went wrong here.");
