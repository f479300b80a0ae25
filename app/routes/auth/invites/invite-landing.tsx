import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { asRole, JOIN_PROBLEMS, ROLE_HINTS } from "#app/domains/organizations/members/words.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { AuthPage } from "../auth-page.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import type { AccountFieldName } from "../sign-up/sign-up-form.tsx";
import type { InviteFacts, Landing } from "./invite-landing.server.ts";
import { OVER, OWNS_ELSEWHERE } from "./invite-words.ts";

export type InviteLandingProps = {
  landing: Landing;
  rules: FormRules<AccountFieldName | "role">;
  answer: FormReply | undefined;
  /** Shown when the address has no invite. */
  children: ReactNode;
};

/** The page of an invite: accept it with an account, create one, or see what to do instead. */
export function InviteLanding({ landing, rules, answer, children }: InviteLandingProps) {
  switch (landing.kind) {
    case "none":
      return children;
    case "unknown":
      return (
        <AuthPage
          title="This link is incomplete"
          lead="Open it again from your email, or copy all of it. If it still doesn’t work, ask the person who invited you to send it again."
          answer={answer}
          ways={<Link to={paths.applyOrganization()}>Ask an organization to let you join</Link>}
        >
          {null}
        </AuthPage>
      );
    case "archived":
      return (
        <AuthPage
          title="Your account is archived"
          lead="Restore it first, then open the link in your email again. The invite waits."
          ways={<Link to={paths.reactivate({ email: landing.email })}>Restore your account</Link>}
        >
          {null}
        </AuthPage>
      );
    case "over":
      return <OverInvite landing={landing} answer={answer} />;
    case "stranger":
      return <StrangerInvite landing={landing} rules={rules} answer={answer} />;
    case "open":
      return <OpenInvite landing={landing} answer={answer} />;
  }
}

function leadOf({ organization, inviter, role, email, expiresAt }: InviteFacts): string {
  return `${inviter ?? "Somebody there"} invites you to join ${organization} ${asRole(role)}. The invite was sent to ${email} and works until ${formatDayOf(expiresAt)}.`;
}

function About({
  facts,
  becomes,
  leaves = null,
}: {
  facts: InviteFacts;
  becomes: string | null;
  leaves?: string | null;
}) {
  return (
    <Stack gap="tight">
      <p>
        {`${asRole(facts.role).replace(/^./, (letter) => letter.toUpperCase())}: ${ROLE_HINTS[facts.role]}`}
      </p>
      {becomes === null ? null : (
        <Note>
          <span>When you accept, your account’s type becomes </span>
          <b>{becomes}</b>
          <span>. Your saved agents, reviews, questions, and messages stay yours.</span>
        </Note>
      )}
      {leaves === null ? null : (
        <Note>
          <span>Agents work under one organization at a time. When you accept, you leave </span>
          <b>{leaves}</b>
          <span>.</span>
        </Note>
      )}
      <p>
        <Link to={paths.organization(facts.slug)}>{`View ${facts.organization}`}</Link>
      </p>
    </Stack>
  );
}

function Decline() {
  return (
    <Form method="post">
      <Button look="link" flush name="intent" value="decline">
        Decline the invite
      </Button>
    </Form>
  );
}

function StrangerInvite({
  landing: { facts, becomes },
  rules,
  answer,
}: {
  landing: Extract<Landing, { kind: "stranger" }>;
  rules: InviteLandingProps["rules"];
  answer: FormReply | undefined;
}) {
  const { pathname, search } = useLocation();
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ rules, answer, known: { email: facts.email, role: "customer" } });
  return (
    <AuthPage
      title={`Join ${facts.organization}`}
      lead={leadOf(facts)}
      answer={answer}
      ways={
        <>
          <Link to={paths.auth({ next: pathname + search, email: facts.email })}>
            Already have an account? Sign in to accept
          </Link>
          <Decline />
        </>
      }
    >
      <Stack gap="loose">
        <About facts={facts} becomes={becomes} />
        <PostForm form={form}>
          {facts.role === "member" ? (
            <ChoiceGroup legend="I am" field={form.field("role")}>
              <Choice type="radio" field={form.field("role")} value="customer">
                on the staff, without a license
              </Choice>
              <Choice type="radio" field={form.field("role")} value="agent">
                a licensed agent
              </Choice>
            </ChoiceGroup>
          ) : null}
          <FieldPair>
            <InputField label="First name" field={form.field("firstName")} />
            <InputField label="Last name" field={form.field("lastName")} />
          </FieldPair>
          <InputField
            label="Email"
            hint={
              facts.role === "member"
                ? "With another address than the invite’s, you confirm it first."
                : "The invite opens for this address alone. You confirm it with a link that we email you."
            }
            field={form.field("email")}
            autoComplete="username"
          />
          <NewPasswordField label="Password" field={form.field("password")} />
          <div>
            <Button look="primary" name="intent" value="sign-up" busy={busy} busyLabel="Creating account">
              Create account and join
            </Button>
          </div>
        </PostForm>
      </Stack>
    </AuthPage>
  );
}

function OpenInvite({
  landing: { facts, own, sameAddress, problem, asking, becomes, leaves, full },
  answer,
}: {
  landing: Extract<Landing, { kind: "open" }>;
  answer: FormReply | undefined;
}) {
  const busy = useNavigation().state === "submitting";
  if (problem !== null) {
    const said = problem === "owns-elsewhere" ? OWNS_ELSEWHERE : JOIN_PROBLEMS[problem];
    return (
      <AuthPage
        title={said.title}
        lead={said.text}
        answer={answer}
        ways={
          <>
            {problem === "unconfirmed" || (problem === "other-address" && asking === "once-confirmed") ? (
              <Link to={paths.checkEmail()}>Send the link again</Link>
            ) : null}
            <Link to={paths.dashboard()}>Go to your dashboard</Link>
          </>
        }
      >
        <Stack>
          <p className="text-muted">{leadOf(facts)}</p>
          {problem === "agent-unverified" ? (
            <div>
              <ButtonLink look="primary" to={paths.verifyEmail()}>
                Claim your profile
              </ButtonLink>
            </div>
          ) : null}
          {problem === "other-address" ? <AskAsOther facts={facts} own={own} asking={asking} /> : null}
          <SignOutFirst own={own} />
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={`Join ${facts.organization}`} lead={leadOf(facts)} answer={answer} ways={<Decline />}>
      <Stack gap="loose">
        <About facts={facts} becomes={becomes} leaves={leaves} />
        {sameAddress ? null : (
          <Note tone="plain">
            <span>This invite went to </span>
            <b>{facts.email}</b>
            <span>, and you’re signed in as </span>
            <b>{own}</b>
            <span>. You can accept it with this account.</span>
          </Note>
        )}
        {full === null ? null : (
          <Note live>
            <p>
              <b>{`All seats of ${facts.organization} are taken.`}</b>
              <span>{` ${facts.inviter ?? facts.organization} can add one, and your invite waits.`}</span>
            </p>
            {full.payAt === null ? null : (
              <p className="mt-2">
                <ButtonLink small look="primary" to={full.payAt}>
                  Pay for a seat of your own
                </ButtonLink>
              </p>
            )}
          </Note>
        )}
        <Form method="post">
          <Button
            look={full === null ? "primary" : "plain"}
            name="intent"
            value="accept"
            busy={busy}
            busyLabel="Joining"
          >
            {sameAddress ? "Accept the invite" : `Accept as ${own}`}
          </Button>
        </Form>
        {sameAddress ? null : <SignOutFirst own={own} />}
      </Stack>
    </AuthPage>
  );
}

/** Signed in with another email address than the invite's: asks the people who may invite to confirm it. */
function AskAsOther({
  facts,
  own,
  asking,
}: {
  facts: InviteFacts;
  own: string;
  asking: "now" | "once-confirmed" | "asked";
}) {
  const busy = useNavigation().state === "submitting";
  if (asking === "asked")
    return (
      <Note live>
        {`You asked ${facts.organization} to let you join as ${own}. We email you when they answer.`}
      </Note>
    );
  if (asking === "once-confirmed")
    return (
      <Note tone="plain">
        <span>To use </span>
        <b>{own}</b>
        <span>, confirm that address first with the link we emailed you. Then you can ask here.</span>
      </Note>
    );
  return (
    <Form method="post">
      <Button look="primary" name="intent" value="ask-as-other" busy={busy} busyLabel="Asking">
        {`Ask to join as ${own}`}
      </Button>
    </Form>
  );
}

function SignOutFirst({ own }: { own: string }) {
  return (
    <form method="post" action={paths.signOut()}>
      <Row>
        <span className="text-muted">{`You’re signed in as ${own}.`}</span>
        <Button small>Sign out</Button>
      </Row>
      <p className="mt-2 text-14 text-muted">Then open the link in your email again.</p>
    </form>
  );
}

function OverInvite({
  landing: { state, facts, mine, leftAt, replaced, asked, signedIn },
  answer,
}: {
  landing: Extract<Landing, { kind: "over" }>;
  answer: FormReply | undefined;
}) {
  const busy = useNavigation().state === "submitting";
  const { organization, slug } = facts;
  const said = OVER[state](organization);
  const left = mine && leftAt !== null;
  return (
    <AuthPage
      title={left ? `You no longer belong to ${organization}` : said.title}
      lead={
        left
          ? `You belonged to it until ${formatDayOf(leftAt)}. To come back, ask to join.`
          : replaced
            ? `There’s a newer invite to ${facts.email}. Use the link in the latest email.`
            : said.text
      }
      answer={answer}
      ways={
        <>
          {state === "closed" ? (
            <Link to={paths.applyOrganization()}>Find another organization</Link>
          ) : (
            <Link to={paths.applyOrganization({ organization: slug })}>{`Ask to join ${organization}`}</Link>
          )}
          {signedIn ? (
            <Link to={paths.dashboard()}>Go to your dashboard</Link>
          ) : (
            <Link to={paths.auth()}>Sign in</Link>
          )}
        </>
      }
    >
      {state === "expired" && !replaced ? (
        asked ? (
          <Note live>{`You asked for a new one. It comes to ${facts.email} once they send it.`}</Note>
        ) : (
          <Form method="post">
            <Button look="primary" name="intent" value="ask-again" busy={busy} busyLabel="Asking">
              Ask for a new invite
            </Button>
          </Form>
        )
      ) : null}
    </AuthPage>
  );
}
