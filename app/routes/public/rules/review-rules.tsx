import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { reviewRulesAddress } from "#app/paths/review-rules.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { TextPage } from "../text-page.tsx";
import { reviewRules } from "./rule-words.server.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /reviews/rules`: what agents may and may not do about reviews. */
export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return {
    title: t("Review rules for agents"),
    lead: t(
      "What agents, their organizations, and everyone who works for them may and may not do about reviews. Most of it is federal law (16 CFR Part 465).",
    ),
    more: t("How we check reviews"),
    parts: reviewRules(),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(rootOrigin(matches), {
    title: data?.title ?? "",
    description: data?.lead ?? "",
    canonicalPath: reviewRulesAddress(),
    imagePath: paths.pageCard("home"),
  });

export default function ReviewRules() {
  const { title, lead, more, parts } = useLoaderData<typeof loader>();
  return (
    <TextPage title={title} lead={lead} contents={parts.map((part) => ({ id: part.id, label: part.title }))}>
      {parts.map((part) => (
        <Section key={part.id} id={part.id} title={part.title}>
          <div className="prose">
            <ul>
              {part.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </Section>
      ))}
      <p className="mt-8">
        <a href={paths.help("reviews")}>{more}</a>
      </p>
    </TextPage>
  );
}
