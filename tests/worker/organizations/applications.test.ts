/** An application's life: drafted, sent, read, approved or rejected, sent again, withdrawn. */

import { describe, expect, test } from "vitest";
import { priceIdOf } from "#db/seed/plans.ts";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { applied, openApplicants } from "./applicants.ts";

const { applicationOf, bellOf, decide, emailsTo, newApplicant, rows, signedIn, site, stranger } =
  openApplicants();
const to = (response: Response) => response.headers.get("Location");
const REASON = "The NPN belongs to another agency. Send your own.";

async function sent(kind = "agency", changes: Partial<ReturnType<typeof applied>> = {}) {
  const applicant = await newApplicant(kind);
  const fields = { ...applied(applicant.organizationName, kind), ...changes };
  const answer = await applicant.visitor.post("/create-organization", fields);
  await answer.text();
  return { ...applicant, answer, fields };
}

describe("an application", () => {
  test("goes from the sign-up to its details to a page with its status", async () => {
    const { visitor, email, organizationName, answer } = await newApplicant("fmo");
    expect([answer.status, to(answer)]).toEqual([303, "/create-organization"]);
    expect(await applicationOf(email)).toMatchObject({ status: "draft", role: "org_pending", no: null });
    const page = await pageOf(await visitor.get("/create-organization"));
    expect(page.getByLabelText("Organization name").getAttribute("value")).toBe(organizationName);
    expect(to(await visitor.get("/"))).toBe("/settings?section=application");
    expect(to(await visitor.get("/application-pending"))).toBe("/create-organization");
    const done = await visitor.post("/create-organization", applied(organizationName, "fmo"));
    expect([done.status, to(done)]).toEqual([303, "/application-pending"]);
    expect(await applicationOf(email)).toMatchObject({
      status: "submitted",
      organization_status: "applied",
      phone: "+15125550142",
      website: "https://www.elm.example",
    });
    expect(await wordsOf(await visitor.get("/application-pending"))).toContain("We have your application");
    expect((await emailsTo(email, "application")).map(({ subject }) => subject)).toEqual([
      "We got your application",
    ]);
    expect(await bellOf("admin@fairlead.example")).toContainEqual(
      expect.objectContaining({ title: "An application is waiting for a decision" }),
    );
    // An earlier applicant still reads about their own.
    const earlier = await wordsOf(await (await signedIn("applicant")).get("/application-pending"));
    expect(earlier).toContain("Daughters");
    expect(earlier).not.toContain(organizationName);
  });

  test("the organization is hidden before approval, at its address and its id", async () => {
    const { email } = await sent();
    const row = await applicationOf(email);
    const [organization] = await rows("SELECT id FROM organizations WHERE organization_no = ?", [
      Number(row?.no),
    ]);
    for (const name of [String(row?.slug), String(organization?.id)])
      expect((await site.get(`/organization-showcase/${name}`)).status).toBe(404);
    expect(await (await site.get(`/api/suggest?q=${row?.slug}`)).text()).not.toContain(String(row?.slug));
    await (await decide(email, { decision: "approve" })).answer.text();
    expect((await site.get(`/organization-showcase/${row?.slug}`)).status).toBe(200);
  });

  test("approved gives the role of its kind, and leads through terms, payment and setup into the workspace", async () => {
    const { visitor, email, organizationName } = await sent("carrier");
    const { answer } = await decide(email, { decision: "approve" });
    expect([answer.status, to(answer)]).toEqual([303, "/admin"]);
    expect(await applicationOf(email)).toMatchObject({
      status: "approved",
      organization_status: "active",
      role: "carrier",
    });
    // The gate, step by step (specification §4.6).
    expect(to(await visitor.get("/dashboard"))).toBe("/user-agreement");
    const terms = await pageOf(await visitor.get("/user-agreement"));
    const version = terms.document.querySelector("[name=version]")?.getAttribute("value") ?? "";
    await (await visitor.post("/user-agreement", { agree: "yes", version })).text();
    const organizationId = String((await applicationOf(email))?.organization);
    const payFirst = `/user-agreement?orgId=${organizationId}&orgType=carrier`;
    for (const path of ["/dashboard", "/messages", "/onboarding-pending", "/payment-failure"])
      expect(to(await visitor.get(path)), path).toBe(payFirst);
    for (const path of ["/user-agreement", "/organization-checkout", "/settings", "/billing"])
      expect((await visitor.get(path)).status, path).toBe(200);
    const way = to(
      await visitor.post("/organization-checkout", {
        price: priceIdOf("carrier-seats", "month"),
        seats: "5",
      }),
    );
    const paid = await site.stripe().payCheckout(/cs_[A-Za-z0-9_]+/.exec(way ?? "")?.[0] ?? "");
    expect(paid.result).toBe("paid");
    // The webhook does this, within a second on a quiet machine.
    await expect.poll(async () => to(await visitor.get("/dashboard"))).toBe("/onboarding-pending");
    expect(to(await visitor.get("/messages"))).toBe("/onboarding-pending");
    expect((await visitor.get("/settings")).status).toBe(200);
    // The page that waited for payment leads on, each time.
    expect(to(await visitor.get(payFirst))).toBe("/onboarding-pending");
    const setup = await visitor.post("/onboarding-pending", {
      description: "We write flood policies on the coast.",
      phone: "5125550143",
      website: "",
    });
    expect([setup.status, to(setup)]).toEqual([303, "/onboarding-complete"]);
    expect(await wordsOf(await visitor.get("/onboarding-complete"))).toContain(
      `${organizationName} has its page`,
    );
    expect(await wordsOf(await visitor.get("/dashboard"))).toContain(organizationName);
    expect(to(await visitor.get(payFirst))).toBe("/dashboard");
    // The terms themselves can still be read there.
    expect((await visitor.get("/user-agreement")).status).toBe(200);
    const slug = String((await applicationOf(email))?.slug);
    const shown = await wordsOf(await site.get(`/organization-showcase/${slug}`));
    expect(shown).toContain("We write flood policies on the coast.");
    expect(shown).toContain("Wren Elm");
    const call = await visitor.get("/api/rpc/get_user_managed_organizations_secure", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect(await call.json()).toEqual([{ id: expect.any(String), name: organizationName }]);
  });

  test("rejected says why, keeps what was written, and can be corrected and sent again", async () => {
    const { visitor, email, fields } = await sent();
    const { answer } = await decide(email, { decision: "reject", reason: REASON });
    expect(answer.status).toBe(303);
    const before = await applicationOf(email);
    expect(before).toMatchObject({ status: "rejected", reason: REASON, role: "org_pending" });
    expect(to(await visitor.get("/application-pending"))).toBe("/application-rejected");
    expect(await wordsOf(await visitor.get("/application-rejected"))).toContain(REASON);
    expect((await emailsTo(email, "application")).at(-1)?.text).toContain(REASON);
    const page = await pageOf(await visitor.get("/create-organization"));
    expect(page.getByLabelText("Street address").getAttribute("value")).toBe(fields.street);
    expect(page.text).toContain(REASON);
    const again = await visitor.post("/create-organization", { ...fields, npn: "8123456" });
    expect(to(again)).toBe("/application-pending");
    const after = await applicationOf(email);
    expect(after).toMatchObject({ status: "submitted", no: before?.no });
    expect(after?.id).not.toBe(before?.id);
    const admin = await signedIn("admin");
    expect(await wordsOf(await admin.get(`/admin/applications/${after?.id}`))).toContain(
      `Rejected: ${REASON}`,
    );
  });

  test("can be changed while it waits, and is not decided unread", async () => {
    const { visitor, email, fields } = await sent();
    const read = await applicationOf(email);
    const renamed = { ...fields, organizationName: "Elm and Oak", intent: "save-application" };
    expect((await visitor.post("/settings?section=application", renamed)).status).toBe(303);
    const admin = await signedIn("admin");
    const late = await admin.post(`/admin/applications/${read?.id}`, {
      decision: "approve",
      reason: "",
      seen: String(read?.changed_at),
    });
    expect(late.status).toBe(409);
    expect(await wordsOf(late)).toContain("The applicant changed the application after you opened it.");
    expect(await applicationOf(email)).toMatchObject({
      status: "submitted",
      organization_name: "Elm and Oak",
    });
    // No second notification.
    expect(await emailsTo(email, "application")).toHaveLength(1);
  });

  test("is not approved before its address is confirmed", async () => {
    const { visitor, email, organizationName } = await newApplicant("agency", { confirmed: false });
    await (await visitor.post("/create-organization", applied(organizationName))).text();
    expect(await wordsOf(await visitor.get("/application-pending"))).toContain("Confirm your email address.");
    expect((await decide(email, { decision: "approve" })).answer.status).toBe(409);
    expect(await applicationOf(email)).toMatchObject({ status: "submitted" });
  });

  test("that is withdrawn leaves nothing, and a customer account", async () => {
    const { visitor, email } = await sent();
    const row = await applicationOf(email);
    const answer = await visitor.post("/settings?section=application", { intent: "withdraw-application" });
    expect([answer.status, to(answer)]).toEqual([303, "/settings"]);
    expect(await applicationOf(email)).toBeUndefined();
    const [account] = await rows("SELECT role FROM user_roles JOIN users ON id = user_id WHERE email = ?", [
      email,
    ]);
    expect(account?.role).toBe("customer");
    expect(await applicationOf("applicant@fairlead.example"), "another’s still waits").toMatchObject({
      status: "in-review",
      organization_status: "applied",
      role: "org_pending",
    });
    expect((await decide(email, { decision: "approve" })).answer.status).toBe(404);
    expect((await site.get(`/organization-showcase/${row?.slug}`)).status).toBe(404);
    const again = await visitor.post("/settings?section=application", { intent: "withdraw-application" });
    expect(again.status).toBe(409);
  });
});

describe("of two at once", () => {
  test("admins, one decides and the applicant is told once", async () => {
    const { email } = await sent();
    const [first, second] = [await signedIn("admin"), await signedIn("second-admin")];
    const answers = await Promise.all([
      decide(email, { decision: "approve" }, first),
      decide(email, { decision: "reject", reason: REASON }, second),
    ]);
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([303, 409]);
    // Received, and one decision.
    expect(await emailsTo(email, "application")).toHaveLength(2);
  });

  test("submissions of one draft, one becomes an application", async () => {
    const { visitor, email, organizationName } = await newApplicant();
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.post("/create-organization", applied(organizationName))),
    );
    // On a busy machine one may come after the other is done: it is redirected to the status.
    const through = answers.filter(({ status }) => status === 303);
    expect(through.length).toBeGreaterThan(0);
    for (const answer of through) expect(to(answer)).toBe("/application-pending");
    expect(await emailsTo(email, "application")).toHaveLength(1);
    const sentOnes = await rows(
      "SELECT status FROM organization_applications a JOIN users u ON u.id = a.user_id WHERE u.email = ?",
      [email],
    );
    expect(sentOnes).toEqual([{ status: "submitted" }]);
    const owners = await rows(
      `SELECT 1 FROM organization_members m JOIN users u ON u.id = m.user_id WHERE u.email = ? AND role = 'owner'`,
      [email],
    );
    expect(owners).toHaveLength(1);
  });

  test("organizations with one name, each gets its own address", async () => {
    const both = await Promise.all([1, 2].map(() => newApplicant()));
    const answers = await Promise.all(
      both.map(({ visitor }) => visitor.post("/create-organization", applied("Twin Oaks Insurance"))),
    );
    // The second may have to submit again.
    for (const [at, { visitor }] of both.entries())
      if (answers[at]?.status !== 303)
        expect((await visitor.post("/create-organization", applied("Twin Oaks Insurance"))).status).toBe(303);
    const slugs = await Promise.all(both.map(async ({ email }) => (await applicationOf(email))?.slug));
    expect(new Set(slugs).size).toBe(2);
    expect(slugs).toContain("twin-oaks-insurance");
  });
});

describe("refused", () => {
  test.each([
    [{ zip: "00000" }, "We don’t know this ZIP code"],
    [{ zip: "7870" }, "Enter a five-digit ZIP code."],
    [{ organizationType: "bank" }, "Choose what kind of organization it is."],
    [{ npn: "0123" }, "An NPN has up to ten digits"],
    [{ website: "javascript:alert(1)" }, "Enter a web address"],
    [{ website: "https://me:secret@elm.example" }, "Enter a web address"],
    [{ phone: "12" }, "Enter a US number"],
    [{ street: "" }, "Street address is required"],
    [{ description: "x".repeat(1_501) }, "Use at most 1,500 characters."],
  ])("is %j, with what was typed", async (change, said) => {
    const { visitor, organizationName } = await newApplicant();
    const answer = await visitor.post("/create-organization", { ...applied(organizationName), ...change });
    expect(answer.status).toBe(400);
    const page = await pageOf(answer);
    expect(page.text).toContain(said);
    expect(page.getByLabelText("Organization name").getAttribute("value")).toBe(organizationName);
  });

  test("is a rejection without a reason, an admin's own application, and an agent's or an admin's account", async () => {
    const { email } = await sent();
    expect((await decide(email, { decision: "reject" })).answer.status).toBe(400);
    for (const who of ["agent", "admin"]) {
      const visitor = await signedIn(who);
      expect(await wordsOf(await visitor.get("/create-organization"))).toContain(
        "An organization needs an account of its own",
      );
      expect(to(await visitor.post("/create-organization", applied("Mine")))).toBe("/create-organization");
    }
    expect(await rows("SELECT 1 FROM organizations WHERE name = 'Mine'")).toEqual([]);
  });

  test("is the setup by someone who isn't its owner or manager, which is logged", async () => {
    const executive = await signedIn("fmo-executive");
    await rows(
      `UPDATE organization_applications SET payment_due = 0 WHERE organization_name LIKE 'Lantern Harbor%'`,
    );
    const page = await pageOf(await executive.get("/onboarding-pending"));
    expect(page.text).toContain("Lantern Harbor Field Marketing is being set up");
    expect(page.queryByLabelText("What you do")).toBeNull();
    const attempt = () => executive.post("/onboarding-pending", { description: "Mine now." });
    const noted = [expect.stringContaining('"event":"refused"')];
    const answer = await attempt();
    expect([answer.status, to(answer)]).toEqual([403, null]);
    expect(await site.takeLogs()).toEqual(noted);
    // Nor by a manager whose account has a role without management.
    const own = "user_id = (SELECT id FROM users WHERE email = 'fmo-executive@fairlead.example')";
    await rows(`UPDATE organization_members SET role = 'manager' WHERE ${own}`);
    await rows(`UPDATE user_roles SET role = 'org_pending' WHERE ${own}`);
    expect(to(await attempt())).not.toBe("/onboarding-complete");
    expect(await site.takeLogs()).toEqual(noted);
    expect(await rows("SELECT 1 FROM organizations WHERE description = 'Mine now.'")).toEqual([]);
  });

  test("is deleting the account that owns an active organization", async () => {
    const owner = await signedIn("agency");
    const answer = await owner.post("/settings?section=privacy", {
      intent: "delete-account",
      confirm: "agency@fairlead.example",
      password: "harbor-lantern-42",
    });
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("You own Lantern Row Insurance.");
  });
});

test("a customer who applies becomes an applicant, and a customer again on withdrawing", async () => {
  const visitor = await signedIn("customer");
  expect((await visitor.post("/create-organization", applied("Marsh & Reed"))).status).toBe(303);
  const email = "customer@fairlead.example";
  expect(await applicationOf(email)).toMatchObject({ role: "org_pending", role_before: "customer" });
  await (await visitor.post("/settings?section=application", { intent: "withdraw-application" })).text();
  const [account] = await rows("SELECT role FROM user_roles JOIN users ON id = user_id WHERE email = ?", [
    email,
  ]);
  expect(account?.role).toBe("customer");
});

test("the page for organizations is the same for everyone", async () => {
  const answer = await stranger().get("/organization-signup");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toContain("public");
});
