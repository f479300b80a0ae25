import { type LoaderFunctionArgs, type MetaArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findBookable } from "#app/domains/calendar/calendar-queries.server.ts";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { notTakingClients } from "#app/domains/directory/policy.ts";
import { agentNumber } from "#app/domains/directory/profile/profile-queries.server.ts";
import { quoteAddress } from "#app/domains/directory/profile/quote-offer.ts";
import { findLeadAgent } from "#app/domains/leads/agent-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { firstNameOf } from "#app/platform/contact-data/first-name.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { WithPerson } from "#app/ui/layout/with-person.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** Why a message needs an account, and what doesn’t. Who is signed in goes on to write. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const identifier = parseIdentifier(params.identifier);
  const [viewer, agent, lead] = await Promise.all([
    getViewer(context),
    identifier === null ? null : findBookable(context, agentNumber(identifier)),
    identifier === null ? null : findLeadAgent(context, identifier),
  ]);
  if (agent === null || lead === null)
    throw notFoundNotice(
      t("Agent not found"),
      t("There’s no agent at this address, or the profile is closed."),
      [{ label: t("Find agents"), to: paths.locationHub() }],
    );
  const { slug, id, name, photoUrl } = agent;
  const next = paths.newMessage(slug);
  if (viewer !== null) throw redirect(next);
  const open = lead.userId !== null && notTakingClients(agent) === null;
  const quoteTo = open ? quoteAddress(lead) : null;
  return {
    person: { id, name, photoUrl },
    about: [lead.organization, `${lead.city}, ${lead.stateCode}`].filter((one) => one !== null).join(" · "),
    how: {
      title: t("How it works"),
      steps: [
        t("Create a free account, or sign in, and confirm your email address."),
        t("{name} sees your first name and ZIP code. Your phone and email stay hidden until you show them.", {
          name: firstNameOf(name),
        }),
        t("We email you when {name} replies. Your message goes to no one else.", { name: firstNameOf(name) }),
      ],
    },
    signUp: paths.signUp({ role: "customer", next }),
    signIn: paths.auth({ next }),
    profile: paths.showcase(slug),
    without: [
      ...(quoteTo === null ? [] : [{ to: quoteTo, label: t("Request a quote") }]),
      ...(open && agent.hours !== null ? [{ to: calendarPaths.book(slug), label: t("Book a time") }] : []),
      { to: paths.askExpert(), label: t("Ask an Expert") },
    ],
  };
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) =>
  pageMeta("", {
    title: page === undefined ? t("New message") : t("Message {name}", { name: page.person.name }),
    description: t("Write to an agent."),
    indexable: false,
  });

export default function BeforeMessage() {
  const { person, about, how, signUp, signIn, profile, without } = useLoaderData<typeof loader>();
  return (
    <PageMain own>
      <WithPerson person={person} title={t("Message {name}", { name: person.name })} about={about} next={how}>
        <h2 className="text-24">{t("One step first")}</h2>
        <p className="mt-2 text-18">{t("A message needs an account, so that the reply reaches only you.")}</p>
        <Row className="mt-5">
          <ButtonLink look="primary" to={signUp} rel="nofollow">
            {t("Create account")}
          </ButtonLink>
          <ButtonLink to={signIn} rel="nofollow">
            {t("Sign in")}
          </ButtonLink>
          <Link className="inline-flex min-h-target items-center" to={profile}>
            {t("Back to profile")}
          </Link>
        </Row>
        <section aria-labelledby="without-h" className="mt-10">
          <h2 id="without-h" className="mb-3 text-20">
            {t("Without an account")}
          </h2>
          <LinkList>
            {without.map(({ to, label }) => (
              <LinkListItem key={to} to={to}>
                {label}
              </LinkListItem>
            ))}
          </LinkList>
        </section>
      </WithPerson>
    </PageMain>
  );
}
