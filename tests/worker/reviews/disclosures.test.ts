import { describe, expect, test } from "vitest";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "../messages/conversations.ts";
import { expectSumsToHold } from "./ranking/review-sums.ts";
import { ownWords } from "./review-words.ts";

const { newCustomer, rows, stranger, emailToken, site } = openConversations();

const REVIEW = {
  stars: "1",
  type: "Home",
  stage: "made-a-claim",
  month: "2026-10",
  title: "What they said about themselves",
  client: "yes",
  paid: "no",
  ties: "none",
};

async function publish(slug: string, said: Record<string, string>) {
  const { visitor, person } = await newCustomer("writer");
  const form = { ...REVIEW, ...said, body: ownWords() };
  const address = `/leave-review?agent=${slug}`;
  expect((await visitor.post(address, form)).status).toBe(303);
  await stranger().post("/verify-review", { token: await emailToken("verify-review", person.email) });
  const [row] = await rows("SELECT r.* FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?", [
    person.email,
  ]);
  expect(row?.status).toBe("published");
  return { id: String(row?.id), form, visitor, address, agentNo: Number(row?.agent_no) };
}
const shown = async (path: string) => wordsOf(await stranger().get(path));
const ratingOf = async (slug: string): Promise<Record<string, unknown> | undefined> => {
  const html = await (await stranger().get(`/showcase/${slug}?sort=helpful`)).text();
  const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? "{}"),
  );
  const nodes = found.flatMap((one) => one["@graph"] ?? [one]);
  return nodes.find((one) => one["@type"] === "InsuranceAgency");
};
const freshAgent = async () => {
  const [row] = await rows(
    `SELECT a.slug FROM agents a JOIN agent_review_stats s ON s.agent_no = a.agent_no
     WHERE s.received = 0 AND a.account_status = 'active' ORDER BY a.agent_no DESC LIMIT 1`,
  );
  return String(row?.slug);
};

describe("what a writer says about themselves", () => {
  test("is printed with the review: on its page and on the profile", async () => {
    const slug = await freshAgent();
    const { id } = await publish(slug, {});
    const label = "The writer says: is or was a client, not paid for this review, no ties to the agent.";
    expect(await shown(`/reviews/${id}`)).toContain(label);
    expect(await shown(`/showcase/${slug}?sort=helpful`)).toContain(label);
    expect(await shown(`/reviews/${id}?lang=es`)).toContain("Quien la escribió dice: es o fue cliente");
  });

  test.each([
    [{ paid: "yes" }, "paid or promised something for this review"],
    [{ ties: "relative" }, "a relative or close friend of the agent"],
    [{ ties: "colleague" }, "works with the agent"],
    [{ ties: "competitor" }, "works for a competitor"],
  ])("keeps stars out of averages, the ranking, and search engines: %j", async (said, words) => {
    const slug = await freshAgent();
    const counted = await publish(slug, { stars: "5" });
    const apart = await publish(slug, { ...said, stars: "1" });
    await expectSumsToHold(rows, counted.agentNo);
    const page = await shown(`/showcase/${slug}?sort=helpful`);
    expect(page).toContain(words);
    expect(page).toContain("The stars of this review don’t count.");
    expect(page).toContain("2 published, 1 of them not counted in the stars");
    const agency = await ratingOf(slug);
    expect(agency?.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 1 });
    expect(agency?.review).toHaveLength(1);
    expect(await shown(`/showcase/${slug}?stars=1`)).not.toContain(words);
    const [search] = await rows("SELECT review_count, star_sum FROM agent_search WHERE agent_no = ?", [
      counted.agentNo,
    ]);
    expect(search).toEqual({ review_count: 1, star_sum: 5 });
    const badge = await (await site.get(`/showcase/${slug}/badge.svg`)).text();
    expect(badge).toContain("Average 5.0 · 1 review since");

    // Corrected later: its stars count from then on, and what was said before stays on file.
    expect(
      (await apart.visitor.post(apart.address, { ...apart.form, paid: "no", ties: "none" })).status,
    ).toBe(303);
    await expectSumsToHold(rows, counted.agentNo);
    expect(
      (
        await rows("SELECT review_count, star_sum FROM agent_search WHERE agent_no = ?", [counted.agentNo])
      )[0],
    ).toEqual({ review_count: 2, star_sum: 6 });
    const [version] = await rows("SELECT rest FROM review_versions WHERE review_id = ?", [apart.id]);
    expect(JSON.parse(String(version?.rest)).disclosure).toMatchObject({
      paid: "paid" in said,
      ties: "ties" in said ? said.ties : "none",
    });
    expect((await apart.visitor.post(apart.address, { intent: "withdraw" })).status).toBe(303);
    await expectSumsToHold(rows, counted.agentNo);
    expect(await rows("SELECT 1 FROM review_disclosures WHERE review_id = ?", [apart.id])).toEqual([]);
  });

  test("is asked for: nothing is stored without the three answers, and the choice comes back", async () => {
    const { visitor, person } = await newCustomer("writer");
    const response = await visitor.post("/leave-review?agent=bo-li", {
      ...REVIEW,
      body: ownWords(),
      paid: "",
      ties: "relative",
    });
    expect(response.status).toBe(400);
    const page = await pageOf(response);
    expect(page.text).toContain("Say whether you got or were promised anything for this review.");
    expect(page.getByLabelText(/relative or a close friend/).hasAttribute("checked")).toBe(true);
    expect(
      await rows("SELECT 1 FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?", [
        person.email,
      ]),
    ).toEqual([]);
  });

  test("was not asked of older reviews: a list says once since when it is, their own page says it of each", async () => {
    const said = "We began to ask about pay and ties on Nov 28, 2026. Earlier reviews don’t say.";
    expect((await shown("/showcase/ines-calloway")).split(said)).toHaveLength(2);
    const [old] = await rows(
      `SELECT r.id FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
       LEFT JOIN review_disclosures d ON d.review_id = r.id
       WHERE a.slug = 'ines-calloway' AND r.status = 'published' AND d.review_id IS NULL LIMIT 1`,
    );
    expect(await shown(`/reviews/${old?.id}`)).toContain(
      "Written before Nov 28, 2026, when we began to ask about pay and ties.",
    );
  });
});

test("agents read what they may not ask for, where they are invited to ask", async () => {
  const page = await shown("/reviews/rules");
  for (const said of [
    "Don’t ask employees, coworkers, or relatives",
    "Don’t give or promise anything",
    "Don’t threaten a writer",
  ])
    expect(page).toContain(said);
  expect(await shown("/reviews/rules?lang=es")).toContain("No pida reseñas a empleados");
});
