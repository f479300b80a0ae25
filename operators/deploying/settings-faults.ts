/** What the Worker itself would say of the settings. */
import { type Env, parseSettings, SettingsRefused } from "#app/platform/env.ts";
import { KEY_KINDS, type KeyKind } from "#app/platform/security/secret-keys.ts";
import { makeKey } from "../../scripts/keys.ts";
import { type Finding, missing, type Seen } from "./findings.ts";

/**
 * What the Worker itself would say of these settings, with something of the right kind in place of every secret: Cloudflare's can't be
 * read.
 */
export function faultsOfSettings({ configuration, secrets, site: ours }: Seen): Finding[] {
  if (secrets === null) return [];
  const env = {
    ...configuration.vars,
    ...Object.fromEntries(secrets.map((name) => [name, insteadOf(name)])),
  };
  try {
    parseSettings(env as unknown as Env, ours.postalAddress);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    return error.faults.map((says) => missing("Deploy", says, "docs/deploy.md has each setting."));
  }
}

function insteadOf(name: string): string {
  for (const kind of Object.keys(KEY_KINDS) as KeyKind[]) {
    const { prefix, list } = KEY_KINDS[kind];
    if (name.startsWith(prefix)) return makeKey(kind, name.slice(prefix.length));
    if (name === list) return `[${makeKey(kind, "list")}]`;
  }
  return "set";
}

/** Whether it was said already: a list of settings if all of them were, any other sentence if it names one that was. */
export function isSaid(says: string, before: string): boolean {
  const names: readonly string[] =
    says.match(/\b[A-Z]+_[A-Z_]*[A-Z]\b|\bMAIL\b|postal address|keys -- add [a-z-]+/g) ?? [];
  // Whole words: MAIL was not said by MAIL_FROM.
  const isPartOfWord = (sign: string | undefined) => sign !== undefined && /[A-Z0-9_]/.test(sign);
  const wasNamed = (name: string) => {
    for (let at = before.indexOf(name); at >= 0; at = before.indexOf(name, at + 1))
      if (!isPartOfWord(before[at - 1]) && !isPartOfWord(before[at + name.length])) return true;
    return false;
  };
  return says.startsWith("Missing") ? names.every(wasNamed) : names.some(wasNamed);
}
