import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { listLetters } from "#app/platform/outbox.ts";
import { pageMeta } from "#app/platform/page-meta.ts";

export const handle = { access: "public" } satisfies RouteHandle;

const SHOWN_LETTERS = 50;

export async function loader({ context }: LoaderFunctionArgs) {
  return { letters: await listLetters(context, SHOWN_LETTERS) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Mailbox", description: "Mail that development sent nowhere.", indexable: false });

/** The mail of development: what the outbox holds, newest first, with its links to press. Not in production. */
export default function Mailbox() {
  const { letters } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="wrap">
      <header className="reshead">
        <h1>Mailbox</h1>
        <p className="muted">
          The last {SHOWN_LETTERS} letters that were written here. None of them left this machine.
        </p>
      </header>
      <div className="flow">
        {letters.length === 0 ? <p>No letters yet.</p> : null}
        {letters.map((letter) => (
          <details key={letter.id} className="sheet mailbox-letter">
            <summary>
              {letter.subject} · {letter.recipient} · {letter.status}
              {letter.error ? `: ${letter.error}` : ""}
            </summary>
            <div className="prose">
              {letter.text.split("\n").map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a letter never move.
                <p key={at}>{/^https?:\/\//.test(line) ? <a href={line}>{line}</a> : line}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </main>
  );
}
