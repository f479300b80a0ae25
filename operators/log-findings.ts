/** What an operator is told about the log of reviews. */
import type { Finding } from "#app/domains/reviews/public-log/recount/recount.server.ts";

/** What a person is told about a finding. */
export function findingWords(finding: Finding): string {
  switch (finding.kind) {
    case "root":
      return "The entries don’t lead to the root that was signed.";
    case "tile":
      return `Tile ${finding.index} of level ${finding.level} isn’t what the entries lead to.`;
    case "size":
      return `${finding.signed} entries were signed, and the files have ${finding.found}.`;
    case "entry-removed":
      return `Entry ${finding.no} was signed and is gone from the database.`;
    case "entry-changed":
      return `Entry ${finding.no}, about review ${finding.reviewId}, was changed in the database after it was signed.`;
    case "seal-removed":
      return `Entry ${finding.no}: the seal of review ${finding.reviewId} is gone.`;
    case "review-removed":
      return `Review ${finding.reviewId} is gone, and the log has no entry about it.`;
    case "words-changed":
      return `Review ${finding.reviewId}: its words changed without an entry.`;
    case "counting-changed":
      return `Review ${finding.reviewId}: whether its stars count isn’t what its writer’s answers lead to.`;
    case "state-changed":
      return `Review ${finding.reviewId} is “${finding.found}”, and its newest entry says “${finding.logged}”.`;
    case "not-in-log":
      return `Review ${finding.reviewId} isn’t in the log.`;
    case "sum":
      return `The stored count of ${finding.status} reviews with ${finding.stars} stars is ${finding.stored}, and the log’s is ${finding.logged}.`;
    default:
      return finding satisfies never;
  }
}
