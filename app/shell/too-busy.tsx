import { ErrorNumber } from "./error-number.tsx";

/** More people write than the database takes at once: a moment later there is room again. */
export function TooBusy({ href = "", correlationId }: { href?: string; correlationId?: string | undefined }) {
  return (
    <main className="screen" id="main">
      <h1>It’s very busy right now</h1>
      <p>
        Nothing was saved. Wait a few seconds, then go back and send it again: your browser still has what you
        typed.
      </p>
      <div className="row">
        <a className="btn primary" href={href}>
          Refresh Page
        </a>
      </div>
      <ErrorNumber requestId={correlationId} />
    </main>
  );
}
