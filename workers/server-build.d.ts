/** Made by `npm run build`; the parts that the Worker needs. */
declare module "#build/server/index.js" {
  import type { createRequestHandler, ServerBuild } from "@remix-run/cloudflare";
  import type { AppContext, createContext } from "#app/platform/context.ts";
  import type { parseSettings } from "#app/platform/env.ts";
  import type { readPages } from "#app/platform/pages/pages.ts";
  import type { CountedViews } from "#app/platform/pages/profile-view.ts";
  import type { Reader, ReaderFragments } from "#app/platform/reader/reader.ts";
  import type { Readiness } from "#app/platform/readiness.ts";
  import type { Language } from "#app/text/text.ts";

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
        placeOf(request: Request): string | null;
        inView(context: AppContext, request: Request): Request | Response;
        readSocketSession(
          context: AppContext,
          request: Request,
        ): Promise<{ userId: string; expiresAt: number } | null>;
        readReader(context: AppContext, request: Request): Promise<Reader>;
        isLedOn(context: AppContext): Promise<boolean>;
        fragmentsFor(reader: Reader, address: URL): ReaderFragments;
        checkReadiness(context: AppContext): Promise<Readiness>;
        outageNote(madeAt: number, path: string, wide: boolean): string;
        typedAgain(fields: readonly [name: string, value: string][], address: string): string;
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
