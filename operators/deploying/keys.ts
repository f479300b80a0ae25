/** Adding and retiring keys at Cloudflare. Functions return a sentence for the operator, and throw one when they refuse. */
import { appendFileSync, chmodSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parseEnv } from "node:util";
import { DAY_MS } from "#app/platform/durations.ts";
import { isKeyId, KEY_KINDS, type KeyKind, keyIdAt } from "#app/platform/security/secret-keys.ts";
import { makeKey } from "../../scripts/keys.ts";
import { projectRoot } from "../../scripts/project.ts";
import { deleteSecret, listSecrets, putSecret, type Target } from "./wrangler.ts";

const KINDS = Object.keys(KEY_KINDS) as KeyKind[];

/** The id of a list of before, which has no day. */
const LIST = "list";

/** Ids of a kind, the newest first; the list of before comes last. */
function idsOf(kind: KeyKind, secrets: readonly string[]): string[] {
  const { prefix, list } = KEY_KINDS[kind];
  const ids = secrets
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter(isKeyId)
    .sort()
    .reverse();
  return secrets.includes(list) ? [...ids, LIST] : ids;
}

const nameOf = (kind: KeyKind, id: string) =>
  id === LIST ? KEY_KINDS[kind].list : KEY_KINDS[kind].prefix + id;

/** When a key of this id was made. */
const madeAt = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6Z"));

const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);

/** From when on a key can be taken out; null: never, or not before there is a newer one. */
function freeFrom(kind: KeyKind, id: string, ids: readonly string[]): number | null {
  const { keptDays } = KEY_KINDS[kind];
  const next = ids[ids.indexOf(id) - 1];
  return keptDays === null || next === undefined ? null : madeAt(next) + keptDays * DAY_MS;
}

/**
 * Makes a key. Its copy is written before Cloudflare has it, and taken back only if Cloudflare surely doesn't have it: an answer may
 * be lost after the secret was stored, and what it seals then could never be opened.
 */
export async function addKey(target: Target, kind: KeyKind, copy: string, nowMs: number): Promise<string> {
  const path = outside(copy);
  const id = keyIdAt(nowMs);
  const name = nameOf(kind, id);
  const before = idsOf(kind, await listSecrets(target));
  if (before.includes(id)) throw new Error(`${name} was made this second. Try again.`);
  const key = makeKey(kind, id);
  const size = existsSync(path) ? readFileSync(path).byteLength : 0;
  appendFileSync(path, `${name}='${key}'\n`, { mode: 0o600 });
  // The mode above is only for a new file.
  chmodSync(path, 0o600);
  try {
    await putSecret(target, name, key);
  } catch (error) {
    const isThere = await listSecrets(target).then(
      (secrets) => secrets.includes(name),
      () => null,
    );
    const reason = error instanceof Error ? error.message : String(error);
    if (isThere !== false)
      throw new Error(
        isThere
          ? `${reason}\nBut the Worker has ${name}, and uses it. Its only copy is in ${copy}: keep it.`
          : `${reason}\nNobody knows whether the Worker has ${name}. Its only copy stays in ${copy}: see \`npm run keys -- list\`, and remove that line only if it isn’t there.`,
        { cause: error },
      );
    truncateSync(path, size);
    throw error;
  }
  const { use, keptDays, whyKept } = KEY_KINDS[kind];
  const [last] = before;
  const next =
    last === undefined
      ? ""
      : keptDays === null
        ? ` ${nameOf(kind, last)} stays forever: ${whyKept}.`
        : ` ${nameOf(kind, last)} stays until ${dayOf(nowMs + keptDays * DAY_MS)}: ${whyKept}.`;
  return `${name} ${use}, from now on.${next}\nIts only copy is in ${copy}: keep it where backups are.`;
}

function outside(file: string): string {
  const path = resolve(file);
  if (!relative(projectRoot, path).startsWith(".."))
    throw new Error(`${file} is inside this checkout. Keep keys outside of it, where backups are.`);
  return path;
}

export async function retireKey(
  target: Target,
  kind: KeyKind,
  id: string,
  { nowMs, leaked }: { nowMs: number; leaked: boolean },
): Promise<string> {
  const { whyKept, keptDays } = KEY_KINDS[kind];
  if (keptDays === null) throw new Error(`A ${kind} key stays forever: ${whyKept}.`);
  const ids = idsOf(kind, await listSecrets(target));
  if (!ids.includes(id))
    throw new Error(`There is no ${kind} key ${id}. There are: ${ids.join(", ") || "none"}.`);
  const name = nameOf(kind, id);
  const from = freeFrom(kind, id, ids);
  if (from === null) throw new Error(`${name} is the newest. Add another first: npm run keys -- add ${kind}`);
  if (nowMs < from && !leaked)
    throw new Error(
      `${name} stays until ${dayOf(from)}: ${whyKept}. If it has leaked, --leaked takes it out now.`,
    );
  await deleteSecret(target, name);
  return `${name} is taken out. Leave its copy where backups are: older backups need it.`;
}

export async function listKeys(target: Target, nowMs: number): Promise<string> {
  const secrets = await listSecrets(target);
  return KINDS.map((kind) => {
    const ids = idsOf(kind, secrets);
    const lines = ids.map((id, at) => `  ${id}  ${stateOf(kind, id, ids, at, nowMs)}`);
    return [`${kind}: ${KEY_KINDS[kind].use}`, ...(lines.length > 0 ? lines : ["  none"])].join("\n");
  }).join("\n\n");
}

function stateOf(kind: KeyKind, id: string, ids: readonly string[], at: number, nowMs: number): string {
  if (KEY_KINDS[kind].keptDays === null) return at === 0 ? "in use; stays forever" : "stays forever";
  const from = freeFrom(kind, id, ids);
  if (from === null) return "in use";
  return nowMs < from ? `stays until ${dayOf(from)}` : `can be retired: npm run keys -- retire ${kind} ${id}`;
}

/** Gives the Worker what it lacks of a file that `addKey` has written; what it has stays. */
export async function restoreKeys(target: Target, file: string): Promise<string> {
  const copies = parseEnv(readFileSync(resolve(file), "utf8"));
  const secrets = await listSecrets(target);
  const isKey = (name: string) =>
    KINDS.some((kind) => name.startsWith(KEY_KINDS[kind].prefix) || name === KEY_KINDS[kind].list);
  const lacking = Object.entries(copies).filter(([name]) => isKey(name) && !secrets.includes(name));
  for (const [name, key] of lacking) await putSecret(target, name, key ?? "");
  return lacking.length === 0
    ? "The Worker has every key of the file."
    : `Restored ${lacking.map(([name]) => name).join(", ")}.`;
}
