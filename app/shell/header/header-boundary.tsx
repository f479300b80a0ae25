import { Component, type ErrorInfo, type ReactNode } from "react";
import { HEADER_RETRY_LIMIT } from "#app/shell/limits.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PageWidth } from "#app/ui/layout/page-width.tsx";
import { HEADER } from "./header.tsx";

type Props = {
  children: ReactNode;
  /** For a bar next to a sidebar, in a header of its own. */
  part?: boolean;
  /** Called for each failure, so that it can be counted. */
  onError?: (error: unknown, info: ErrorInfo) => void;
};
type State = { failed: boolean; retries: number };

/** Keeps a failing header from breaking the page (specification §2): it offers Retry three times, then Reload Page. */
export class HeaderBoundary extends Component<Props, State> {
  override state: State = { failed: false, retries: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  retry = () => this.setState(({ retries }) => ({ failed: false, retries: retries + 1 }));

  override render() {
    if (!this.state.failed) return this.props.children;
    const said = (
      <>
        <p>{t("The header could not be shown.")}</p>
        <div className={HEADER.end}>
          {this.state.retries < HEADER_RETRY_LIMIT ? (
            <Button onClick={this.retry} type="button">
              {t("Retry")}
            </Button>
          ) : (
            <Button onClick={() => location.reload()} type="button">
              {t("Reload Page")}
            </Button>
          )}
        </div>
      </>
    );
    if (this.props.part === true)
      return (
        <div role="alert" className="flex grow flex-wrap items-center gap-2 py-1.5">
          {said}
        </div>
      );
    return (
      <header className={HEADER.bar}>
        <PageWidth role="alert" className={HEADER.row}>
          {said}
        </PageWidth>
      </header>
    );
  }
}
