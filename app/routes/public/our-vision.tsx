import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { nameStory, site } from "#app/platform/site.ts";
import { language, named, type PlainMessage, rich, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Step, Steps } from "#app/ui/layout/steps.tsx";
import { TextPage } from "./text-page.tsx";
import { reasons } from "./vision/reasons.tsx";
import { RingFigure } from "./vision/ring-figure.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return { demonstration: context.settings.demoData, story: nameStory?.[language()] ?? null };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: t("Our Vision"),
    description: t(
      "Why this directory exists, and eight things about it that you can check on its pages now.",
    ),
    canonicalPath: paths.ourVision(),
    imagePath: paths.pageCard("home"),
    imageAlt: named(site.tagline),
  });

const contents = [
  { id: "why", label: "Why this exists" },
  { id: "ring", label: "The ring on the line" },
  { id: "check", label: "Eight things to check" },
  { id: "not-yet", label: "What is not here yet" },
] satisfies { id: string; label: PlainMessage }[];

export default function OurVisionPage() {
  const { demonstration, story } = useLoaderData<typeof loader>();
  return (
    <TextPage
      title={t("Our Vision")}
      lead={named(site.tagline)}
      contents={contents.map(({ id, label }) => ({ id, label: t(label) }))}
    >
      <Section id="why" title={t("Why this exists")}>
        <div className="prose">
          <p>
            {t(
              "Choosing an insurance agent means trusting someone with what you could not replace. Most places that help you choose show a photograph, some stars and a form. The form is often the product: people who fill it in are sold, and the telephone rings.",
            )}
          </p>
          <p>
            {t(
              "The facts exist, but they’re scattered. States say who is licensed, for what, and until when. People say how they were treated. All of it is undated, and mixed with what was paid for.",
            )}
          </p>
          <p>
            {t(
              "{site} sets it down as a public register would: each fact on a line of its own, with where it comes from and the day it was checked. Credentials first, then what people say, with its honest spread, then a way to reach the agent. What is not known is said to be not known.",
              { site: site.name },
            )}
          </p>
        </div>
      </Section>
      <Section id="ring" title={t("The ring on the line")}>
        <RingFigure />
        <div className="prose mt-5">
          <p>
            {story === null ? null : <span>{`${story} `}</span>}
            <span>
              {t(
                "The line is the term of a license. The ring is today: behind it lies what has passed, before it what is left. Somewhere behind it, too, is the day on which we last looked, and the pages print it next to the line.",
              )}
            </span>
          </p>
          <p>
            {rich("A register that hides its dates asks to be believed. One that shows them {link}.", {
              link: <a href={paths.help("licenses")}>{t("can be checked")}</a>,
            })}
          </p>
        </div>
      </Section>
      <Section id="check" title={t("Eight things to check")}>
        <Steps>
          {reasons().map((reason) => (
            <Step key={reason.title} className="prose">
              <h3 className="mt-0">{reason.title}</h3>
              {reason.body}
            </Step>
          ))}
        </Steps>
      </Section>
      <Section id="not-yet" title={t("What is not here yet")}>
        <div className="prose">
          <p>
            {t(
              "You can search, ask, write to agents, book a time with them, and review them. All of it follows the rules on this page.",
            )}
          </p>
          {demonstration ? (
            <p>
              {t(
                "The people and figures on this copy of the register are generated. The rules at work on them are the real ones.",
              )}
            </p>
          ) : null}
          <p>
            <ButtonLink look="primary" to={paths.home()}>
              {t("Find agents")}
            </ButtonLink>
          </p>
        </div>
      </Section>
    </TextPage>
  );
}
