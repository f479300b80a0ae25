/** Organizations say that they belong to one above them, which accepts or refuses; either ends it. */
import {
  changeAffiliation,
  proposeAffiliation,
} from "#app/domains/organizations/affiliations/commands.server.ts";
import { findManaged } from "#app/domains/organizations/membership-queries.server.ts";
import type { Choices } from "../choices.ts";
import { type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

const INTENTS = ["accept", "refuse", "withdraw", "end"] as const;

export const affiliationSteps: Step[] = [
  {
    name: "say whom an organization belongs to",
    often: 3,
    async run(society, choices) {
      const { world } = society;
      const person = aManager(society, choices);
      if (person === undefined) return "nobody";
      const { context } = requestOf(society, person);
      const managed = await findManaged(context, person.userId, null);
      if (managed === null) return "manages nothing";
      // Those of our people first: somebody may accept.
      const above = await world.rows(
        `SELECT o.url_slug slug FROM organizations o WHERE o.type <> 'agency' AND o.status = 'active'
         ORDER BY EXISTS (SELECT 1 FROM organization_members m JOIN users u ON u.id = m.user_id
           WHERE m.organization_no = o.organization_no AND u.email LIKE '%@fairlead.example') DESC, o.organization_no LIMIT 6`,
      );
      const slug = String(choices.of(above)?.slug ?? "");
      const propose = () =>
        proposeAffiliation(requestOf(society, person).context, person.userId, managed, slug);
      const said = await Promise.all(choices.isOneIn(4) ? [propose(), propose()] : [propose()]);
      if (said.filter((one) => one === "done").length > 1)
        society.broken.push(`${managed.name} proposed to belong to ${slug} twice.`);
      return said.sort().join(" and ");
    },
  },
  {
    name: "answer who belongs to an organization",
    often: 5,
    async run(society, choices) {
      const { world } = society;
      const person = aManager(society, choices);
      if (person === undefined) return "nobody";
      const managed = await findManaged(requestOf(society, person).context, person.userId, null);
      if (managed === null) return "manages nothing";
      const rows = await world.rows(
        `SELECT id, status FROM organization_affiliations WHERE (child_no = ? OR parent_no = ?) AND status IN ('proposed', 'active')
         ORDER BY status DESC, proposed_at DESC, rowid DESC LIMIT 6`,
        [managed.organizationNo, managed.organizationNo],
      );
      const affiliation = String(choices.of(rows)?.id ?? "");
      if (affiliation === "") return "nothing to do";
      const change = (intent: (typeof INTENTS)[number]) =>
        changeAffiliation(requestOf(society, person).context, person.userId, managed, {
          intent,
          affiliation,
        });
      const [one = "accept", other = "refuse"] = [choices.of(INTENTS), choices.of(INTENTS)];
      // Two tabs.
      if (choices.isOneIn(4)) return (await Promise.all([change(one), change(other)])).sort().join(" and ");
      return `${one}: ${await change(one)}`;
    },
  },
];

const aManager = ({ people }: Society, choices: Choices): Person | undefined =>
  choices.of(people.filter(({ role }) => role === "agency" || role === "fmo" || role === "carrier"));
