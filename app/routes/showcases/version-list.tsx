import { Form } from "@remix-run/react";
import { Button } from "#app/ui/buttons/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type VersionListProps = {
  versions: readonly {
    versionNo: number;
    at: number;
    by: string | null;
    changes: readonly { field: string; before: string; after: string }[];
    current: boolean;
  }[];
};

/** What a page said before, newest first, each with what it changed and a way to bring it back. */
export function VersionList({ versions }: VersionListProps) {
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
