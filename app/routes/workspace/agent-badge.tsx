import { Link } from "@remix-run/react";
import { BADGE_SIZE, badgeSnippet } from "#app/domains/directory/profile/badge.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import { TextareaField } from "#app/ui/forms/textarea-field.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

export type AgentBadgeProps = {
  slug: string;
  name: string;
  /** Scheme and host of this site. */
  origin: string;
};

/** A picture for the agent's own site, as it looks now, and the lines that show it there. */
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
          The picture alone
        </Link>
      }
    >
      <Stack>
        <p>
          For a site of your own: your average with its count, where you are licensed, and the day. It follows
          your record by itself.
        </p>
        <img
          src={badge}
          width={BADGE_SIZE.width}
          height={BADGE_SIZE.height}
          alt={`The badge of ${name} as it looks today`}
        />
        <TextareaField
          label="Lines for your page"
          name="badge-snippet"
          hint="Select all of it, copy it, and put it where the badge should stand."
          rows={5}
          readOnly
          spellCheck={false}
          defaultValue={badgeSnippet({ name, pageUrl: origin + showcase, badgeUrl: origin + badge })}
        />
        <p className="text-14 text-muted">
          Your page loads one picture of about two kilobytes from {site.name}, and nothing else. It sets no
          cookie and runs no script. It looks the same to everybody, whatever your stars are. It carries no
          rating markup: search engines show stars only for sites that review other businesses, and ask that
          links in badges are marked “nofollow”, as this one is.
        </p>
      </Stack>
    </Section>
  );
}
