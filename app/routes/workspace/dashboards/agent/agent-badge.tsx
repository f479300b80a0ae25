import { Link } from "@remix-run/react";
import { BADGE_SIZE, badgeSnippet } from "#app/domains/directory/profile/sharing/badge.ts";
import { paths } from "#app/paths/paths.ts";
import { reviewRulesAddress } from "#app/paths/review-rules.ts";
import { site } from "#app/platform/site.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type AgentBadgeProps = {
  slug: string;
  name: string;
  /** Scheme and host of this site. */
  origin: string;
};

/** A picture for the agent's own site, as it looks today, and the HTML that shows it there. */
export function AgentBadge({ slug, name, origin }: AgentBadgeProps) {
  const badge = paths.agentBadge(slug);
  const showcase = paths.showcase(slug);
  return (
    <Section
      id="badge"
      title="Your badge"
      thin
      aside={
        <Link to={badge} reloadDocument>
          Just the image
        </Link>
      }
    >
      <Stack>
        <p>
          For your own website: the average of all reviews that count, how many there are, since when, where
          you’re licensed, and the date. It updates on its own.
        </p>
        <img
          src={badge}
          width={BADGE_SIZE.width}
          height={BADGE_SIZE.height}
          alt={`${name}’s badge as it looks today`}
        />
        <Disclosure summary="Show the code" plain>
          <TextareaField
            label="Code for your website"
            name="badge-snippet"
            hint="Select it all, copy it, and paste it where you want the badge."
            rows={5}
            readOnly
            spellCheck={false}
            defaultValue={badgeSnippet({ name, pageUrl: origin + showcase, badgeUrl: origin + badge })}
          />
        </Disclosure>
        <p className="text-14">
          <Link to={reviewRulesAddress()}>Review rules for agents</Link>
        </p>
        <p className="text-14 text-muted">
          {`Your page loads one small image from ${site.name}: no cookies, no scripts. Its link is marked “nofollow,” as search engines ask.`}
        </p>
      </Stack>
    </Section>
  );
}
