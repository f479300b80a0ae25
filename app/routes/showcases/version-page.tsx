import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Version } from "#app/domains/versions/types.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type VersionPageProps = {
  versions: readonly Version[];
  /** Where the page is edited. */
  editor: { to: string; label: string };
  /** Below the heading: which page this is, and who sees the list. */
  children: ReactNode;
  /** In place of an empty list. */
  empty: string;
  pager?: ReactNode;
};

/** The earlier versions of a showcase or an organization's page, each with a button that brings it back. */
export function VersionPage({ versions, editor, children, empty, pager }: VersionPageProps) {
  return (
    <Stack gap="loose">
      <header>
        <h1>Earlier versions</h1>
        {children}
      </header>
      {versions.length === 0 ? (
        <EmptyState title="Nothing here yet" actions={<ButtonLink to={editor.to}>{editor.label}</ButtonLink>}>
          <p>{empty}</p>
        </EmptyState>
      ) : (
        <VersionList versions={versions} />
      )}
      {pager}
    </Stack>
  );
}

/** Newest first, each with what it changed. */
function VersionList({ versions }: Pick<VersionPageProps, "versions">) {
  return (
    <ol className="list-none">
      {versions.map(({ versionNo, at, by, changes, current }) => (
        <li key={versionNo} className="border-line border-t py-4">
          <h2 className="text-18">
            <LocalTime timeMs={at} />
            <span>{current ? " (what readers see)" : ""}</span>
          </h2>
          <p className="text-14 text-muted">
            {by === null ? "As it was before the first change" : `Saved by ${by}`}
          </p>
          <FactList
            className="mt-2"
            items={changes.map(({ field, before, after }) => ({
              term: field,
              detail: (
                <span className="whitespace-pre-line">
                  <del className="text-muted">{before}</del> <ins className="no-underline">{after}</ins>
                </span>
              ),
            }))}
          />
          {current ? null : (
            <Form method="post" className="mt-3">
              <Button small name="version" value={versionNo}>
                Bring this back
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ol>
  );
}
