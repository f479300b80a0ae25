/** Made by `npm run build`; what the Worker needs of it. */
declare module "#build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  export const assets: ServerBuild["assets"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const basename: ServerBuild["basename"];
  export const entry: ServerBuild["entry"] & {
    module: { worker: typeof import("#app/entry.server.tsx")["worker"] };
  };
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  export const mode: ServerBuild["mode"];
  export const publicPath: ServerBuild["publicPath"];
  export const routes: ServerBuild["routes"];
}
