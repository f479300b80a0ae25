import { Form } from "@remix-run/react";
import { Icon } from "#app/ui/icon.tsx";

/** The search in the header: one box, a plain GET. */
export function SearchBox({
  action,
  query,
  id = "header-q",
}: {
  action: string;
  query?: string;
  id?: string;
}) {
  return (
    <Form className="find" role="search" aria-label="Whole register" action={action} key={query}>
      <Icon name="search" />
      <label className="sr-only" htmlFor={id}>
        Place, agent or organisation
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder="ZIP, city, state or a name"
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
      />
    </Form>
  );
}
