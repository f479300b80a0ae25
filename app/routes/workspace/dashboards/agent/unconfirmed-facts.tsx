import { Form, Link } from "@remix-run/react";
import { ASK_AFTER_DAYS } from "#app/domains/directory/facts/facts.ts";
import type { UnconfirmedFact } from "#app/domains/directory/facts/unconfirmed-queries.server.ts";
import { STALE_AFTER_DAYS } from "#app/domains/licenses/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";

/** What the profile says that nobody has confirmed for 90 days, and one button for all of it. Nothing where all is new. */
export function UnconfirmedFacts({ facts }: { facts: readonly UnconfirmedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Section
      id="still-right"
      title="Is this still right?"
      thin
      aside={<Link to={paths.editShowcase()}>Change it</Link>}
    >
      <Caption>
        {`Nobody has confirmed it for ${ASK_AFTER_DAYS} days. After ${STALE_AFTER_DAYS} days readers see it in gray, without a tick.`}
      </Caption>
      <dl className="mt-2">
        {facts.map(({ fact, name, value, last }) => (
          <div key={fact} className="border-line border-b py-2">
            <dt className="text-13 text-muted">{name}</dt>
            <dd className="wrap-anywhere text-14">
              <span>{value}</span>
              <Caption>{last}</Caption>
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post" className="mt-3">
        {facts.map(({ fact }) => (
          <input key={fact} type="hidden" name="fact" value={fact} />
        ))}
        <Button small name="intent" value="confirm-facts">
          {facts.length === 1 ? "Yes, it’s right" : "Yes, all of it is right"}
        </Button>
      </Form>
    </Section>
  );
}
