/** Which facts an agent says with a save: those that differ. Who changes the headline hasn't looked at the hours. */
import type { FactName } from "../facts/facts.ts";
import type { Showcase } from "./showcase-types.ts";

const SAYS: Partial<Record<FactName, (showcase: Showcase) => unknown>> = {
  phone: ({ phone }) => phone,
  hours: ({ week, special }) => [week, special.holidays, special.days.map(({ on, hours }) => [on, hours])],
  carriers: ({ carriers }) => carriers,
  languages: ({ languages }) => languages,
  accepting: ({ acceptingClients, acceptingFrom }) => [acceptingClients, acceptingFrom],
};

/** The facts in which two showcases differ. */
export const savedFacts = (before: Showcase, after: Showcase): FactName[] =>
  (Object.entries(SAYS) as [FactName, (showcase: Showcase) => unknown][]).flatMap(([fact, said]) =>
    JSON.stringify(said(before)) === JSON.stringify(said(after)) ? [] : [fact],
  );
