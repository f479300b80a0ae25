import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listNights } from "#app/domains/directory/ranking/neutrality/check-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { neutralityAddress } from "#app/paths/review-rules.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { pageMeta, rootOrigin } from "#app/platform/pages/page-meta.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { TextPage } from "../text-page.tsx";
import { neutralityPage } from "./neutrality-words.server.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /neutrality`: what the nightly check of the ranking found. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return neutralityPage(await listNights(context));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(rootOrigin(matches), {
    title: data?.title ?? "",
    description: data?.lead ?? "",
    canonicalPath: neutralityAddress(),
    imagePath: paths.pageCard("home"),
  });

export default function Neutrality() {
  const { title, lead, result, about, headings, caption, rows, file, sections, more } =
    useLoaderData<typeof loader>();
  return (
    <TextPage
      title={title}
      lead={lead}
      contents={[
        { id: "nights", label: caption },
        ...sections.map(({ id, title: label }) => ({ id, label })),
      ]}
    >
      <Section id="nights" title={result}>
        {about === null ? null : <p>{about}</p>}
        {rows.length === 0 ? null : (
          <div className="mt-5">
            <DataTable
              caption={caption}
              rows={rows}
              rowKey={(row) => row.key}
              columns={[
                { key: "night", label: headings.night, heading: true, cell: (row) => row.night },
                { key: "changed", label: headings.changed, end: true, cell: (row) => row.changed },
                {
                  key: "positions",
                  label: headings.positions,
                  end: true,
                  cell: (row) => row.positions.toLocaleString("en-US"),
                },
                { key: "searches", label: headings.searches, end: true, cell: (row) => row.searches },
                { key: "seed", label: headings.seed, end: true, cell: (row) => row.seed },
                { key: "version", label: headings.version, cell: (row) => <code>{row.version}</code> },
              ]}
            />
          </div>
        )}
        <p className="mt-4">
          <a href={file.to}>{file.label}</a>
        </p>
      </Section>
      {sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.title}>
          <div className="prose">
            <ul>
              {section.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </Section>
      ))}
      <p className="mt-8">
        <a href={paths.help("ranking")}>{more}</a>
      </p>
    </TextPage>
  );
}
