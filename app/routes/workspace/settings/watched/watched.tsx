import { Form, Link } from "@remix-run/react";
import type { OfferedAgent, WatchedAgent } from "#app/domains/directory/watching/watch-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { type Message, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { LinkList } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { SectionPage, SectionProps } from "../section.ts";

/** The forms of this section, by their `intent`. */
export const FORMS = { watch: "watch-agent", stop: "unwatch-agent" } as const;

export type WatchedData = { watched: readonly WatchedAgent[]; offered: OfferedAgent | null };

export const watched: SectionPage<WatchedData> = { label: "Agents you watch", Show: WatchedSection };

const REASONS = {
  asked: "You chose to on {day}",
  saved: "You saved them on {day}",
  message: "You wrote to them on {day}",
  appointment: "You booked a time on {day}",
} as const satisfies Record<WatchedAgent["reason"], Message>;

function WatchedSection({ data }: SectionProps<WatchedData>) {
  const { offered } = data;
  return (
    <Section id="watched" title={t("Agents you watch")} thin>
      <Stack>
        <p className="text-muted">
          {t(
            "We tell you when their license ends or is suspended, when they move, and when their profile changes hands.",
          )}{" "}
          <Link to={paths.settings({ section: "notifications" })}>{t("Email settings")}</Link>
        </p>
        {offered === null ? null : <Offer agent={offered} />}
        {data.watched.length === 0 ? (
          <p>
            {t("You watch nobody. When you save, message, or book an agent, we begin to watch them for you.")}
          </p>
        ) : (
          <LinkList>
            {data.watched.map((agent) => (
              <Watched key={agent.slug} agent={agent} />
            ))}
          </LinkList>
        )}
      </Stack>
    </Section>
  );
}

/** For who comes from a profile and had to sign in first. */
function Offer({ agent: { slug, name, own, watched: isWatched } }: { agent: OfferedAgent }) {
  if (own) return <Note>{t("This is your own profile, so there’s nothing to watch.")}</Note>;
  if (isWatched) return null;
  return (
    <Note>
      <p className="font-strong">{t("Watch {name}?", { name })}</p>
      <Form method="post" className="mt-2">
        <input type="hidden" name="agent" value={slug} />
        <Button look="primary" name="intent" value={FORMS.watch}>
          {t("Watch this agent")}
        </Button>
      </Form>
    </Note>
  );
}

function Watched({ agent: { slug, name, city, stateCode, reason, startedAt } }: { agent: WatchedAgent }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-line border-t py-1.5">
      <span className="min-w-0 flex-1 basis-60">
        <Link to={paths.showcase(slug)}>{name}</Link>
        <span className="block text-14 text-muted">
          {`${city}, ${stateCode} · ${t(REASONS[reason], { day: formatDayOf(startedAt) })}`}
        </span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="agent" value={slug} />
        <Button
          small
          look="link"
          name="intent"
          value={FORMS.stop}
          aria-label={t("Stop watching {name}", { name })}
        >
          {t("Stop")}
        </Button>
      </Form>
    </li>
  );
}
