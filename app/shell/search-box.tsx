import { Form } from "@remix-run/react";
import { Icon } from "#app/ui/icon.tsx";

/** The search in the header: one box, a plain GET. A phone has a sign in its place. */
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
    <Form
      className="relative flex max-w-104 flex-1 max-md:hidden"
      role="search"
      aria-label="Whole register"
      action={action}
      key={query}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <label className="sr-only" htmlFor={id}>
        Place, agent or organization
      </label>
      <input
        className="pl-10"
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
