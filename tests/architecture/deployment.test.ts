/** What is deployed is what is developed, and can be rolled back. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readFile as read, type WranglerFile } from "../../operators/deploying/configuration.ts";
import { STEPS } from "../../operators/deploying/findings.ts";
import { projectRoot } from "../../scripts/project.ts";

const textOf = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const ENVIRONMENTS = ["staging", "production"] as const;

describe.each(ENVIRONMENTS)("[env.%s]", async (name) => {
  const development = await read("wrangler.toml");
  const deployed = await read("wrangler.toml", name);

  test("has every binding, object, cron, and setting of development", () => {
    expect(deployed.durable_objects.bindings).toEqual(development.durable_objects.bindings);
    expect(deployed.r2_buckets.map(({ binding }) => binding)).toEqual(
      development.r2_buckets.map(({ binding }) => binding),
    );
    expect(deployed.services?.map(({ binding }) => binding)).toEqual(
      development.services?.map(({ binding }) => binding),
    );
    for (const same of [
      "main",
      "compatibility_date",
      "compatibility_flags",
      "minify",
      "keep_names",
      "assets",
      "build",
      "migrations",
      "triggers",
      "observability",
    ] as const)
      expect(deployed[same], same).toEqual(development[same]);
    const names = (vars: object) => Object.keys(vars).sort();
    expect(names(deployed.vars)).toEqual(expect.arrayContaining(names(development.vars)));
  });

  test("has nothing of development's: no address, no mailbox, no stand-in, no bucket of another environment", async () => {
    const { DEMO_DATA, ...vars } = deployed.vars;
    expect(
      Object.values(vars).filter((value) => /127\.0\.0\.1|localhost|mailbox/.test(String(value))),
    ).toEqual([]);
    expect(vars).toMatchObject({
      STRIPE_STAND_IN: "",
      CALENDAR_STAND_IN: "",
      MAIL_STAND_IN: "",
      PURGE_STAND_IN: "",
    });
    if (name === "production") expect(DEMO_DATA).toBe("0");
    const others = await read("wrangler.toml", name === "staging" ? "production" : "staging");
    const ownOf = (config: WranglerFile) => [
      config.name,
      ...config.r2_buckets.map((bucket) => bucket.bucket_name),
      ...(config.services ?? []).map(({ service }) => service),
    ];
    expect(ownOf(deployed).filter((one) => ownOf(others).includes(one))).toEqual([]);
    expect(deployed.name).not.toBe(development.name);
    expect(deployed.preview_urls).toBe(false);
  });

  test("calls its own Worker for photos", async () => {
    const photos = await read("wrangler.photos.toml", name);
    expect(deployed.services?.map(({ service }) => service)).toEqual([photos.name]);
    expect(photos.workers_dev).toBe(false);
    expect(photos.alias).toEqual((await read("wrangler.photos.toml")).alias);
  });
});

test("migrations after the first only add, or say since when nothing reads what they remove", () => {
  const folder = join(projectRoot, "db", "migrations");
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  expect(files).toContain("0000_product.sql");
  expect(
    files.filter((file) => !file.startsWith("0000_") && !onlyAdds(textOf(`db/migrations/${file}`))),
  ).toEqual([]);
});

/**
 * `-- Unread since 2026-12-01: …` allows what the release of that day and those after it don't read any more. An index that is made
 * again, with other columns, is not gone.
 */
const onlyAdds = (text: string) =>
  !/\b(DROP|RENAME)\b/i.test(withoutRemade(text.replace(/^\s*--(?!>).*$/gm, ""))) ||
  /^-- Unread since \d{4}-\d\d-\d\d: \S/m.test(text);

const withoutRemade = (text: string) =>
  text.replace(/DROP INDEX (`\w+`);/g, (drop, name) =>
    text.includes(`CREATE INDEX ${name} ON`) ? "" : drop,
  );

test("a migration that removes is told from one that adds", () => {
  expect(onlyAdds("ALTER TABLE `a` ADD `b` text;")).toBe(true);
  expect(onlyAdds("-- DROP is a word here\nCREATE TABLE `a` (`id` text);")).toBe(true);
  expect(onlyAdds("ALTER TABLE `a` DROP COLUMN `b`;")).toBe(false);
  expect(onlyAdds("ALTER TABLE `a` RENAME TO `b`;")).toBe(false);
  expect(onlyAdds("DROP INDEX `a`;\nCREATE INDEX `a` ON `b` (`c`);")).toBe(true);
  expect(onlyAdds("DROP INDEX `a`;\nCREATE INDEX `d` ON `b` (`c`);")).toBe(false);
  expect(onlyAdds("-- Unread since 2026-12-01: b of a\nALTER TABLE `a` DROP COLUMN `b`;")).toBe(true);
});

test("docs/deploy.md has the steps that the command checks, in their order", () => {
  const headings = [...textOf("docs/deploy.md").matchAll(/^## (\d+)\. (.+)$/gm)].map(
    ([, at, title]) => `${at} ${title}`,
  );
  expect(headings.slice(0, STEPS.length)).toEqual(STEPS.map((step, at) => `${at + 1} ${step}`));
});

test("the README names every command of npm run", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const readme = textOf("README.md");
  const named = Object.keys(scripts).filter((name) => name !== "postinstall" && name !== "test");
  expect(named.filter((name) => !readme.includes(`npm run ${name}`))).toEqual([]);
});
