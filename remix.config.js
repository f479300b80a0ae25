/**
 * The one place for Remix options. `vite.config.ts` imports it.
 * Every future flag is on, so that the move to React Router's framework mode stays a rename.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  // Tests and checks build elsewhere, so that they never disturb a running `npm run dev`.
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  serverModuleFormat: "esm",
  future: {
    unstable_optimizeDeps: true,
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
