import { Link } from "@remix-run/react";
import type { FoundOrganization } from "#app/domains/organizations/affiliations/queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";

/** What may be meant, each with the way to propose it. */
export function FoundAbove({ found, find }: { found: readonly FoundOrganization[]; find: string }) {
  if (found.length === 0) {
    return (
      <p role="status">
        <span>{`Nothing above your kind of organization is called “${find}”. Check the spelling, or ask them to `}</span>
        <Link to={paths.organizationSignUp()}>add their organization</Link>.
      </p>
    );
  }
  return (
    <ul className="max-w-136 list-none">
      {found.map((one) => (
        <li key={one.slug} className="flex flex-wrap items-center gap-3 border-line border-t py-2.5">
          <span className="min-w-0 flex-1">
            <Link to={paths.organization(one.slug)}>{one.name}</Link>
            <Caption as="span" className="block">
              {`${typeWords[one.type]}, ${one.city}, ${one.stateCode}`}
            </Caption>
          </span>
          <form method="post">
            <input type="hidden" name="to" value={one.slug} />
            <Button small name="intent" value="propose" aria-label={`We belong to it: ${one.name}`}>
              We belong to it
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
