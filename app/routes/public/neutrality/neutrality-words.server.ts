/** What the page of the nightly check says, written on the server: its scripts don't load the words. */
import type { Night } from "#app/domains/directory/ranking/neutrality/check-queries.server.ts";
import { NEUTRALITY_NIGHTS } from "#app/domains/directory/ranking/neutrality/limits.ts";
import { neutralityFileAddress } from "#app/paths/review-rules.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { t, tn } from "#app/text/text.ts";

/** The page in the reader's language. */
export function neutralityPage(nights: readonly Night[]) {
  const [last] = nights;
  return {
    title: t("Is the ranking neutral?"),
    lead: t(
      "Agents can’t pay to rank higher. Every night a program checks that: it ranks a sample of searches, swaps payments, plans, and organizations at random, ranks them again, and counts who moved.",
    ),
    result:
      last === undefined
        ? t("The first check runs tonight.")
        : tn(last.positions, "{changed} of {n} position changed", "{changed} of {n} positions changed", {
            changed: last.changed,
          }),
    about:
      last === undefined
        ? null
        : t(
            "Night of {day}, {searches} searches. Among the agents in these positions, {organizations} had another organization after the swap, and {payments} went from paying to not paying, or the other way.",
            {
              day: formatDay(last.day),
              searches: last.searches,
              organizations: last.swappedOrganizations,
              payments: last.swappedPayments,
            },
          ),
    headings: {
      night: t("Night"),
      changed: t("Changed"),
      positions: t("Positions"),
      searches: t("Searches"),
      seed: t("Seed"),
      version: t("Code version"),
    },
    caption: t("The last {nights} nights", { nights: NEUTRALITY_NIGHTS }),
    rows: nights.map((night) => ({
      key: night.day,
      night: formatDay(night.day),
      changed: night.changed,
      positions: night.positions,
      searches: night.searches,
      seed: String(night.seed),
      version: night.codeVersion,
    })),
    file: { to: neutralityFileAddress(), label: t("These nights as a CSV file") },
    sections: [
      {
        id: "how",
        title: t("How it works"),
        items: [
          t(
            "A seed that nobody chooses draws ZIP codes and insurance types. The seed is in the table, so the same searches and the same swaps can be drawn again.",
          ),
          t(
            "Each search runs twice through the code that answers readers. The second time, its database statement reads a copy in which every agent has a drawn organization or none, and a drawn account, plan, and payment state or none. Nothing is written.",
          ),
          t(
            "A position counts as changed when another agent is there after the swap. The code’s version is a hash of the statement that ranks: it changes when the ranking does.",
          ),
        ],
      },
      {
        id: "limits",
        title: t("What it shows, and what it doesn’t"),
        items: [
          t(
            "It shows that a search’s order doesn’t read who pays, for which plan, or who belongs to which organization. A ranking that reads one of them is found; our tests plant such rankings and check that they are.",
          ),
          t(
            "It doesn’t show that the reviews behind the ranking are fair. For that there are the figures under “How reviews are checked.”",
          ),
          t(
            "It doesn’t swap what reviews and profiles say, or the stored sums of reviews. Those are counted from reviews alone, by the published formula.",
          ),
          t("We run it ourselves. Someone with access to our database can run it again with the same seed."),
        ],
      },
    ],
    more: t("How we rank results"),
  };
}
