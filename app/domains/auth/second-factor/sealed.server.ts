/** Encrypts authenticator secrets, at rest and on their way through a form, for one account and one purpose. */
import type { Settings } from "#app/platform/env.ts";
import { sealingKeys } from "#app/platform/security/purpose-keys.ts";
import { openText, sealText } from "#app/platform/security/sealing.ts";

const PURPOSE = "second-factor";

type Sealing = { settings: Pick<Settings, "sessionKeys"> };

/** `about` says what it is for; opening needs the same. */
export async function seal({ settings }: Sealing, about: string, text: string): Promise<string> {
  const [key] = await sealingKeys(settings, PURPOSE);
  return sealText(key, about, text);
}

/** Null for anything not sealed with one of our keys for this purpose. */
export const open = async ({ settings }: Sealing, about: string, sealed: string): Promise<string | null> =>
  openText(await sealingKeys(settings, PURPOSE), about, sealed);

/** The purpose that the secret of an account's authenticator is sealed for. */
export const secretOf = (userId: string): string => `authenticator ${userId}`;
