/** Headers that every response carries (architecture "Security, always on"). Static files: `public/_headers`. */
import type { PaymentSettings } from "#app/platform/env.ts";

const CSP = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "style-src 'self'",
];

const CSP_BEFORE_NONCE = `${CSP.join("; ")}; script-src 'self' 'nonce-`;

export const NONCE_BYTES = 16;

/**
 * A drawing may contain its own styles, which `style-src` would forbid when it is opened directly, and needs nothing
 * else.
 */
const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** A photo, for when it is opened directly. */
const PICTURE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const isPhoto = (headers: Headers) => headers.get("Content-Type") === "image/jpeg";

const isDrawing = (headers: Headers) => headers.get("Content-Type")?.startsWith("image/svg") === true;

/** Where Stripe takes cards. */
const STRIPE_PAGES = "https://checkout.stripe.com https://billing.stripe.com";
/** The pages whose forms are answered with the way there. */
const PAYING = new Set([
  "/membership",
  "/organization-checkout",
  "/organization-invite-checkout",
  "/billing",
]);
const OWN_FORMS = "'self'";

/**
 * Where the forms of a page may end up: without JavaScript, a browser follows the redirect from our form to Stripe's
 * page and checks each hop.
 */
export function formTargets(payments: Pick<PaymentSettings, "origin"> | null, pathname: string): string {
  if (payments === null || !PAYING.has(pathname)) return OWN_FORMS;
  return `${OWN_FORMS} ${payments.origin === null ? STRIPE_PAGES : new URL(payments.origin).origin}`;
}

/** The policy of a page whose script tags carry `nonce`. */
export const contentSecurityPolicy = (nonce: string, forms = OWN_FORMS): string =>
  `${CSP_BEFORE_NONCE}${nonce}'; form-action ${forms}`;

const policyOf = (headers: Headers, nonce: string, forms: string) =>
  isDrawing(headers)
    ? DRAWING_POLICY
    : isPhoto(headers)
      ? PICTURE_POLICY
      : contentSecurityPolicy(nonce, forms);

export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
}

/** Sets the headers in place. `nonce` is the one in the page's script tags; a drawing has none. `forms`: `formTargets`. */
export function secureHeaders(headers: Headers, nonce: string, forms = OWN_FORMS): void {
  headers.set("Content-Security-Policy", policyOf(headers, nonce, forms));
  headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  // A share card is made to be embedded elsewhere and says so itself.
  if (!headers.has("Cross-Origin-Resource-Policy"))
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
}
