import { isRouteErrorResponse } from "@remix-run/react";
import { useEffect } from "react";
import type { DatabaseTrouble } from "#app/platform/database/database.ts";
import { NOT_ARRIVED } from "#app/platform/pages/not-arrived.ts";
import { parseNotice } from "#app/platform/pages/notice.ts";
import { t } from "#app/text/text.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { DatabaseUnreachable } from "./database-unreachable.tsx";
import { DeveloperError } from "./developer-error.tsx";
import { reportBrowserError } from "./error-reporting.ts";
import { DatabaseTroubleScreen, PageLoadingError, SomethingWentWrong } from "./failure-screens.tsx";
import { NotFound } from "./not-found.tsx";

/** The screen for anything that a page throws (specification §2 "Other", §8). */
export function ErrorScreen({ error, requestId }: { error: unknown; requestId?: string | undefined }) {
  return (
    <>
      <Chosen error={error} requestId={requestId} />
      {import.meta.hot !== undefined && error instanceof Error ? <DeveloperError error={error} /> : null}
    </>
  );
}

function Chosen({ error, requestId }: { error: unknown; requestId?: string | undefined }) {
  useEffect(() => {
    // An answer with a status is no failure of the browser's.
    if (!isRouteErrorResponse(error)) reportBrowserError(error);
  }, [error]);
  if (isRouteErrorResponse(error)) {
    const notice = parseNotice(error.data);
    // Gone, refused or no longer possible: the page explains itself.
    if (error.status === 404 || notice !== null) {
      return (
        <NotFound title={notice?.title}>
          {notice === null ? undefined : (
            <>
              <p>{notice.text}</p>
              {notice.links.length === 0 ? null : (
                <LinkList className="mt-3">
                  {notice.links.map((link) => (
                    <LinkListItem key={link.to} to={link.to}>
                      {link.label}
                    </LinkListItem>
                  ))}
                </LinkList>
              )}
            </>
          )}
        </NotFound>
      );
    }
    // A method that this address doesn't know: repeating the request would not help, another method might.
    if (error.status === 400 || error.status === 405) {
      return (
        <NotFound title={t("That can’t be done here")}>
          <p>
            {error.status === 405
              ? t("This address doesn’t take that kind of request. Nothing was changed.")
              : t(
                  "We couldn’t read the form. Nothing was changed. Go back, reload the page, and send it again.",
                )}
          </p>
        </NotFound>
      );
    }
    const trouble = parseTrouble(error.data);
    if (trouble?.trouble === "database-busy" || trouble?.trouble === "database-read-only")
      return <DatabaseTroubleScreen trouble={trouble.trouble} correlationId={requestId} />;
    // The address is only shown where the reader can start a database.
    if (trouble?.address === "" && trouble.trouble === "database-unreachable")
      return <DatabaseTroubleScreen trouble={trouble.trouble} correlationId={requestId} />;
    if (trouble?.address === "") return <SomethingWentWrong correlationId={requestId} />;
    if (trouble?.trouble === "database-unreachable") return <DatabaseUnreachable address={trouble.address} />;
    if (trouble?.trouble === "database-empty") {
      return (
        <DatabaseUnreachable address={trouble.address} empty command="npm run migrate && npm run seed" />
      );
    }
  }
  if (error instanceof Error && NOT_ARRIVED.test(error.message))
    return <PageLoadingError correlationId={requestId} />;
  return <SomethingWentWrong correlationId={requestId} />;
}

function parseTrouble(data: unknown): DatabaseTrouble | null {
  if (typeof data !== "object" || data === null || !("trouble" in data) || !("address" in data)) return null;
  const { trouble, address } = data;
  if (
    trouble !== "database-unreachable" &&
    trouble !== "database-read-only" &&
    trouble !== "database-empty" &&
    trouble !== "database-busy"
  )
    return null;
  return typeof address === "string" ? { trouble, address } : null;
}
