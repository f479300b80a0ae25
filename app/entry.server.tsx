import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.browser";
import { NonceContext } from "./platform/nonce.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce, log, requestId }: AppLoadContext,
): Promise<Response> {
  let responseStatus = status;
  const body = await renderToReadableStream(
    <NonceContext value={cspNonce}>
      <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
    </NonceContext>,
    {
      nonce: cspNonce,
      signal: request.signal,
      onError(error) {
        responseStatus = 500;
        if (request.signal.aborted) return;
        log({
          event: "render-error",
          requestId,
          path: new URL(request.url).pathname,
          message: String(error),
        });
      },
    },
  );
  if (isbot(request.headers.get("User-Agent") ?? "")) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: responseStatus, headers });
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // A method or a path that no route takes is an answer, not a failure of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.log({
    event: "loader-error",
    requestId: context.requestId,
    path: new URL(request.url).pathname,
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
}
