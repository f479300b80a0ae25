import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type TerserOptions } from "vite";
import { leanPasskeys } from "./build-plugins/lean-passkeys.ts";
import { quickRemix } from "./build-plugins/quick-remix.ts";
import remixConfig from "./remix.config.js";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What Remix does when the code of a page does not arrive is ours to say (app/shell/load-route-module.ts). */
const codeOfPages: Plugin = {
  name: "code-of-pages",
  enforce: "pre",
  apply: "build",
  resolveId(source, importer = "") {
    if (!source.endsWith("/routeModules.js") || !importer.includes("/@remix-run/react/")) return undefined;
    return fileURLToPath(new URL("app/shell/load-route-module.ts", import.meta.url));
  },
};

/** Small shared modules in one file each group: thirty preloads of half a kilobyte cost more than they save. */
function chunkOf(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler|@remix-run)\//.test(id)) return "vendor";
  // What makes a form say what is wrong, with its library: pages without such a form, and what they load, do without.
  if (
    /\/node_modules\/@conform-to\/|\/app\/ui\/forms\/(after-press|check-fields|form-field|password-field|post-form|use-answered-form)/.test(
      id,
    )
  )
    return "forms";
  // Parts of forms: of most that there are, and of those with more than a line to fill in.
  if (
    /\/app\/ui\/forms\/(hidden-field|text-button|use-answer)\.|\/app\/platform\/(auth-changes|cookies)\.ts/.test(
      id,
    )
  )
    return "parts";
  if (
    /\/app\/ui\/(feedback\/dialog-foot|forms\/(choice-group|field-pair|textarea-field|unsent-text)\.)/.test(
      id,
    )
  )
    return "fields";
  // What says something about a form, and the choice in a list.
  if (/\/app\/ui\/(feedback\/note|forms\/(error-summary|select-field))\./.test(id)) return "notes";
  // Parts of workspaces, and the dialog.
  if (
    /\/app\/ui\/(feedback\/dialog\.|forms\/(check-field|segmented)|layout\/steps|navigation\/toolbar|record\/(clock|stats))/.test(
      id,
    )
  )
    return "work";
  // What home and help show of a review, and results do without.
  if (/\/app\/ui\/record\/(share-bar)|\/reviews\/components\/review-record/.test(id)) return "summary";
  // Tables and lines of facts: profiles and help.
  if (
    /\/app\/ui\/(record\/(?!avatar|chip|corner-count|excerpt-list|stars|tag|written|period-chart|checklist)|feedback\/disclosure)/.test(
      id,
    )
  )
    return "tables";
  // What shows records, which pages of forms do without.
  if (
    /\/app\/ui\/(record\/(avatar|chip|stars|tag|written)|navigation\/(breadcrumbs|pager)|layout\/(columns|section|sheet)|feedback\/empty-state|forms\/checked\.)|\/app\/platform\/(dates|phone)\.ts|\/app\/domains\/directory\/(format-figures|policy|limits|bits|distance)\.ts/.test(
      id,
    )
  )
    return "record";
  // On every page: the frame, what may stand in its place, and what both are made of. Not what comes with the live bell,
  // nor what few pages ask for: it would come to every page.
  if (
    /\/app\/text\/text\.ts|\/app\/(ui|platform)\/(?!gallery|visually-hidden|navigation\/pagination|record\/(excerpt-list|period-chart|checklist)|local-time|forms\/(ask-once-more|stars-input|switch|use-draft)|query-cache|procedure|room|personal-data|xml|display|cursor|ids|time-words|zoned-time|holidays|vcard|formulas|audit|list-page|csv-stream|weekdays|state-zones)|\/app\/shell\/(auth-(context|tabs)|bell\.|data-requests|database-unreachable|demo-banner|error-|failure|footer|header|home-link|limits|menu|navigation-progress|not-found|page-|pending|refresh|search-box|sign-out|toast-region|use-(auth-sync|toast|way-out)|ask-dialog-host)|\/notifications\/(limits\.ts|components\/badge)|vite\/preload-helper|\/app\/paths\.ts/.test(
      id,
    )
  )
    return "ui";
  // What moves the map of results, loaded when somebody first uses it.
  if (/\/directory\/maps\/(live-|gather|map-labels|map-layout)/.test(id)) return "live-map";
  if (/\/directory\/maps\/map-/.test(id)) return "maps";
  // What reviews are said to be, which home and results do without; so with the words of organizations.
  if (/\/reviews\/(review-sentences|types)\.ts$/.test(id)) return "review-words";
  if (/\/app\/domains\/organizations\/[^/]+\.ts$/.test(id)) return "organizations";
  // Rules and words without components, which text pages need too; then the components of several pages. What results,
  // maps or help alone need stays with them.
  if (
    /\/app\/domains\/directory\/((search|maps|licenses)\/)?(?!structured-data|ranking|search-words|place-text)[^/]+\.ts$/.test(
      id,
    )
  )
    return "rules";
  // Shown by results and by profiles, which share nothing else of the next.
  if (/\/directory\/components\/(profile\/rank-table|facts-line)|\/ui\/local-time/.test(id)) return "rank";
  // Rows of agents; then what asks for a place. What one page alone shows stays with that page.
  if (/\/directory\/components\/(agent|compare-bar)/.test(id)) return "directory";
  if (/\/directory\/components\/search\/(near-me|place|search-form|type)/.test(id)) return "place";
  if (/\/directory\/components\/places\/(city|place)/.test(id)) return "places";
  // By itself: nobody but readers of Spanish.
  if (/\/app\/text\/es\/(help|privacy|prose|terms|vision)/.test(id)) return "es-prose";
  if (/\/app\/text\/es\//.test(id)) return "es";
  // By itself: whatever took it along would come to all of the workspace.
  if (/\/app\/lead-paths\.ts/.test(id)) return "leads";
  return undefined;
}

/** On every page: what is loaded later need not name them to have them. */
const EVERYWHERE = /\/(vendor|ui)-[\w-]+\.js$/;

const TERSER: TerserOptions = { module: true, ecma: 2020, compress: { passes: 3, ecma: 2020 } };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [codeOfPages, quickRemix.plugin(), leanPasskeys(), tailwindcss(), remix(remixConfig)],
  define: {
    // React's development build would otherwise come along, to be chosen at run time.
    ...(command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    "process.env.FAIRLEAD_DEV_PAGES": JSON.stringify(process.env.FAIRLEAD_DEV_PAGES ?? ""),
    "process.env.FAIRLEAD_TEST_HASHES": JSON.stringify(process.env.FAIRLEAD_TEST_HASHES ?? ""),
  },
  build: {
    // The icon sprite must stay a file: `<use href>` does not reach into data URLs.
    assetsInlineLimit: 0,
    // Beside the build: with it the server's part can be made again by itself (scripts/build.ts).
    manifest: true,
    // Of React and Remix, which are two thirds of a page's JavaScript, it leaves 4 % less than esbuild does.
    ...(isSsrBuild ? { minify: true } : { minify: "terser", terserOptions: TERSER }),
    cssMinify: true,
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((one) => !EVERYWHERE.test(one)) },
    target: "es2022",
    // In one file: for a part that is loaded later, wrangler's bundler would wrap all of it in a function, which is read twice.
    rollupOptions: isSsrBuild
      ? { output: { inlineDynamicImports: true } }
      : { output: { manualChunks: chunkOf } },
  },
  ssr: {
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  resolve: { mainFields: ["browser", "module", "main"] },
}));
