import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { named, t } from "#app/text/text.ts";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Written } from "#app/ui/record/written.tsx";
import type { LatestAnswer } from "../types.ts";

/** The question that was answered last: about what and where, how the answer begins, who wrote it, and how soon. */
export function NewestAnswer({ answer }: { answer: LatestAnswer }) {
  const { by } = answer;
  return (
    <article className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-1 md:grid-cols-[7.5rem_minmax(0,1fr)] md:gap-x-8">
      <Avatar
        id={by.id}
        slug={by.slug}
        name={by.name}
        photoUrl={by.photoUrl}
        size="lg"
        className="max-md:size-16 md:row-span-3"
      />
      <div className="min-w-0 self-center md:self-end">
        <p className="text-14 text-muted">{`${named(answer.typeName)} · ${named(answer.stateName)}`}</p>
        <h3 className="mt-1 text-balance text-20 leading-[1.2] md:text-[1.625rem]">
          <Link
            className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
            to={paths.expertAnswer(answer.slug)}
            prefetch="none"
          >
            {answer.title}
          </Link>
        </h3>
      </div>
      <Written className="mt-1 max-w-measure text-18 text-ink-2 max-md:col-span-full md:col-start-2">
        {answer.excerpt}
      </Written>
      <p className="mt-1 text-14 text-muted max-md:col-span-full md:col-start-2">
        {[
          `${by.name}, ${by.license}`,
          t("first answer after {time}", { time: formatTook(answer.firstTookMs) }),
          formatPublicDay(answer.answeredAt),
        ].join(" · ")}
      </p>
    </article>
  );
}
