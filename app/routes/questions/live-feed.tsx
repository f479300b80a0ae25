import { Link } from "@remix-run/react";
import type { LiveQuestions } from "#app/domains/questions/published/live-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { formatAgo, formatTook } from "#app/platform/time/time-words.ts";
import { named, rich } from "#app/text/text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { langOf } from "#app/ui/language-mark.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

/** As many as fit a screen: the list of all answers has the others. */
const SHOWN_EVENTS = 12;

type FeedProps = Pick<LiveQuestions, "waiting" | "answered"> & { nowMs: number };

/** What happened last, newest first: a question that waits, an agent who answered. */
export function LiveFeed({ nowMs, ...live }: FeedProps) {
  return (
    <ol className="list-none">
      {eventsOf(live).map(({ key, ...event }) => (
        <li
          key={key}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 border-line border-t py-2.5 last:border-b"
        >
          {event.answer === null ? (
            <span className="grid size-10 place-items-center rounded-2 bg-sunk text-muted">
              <Icon name="question" className="text-18" />
            </span>
          ) : (
            <Avatar
              id={event.answer.agentId}
              slug={event.answer.agentSlug}
              name={event.answer.agentName}
              photoUrl={event.answer.photoUrl}
              size="sm"
            />
          )}
          <div>
            <p className="flex max-w-none flex-wrap justify-between gap-x-4 text-14 text-muted">
              <span>{event.answer === null ? <Asked {...event} /> : <Answered {...event.answer} />}</span>
              <Caption as="span">{formatAgo(event.at, nowMs)}</Caption>
            </p>
            {event.answer === null ? null : (
              <p className="pointer-coarse:py-1.5 leading-[1.35]">
                <Link to={paths.expertAnswer(event.answer.slug)} lang={langOf(event.answer.titleLanguage)}>
                  {event.answer.title}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

type Event = {
  key: string;
  at: number;
  typeName: string;
  stateName: string;
  answer: LiveQuestions["answered"][number] | null;
};

function eventsOf({ waiting, answered }: Omit<FeedProps, "nowMs">): Event[] {
  return [
    ...waiting.map(({ id, askedAt, ...question }) => ({ key: id, ...question, at: askedAt, answer: null })),
    ...answered.map((answer) => ({
      key: `${answer.slug} ${answer.agentId}`,
      at: answer.answeredAt,
      typeName: answer.typeName,
      stateName: answer.stateCode,
      answer,
    })),
  ]
    .sort((one, other) => other.at - one.at)
    .slice(0, SHOWN_EVENTS);
}

function Asked({ typeName, stateName }: Pick<Event, "typeName" | "stateName">) {
  return rich("A question about {type} from {state}", {
    type: <b className="font-label text-ink-2">{named(typeName)}</b>,
    state: named(stateName),
  });
}

function Answered({ agentName, nth, tookMs, typeName }: LiveQuestions["answered"][number]) {
  const who = {
    name: <b className="font-label text-ink">{agentName}</b>,
    time: formatTook(tookMs),
    type: named(typeName),
  };
  return nth === 1
    ? rich("{name} answered after {time} · {type}", who)
    : rich("{name} added an answer · {type}", { name: who.name, type: who.type });
}
