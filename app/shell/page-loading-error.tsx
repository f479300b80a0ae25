import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { ErrorNumber } from "./error-number.tsx";

/** A page's code or data did not arrive (specification §2). `href` is the page to try again; empty means
 *  the current one, which a plain link reloads without JavaScript. */
export function PageLoadingError({ href = "", correlationId }: { href?: string; correlationId?: string }) {
  return (
    <main className="screen" id="main">
      <h1>Page Loading Error</h1>
      <p>This page failed to load. This might be due to a network connectivity issue.</p>
      <div className="row">
        <a className="btn primary" href={href}>
          Refresh Page
        </a>
        <ButtonLink to={paths.home()} reloadDocument>
          Go to Home
        </ButtonLink>
      </div>
      <p className="cap">If the problem persists, please check your internet connection.</p>
      <ErrorNumber requestId={correlationId} />
    </main>
  );
}
