/** The screens for what went wrong on our side or on the way; `error-screen.tsx` chooses among them. */
import { type MouseEvent, useEffect, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { PutIn } from "#app/shell/put-in.tsx";
import { rich, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Screen } from "#app/ui/layout/screen.tsx";
import { RefreshPage } from "./refresh-page.tsx";

/** A page's code or data did not arrive (specification §2). `href` is the page to try again; empty means
 *  the current one, which a plain link reloads without JavaScript. */
export function PageLoadingError({ href = "", correlationId }: { href?: string; correlationId?: string }) {
  const { unreachable, follow } = useWayOut();
  return (
    <Screen title={t("Page Loading Error")}>
      <p>{t("This page failed to load. This might be due to a network connectivity issue.")}</p>
      <Row className="my-2" onClickCapture={follow}>
        <RefreshPage href={href} />
        <ButtonLink to={paths.home()} reloadDocument>
          {t("Go to Home")}
        </ButtonLink>
      </Row>
      <p role="status">
        {unreachable ? t("Still no connection. This page reloads as soon as you’re back online.") : null}
      </p>
      <Caption>{t("If the problem persists, please check your internet connection.")}</Caption>
      <ErrorNumber requestId={correlationId} />
    </Screen>
  );
}

/** The last resort (specification §8). The id lets support find the matching line in the log and in the list of errors. */
export function SomethingWentWrong({ href = "", correlationId }: { href?: string; correlationId?: string }) {
  return (
    <Screen title={t("Something went wrong")}>
      <p>{t("The application encountered an error. Please refresh the page to try again.")}</p>
      <Row className="my-2">
        <RefreshPage href={href} />
      </Row>
      <ErrorNumber requestId={correlationId} />
    </Screen>
  );
}

/**
 * The database takes nothing at the moment: it has too much to do, takes no writes, or doesn't answer. What a form sent is
 * put in by the Worker (`workers/pages/outage.ts`).
 */
export function DatabaseTroubleScreen(props: {
  trouble: "database-busy" | "database-read-only" | "database-unreachable";
  href?: string;
  correlationId?: string | undefined;
}) {
  const { trouble, href = "", correlationId } = props;
  const [title, text] =
    trouble === "database-busy"
      ? [
          t("It’s very busy right now"),
          t(
            "Nothing was saved. Wait a few seconds, then go back and send it again: your browser still has what you typed.",
          ),
        ]
      : trouble === "database-read-only"
        ? [
            t("We can’t save anything right now"),
            t("Nothing was saved. You can still read every page. Please try again in a few minutes."),
          ]
        : [t("We can’t reach our database right now"), t("Nothing was saved. Please try again in a minute.")];
  return (
    <Screen title={title}>
      <p>{text}</p>
      <PutIn place="typed" />
      <Row className="my-2">
        <RefreshPage href={href} />
      </Row>
      <ErrorNumber requestId={correlationId} />
    </Screen>
  );
}

/** The number under which an admin finds what failed: in the log and in the list of errors. */
function ErrorNumber({ requestId }: { requestId: string | undefined }) {
  return requestId ? (
    <Caption>
      {rich("If you contact us about this, include this number: {number}", {
        number: <code>{requestId}</code>,
      })}
    </Caption>
  ) : null;
}

/** Whether the server answers at all, past the browser's cache. */
const isReachable = () =>
  fetch("/favicon.ico", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * For a page that did not load: it loads when the connection is back, and its links are only followed when the server
 * answers. Otherwise the browser's own error page would replace this one.
 */
function useWayOut() {
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const comeBack = async () => {
      if (await isReachable()) location.reload();
    };
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  }, []);
  async function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await isReachable()) location.assign(link.href);
    else setUnreachable(true);
  }
  return { unreachable, follow };
}
