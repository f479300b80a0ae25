import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rollup } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** One file for what every page uses, and another for what both public pages and profiles use: thirty small files cost more than they save. */
const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (/\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@remix-run)\//.test(id))
    return "react";
  if (!id.includes("/app/") || getModuleInfo(id)?.isEntry) return undefined;
  const users = new Set([id]);
  for (const user of users) for (const importer of getModuleInfo(user)?.importers ?? []) users.add(importer);
  const used = (by: string) => [...users].some((user) => user.includes(by));
  if (used("/app/root.tsx")) return "frame";
  return used("/routes/public/") && used("/routes/profiles/") ? "pages" : undefined;
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  define: {
    // Otherwise React's development build would be bundled too, to be chosen at run time.
    ...(command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
    "process.env.FAIRLEAD_DEV_PAGES": JSON.stringify(process.env.FAIRLEAD_DEV_PAGES ?? ""),
    "process.env.FAIRLEAD_TEST_HASHES": JSON.stringify(process.env.FAIRLEAD_TEST_HASHES ?? ""),
  },
  build: {
    // The icon sprite must stay a file: `<use href>` does not reach into data URLs.
    assetsInlineLimit: 0,
    // With the manifest, the server's part can be rebuilt alone (scripts/build.ts).
    manifest: true,
    // By default Vite does not minify the server's part.
    minify: true,
    target: "es2022",
    // In one file: for a lazily loaded part, wrangler's bundler would wrap everything in a function, which is parsed twice.
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
