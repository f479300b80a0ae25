/** The same of reviews, questions and answers. */
import { inFile, type Mutation } from "../mutation.ts";

const OWN_REVIEWS = [
  "tests/worker/reviews/own-reviews.test.ts",
  "tests/worker/reviews/own-file.test.ts",
  "tests/worker/reviews/leave-review.test.ts",
];
const PARTIES = "tests/worker/reviews/participants.test.ts";
const REPLIES = ["tests/worker/reviews/published/review-replies.test.ts"];
const APPEALS = ["tests/worker/reviews/moderation/review-appeals.test.ts"];
const QUESTIONS = [
  "tests/worker/questions/asker-rights.test.ts",
  "tests/worker/questions/ask-expert.test.ts",
  "tests/worker/questions/confirm-question.test.ts",
];
const DASHBOARD = "tests/worker/dashboards/agent-dashboard.test.ts";
const EXPERTS = [
  "tests/worker/questions/asker-rights.test.ts",
  "tests/worker/questions/expert-answers.test.ts",
  "tests/worker/questions/question-circles.test.ts",
];

export const OWNERS_OF_WORDS: readonly Mutation[] = [
  ...inFile("owner", "app/domains/reviews/writing/own-queries.server.ts", OWN_REVIEWS, [
    ["WHERE r.user_id = ${userId} AND r.agent_no", "WHERE r.agent_no"],
    ["WHERE r.user_id = ${userId} ${beyond}", "WHERE 1 ${beyond}"],
    ["FROM reviews WHERE user_id = ${userId} GROUP", "FROM reviews GROUP"],
    ["m.customer_user_id = ${userId} AND m.agent_no", "m.agent_no"],
  ]),
  ...inFile(
    "owner",
    "app/domains/reviews/account/export-queries.server.ts",
    [...OWN_REVIEWS, "tests/worker/accounts/leaving/exported-account.test.ts"],
    [
      ["FROM review_votes WHERE user_id = ${userId}", "FROM review_votes WHERE 1"],
      ["FROM review_flags WHERE user_id = ${userId}", "FROM review_flags WHERE 1"],
      ["v.review_id = r.id WHERE r.user_id = ${userId}", "v.review_id = r.id WHERE 1"],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/reviews/participants.server.ts",
    [PARTIES, ...REPLIES],
    [
      [
        "p.user_id = ${userId} AND p.agent_no = ${agentNo}\n      AND p.verified",
        "p.agent_no = ${agentNo}\n      AND p.verified",
      ],
      ["      AND p.verified AND p.account_status = 'active')\n", ")\n"],
      [
        "AND p.verified AND p.account_status = 'active' AND a.account_status = 'active'\n    UNION",
        "AND a.account_status = 'active'\n    UNION",
      ],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/reviews/participants.server.ts",
    [PARTIES, ...APPEALS, "tests/worker/reviews/leave-review.test.ts"],
    [
      ["kp.user_id = ${userId} AND kp.agent_no", "kp.agent_no"],
      [" AND kp.account_status = 'active'", ""],
      [
        "      AND w.organization_no = ${organizationNo} AND w.left_at IS NULL",
        "      AND w.organization_no = ${organizationNo}",
      ],
      ["om.user_id = ${userId} AND om.left_at IS NULL", "om.user_id = ${userId}"],
    ],
  ),
  ...inFile("owner", "app/domains/reviews/cases/appeals/appeal-queries.server.ts", APPEALS, [
    ["coalesce(r.user_id = ${userId}, 0) writes", "1 writes"],
    ["f.case_id = k.id AND f.user_id = ${userId})", "f.case_id = k.id)"],
  ]),
  ...inFile(
    "owner",
    "app/domains/reviews/votes/vote-commands.server.ts",
    ["tests/worker/reviews/published/review-votes.test.ts"],
    [
      [
        "v.review_id = reviews.id AND v.user_id = ${userId} AND v.helpful = ${helpful})`;\n  const after",
        "v.review_id = reviews.id AND v.helpful = ${helpful})`;\n  const after",
      ],
      ["DELETE FROM review_votes WHERE user_id = ${userId}\n          AND", "DELETE FROM review_votes WHERE"],
    ],
  ),
  ...inFile("owner", "app/domains/questions/asking/own-queries.server.ts", QUESTIONS, [
    ["WHERE user_id = ${userId}\n", "WHERE user_id IS NOT NULL\n"],
    ["WHERE customer_email = ${confirmedEmail}", "WHERE ${confirmedEmail} IS NOT NULL"],
    ['AND expires_at > ${nowMs} AND token_hash IN ${[...passHashes, ""]}', "AND expires_at > ${nowMs}"],
    ["AND expires_at > ${nowMs} AND token_hash", "AND token_hash"],
  ]),
  ...inFile(
    "owner",
    "app/domains/questions/experts/expert-queries.server.ts",
    [...EXPERTS, DASHBOARD],
    [
      ["${QUEUED}\n    WHERE p.user_id = ${userId} AND q.status", "${QUEUED}\n    WHERE q.status"],
      ["(${QUEUED} WHERE p.user_id = ${userId} AND q.status", "(${QUEUED} WHERE q.status"],
      ["(${QUEUED} WHERE p.user_id = ${userId} AND q.id", "(${QUEUED} WHERE q.id"],
      ['row.phone !== null && row.answer_status === "published"', "row.phone !== null"],
    ],
  ),
  ...inFile("owner", "app/domains/questions/experts/answer-commands.server.ts", EXPERTS, [
    ["ON p.user_id = ${userId} AND p.verified", "ON p.verified"],
  ]),
];
