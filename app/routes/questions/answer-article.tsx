import { Link } from "@remix-run/react";
import { AnswerText } from "#app/domains/questions/components/answer-text.tsx";
import type { PublicAnswer } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths/paths.ts";
import { firstNameOf } from "#app/platform/contact-data/first-name.ts";
import type { StateTimes } from "#app/platform/time/state-zones.ts";
import { named, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Checked } from "#app/ui/choices/checked.tsx";
import { langOf, languageMark } from "#app/ui/language-mark.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

/** One answer: its agent, the agent's license, and the text. */
export function AnswerArticle({ answer, times }: { answer: PublicAnswer; times: StateTimes }) {
  const { agent, license } = answer;
  const mark = languageMark(answer.language);
  return (
    <article
      id={`a-${answer.id}`}
      aria-labelledby={`by-${answer.id}`}
      className="border-line border-t py-6 first-of-type:border-ink first-of-type:border-t-2"
    >
      <div className="flex items-start gap-4">
        <Avatar id={agent.id} name={agent.name} photoUrl={agent.photoUrl} />
        <div>
          <h3 id={`by-${answer.id}`}>
            <Link
              className="text-inherit decoration-transparent hover:text-inherit hover:decoration-current"
              to={paths.showcase(agent.slug)}
            >
              {agent.name}
            </Link>
          </h3>
          <p className="text-14 leading-normal">
            <Checked
              tone={license.stale ? "off" : "ok"}
            >{`${named(license.stateName)} ${license.number}, ${named(license.label)}`}</Checked>
          </p>
          <Caption>
            <span>NPN </span>
            <span className="lining-nums tabular-nums">{agent.npn}</span>
            <span>{` · ${agent.organization === null ? agent.city : `${agent.organization}, ${agent.city}`} · ${
              agent.stars === null
                ? t("no reviews yet")
                : tn(agent.stars.count, "{average} from {n} review", "{average} from {n} reviews", {
                    average: agent.stars.average.toFixed(1),
                  })
            }`}</span>
          </Caption>
        </div>
      </div>
      <div className="md:pl-20">
        {answer.helpful ? <Checked small>{t("The person who asked found this helpful")}</Checked> : null}
        <AnswerText
          text={answer.body}
          lang={langOf(answer.language)}
          className="mt-4 text-18 leading-[1.62]"
        />
        <p className="mt-4">
          <ButtonLink to={paths.showcase(agent.slug)}>
            {t("More about {name}", { name: firstNameOf(agent.name) })}
          </ButtonLink>
        </p>
        <Caption className="mt-4">
          <LocalTime timeMs={answer.createdAt} words={times[answer.createdAt]} />
          <span>
            {answer.editedAt === null ? "" : t(", edited {day}", { day: times[answer.editedAt] ?? "" })}
          </span>
          <span>{mark === null ? "" : ` · ${mark}`}</span>
        </Caption>
      </div>
    </article>
  );
}
