/** Reading and deciding a row of a list, on its page and in today's work. */
import { ListCaseDecision } from "#app/domains/licenses/imports/cases/case-inputs.ts";
import {
  findListCase,
  type ListCase,
  listWaitingCases,
} from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import {
  type CaseOutcome,
  decideListCase,
  prepareDecision,
} from "#app/domains/licenses/imports/cases/decide-commands.server.ts";
import { recordedWords } from "#app/domains/licenses/words.ts";
import { endAgent } from "#app/domains/listings/agents/end-commands.server.ts";
import { findAgentByNo } from "#app/domains/listings/listed-agent-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { goOn, requireFound } from "../decide/decide.server.ts";
import { caseTitle } from "./case-words.ts";

export const MISSING_LIST_CASE = {
  title: "Row not found",
  text: "There’s nothing to decide at this address. Its import may have been undone.",
};

const REFUSALS: Readonly<Record<Exclude<CaseOutcome, "decided" | "no-profile">, string>> = {
  closed: "It has been decided, or a newer list settled it.",
  unchanged: "The agent’s licenses changed while you read this. Please try again.",
  nothing: "More is known of this license than the list says, or it isn’t here anymore.",
};

/** The facts for its decision, and the rules of the form; null when there is none. */
export async function readListCase(context: AppContext, id: string) {
  const found = await findListCase(context, id);
  if (found === null) return null;
  const { row, headings, ...listCase } = found;
  const cells = typeof row === "object" && row !== null && "cells" in row ? cellsOf(row.cells) : [];
  const staged = typeof row === "object" && row !== null && "facts" in row ? factsOf(row) : [];
  return {
    kind: "list-case" as const,
    listCase,
    /** What the row says, under the list's own headings where it couldn't be read. */
    said:
      cells.length === 0
        ? staged
        : cells.map((cell, at) => ({ term: headings[at] || `Column ${at + 1}`, detail: cell })),
    /** What the row says of somebody who died or retired. */
    known: known(found),
    rules: rulesOf(ListCaseDecision),
  };
}

function known({ kind, row, readOn }: ListCase) {
  if (kind !== "left" || typeof row !== "object" || row === null || !("facts" in row)) return {};
  const { left, expiresOn } = row.facts as { left?: string; expiresOn?: string | null };
  // A license ends with its holder; without that day, it is over by the day of the list.
  const since = typeof expiresOn === "string" && expiresOn <= readOn ? expiresOn : readOn;
  return { left: left ?? "", since };
}

const cellsOf = (cells: unknown): string[] => (Array.isArray(cells) ? cells.map(String) : []);

const FACTS = {
  name: "Name",
  status: "Status",
  effectiveOn: "Effective",
  expiresOn: "Expires",
  street: "Street",
  city: "City",
  addressState: "State",
  zip: "ZIP",
} as const;

const inWords = (key: string, value: unknown): unknown => {
  if (typeof value !== "string") return value;
  if (key === "status") return recordedWords(value);
  return key.endsWith("On") ? formatDay(value) : value;
};

function factsOf(row: object): { term: string; detail: string }[] {
  const { facts, npn, stateLabel } = row as {
    facts: Readonly<Record<string, unknown>>;
    npn?: unknown;
    stateLabel?: unknown;
  };
  const said = Object.entries(FACTS).map(([key, term]) => ({ term, detail: inWords(key, facts[key]) }));
  return [{ term: "NPN", detail: npn }, ...said, { term: "Lines", detail: stateLabel }].flatMap(
    ({ term, detail }) => (typeof detail === "string" && detail !== "" ? [{ term, detail }] : []),
  );
}

/** Decides it and redirects; when refused, answers the form with what was typed. */
export async function takeListCase(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, ListCaseDecision);
  const listCase = await requireFound(context, id, findListCase, MISSING_LIST_CASE);
  if (!sent.ok) return sent.refuse(400);
  const { decision, zip, status } = sent.value;
  if (decision === "apply" && listCase.kind === "place" && zip === "")
    return sent.refuse(400, { errors: { zip: "Enter a ZIP code." } });
  if (decision === "apply" && listCase.kind === "unreadable" && status === "")
    return sent.refuse(400, { errors: { status: "Choose the status that the row names." } });
  if (decision === "apply" && listCase.kind === "left" && (sent.value.left === "" || sent.value.since === ""))
    return sent.refuse(400, {
      errors: {
        ...(sent.value.left === "" && { left: "Choose what happened." }),
        ...(sent.value.since === "" && { since: "Enter the day." }),
      },
    });
  const outcome =
    decision === "apply" && listCase.kind === "left"
      ? await confirmLeft(context, adminId, listCase, sent.value)
      : await decideListCase(context, adminId, listCase, sent.value);
  if (outcome === "no-profile")
    return sent.refuse(400, {
      errors: { zip: "We don’t know this ZIP code, or the license has ended since." },
    });
  if (outcome !== "decided") return sent.refuse(409, { notice: { title: REFUSALS[outcome] } });
  return goOn(request, context, {
    text: DONE[listCase.kind][decision],
    own: { kind: "list-case", id: listCase.id, dueAt: listCase.dueAt },
    queue: async () =>
      (await listWaitingCases(context)).map((next) => ({
        id: next.id,
        dueAt: next.dueAt,
        to: adminPaths.listCase(next.id),
        label: caseTitle(next),
      })),
    back: adminPaths.listCases(),
  });
}

/** Ends the profile for the reason that the list gives, with the list as its source, and decides the case. */
async function confirmLeft(
  context: AppContext,
  adminId: string,
  listCase: ListCase,
  form: ListCaseDecision,
): Promise<CaseOutcome> {
  const { agentNo, status, stateName, readOn, rowNo } = listCase;
  if (status !== "open") return "closed";
  const [agent, parts] = await Promise.all([
    agentNo === null ? null : findAgentByNo(context, agentNo),
    prepareDecision(context, adminId, listCase, form),
  ]);
  if (agent === null || !agent.active || parts === null || form.left === "") return "nothing";
  const ending = {
    kind: form.left,
    since: form.since,
    source: `${stateName}’s list of ${formatDay(readOn)}, row ${rowNo}`,
  };
  const { isOpen, statements, audit } = parts;
  const done = await endAgent(context, adminId, agent, ending, { guard: isOpen, statements, audit });
  return done === "done" ? "decided" : "unchanged";
}

const LICENSE = {
  apply: "The license says what the list says.",
  refuse: "The license is as it was. The next list doesn’t raise this row again.",
};
const DONE = {
  place: {
    apply: "It has a page now.",
    refuse: "No page is made. The next list doesn’t raise this row again.",
  },
  name: LICENSE,
  unreadable: LICENSE,
  left: {
    apply: "The profile left the directory, and says why. Clients who wait for an answer get an email.",
    refuse: "The profile stays. The next list doesn’t raise this row again.",
  },
};
