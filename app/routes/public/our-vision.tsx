import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { nameStory, site } from "#app/platform/site.ts";
import { language, named, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx";
import { promises } from "./vision/promises.ts";
import { RingFigure } from "./vision/ring-figure.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return {
    demonstration: context.settings.demoData,
    story: nameStory?.[language()] ?? null,
    lead: t(
      "Choosing an insurance agent means trusting someone with what you can’t replace. You should be able to check them first.",
    ),
    why: t(
      "The facts exist, but they’re scattered. States say who is licensed. Customers say how they were treated. We put each fact on a line of its own, with its source and the day it was checked. What we don’t know, we say.",
    ),
    promises: promises(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(rootOrigin(matches), {
    title: t("Our Vision"),
    description: t("Why this directory exists, and six promises that you can check on its pages now."),
    canonicalPath: paths.ourVision(),
    imagePath: paths.pageCard("home"),
    imageAlt: named(site.tagline),
  });

export default function OurVisionPage() {
  const { demonstration, story, lead, why, promises } = useLoaderData<typeof loader>();
  return (
    <PageMain className="pt-8">
      <header data-prose className="[&>nav]:pt-0 print:[&>nav]:hidden">
        <Breadcrumbs items={[{ label: t("Home"), to: paths.home() }, { label: t("Our Vision") }]} />
        <h1 className="mt-3">{t("Our Vision")}</h1>
        <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
          <p className="max-w-[34ch] text-balance font-heading font-serif text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-[1.22]">
            {lead}
          </p>
          <p className="max-w-measure text-ink-2 lg:pt-2">{why}</p>
        </div>
      </header>
      <div className="mt-8 border-line-strong border-y py-6 md:mt-12">
        <RingFigure />
        <Caption className="mt-3">
          <span>{t("A license as we draw it.")}</span>
          {story === null ? null : <span>{` ${story}`}</span>}
        </Caption>
      </div>
      <Section id="check" title={t("Check us")}>
        <ul className="grid list-none gap-x-14 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {promises.map(({ title, text, check, to }) => (
            <li key={title}>
              <h3 className="text-20">{title}</h3>
              <p className="mt-1 max-w-measure text-ink-2">{text}</p>
              <Link className="mt-1 inline-block pointer-coarse:py-2.5 text-14" to={to} prefetch="none">
                {check}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-10">
          <ButtonLink look="primary" to={paths.home()}>
            {t("Find agents")}
          </ButtonLink>
        </p>
        {demonstration ? (
          <Caption className="mt-4">
            {t("The people and figures on this copy are made up. The rules are real.")}
          </Caption>
        ) : null}
      </Section>
    </PageMain>
  );
}
