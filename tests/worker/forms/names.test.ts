import { describe, expect, test } from "vitest";
import { printedName } from "#app/domains/reviews/writing/printed-name.ts";
import { heldBy, pageOf } from "#support/browser/page.ts";
import { readableWords } from "#support/browser/visitor.ts";
import { NAMES } from "#support/names.ts";
import { openConversations } from "../messages/conversations.ts";
import { ownWords } from "../reviews/review-words.ts";

const { newCustomer, rows, stranger } = openConversations();
const password = "correct horse battery";

/** Every name once as first and once as last name, each time with another kind. */
const PEOPLE = NAMES.map((first, at) => ({ first, last: NAMES[(at + 11) % NAMES.length] ?? "", at }));

const SIGN_UPS = [
  ["/auth/signup", "customer"],
  ["/auth/signup", "agent"],
  ["/auth/agency-signup", "agency"],
  ["/auth/fmo-signup", "fmo"],
  ["/auth/carrier-signup", "carrier"],
  ["/auth/executive-signup", "agency_executive"],
  ["/auth/executive-signup", "fmo_executive"],
  ["/auth/executive-signup", "carrier_executive"],
] as const;

describe("names of every kind are accepted as typed", () => {
  test("by every sign-up, with its organization's, and by the API", async () => {
    for (const { first, last, at } of PEOPLE) {
      const [path, role] = SIGN_UPS[at % SIGN_UPS.length] ?? SIGN_UPS[0];
      const email = `named-${at}@mail.example`;
      const person = { firstName: first, lastName: last, email, password, role };
      const organizationName = `${last} & ${first}, Inc.`;
      const response =
        at % 5 === 4
          ? await stranger().get("/api/orchestrated-signup", {
              method: "POST",
              body: JSON.stringify({ ...person, organizationName }),
              headers: { "Content-Type": "application/json" },
            })
          : await stranger().post(path, { ...person, organizationName });
      await response.text();
      expect([200, 303], `${first} ${last} as ${role}`).toContain(response.status);
      const [stored] = await rows("SELECT id, first_name, last_name FROM users WHERE email = ?", [email]);
      expect(stored).toMatchObject({ first_name: first, last_name: last });
      if (["agency", "fmo", "carrier"].includes(role))
        expect(
          await rows("SELECT organization_name FROM organization_applications WHERE user_id = ?", [
            String(stored?.id),
          ]),
        ).toEqual([{ organization_name: organizationName }]);
    }
  });

  test("by the question form and its API, also if the question contains the name", async () => {
    for (const { first, last, at } of PEOPLE) {
      const question = {
        customer_first_name: first,
        customer_last_name: last,
        customer_email: `asks-${at}@mail.example`,
        customer_zip_code: "78704",
        insurance_type: "Home",
        question: `Does my policy cover ${first} ${last}, who lives with us?`,
        personal_data: "leave-out",
      };
      const [response, form] = [
        await (at % 2 === 0
          ? stranger().post("/ask-expert", question)
          : stranger().get("/api/rpc/manage_expert_questions_secure", {
              method: "POST",
              body: JSON.stringify({
                action: "create_question",
                question_data: { ...question, allow_contact: false },
              }),
              headers: { "Content-Type": "application/json" },
            })),
        // If refused, the form shows what was typed.
        await stranger().post("/ask-expert", { ...question, question: "" }),
      ];
      await response.text();
      expect(response.status, `${first} ${last}`).toBe(at % 2 === 0 ? 303 : 200);
      const [stored] = await rows(
        "SELECT customer_first_name, customer_last_name FROM expert_questions WHERE customer_email = ?",
        [question.customer_email],
      );
      expect(stored).toEqual({ customer_first_name: first, customer_last_name: last });
      expect(form.status).toBe(400);
      const field = (await pageOf(form)).getByLabelText("First name");
      expect(heldBy(field), `${first} ${last}`).toBe(first);
    }
  });

  test("by the settings, and a review shows it", async () => {
    for (const { first, last } of PEOPLE.filter(({ at }) => at % 4 === 0)) {
      const { visitor, person } = await newCustomer("renamed");
      const renamed = await visitor.post("/settings", { intent: "rename", firstName: first, lastName: last });
      await renamed.text();
      expect(renamed.status, `${first} ${last}`).toBe(303);
      const sent = await visitor.post("/leave-review?agent=bo-li", {
        stars: "4",
        explains: "3",
        responds: "",
        type: "Home",
        stage: "made-a-claim",
        client: "yes",
        paid: "no",
        ties: "none",
        month: "2026-10",
        title: "Slow after the storm",
        body: ownWords(),
      });
      expect(sent.status, `${first} ${last}: ${readableWords(await sent.text())}`).toBe(303);
      const [stored] = await rows(
        `SELECT u.first_name, u.last_name, r.author_name FROM users u JOIN reviews r ON r.user_id = u.id WHERE u.email = ?`,
        [person.email],
      );
      expect(stored).toEqual({
        first_name: first,
        last_name: last,
        author_name: printedName({ firstName: first, lastName: last }),
      });
    }
  });
});

test("the settings strip invisible characters from an organization's name", async () => {
  const email = "applies@mail.example";
  const applicant = stranger();
  const opened = await applicant.post("/auth/agency-signup", {
    firstName: "Nell",
    lastName: "Hargrove",
    email,
    password,
    organizationName: "Lantern",
  });
  expect(opened.status).toBe(303);
  for (const organizationName of ["Lantern\u0000Row", "Lantern\r\nRow", "", "x".repeat(121)]) {
    const response = await applicant.post("/settings?section=application", {
      intent: "save-application",
      organizationName,
    });
    await response.text();
    expect(response.status, JSON.stringify(organizationName)).not.toBe(500);
  }
  const stored = await rows(
    "SELECT organization_name FROM organization_applications a JOIN users u ON u.id = a.user_id WHERE u.email = ?",
    [email],
  );
  expect(stored).toEqual([{ organization_name: "Lantern" }]);
});
