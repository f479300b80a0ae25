/** What browsers send about a passkey, as JSON in a form field, and its name. */
import * as z from "zod";
import { plainText } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import { CurrentPassword } from "../inputs.ts";
import { PASSKEY_MAX_CHARACTERS, PASSKEY_NAME_CHARACTERS } from "../limits.ts";

const PasskeyName = plainText(
  () => t("Name is required"),
  PASSKEY_NAME_CHARACTERS,
  () => t("Use at most {most} characters.", { most: PASSKEY_NAME_CHARACTERS }),
);

/** The form that adds a passkey. */
export const NewPasskeyInput = z.object({ name: PasskeyName, password: CurrentPassword });

const Base64Url = z.string().regex(/^[\w-]+$/);
const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const isTransport = (one: string): one is (typeof transports)[number] =>
  (transports as readonly string[]).includes(one);
/** Unknown ones are dropped: browsers may know transports that we don't. */
export const readTransports = (named: readonly string[]) => named.filter(isTransport);

const Named = {
  id: Base64Url.max(1_400),
  rawId: Base64Url.max(1_400),
  type: z.literal("public-key"),
};

const Assertion = z.object({
  ...Named,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});
const Attestation = z.object({
  ...Named,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string()).max(20).optional(),
  }),
});

function parse<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> | null {
  if (typeof sent !== "string" || sent.length > PASSKEY_MAX_CHARACTERS) return null;
  try {
    return schema.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}

/** A passkey's signature, as a browser sends it; null for anything else. */
export const parseAssertion = (sent: unknown) => parse(Assertion, sent);
/** A new passkey, as a browser sends it; null for anything else. */
export const parseAttestation = (sent: unknown) => parse(Attestation, sent);
export const parsePasskeyName = (sent: unknown): string | null => PasskeyName.safeParse(sent).data ?? null;
