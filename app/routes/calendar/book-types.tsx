import { t } from "#app/text/text.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import type { StepOf } from "./book-page.server.ts";

/** The first step: what it's about. */
export function BookTypes({ types }: Pick<StepOf<"types">, "types">) {
  return (
    <section aria-labelledby="types" className="max-w-184">
      <h2 id="types" className="mb-3 text-24">
        {t("What’s it about?")}
      </h2>
      <LinkList>
        {types.map((type) => (
          <LinkListItem key={type.id} to={type.to} end={type.notice} wrap>
            <b>{type.name}</b>
            <span className="block text-14 text-muted">{type.words}</span>
          </LinkListItem>
        ))}
      </LinkList>
    </section>
  );
}
