/** What review forms answer to bad input, word for word, with what was typed still there. */
import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import {
  errorBy,
  formOf,
  heldBy,
  type Page,
  pageOf,
  refusedPage,
  summaryOf,
  within,
} from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openReviewCases, REVIEW } from "./moderation/review-cases.ts";

const cases = openReviewCases();
const { rows, signedIn, stranger, newCustomer, publishedReview, flag, openCase, decide } = cases;

describe("a review", () => {
  const ADDRESS = "/leave-review?agent=bo-li";
  const post = async (changes: Record<string, string>, status?: number) => {
    const { visitor } = await newCustomer("reviewer");
    return refusedPage(await visitor.post(ADDRESS, { ...REVIEW, ...changes }), status);
  };

  test("that is empty reports every field, in the order of the form", async () => {
    const { visitor } = await newCustomer("reviewer");
    const page = await refusedPage(await visitor.post(ADDRESS, { stars: "" }));
    expect(summaryOf(page)).toEqual([
      "Choose from 1 to 5 stars.",
      "Choose an insurance type.",
      "Choose what it was about.",
      "Say when it was.",
      "Title is required",
      "Review is required",
      "Say whether you are or were a client.",
      "Say whether you got or were promised anything for this review.",
      "Say whether you have ties to the agent.",
    ]);
    expect(errorBy(page.getByLabelText("Title"))).toContain("Title is required");
  });

  test.each([
    ["stars", "6", "Choose from 1 to 5 stars."],
    ["type", "Spaceship", "Choose an insurance type."],
    ["type", "x".repeat(81), "Choose an insurance type."],
    ["stage", "won-a-lottery", "Choose what it was about."],
    ["month", "2026-13", "Say when it was: a month, as in November 2026."],
    ["month", "2099-01", "This month hasn’t started yet."],
    ["title", "   ", "Title is required"],
    ["title", "x".repeat(101), "Title must be at most 100 characters"],
    ["title", "a\u0007b", "Remove the invisible characters."],
    ["client", "maybe", "Say whether you are or were a client."],
    ["paid", "", "Say whether you got or were promised anything for this review."],
    ["ties", "friend", "Say whether you have ties to the agent."],
    ["body", " \r\n ", "Review is required"],
    ["body", "x".repeat(49), "Review must be at least 50 characters"],
    ["body", "x".repeat(4_001), "Review must be at most 4,000 characters"],
  ])("whose %s is %j is refused with its own sentence", async (field, value, said) => {
    expect(summaryOf(await post({ [field]: value }))).toEqual([said]);
  });

  test("keeps what was typed, stars included, with a wrong field and beyond the limit", async () => {
    const { visitor, person } = await newCustomer("reviewer");
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [person.email]);
    expect(user).toBeDefined();
    const holds = (page: Page) => {
      const overall = within(page.getByRole("group", { name: "Overall rating" }));
      expect(overall.getByLabelText("2 stars").hasAttribute("checked")).toBe(true);
      const ties = within(page.getByRole("group", { name: /^Are you related to the agent/ }));
      expect(ties.getByLabelText("No").hasAttribute("checked")).toBe(true);
      const explains = within(page.getByRole("group", { name: "Explains clearly" }));
      expect(explains.getByLabelText("3 stars").hasAttribute("checked")).toBe(true);
      const responds = within(page.getByRole("group", { name: "Responds" }));
      expect(responds.getByLabelText("No answer").hasAttribute("checked")).toBe(true);
      expect(heldBy(page.getByLabelText("Insurance type"))).toBe("Home");
      expect(heldBy(page.getByLabelText("What was it about?"))).toBe("made-a-claim");
      expect(heldBy(page.getByLabelText("When"))).toBe("2026-10");
      expect(heldBy(page.getByLabelText("Title"))).toBe(REVIEW.title);
    };
    holds(await refusedPage(await visitor.post(ADDRESS, { ...REVIEW, body: "Too short" })));
    for (let sent = 0; sent < 10; sent++)
      await (await visitor.post(ADDRESS, { ...REVIEW, title: `${REVIEW.title} ${sent}` })).text();
    const page = await refusedPage(await visitor.post(ADDRESS, REVIEW), 429);
    expect(summaryOf(page)).toEqual(["That’s a lot of reviews in one hour. Please try again later."]);
    expect(page.getByRole("button", { name: "Send review" })).toBeDefined();
    holds(page);
    expect(heldBy(page.getByLabelText("Your review"))).toBe(REVIEW.body);
  });

  test("that can no longer be changed says so although its form is gone", async () => {
    const { visitor, id } = await publishedReview();
    await rows("UPDATE reviews SET submitted_at = submitted_at - ? WHERE id = ?", [31 * DAY_MS, id]);
    const page = await refusedPage(await visitor.post(ADDRESS, REVIEW), 409);
    expect(page.text).toContain("You can no longer edit this review, but you can take it back.");
    expect(page.queryByRole("button", { name: "Save changes" })).toBeNull();
  });

  test("that doesn't exist can't be withdrawn, and the other form reports no fields", async () => {
    const { visitor } = await newCustomer("reviewer");
    const page = await refusedPage(await visitor.post(ADDRESS, { intent: "withdraw" }), 409);
    expect(page.text).toContain("You have no review here to take back.");
    expect(page.text).not.toContain("Please correct the following:");
  });

  test("states each field's limits before it is sent", async () => {
    const { visitor } = await newCustomer("reviewer");
    const page = await pageOf(await visitor.get(ADDRESS));
    expect(page.queryByRole("alert")).toBeNull();
    for (const [label, attributes] of [
      ["When", { required: "" }],
      ["Title", { required: "", maxLength: "100" }],
      ["Your review", { required: "", minLength: "50" }],
    ] as const)
      for (const [name, value] of Object.entries(attributes))
        expect(page.getByLabelText(label).getAttribute(name), `${label}: ${name}`).toBe(value);
    // Months in words, the newest first, none in the future.
    const months = [...page.getByLabelText("When").querySelectorAll("option")].slice(1);
    const now = new Date();
    expect(months[0]?.getAttribute("value")).toBe(now.toISOString().slice(0, 7));
    expect(months[0]?.textContent).toBe(
      now.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" }),
    );
    expect(months).toHaveLength(120);
    expect(new Set(months.map((month) => month.getAttribute("value"))).size).toBe(120);
    // A paste that is too long is reported, not cut off.
    expect(page.getByLabelText("Your review").hasAttribute("maxlength")).toBe(false);
  });
});

describe("a reply", () => {
  let agent: Visitor;
  beforeAll(async () => {
    agent = await signedIn("agent");
  });
  const WORDS = "We have changed how we call back after a storm.";
  const send = async (changes: Record<string, string>, status?: number) => {
    const { id } = await publishedReview("ines-calloway");
    const fields = { intent: "reply", understood: "yes", shown: "", body: WORDS, ...changes };
    return refusedPage(await agent.post(`/reviews/${id}`, fields), status);
  };

  test.each([
    ["body", "", "Reply is required"],
    ["body", "x".repeat(19), "Reply must be at least 20 characters"],
    ["body", "x".repeat(2_001), "Reply must be at most 2,000 characters"],
    ["understood", "", "Read the warning and check the box below it."],
    ["understood", "no", "Read the warning and check the box below it."],
  ])("whose %s is %j is refused with its own sentence", async (field, value, said) => {
    const page = await send({ [field]: value });
    expect(summaryOf(page)).toEqual([said]);
    if (field === "understood") {
      const box = page.getByRole("checkbox");
      expect(errorBy(box)).toContain(said);
      expect(heldBy(page.getByLabelText("Your reply"))).toBe(WORDS);
    } else expect(page.getByRole("checkbox").hasAttribute("checked")).toBe(true);
  });

  test("that another tab changed meanwhile says so above its form, and keeps both", async () => {
    const page = await send({ shown: "1" }, 409);
    expect(summaryOf(page)[0]).toContain("Somebody else, or you in another tab, changed the reply");
    expect(heldBy(page.getByLabelText("Your reply"))).toBe(WORDS);
  });

  test("that may not be removed says so above the review, and leaves the other form alone", async () => {
    const { id } = await publishedReview("ines-calloway");
    const fields = { intent: "reply", understood: "yes", shown: "", body: WORDS };
    await (await agent.post(`/reviews/${id}`, fields)).text();
    const page = await refusedPage(
      await agent.post(`/reviews/${id}`, { intent: "remove-reply", shown: "1" }),
      409,
    );
    expect(heldBy(page.getByLabelText("Your reply"))).toBe(WORDS);
    expect(page.getAllByText(/Somebody else, or you in another tab, changed the reply/)).toHaveLength(1);
    expect(page.text).not.toContain("Please correct the following:");
    const { visitor } = await newCustomer("stranger");
    const other = await refusedPage(await visitor.post(`/reviews/${id}`, { intent: "remove-reply" }), 403);
    expect(other.text).toContain("Only the agent who claimed this profile");
  });

  test("from someone who may not reply says why, if there is no form to say it", async () => {
    const { id } = await publishedReview("ines-calloway");
    const { visitor } = await newCustomer("stranger");
    const fields = { intent: "reply", understood: "yes", shown: "", body: WORDS };
    const page = await refusedPage(await visitor.post(`/reviews/${id}`, fields), 403);
    expect(page.text).toContain("Only the agent who claimed this profile");
  });

  test("doesn't show a vote's error", async () => {
    const { id } = await publishedReview("ines-calloway");
    const page = await refusedPage(await agent.post(`/reviews/${id}`, { intent: "vote", helpful: "maybe" }));
    expect(page.text).toContain("Choose yes or no.");
    expect(page.text).not.toContain("Please correct the following:");
  });
});

describe("a report", () => {
  test("is refused with its own sentence, and keeps its reason and its note", async () => {
    const { id } = await publishedReview();
    const empty = await refusedPage(await flag(id, ""));
    expect(summaryOf(empty)).toEqual(["Choose what’s wrong with it."]);
    const long = await refusedPage(await flag(id, "abusive", stranger(), "x".repeat(501)));
    expect(summaryOf(long)).toEqual(["The note must be at most 500 characters"]);
    expect(heldBy(long.getByLabelText(/^Anything to add/))).toBe("x".repeat(501));
    const chosen = long.getByRole("radio", { name: /^It threatens or abuses somebody/ });
    expect(chosen.hasAttribute("checked")).toBe(true);
    expect(chosen.hasAttribute("required")).toBe(true);
  });

  test("about something already reported keeps what was typed, with the explanation", async () => {
    const { id } = await publishedReview();
    await flag(id, "off-topic");
    await decide(await signedIn("admin"), await openCase(id), { decision: "keep" });
    const page = await refusedPage(await flag(id, "off-topic", stranger(), "It is about the weather."), 409);
    expect(page.text).toContain("A person checked it for this reason on");
    expect(heldBy(page.getByLabelText(/^Anything to add/))).toBe("It is about the weather.");
  });
});

test("an appeal is refused with its own sentence, and keeps what was typed", async () => {
  const { id, visitor } = await publishedReview();
  await flag(id, "off-topic");
  await decide(await signedIn("admin"), await openCase(id), { decision: "remove", reason: "off-topic" });
  for (const [statement, said] of [
    ["", "Tell us why."],
    ["x".repeat(19), "Say why in at least 20 characters"],
    ["x".repeat(1_001), "Say why in at most 1,000 characters"],
  ] as const) {
    const page = await refusedPage(await visitor.post(`/reviews/${id}/appeal`, { statement }));
    expect(summaryOf(page)).toEqual([said]);
    expect(heldBy(page.getByLabelText("Why is the decision wrong?"))).toBe(statement);
  }
});

describe("a decision", () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await signedIn("admin");
  });

  test.each([
    [{ decision: "" }, "Choose a decision."],
    [{ decision: "maybe" }, "Choose a decision."],
    [{ decision: "remove", reason: "" }, "Choose the reason we give both sides."],
    [{ decision: "remove", reason: "negative" }, "Choose the reason we give both sides."],
    [{ decision: "keep", note: "x".repeat(601) }, "The note must be at most 600 characters"],
    [{ decision: "keep", read: "" }, "Reload the page."],
    [{ decision: "keep", read: "1e5" }, "Reload the page."],
  ])("of %j is refused with its own sentence", async (fields, said) => {
    const { id } = await publishedReview();
    await flag(id, "abusive");
    const page = await refusedPage(
      await decide(admin, await openCase(id), { note: "Read twice.", ...fields }),
    );
    expect(summaryOf(page)).toEqual([said]);
    expect(heldBy(page.getByLabelText(/^Note to both sides/))).toBe(
      "note" in fields ? fields.note : "Read twice.",
    );
  });

  test("about a changed text keeps its reason and its note", async () => {
    const { id } = await publishedReview();
    await flag(id, "abusive");
    const fields = { decision: "remove", reason: "abusive", note: "Read twice.", read: "1" };
    const page = await refusedPage(await decide(admin, await openCase(id), fields), 409);
    expect(page.text).toContain("The writer has changed it since you read it.");
    expect(heldBy(page.getByLabelText(/^Reason, if you remove it/))).toBe("abusive");
    expect(heldBy(page.getByLabelText(/^Note to both sides/))).toBe("Read twice.");
    expect(formOf(page.getByLabelText(/^Note to both sides/)).querySelector("[name=read]")).not.toBeNull();
  });
});
