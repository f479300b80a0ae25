import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { AnsweredList } from "#app/domains/questions/components/answered-list.tsx";
import { AnsweringFaces } from "#app/domains/questions/components/answering-faces.tsx";
import { LIST_PAGE_QUESTIONS, MEDIAN_DAYS } from "#app/domains/questions/limits.ts";
import {
  type ListQuery,
  listPublished,
  type QuestionList,
} from "#app/domains/questions/published/public-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { Chip } from "#app/ui/record/chip.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** No real search is longer than this. */
const WORDS_MAX_CHARACTERS = 200;

const refused = (title: string, text: string, status: number) =>
  Response.json({ title, text, links: [{ label: t("All answers"), to: paths.expertAnswers() }] }, { status });

function parseQuery(request: Request): ListQuery {
  const { searchParams } = new URL(request.url);
  const page = searchParams.get("page") ?? "1";
  const state = searchParams.get("state") ?? "";
  const words = (searchParams.get("q") ?? "").trim();
  if (!/^[1-9]\d{0,3}$/.test(page)) {
    throw refused(t("Page not found"), t("This link to the list is incomplete or wrong."), 400);
  }
  if (state !== "" && !/^[A-Za-z]{2}$/.test(state)) {
    throw refused(t("State not found"), t("Choose a state from the list."), 400);
  }
  if (words.length > WORDS_MAX_CHARACTERS) {
    throw refused(
      t("That search is too long"),
      t("Use at most {most} characters.", { most: WORDS_MAX_CHARACTERS }),
      400,
    );
  }
  return {
    type: searchParams.get("type") || null,
    state: state === "" ? null : state.toUpperCase(),
    words,
    agent: searchParams.get("agent") || null,
    page: Number(page),
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const query = parseQuery(request);
  const list = await listPublished(context, query);
  if (!list.typeKnown) throw refused(t("Insurance type not found"), t("Choose a type from the list."), 404);
  if (!list.stateKnown) throw refused(t("State not found"), t("Choose a state from the list."), 404);
  if (query.agent !== null && list.agent === null) {
    throw refused(
      t("Agent not found"),
      t("There is no agent at this address, or the profile is closed."),
      404,
    );
  }
  if (query.page > Math.max(1, list.pages)) {
    throw notFoundNotice(t("Page not found"), t("The list ends before this page."), [
      { label: t("All answers"), to: paths.expertAnswers() },
    ]);
  }
  const types = query.type === null ? [] : [query.type];
  return { ...list, query, legal: medicareNotice(context, { page: "expert answers", types }, null) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (data === undefined)
    return pageMeta("", { title: t("Expert Answers"), description: "", indexable: false });
  const { query, types, states, agent } = data;
  const type = types.find((one) => one.slug === query.type)?.name;
  const state = states.find((one) => one.code === query.state)?.name;
  return pageMeta(rootOrigin(matches), {
    title: [
      t("Expert Answers"),
      agent && t("by {name}", { name: agent.name }),
      type && t("about {type} insurance", { type: named(type) }),
      state && t("in {state}", { state: named(state) }),
    ]
      .filter(Boolean)
      .join(" "),
    description: t("Insurance questions, answered by licensed agents with their name and license."),
    canonicalPath: paths.expertAnswers({ agent: query.agent, type: query.type, state: query.state }),
    indexable: query.words === "" && query.page === 1 && data.questions.length > 0,
  });
};

export default function ExpertAnswers() {
  const {
    questions,
    total: found,
    pages,
    types,
    states,
    agent,
    query,
    legal,
    medianMinutes,
    answering,
  } = useLoaderData<typeof loader>();
  const filters = { q: query.words, agent: query.agent, type: query.type, state: query.state };
  const total = states.reduce((sum, state) => sum + state.published, 0);
  const ofTypes = types.reduce((sum, type) => sum + type.published, 0);
  const empty = questions.length === 0;
  const first = (query.page - 1) * LIST_PAGE_QUESTIONS + 1;
  return (
    <PageMain own>
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <header className="grid gap-2 pt-8 pb-5 [&_b]:text-ink">
          <h1>
            {agent === null ? t("Expert Answers") : t("Expert Answers by {name}", { name: agent.name })}
          </h1>
          <Counted total={total} agent={agent} />
        </header>
        {empty ? null : <AskAside medianMinutes={medianMinutes} answering={answering} />}
        <div className={empty ? "lg:col-span-2" : undefined}>
          <Form
            method="get"
            action={paths.expertAnswers()}
            role="search"
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 md:grid-cols-[minmax(0,1fr)_12rem_auto]"
          >
            {agent === null ? null : <input type="hidden" name="agent" value={agent.slug} />}
            {query.type === null ? null : <input type="hidden" name="type" value={query.type} />}
            <div className="max-md:col-span-2">
              <InputField
                label={t("Search answers")}
                name="q"
                type="search"
                placeholder={t("hail deductible")}
                defaultValue={query.words}
                maxLength={WORDS_MAX_CHARACTERS}
              />
            </div>
            <SelectField
              label={t("State")}
              name="state"
              emptyLabel={t("Any")}
              defaultValue={query.state ?? ""}
              options={states.map((state) => ({
                value: state.code,
                label: `${named(state.name)} (${formatCount(state.published)})`,
              }))}
            />
            <Button>{t("Search")}</Button>
          </Form>
          <nav aria-label={t("Insurance type")} className="mt-4 mb-6">
            <ul className="flex list-none gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
              <li className="flex-none">
                <Chip
                  to={paths.expertAnswers({ ...filters, type: null })}
                  current={query.type === null}
                  count={formatCount(ofTypes)}
                >
                  {t("All")}
                </Chip>
              </li>
              {[...types]
                .sort((one, other) => other.published - one.published)
                .map(({ slug, name, published }) => (
                  <li key={slug} className="flex-none">
                    <Chip
                      to={paths.expertAnswers({ ...filters, type: slug })}
                      current={query.type === slug}
                      count={formatCount(published)}
                    >
                      {named(name)}
                    </Chip>
                  </li>
                ))}
            </ul>
          </nav>
          {empty ? (
            <NothingFound {...query} typeName={types.find((one) => one.slug === query.type)?.name} />
          ) : (
            <>
              <AnsweredList questions={questions} />
              <Pagination
                page={query.page}
                pageCount={pages}
                toPage={(page) => paths.expertAnswers({ ...filters, page: page === 1 ? null : page })}
                summary={t("{first} to {last} of {total}", {
                  first: formatCount(first),
                  last: formatCount(first + questions.length - 1),
                  total: formatCount(found),
                })}
              />
            </>
          )}
          {legal === null ? null : <Caption className="mt-6">{legal}</Caption>}
        </div>
      </div>
    </PageMain>
  );
}

/** How to ask, and who answers: next to the list, on a phone above it. */
function AskAside({ medianMinutes, answering }: Pick<QuestionList, "medianMinutes" | "answering">) {
  return (
    <aside className="grid gap-6 max-lg:pb-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-8">
      <div className="rounded-2 bg-accent-tint p-4 md:p-5">
        <p className="mb-3">
          <b>{t("Have a question of your own?")}</b>
          {medianMinutes === null ? null : (
            <span>{` ${t("Half get their first answer within {time}.", {
              time: formatTook(medianMinutes * MINUTE_MS),
            })}`}</span>
          )}
        </p>
        <ButtonLink look="primary" to={paths.askExpert()}>
          {t("Ask an Expert")}
        </ButtonLink>
      </div>
      {answering.count === 0 ? null : (
        <div className="border-line-strong border-t pt-3 max-lg:hidden">
          <AnsweringFaces shown={answering.shown} />
          <p className="mt-2 text-14 text-ink-2">
            <span>{`${tn(
              answering.count,
              "{n} agent answered in the last {days} days.",
              "{n} agents answered in the last {days} days.",
              { days: MEDIAN_DAYS },
            )} `}</span>
            <Link to={paths.live()}>{t("See it live")}</Link>
          </p>
        </div>
      )}
    </aside>
  );
}

/** What to do when nothing fits: ask it, or look further. */
function NothingFound({ words, type, typeName, state, agent }: ListQuery & { typeName: string | undefined }) {
  const wider = [
    state === null ? null : { label: t("Search all states"), query: { q: words, type, agent } },
    type === null ? null : { label: t("Search all types"), query: { q: words, state, agent } },
  ].filter((one) => one !== null);
  return (
    <EmptyState
      title={words === "" ? t("No answers about that yet") : t("No answers about “{words}” yet", { words })}
      actions={
        <>
          <ButtonLink look="primary" to={paths.askExpert({ type: typeName ?? null })}>
            {t("Ask an Expert")}
          </ButtonLink>
          {wider.map(({ label, query }) => (
            <Link key={label} to={paths.expertAnswers(query)}>
              {label}
            </Link>
          ))}
          <Link to={paths.expertAnswers()}>{t("All answers")}</Link>
        </>
      }
    >
      <p>{t("Ask it yourself, and licensed agents in your state will answer.")}</p>
    </EmptyState>
  );
}

/** How many questions, of whom. */
function Counted({ total, agent }: { total: number; agent: { slug: string; name: string } | null }) {
  const n = <b>{formatCount(total)}</b>;
  if (agent === null)
    return (
      <p className="text-muted">
        {rich(
          total === 1
            ? "{n} question answered by agents who were licensed for it on the day they answered."
            : "{n} questions answered by agents who were licensed for it on the day they answered.",
          { n },
        )}
      </p>
    );
  return (
    <p className="text-muted">
      {rich(
        total === 1
          ? "{n} question answered by {agent}, licensed for it on the day of the answer."
          : "{n} questions answered by {agent}, licensed for it on the day of the answer.",
        { n, agent: <Link to={paths.showcase(agent.slug)}>{agent.name}</Link> },
      )}
      <span> </span>
      <Link to={paths.expertAnswers()}>{t("Answers by everyone")}</Link>
    </p>
  );
}
