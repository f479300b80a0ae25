/** "Are you licensed? Claim your profile": from an unclaimed profile to the editor, in one visit, by plain requests. */
import { expect, test } from "vitest";
import { addressOf, fieldsOf, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import { openClaimants } from "../accounts/claims/claimants.ts";

const { codeSentTo, emailToken, freeAgent, site, stranger } = openClaimants();

test("an unclaimed profile leads its agent through sign-up, email, code, and terms to the editor, with the NPN kept", async () => {
  const agent = await freeAgent();
  const profile = await pageOf(await site.get(`/showcase/${agent.slug}`));
  const signUp = addressOf(profile.getByRole("link", { name: "Claim your profile" }));

  const visitor = stranger();
  const page = await pageOf(await visitor.get(signUp));
  const email = `licensed-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const form = formOf(page.getByLabelText("Email"));
  // As an agent, preselected.
  const account = fieldsOf(form, {
    firstName: agent.firstName,
    lastName: agent.lastName,
    email,
    password: "a long enough password",
  });
  expect(account.get("role")).toBe("agent");
  const opened = await visitor.post(signUp, account);
  expect(opened.headers.get("Location")).toBe(`/verify-email?npn=${agent.npn}`);
  await (await visitor.get(`/verify-email?npn=${agent.npn}`)).text();

  // The link in the email leads to another page.
  const token = await emailToken("confirm-email", email);
  const confirmed = await visitor.post("/check-email", { token });
  expect(confirmed.headers.get("Location")).toBe("/dashboard");
  expect((await visitor.get("/dashboard")).headers.get("Location")).toBe("/verify-email");
  const claim = await pageOf(await visitor.get("/verify-email"));
  expect(heldBy(claim.getByLabelText("NPN"))).toBe(agent.npn);

  await (await visitor.post("/verify-email", { intent: "send-code", npn: agent.npn })).text();
  const code = await codeSentTo(agent.register_email);
  const proven = await visitor.post("/verify-email", { intent: "enter-code", code });
  expect(proven.headers.get("Location")).toBe("/dashboard/showcase");
  expect((await visitor.get("/dashboard/showcase")).headers.get("Location")).toBe("/user-agreement");
  const terms = await pageOf(await visitor.get("/user-agreement"));
  const agree = terms.document.querySelector('input[name="agree"]') as Element;
  const agreed = await visitor.post("/user-agreement", fieldsOf(formOf(agree), { agree: "yes" }));
  expect(agreed.headers.get("Location")).toBe("/dashboard/showcase");
  const editor = await visitor.get("/dashboard/showcase");
  expect(editor.status).toBe(200);
  expect((await pageOf(editor)).getByLabelText(/^Headline/)).toBeDefined();
  expect([...visitor.cookies.keys()].filter((name) => name.includes("claim-npn"))).toEqual([]);

  const claimed = await pageOf(await site.get(`/showcase/${agent.slug}`));
  expect(claimed.queryByRole("link", { name: "Claim your profile" })).toBeNull();
});

test.each([["/"], ["/help"]])("%s leads to the same sign-up", async (path) => {
  const page = await pageOf(await site.get(path));
  // In the help it's in a closed topic.
  const link = addressOf(page.getByRole("link", { name: "Claim your profile", hidden: true }));
  expect(link).toBe("/auth/signup?role=agent&next=%2Fverify-email");
});

test("an invalid NPN is dropped, and without one nothing is prefilled", async () => {
  const agent = await freeAgent();
  const visitor = stranger();
  const person = { firstName: agent.firstName, lastName: agent.lastName, password: "a long enough password" };
  const email = `plain-${crypto.randomUUID().slice(0, 8)}@mail.example`;
  await (await visitor.post("/auth/signup", { ...person, email, role: "agent" })).text();
  const page = await pageOf(await visitor.get("/verify-email?npn=%22%3E0"));
  expect(heldBy(page.getByLabelText("NPN"))).toBe("");
  expect([...visitor.cookies.keys()].filter((name) => name.includes("claim-npn"))).toEqual([]);
});
