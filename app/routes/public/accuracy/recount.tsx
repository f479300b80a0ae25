import { accuracyPaths } from "#app/paths/accuracy.ts";
import { named, rich, t } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { ShownState } from "./state-table.tsx";

/** The files behind the figures. They load as files, so these are no links of the router. */
export function Recount({ states }: { states: readonly ShownState[] }) {
  return (
    <Section id="recount" title={t("Recount it yourself")}>
      <p className="max-w-[62ch]">
        {rich(
          "{counts} has every number on this page, by state, fact, source, and age. Behind it is one file for each state, with a line for each fact: the agent, the fact, who confirmed it, and on which day. It has nothing that isn’t on the profile. Count its lines, and you get our numbers as of the moment you download it.",
          {
            counts: (
              <a href={accuracyPaths.counts()}>
                <code>accuracy.csv</code>
              </a>
            ),
          },
        )}
      </p>
      <Disclosure summary={t("Files by state")}>
        <ul className="list-none columns-2 gap-x-6 lg:columns-4">
          {states.map(({ stateCode, name }) => (
            <li key={stateCode}>
              <a
                className="inline-flex min-h-dense pointer-coarse:min-h-target items-center"
                href={accuracyPaths.facts(stateCode)}
              >
                {named(name)}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  );
}
