import { endPause } from "#app/domains/reviews/pauses/pause-commands.server.ts";
import { openPauses } from "#app/domains/reviews/pauses/pause-queries.server.ts";
import { readEvidence } from "#app/domains/reviews/signals/evidence.ts";
import { paths } from "#app/paths/paths.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";
import { TODAY } from "../list-pages/queue.server.ts";

const evidenceOf = (json: string): string[] =>
  readEvidence(json).map(({ name, values }) =>
    [...(name === null ? [] : [`${name}:`]), ...values.map(({ text }) => text)].join(" "),
  );

/** The reviews that wait are in the queue of cases; here is what paused them. */
export const reviewPauses = defineList({
  name: "review-pauses",
  title: "Paused reviews",
  lead: "Profiles whose new reviews wait because many came at once from strangers. Each review has its case; a pause ends after seven quiet days, or here.",
  description: "Profiles whose new reviews wait.",
  noun: { one: "pause", many: "pauses" },
  empty: "When many reviews of one agent come at once from strangers, the pause shows up here.",
  links: [...TODAY, { to: paths.adminReviews(), label: "Reviews to decide" }],
  filters: [{ name: "find", label: "Name of the agent" }],
  filterOf: ({ find }) => ({ find }),
  columns: [
    {
      key: "agent",
      label: "Agent",
      heading: true,
      cell: (row) => [
        { link: `${paths.showcase(row.agentSlug)}#reviews`, text: row.agentName, opens: true },
        ...(row.organization === null ? [] : [{ caption: row.organization }]),
      ],
      file: { agent: (row) => row.agentName, id: (row) => row.id },
    },
    {
      key: "waiting",
      label: "Waiting",
      end: true,
      cell: (row) => row.waiting,
      file: { waiting: (row) => row.waiting },
    },
    {
      key: "why",
      label: "Why",
      cell: (row) => evidenceOf(row.evidence).map((line) => ({ caption: line })),
      file: { why: (row) => evidenceOf(row.evidence).join("; ") },
    },
    {
      key: "since",
      label: "Since",
      cell: (row) => ({ at: row.beganAt }),
      file: { since: (row) => fileMoment(row.beganAt) },
    },
    {
      key: "last",
      label: "Last burst",
      optional: "shown",
      cell: (row) => ({ at: row.lastBurstAt }),
      file: { "last burst": (row) => fileMoment(row.lastBurstAt) },
    },
    {
      key: "end",
      label: "End it",
      hideLabel: true,
      cell: (row) => ({
        button: {
          label: "End the pause",
          said: `End the pause of ${row.agentName}`,
          intent: "end-pause",
          fields: { pause: row.id },
          letter: ["e", "End it"],
        },
      }),
    },
  ],
  rowKey: (row) => row.id,
  ...openPauses,
  acts: {
    async "end-pause"(context, adminId, form) {
      const id = parseUuid(String(form.get("pause") ?? ""));
      const ended = id !== null && (await endPause(context, adminId, id));
      return ended
        ? {
            title: "The pause is over",
            text: "New reviews are published as always. Those that wait keep their cases.",
            tone: "success",
          }
        : { title: "That pause is over already", text: "", tone: "error" };
    },
  },
  exported: { act: "case.export", kind: "case" },
});
