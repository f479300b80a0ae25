import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";

export type NotFoundProps = {
  /** What was looked for, in words: "Agent not found". */
  title?: string;
  children?: ReactNode;
};

/** Says that nothing stands at this address, and offers the ways on. */
export function NotFound({ title = "Page not found", children }: NotFoundProps) {
  return (
    <main className="screen" id="main">
      <h1>{title}</h1>
      {children ?? <p>Nothing stands at this address. It may have moved, or the link may be mistyped.</p>}
      <Form className="ask" role="search" aria-label="From here" action={paths.search()}>
        <InputField
          label="Look for an agent or a place"
          name="q"
          id="lost-q"
          type="search"
          placeholder="ZIP, city, state or a name"
        />
        <Button look="primary">Find agents</Button>
      </Form>
      <ul className="linklist">
        <li>
          <Link to={paths.home()}>Home</Link>
        </li>
        <li>
          <Link to={paths.locationHub()}>Search by Location</Link>
        </li>
        <li>
          <Link to={paths.help()}>Help</Link>
        </li>
      </ul>
    </main>
  );
}
