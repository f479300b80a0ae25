/** Made by `npm run build`; what the Worker needs of it. */
declare module "#build/server/index.js" {
  import type { createRequestHandler, ServerBuild } from "@remix-run/cloudflare";
  import type { AppContext, createContext } from "#app/platform/context.ts";
  import type { parseSettings } from "#app/platform/env.ts";
  import type { readPages } from "#app/platform/pages.ts";
  import type { OwnData, OwnHtml } from "#app/platform/personal-page.ts";
  import type { CountedViews } from "#app/platform/profile-view.ts";
  import type { Language } from "#app/text/text.ts";

  /** What a reader's pages say of them; `saved` and `apart` decide whether a kept page can say it. */
  export type Own = OwnData & { saved: readonly string[]; apart: boolean };

  export const assets: ServerBuild["assets"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const basename: ServerBuild["basename"];
  export const entry: ServerBuild["entry"] & {
    module: {
      /** `app/entry.server.tsx` says why these come through the build. */
      worker: {
        createRequestHandler: typeof createRequestHandler;
        createContext: typeof createContext;
        parseSettings: typeof parseSettings;
        readPages: typeof readPages;
        resolveSession(context: AppContext, request: Request): Promise<void>;
        inView(context: AppContext, request: Request): Request | Response;
        readSocketSession(
          context: AppContext,
          request: Request,
        ): Promise<{ userId: string; expiresAt: number } | null>;
        readOwn(context: AppContext, request: Request): Promise<Own>;
        renderOwn(own: OwnData, address: URL): OwnHtml;
        inTermsOfReader<T>(request: Request, language: Language, work: () => T): T;
        forgetViewer(userId: string): void;
        addViews(context: AppContext, views: readonly CountedViews[]): Promise<void>;
        runMinute(context: AppContext): Promise<void>;
        drawCircle(context: AppContext, questionId: string): Promise<{ waiting: boolean; circle: number }>;
      };
    };
  };
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  export const mode: ServerBuild["mode"];
  export const publicPath: ServerBuild["publicPath"];
  export const routes: ServerBuild["routes"];
}
