import { stopWatching, watchAgent } from "#app/domains/directory/watching/watch-commands.server.ts";
import { listWatched } from "#app/domains/directory/watching/watch-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { type Asked, done, type Outcome, type SectionServer } from "../section.ts";
import { FORMS, type WatchedData } from "./watched.tsx";

const SLUG_MAX_CHARACTERS = 200;

/** The agent that the address asks about: the profile's button, and who had to sign in first, come with one. */
const askedSlug = (request: Request) =>
  (new URL(request.url).searchParams.get("agent") ?? "").slice(0, SLUG_MAX_CHARACTERS);
const sentSlug = (form: FormData) => String(form.get("agent") ?? "").slice(0, SLUG_MAX_CHARACTERS);
const HERE = paths.settings({ section: "watched" });

export const watchedServer: SectionServer<WatchedData> = {
  load: ({ context, request, viewer }) => listWatched(context, viewer.userId, askedSlug(request)),
  actions: { [FORMS.watch]: watch, [FORMS.stop]: stop },
};

async function watch({ context, request, viewer }: Asked, form: FormData): Promise<Outcome> {
  const slug = sentSlug(form) || askedSlug(request);
  const outcome = await watchAgent(context, viewer.userId, slug);
  if (outcome.kind === "refused") {
    const title = t("You can’t watch this agent");
    const text = t(
      "It’s your own profile, it isn’t listed anymore, or you already watch as many as you can.",
    );
    return { ...done(HERE, title, text) };
  }
  return done(
    form.get("back") === "profile" ? paths.showcase(slug) : HERE,
    t("You watch {name}", { name: outcome.name }),
    t("We’ll tell you if a license ends or is suspended, they move, or their profile changes hands."),
  );
}

async function stop({ context, viewer }: Asked, form: FormData): Promise<Outcome> {
  const stopped = await stopWatching(context, viewer.userId, sentSlug(form));
  return stopped
    ? done(HERE, t("Stopped"), t("We won’t tell you about this agent anymore."))
    : done(HERE, t("Nothing to stop"), t("You don’t watch this agent."));
}
