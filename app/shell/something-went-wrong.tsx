import { ErrorNumber } from "./error-number.tsx";

/** The last resort (specification §8). The id lets support find the matching line in the log and in the list of errors. */
export function SomethingWentWrong({ href = "", correlationId }: { href?: string; correlationId?: string }) {
  return (
    <main className="screen" id="main">
      <h1>Something went wrong</h1>
      <p>The application encountered an error. Please refresh the page to try again.</p>
      <div className="row">
        <a className="btn primary" href={href}>
          Refresh Page
        </a>
      </div>
      <ErrorNumber requestId={correlationId} />
    </main>
  );
}
