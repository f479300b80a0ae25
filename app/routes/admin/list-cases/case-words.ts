/** Words for rows of lists that wait for a decision. */
import type { WaitingCase } from "#app/domains/licenses/imports/cases/case-queries.server.ts";
import type { ListCaseKind } from "#app/domains/licenses/imports/types.ts";

export const CASE_WORDS: Readonly<Record<ListCaseKind, string>> = {
  place: "New agent or agency without a place",
  name: "License under another name",
  unreadable: "Row we can’t read",
  left: "Died or retired, says the list",
};

export const CASE_KINDS = Object.keys(CASE_WORDS) as ListCaseKind[];

type Titled = Pick<WaitingCase, "kind" | "name" | "agentName" | "stateCode" | "number">;

/** "Vesna Dvorak, FL A774183" */
export const caseTitle = ({ kind, name, agentName, stateCode, number }: Titled): string => {
  const who = kind === "place" ? name : (agentName ?? name);
  return who === "" ? `${stateCode} ${number}` : `${who}, ${stateCode} ${number}`;
};
