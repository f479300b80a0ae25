import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { named, t } from "#app/text/text.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { NotInView } from "../not-in-view.tsx";

export type ShownRequest = {
  id: string;
  agentName: string;
  typeName: string;
  /** Its agent hasn't got it yet, has it, or has replied. */
  status: "unconfirmed" | "sent" | "replied";
  createdAt: number;
  /** The conversation that it began, or its own page. */
  to: string;
};

const STATUSES = {
  unconfirmed: "Not sent yet: confirm that you ask {name} for {insurance}",
  sent: "Asked {name} for {insurance}",
  replied: "{name} replied about {insurance}",
} as const;

/** "home insurance"; "RV insurance" and "Medicare insurance" stay. */
const withinSentence = (name: string) =>
  name.startsWith("Medicare") || name.charAt(1) !== name.charAt(1).toLowerCase()
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);

/** The customer's quote requests, also from before they had an account. Null while an admin looks. */
export function OwnRequests({ requests }: { requests: readonly ShownRequest[] | null }) {
  return (
    <Section id="quotes" title={t("Quote requests")} thin>
      {requests === null ? (
        <NotInView />
      ) : (
        <LinkList>
          {requests.map(({ id, agentName, typeName, status, createdAt, to }) => (
            <LinkListItem key={id} to={to} end={formatDayOf(createdAt)} wrap>
              {t(STATUSES[status], {
                insurance: withinSentence(named(`${typeName} insurance`)),
                name: agentName,
              })}
            </LinkListItem>
          ))}
        </LinkList>
      )}
    </Section>
  );
}
