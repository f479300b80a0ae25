import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { isGuestStopped, setGuestStopped } from "#app/domains/directory/watching/guest-commands.server.ts";
import { factsOf } from "#app/domains/notifications/preferences/events.ts";
import {
  findStopped,
  resumeMail,
  stopMail,
} from "#app/domains/notifications/preferences/preference-commands.server.ts";
import {
  readStopToken,
  type StopClaim,
  type StopSubject,
} from "#app/domains/notifications/preferences/stop-links.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { isOneClick } from "#app/platform/mail/one-click.ts";
import { pageMeta, SECRET_ADDRESS } from "#app/platform/pages/page-meta.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AuthPage } from "../auth-page.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

type Answer = Pick<FormReply, "notice"> & { done?: "stopped" | "resumed"; stopped?: readonly string[] };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

const isAccount = (claim: StopClaim): claim is StopClaim<Exclude<StopSubject, "guest-watch">> =>
  claim.subject !== "guest-watch";

/** Shows what would end and changes nothing, because mail scanners open every link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const claim = await readStopToken(context, token);
  if (claim === null) return data({ token: "", subject: null, ended: null }, { status: 400 });
  const ended = isAccount(claim)
    ? await findStopped(context, claim)
    : (await isGuestStopped(context, claim.userId)) === false
      ? null
      : [];
  return data({ token, subject: claim.subject, ended });
}

/** Handles the page's forms and the mail program's one-click request, which only has the token in the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const wait = await takeAction(context, "unsubscribe");
  if (wait > 0) return data<Answer>({ notice: tooOften(wait) }, { status: 429 });
  const claim = await readStopToken(context, tokenOf(request));
  if (claim === null) return data<Answer>({}, { status: 400 });
  const intent = form.get("intent");
  if (intent === "resume") {
    if (isAccount(claim)) await resumeMail(context, claim, form.getAll("event").map(String));
    else await setGuestStopped(context, claim.userId, false);
    return data<Answer>({ done: "resumed" });
  }
  if (intent !== "stop" && !isOneClick(form))
    throw new Response("There’s no such action.\n", { status: 400 });
  if (isAccount(claim)) return data<Answer>({ done: "stopped", stopped: await stopMail(context, claim) });
  await setGuestStopped(context, claim.userId, true);
  return data<Answer>({ done: "stopped", stopped: [] });
}

export const meta: MetaFunction = () => [
  ...pageMeta("", {
    title: t("Unsubscribe"),
    description: t("Choose which emails you get."),
    indexable: false,
  }),
  SECRET_ADDRESS,
];

/** What the link is for, as a sentence for its state. */
function leadOf(subject: StopSubject, status: "asked" | "stopped" | "resumed"): string {
  if (subject === "digest") {
    switch (status) {
      case "asked":
        return t(
          "Your daily summary and all emails about single events will stop. Notifications on the site stay the same, and so do emails your account can’t do without.",
        );
      case "stopped":
        return t(
          "Your daily summary and all emails about single events have stopped. Notifications on the site stay the same.",
        );
      case "resumed":
        return t("Your daily summary and all emails about single events come as before.");
    }
  }
  if (subject === "guest-watch") {
    switch (status) {
      case "asked":
        return t(
          "Emails about the license of an agent whom you booked will stop. Your appointments stay as they are.",
        );
      case "stopped":
        return t("Emails about the license of this agent have stopped. Your appointments stay as they are.");
      case "resumed":
        return t("Emails about the license of this agent come as before.");
    }
  }
  const event = named(factsOf(subject).label);
  switch (status) {
    case "asked":
      return t(
        "Emails about “{event}” will stop. Notifications on the site stay the same, and so do emails your account can’t do without.",
        { event },
      );
    case "stopped":
      return t("Emails about “{event}” have stopped. Notifications on the site stay the same.", { event });
    case "resumed":
      return t("Emails about “{event}” come as before.", { event });
  }
}

export default function Unsubscribe() {
  const { token, subject, ended } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const ways =
    subject === "guest-watch" ? null : (
      <Link to={paths.settings({ section: "notifications" })}>{t("Manage email settings")}</Link>
    );
  if (subject === null) {
    return (
      <AuthPage
        title={t("This link is incomplete")}
        lead={t("Nothing was changed. Open it again from the email, or copy the whole link.")}
        ways={ways}
      >
        {null}
      </AuthPage>
    );
  }
  const here = paths.unsubscribe({ token });
  // Ended now or earlier.
  const stopped = answer?.done === undefined ? ended : answer.stopped;
  if (stopped) {
    return (
      <AuthPage
        title={t("You’re unsubscribed")}
        lead={leadOf(subject, "stopped")}
        answer={answer}
        ways={ways}
      >
        {subject === "digest" && stopped.length === 0 ? null : (
          <Stack as={Form} gap="form" method="post" action={here}>
            {stopped.map((event) => (
              <input key={event} type="hidden" name="event" value={event} />
            ))}
            <div>
              <Button name="intent" value="resume">
                {t("Subscribe again")}
              </Button>
            </div>
          </Stack>
        )}
      </AuthPage>
    );
  }
  if (answer?.done === "resumed") {
    return (
      <AuthPage title={t("You’re subscribed again")} lead={leadOf(subject, "resumed")} ways={ways}>
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t("Unsubscribe from these emails?")}
      lead={leadOf(subject, "asked")}
      answer={answer}
      ways={ways}
    >
      <Stack as={Form} gap="form" method="post" action={here}>
        <div>
          <Button look="primary" name="intent" value="stop">
            {t("Unsubscribe")}
          </Button>
        </div>
      </Stack>
    </AuthPage>
  );
}
