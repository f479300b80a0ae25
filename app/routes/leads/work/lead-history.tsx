import type { LeadEvent } from "#app/domains/leads/lead-queries.server.ts";
import { type LeadState, STATE_NAMES } from "#app/domains/leads/lead-words.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Written } from "#app/ui/record/written.tsx";

/** The history of a lead, newest first. */
export function LeadHistory({ events }: { events: readonly LeadEvent[] }) {
  return (
    <ol className="list-none">
      {events.map(({ at, kind, detail }, place) => {
        const written = kind === "note" || kind === "replied";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added, and the full list is shown
          <li key={place} className="border-line border-t py-2.5">
            <Caption>
              <LocalTime timeMs={at} />
            </Caption>
            <p>{titleOf(kind, detail)}</p>
            {written ? <Written>{detail}</Written> : null}
          </li>
        );
      })}
    </ol>
  );
}

function titleOf(kind: LeadEvent["kind"], detail: string): string {
  switch (kind) {
    case "received":
      return "Received";
    case "state":
      return `Moved to ${STATE_NAMES[detail as LeadState] ?? detail}`;
    case "note":
      return "Your note";
    case "replied":
      return "Your reply";
    case "conversation":
      return "They continued in Messages";
    case "consent-withdrawn":
      return detail === "told-agent" ? "Asked you to stop" : "Withdrew every consent";
    case "next-step": {
      const [step = "", day = ""] = detail.split("\n");
      if (step === "" && day === "") return "Next step removed";
      const [text, on] = /^\d{4}-\d\d-\d\d$/.test(step) ? ["", step] : [step, day];
      return ["Next step:", text, on === "" ? "" : `on ${formatDay(on)}`]
        .filter((part) => part !== "")
        .join(" ");
    }
  }
}
