/**
 * What must be there before a deployment, in the order of docs/deploy.md, whose headings are the steps here (a test compares them).
 * Everything is looked at, so that all that is missing is in one list.
 */
import { isKeyId, KEY_KINDS, type KeyKind } from "#app/platform/security/secret-keys.ts";
import { site } from "#app/platform/site.ts";
import { fileOf } from "./configuration.ts";
import { type Finding, later, missing, ok, type Seen } from "./findings.ts";
import { faultsOfSettings, isSaid } from "./settings-faults.ts";

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)$/;
/** The oldest that package.json's engines allow. */
const OLDEST_NODE = 20;

export function findingsOf(seen: Seen): Finding[] {
  const steps = [
    machine,
    database,
    names,
    cloudflare,
    domain,
    standIns,
    secretsInVars,
    keys,
    email,
    cachedPages,
    payments,
    schema,
    deployed,
    admin,
  ];
  const found = steps.flatMap((look) => look(seen));
  const said = found
    .filter(({ fix }) => fix !== null)
    .map(({ says, fix }) => `${says} ${fix}`)
    .join(" ");
  return [...found, ...faultsOfSettings(seen).filter(({ says }) => !isSaid(says, said))];
}

const varsOf = ({ target }: Seen) => `[env.${target.environment}.vars] of ${fileOf(target)}`;
const option = ({ target }: Seen) =>
  `--env ${target.environment}${fileOf(target) === "wrangler.toml" ? "" : ` --config ${target.config}`}`;
const has = ({ secrets }: Seen, name: string) => secrets?.includes(name) === true;
const secretCommand = (seen: Seen, name: string) => `npx wrangler secret put ${name} ${option(seen)}`;

function machine({ nodeVersion }: Seen): Finding[] {
  const major = Number(nodeVersion.split(".")[0]);
  return major >= OLDEST_NODE
    ? [ok("This machine", `Node ${nodeVersion}.`)]
    : [missing("This machine", `Node ${nodeVersion} is too old.`, `Install Node ${OLDEST_NODE} or newer.`)];
}

function database(seen: Seen): Finding[] {
  const step = "The database";
  const url = seen.configuration.vars.DATABASE_URL ?? "";
  if (url === "")
    return [missing(step, "DATABASE_URL is empty.", `Write the database’s address into ${varsOf(seen)}.`)];
  const parsed = URL.canParse(url) ? new URL(url) : null;
  // It would be printed, and uploaded where everyone with access to the account reads it.
  if (parsed !== null && (parsed.search !== "" || parsed.username !== "" || parsed.password !== ""))
    return [
      missing(
        step,
        "DATABASE_URL has a token or a password in it.",
        `Leave only the address in ${varsOf(seen)}, and give the token: ${secretCommand(seen, "DATABASE_AUTH_TOKEN")}`,
      ),
    ];
  const isSafe = parsed !== null && /^(libsql|https):$/.test(parsed.protocol);
  const isLocal = parsed !== null && LOCAL.test(parsed.hostname);
  if (!seen.allowsLocal && (!isSafe || isLocal))
    return [
      missing(
        step,
        `DATABASE_URL is ${url}, which ${isLocal ? "only this machine reaches" : "isn’t libsql:// or https://"}.`,
        `Write the database’s public address into ${varsOf(seen)}.`,
      ),
    ];
  const tokens: Finding[] = [];
  if (isSafe && seen.secrets !== null && !has(seen, "DATABASE_AUTH_TOKEN"))
    tokens.push(
      missing(step, "The Worker has no DATABASE_AUTH_TOKEN.", secretCommand(seen, "DATABASE_AUTH_TOKEN")),
    );
  if (isSafe && !seen.hasDatabaseToken)
    return [
      ...tokens,
      missing(
        step,
        "DATABASE_AUTH_TOKEN isn’t set in this shell, so the database can’t be asked or migrated from here.",
        "read -rs DATABASE_AUTH_TOKEN && export DATABASE_AUTH_TOKEN",
      ),
    ];
  if (seen.database === null || seen.database.unreachable !== null)
    return [
      ...tokens,
      missing(
        step,
        `${url} doesn’t answer: ${seen.database?.unreachable ?? "it wasn’t asked"}.`,
        "Start it, or correct the address or the token.",
      ),
    ];
  if (isSafe && seen.database.isOpenToAll)
    return [
      ...tokens,
      missing(
        step,
        `${url} answers without a token, to everyone.`,
        "Give sqld its --auth-jwt-key-file, and restart it.",
      ),
    ];
  return [...tokens, ok(step, `${url} answers.`)];
}

function names(seen: Seen): Finding[] {
  const step = "Your name and address";
  const found: Finding[] = [];
  const isDemonstration = seen.configuration.vars.DEMO_DATA === "1";
  if (seen.target.environment === "production" && isDemonstration)
    found.push(
      missing(
        step,
        "DEMO_DATA is 1: made-up people don’t belong in production.",
        `Write DEMO_DATA = "0" into ${varsOf(seen)}.`,
      ),
    );
  if (seen.site.postalAddress === "" && !isDemonstration)
    found.push(
      missing(
        step,
        "There is no postal address, which every email must carry (15 USC 7704(a)(5)).",
        "Write yours into postalAddress of app/platform/site.ts.",
      ),
    );
  if (isExample(seen.site.supportEmail) && !isDemonstration)
    found.push(
      missing(
        step,
        `${seen.site.supportEmail} is nobody’s address.`,
        "Write yours into supportEmail of app/platform/site.ts.",
      ),
    );
  return found.length > 0 ? found : [ok(step, `${site.name}, ${seen.site.supportEmail}.`)];
}

const isExample = (address: string) => /[.@]example(\.(com|net|org))?$/.test(address);

function cloudflare(seen: Seen): Finding[] {
  const step = "Cloudflare";
  if (!seen.loggedIn)
    return [missing(step, "Nobody is logged in.", "npx wrangler login (or set CLOUDFLARE_API_TOKEN)")];
  const buckets = (seen.missingBuckets ?? []).map((bucket) =>
    missing(step, `There is no bucket ${bucket}.`, `npx wrangler r2 bucket create ${bucket}`),
  );
  const photos = seen.hasPhotoWorker
    ? []
    : [
        later(
          step,
          "The Worker that makes photos isn’t deployed yet.",
          "`npm run deploy` deploys it before the site.",
        ),
      ];
  return [
    ...(buckets.length > 0 ? buckets : [ok(step, "Logged in, and both buckets are there.")]),
    ...photos,
  ];
}

function domain(seen: Seen): Finding[] {
  const step = "The domain";
  const { vars, routes, workersDev } = seen.configuration;
  const origin = vars.PUBLIC_ORIGIN ?? "";
  if (origin === "")
    return [missing(step, "PUBLIC_ORIGIN is empty.", `Write https:// and your domain into ${varsOf(seen)}.`)];
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (
    url === null ||
    url.origin !== origin ||
    (!seen.allowsLocal && (url.protocol !== "https:" || LOCAL.test(url.hostname)))
  )
    return [
      missing(
        step,
        `PUBLIC_ORIGIN is ${origin}.`,
        `Write https:// and your domain into ${varsOf(seen)}, without a slash at its end.`,
      ),
    ];
  const isRouted = routes.some((pattern) => pattern.split("/")[0] === url.hostname);
  if (
    !isRouted &&
    !(workersDev && url.hostname.endsWith(".workers.dev")) &&
    !(seen.allowsLocal && LOCAL.test(url.hostname))
  )
    return [
      missing(
        step,
        `No route leads from ${url.hostname} to the Worker.`,
        `Write routes = [{ pattern = "${url.hostname}", custom_domain = true }] into [env.${seen.target.environment}] of ${fileOf(seen.target)}.`,
      ),
    ];
  return [ok(step, `${origin}.`)];
}

const STAND_INS = ["STRIPE_STAND_IN", "CALENDAR_STAND_IN", "MAIL_STAND_IN", "PURGE_STAND_IN"];

/** A stand-in gets what the real one would: payments, calendars, and every email with its links. */
function standIns(seen: Seen): Finding[] {
  return STAND_INS.filter((name) => (seen.configuration.vars[name] ?? "") !== "").map((name) =>
    missing("Deploy", `${name} is set.`, `Empty it in ${varsOf(seen)}: it is for development.`),
  );
}

/** Everybody with access to the account or to this repository reads [vars]. */
const SECRETS = [
  "DATABASE_AUTH_TOKEN",
  "MAIL_KEY",
  "MAIL_EVENTS_KEY",
  "MAIL_HTTP_TOKEN",
  "CLOUDFLARE_PURGE_TOKEN",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
];
const isSecret = (name: string): boolean =>
  SECRETS.includes(name) ||
  Object.values(KEY_KINDS).some(({ prefix, list }) => name === list || name.startsWith(prefix));

function secretsInVars(seen: Seen): Finding[] {
  return Object.keys(seen.configuration.vars)
    .filter(isSecret)
    .map((name) =>
      missing(
        "Keys",
        `${name} is in [vars], where others read it.`,
        `Take it out of ${varsOf(seen)}, make a new one, and give that as a secret: ${secretCommand(seen, name)}`,
      ),
    );
}

const KEYS_NEEDED: readonly KeyKind[] = ["session", "record", "review-log"];

function keys(seen: Seen): Finding[] {
  const step = "Keys";
  if (seen.secrets === null) return [];
  return KEYS_NEEDED.flatMap((kind) => {
    const { prefix, list, use } = KEY_KINDS[kind];
    const own = (seen.secrets ?? []).filter((name) => name.startsWith(prefix));
    const broken = own.filter((name) => !isKeyId(name.slice(prefix.length)));
    const command = `npm run keys -- add ${kind} ${option(seen)} --copy FILE`;
    if (broken.length > 0)
      return broken.map((name) =>
        missing(
          step,
          `${name} isn’t the name of a key, so the Worker wouldn’t start.`,
          `npx wrangler secret delete ${name} ${option(seen)}`,
        ),
      );
    if (own.length === 0 && !has(seen, list)) return [missing(step, `There is no key that ${use}.`, command)];
    return [ok(step, `${[...own, ...(has(seen, list) ? [list] : [])].join(", ")}.`)];
  });
}

function email(seen: Seen): Finding[] {
  const step = "Email";
  const { vars, hasEmailBinding } = seen.configuration;
  const found: Finding[] = [];
  const through = vars.MAIL ?? "";
  if (through === "" || through === "mailbox")
    found.push(
      missing(
        step,
        `MAIL is ${through === "" ? "empty" : "mailbox, which sends nothing"}.`,
        `Write MAIL = "resend", "postmark", "ses", "http", or "binding" into ${varsOf(seen)}.`,
      ),
    );
  if (through === "binding" && !hasEmailBinding)
    found.push(
      missing(
        step,
        "MAIL is binding, and there is no binding EMAIL.",
        `Write [[env.${seen.target.environment}.send_email]] and name = "EMAIL" into ${fileOf(seen.target)}.`,
      ),
    );
  if (through === "http" && (vars.MAIL_HTTP_URL ?? "") === "")
    found.push(
      missing(step, "MAIL_HTTP_URL is empty.", `Write where emails are posted into ${varsOf(seen)}.`),
    );
  if (through === "http" && seen.secrets !== null && !has(seen, "MAIL_HTTP_TOKEN"))
    found.push(missing(step, "The Worker has no MAIL_HTTP_TOKEN.", secretCommand(seen, "MAIL_HTTP_TOKEN")));
  if (through === "resend" || through === "postmark" || through === "ses")
    found.push(...providerFindings(seen, through));
  const from = vars.MAIL_FROM ?? "";
  if (from === "" || isExample(from))
    found.push(
      missing(
        step,
        `MAIL_FROM is ${from === "" ? "empty" : `${from}, which is nobody’s address`}.`,
        `Write the sender’s address into ${varsOf(seen)}.`,
      ),
    );
  return found.some(({ blocks }) => blocks)
    ? found
    : [...found, ok(step, `From ${from}, through ${through}.`)];
}

function providerFindings(seen: Seen, through: "resend" | "postmark" | "ses"): Finding[] {
  const step = "Email";
  const vars = through === "ses" ? ["MAIL_KEY_ID", "MAIL_REGION"] : [];
  const found = vars
    .filter((name) => (seen.configuration.vars[name] ?? "") === "")
    .map((name) => missing(step, `${name} is empty.`, `Write Amazon’s into ${varsOf(seen)}.`));
  if (seen.secrets === null) return found;
  if (!has(seen, "MAIL_KEY"))
    found.push(missing(step, "The Worker has no MAIL_KEY.", secretCommand(seen, "MAIL_KEY")));
  if (!has(seen, "MAIL_EVENTS_KEY"))
    found.push(
      later(
        step,
        "There is no MAIL_EVENTS_KEY, so bounces and complaints are never heard, and emails go on to such addresses.",
        secretCommand(seen, "MAIL_EVENTS_KEY"),
      ),
    );
  return found;
}

/** Without purges pages would live for a minute, and each crawl would read the database again. */
function cachedPages(seen: Seen): Finding[] {
  const step = "The domain";
  const { PAGE_PURGE: through = "", CLOUDFLARE_ZONE_ID: zone = "" } = seen.configuration.vars;
  const found: Finding[] = [];
  if (through !== "zone")
    found.push(
      missing(
        step,
        through === ""
          ? "PAGE_PURGE is empty."
          : `PAGE_PURGE is ${through}, which reaches one data center alone.`,
        `Write PAGE_PURGE = "zone" into ${varsOf(seen)}.`,
      ),
    );
  if (zone === "")
    found.push(
      missing(
        step,
        "CLOUDFLARE_ZONE_ID is empty.",
        `Write the id of your domain’s zone into ${varsOf(seen)}.`,
      ),
    );
  if (seen.secrets !== null && !has(seen, "CLOUDFLARE_PURGE_TOKEN"))
    found.push(
      missing(
        step,
        "The Worker has no CLOUDFLARE_PURGE_TOKEN.",
        secretCommand(seen, "CLOUDFLARE_PURGE_TOKEN"),
      ),
    );
  return found.length > 0 ? found : [ok(step, "They are purged by their tags, in every data center.")];
}

function payments(seen: Seen): Finding[] {
  const step = "Payments";
  if (seen.secrets === null) return [];
  const [key, webhook] = [has(seen, "STRIPE_SECRET_KEY"), has(seen, "STRIPE_WEBHOOK_SECRET")];
  if (key && webhook) return [ok(step, "Stripe’s key and the secret of its webhook are there.")];
  if (!key && !webhook)
    return [
      later(
        step,
        "There is no key of Stripe’s, so nothing can be paid for.",
        secretCommand(seen, "STRIPE_SECRET_KEY"),
      ),
    ];
  const lacking = key ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
  return [missing(step, `One of Stripe’s two secrets is missing: ${lacking}.`, secretCommand(seen, lacking))];
}

function schema({ database: found }: Seen): Finding[] {
  const step = "Schema and places";
  if (found === null || found.unreachable !== null) return [];
  if (found.foreign !== null)
    return [missing(step, found.foreign, "Deploy from the checkout that made them.")];
  const toApply =
    found.missing.length === 0
      ? [ok(step, "Every migration is there.")]
      : [
          later(
            step,
            `${found.missing.length} to apply: ${found.missing.join(", ")}.`,
            "`npm run deploy` applies them first.",
          ),
        ];
  return found.hasPlaces
    ? [...toApply, ok(step, "Places are loaded.")]
    : [
        ...toApply,
        later(
          step,
          "No places are loaded, so no search finds anything.",
          'npm run places -- --url "$DATABASE_URL"',
        ),
      ];
}

function deployed(seen: Seen): Finding[] {
  if (!seen.loggedIn) return [];
  return seen.isDeployed
    ? [ok("Deploy", `${seen.configuration.worker} is deployed.`)]
    : [
        later(
          "Deploy",
          `${seen.configuration.worker} was never deployed.`,
          `npm run deploy -- ${option(seen)}`,
        ),
      ];
}

function admin({ database: found, configuration }: Seen): Finding[] {
  const step = "The first admin";
  if (found === null || found.unreachable !== null) return [];
  return found.hasAdmin
    ? [ok(step, "There is one.")]
    : [
        later(
          step,
          "Nobody is an admin.",
          `npm run admins -- make you@example.com --url "$DATABASE_URL" --site ${configuration.vars.PUBLIC_ORIGIN || "https://…"}`,
        ),
      ];
}
