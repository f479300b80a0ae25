/** `npm run keys -- add|retire|list|restore …`: the site's private keys, each a secret of its own (docs/deploy.md, “Keys”). */
import { KEY_KINDS, type KeyKind } from "#app/platform/security/secret-keys.ts";
import { endMisused, readCommandLine } from "../scripts/command-line.ts";
import { addKey, listKeys, restoreKeys, retireKey } from "./deploying/keys.ts";

const KINDS = Object.keys(KEY_KINDS).join("|");
const USAGE = `npm run keys -- add ${KINDS} --env production --copy FILE
npm run keys -- retire ${KINDS} ID --env production [--leaked]
npm run keys -- list --env production
npm run keys -- restore --from FILE --env production

  add       makes a key, adds it to FILE, and gives it to the Worker, which uses it within seconds
  retire    takes a key out, once that breaks nothing
  list      which keys there are, and from when on each can be retired
  restore   gives the Worker the keys of FILE that it lacks
  --copy    outside of this checkout; keep it where backups are: Cloudflare's secrets can't be read
  --leaked  at once, whatever breaks
  --config  another configuration file than wrangler.toml

No key is ever printed.`;

const isKind = (text: string | undefined): text is KeyKind =>
  text !== undefined && Object.hasOwn(KEY_KINDS, text);

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine(USAGE, {
    options: {
      env: { type: "string" },
      copy: { type: "string" },
      from: { type: "string" },
      leaked: { type: "boolean" },
      config: { type: "string", default: "wrangler.toml" },
    },
    allowPositionals: true,
  });
  const [act, kind, id] = positionals;
  const { env: environment, copy, from, leaked, config = "wrangler.toml" } = values;
  if (environment !== "production" && environment !== "staging")
    return endMisused("Say which: --env production or --env staging", USAGE);
  const target = { environment, config };
  if (act === "list") return console.log(await listKeys(target, Date.now()));
  if (act === "restore") {
    if (from === undefined) return endMisused("Say which file: --from FILE", USAGE);
    return console.log(await restoreKeys(target, from));
  }
  if (act !== "add" && act !== "retire") return endMisused("Say what to do", USAGE);
  if (!isKind(kind)) return endMisused(`Say which kind: ${KINDS}`, USAGE);
  if (act === "add") {
    if (copy === undefined) return endMisused("Say where its copy goes: --copy FILE", USAGE);
    return console.log(await addKey(target, kind, copy, Date.now()));
  }
  if (id === undefined) return endMisused("Say which key, by its id in `list`", USAGE);
  console.log(await retireKey(target, kind, id, { nowMs: Date.now(), leaked: leaked === true }));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
