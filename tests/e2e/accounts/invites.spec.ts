import { signIn, test } from "../support/accounts-site.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, REFUSED_PAGE } from "../support/site.ts";

// An invite that is over answers 410, which Chromium remarks on.
test.use({ allowedNoise: [REFUSED_PAGE] });

test("a person is invited, opens the link, signs up, and belongs", async ({
  page,
  openAs,
  ownSite,
  javaScriptEnabled,
}) => {
  const axe = javaScriptEnabled === false ? async () => undefined : expectAccessible;
  const email = `newcomer-${javaScriptEnabled === false ? "plain" : "live"}@mail.example`;
  await signIn(page, "agency");
  await page.goto("/dashboard/invites");
  await axe(page, "invites");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("As").first().selectOption("executive");
  await page.getByRole("button", { name: "Send invite", exact: true }).click();
  await expect(page.getByRole("rowheader", { name: email })).toBeVisible();

  // The result of a list is above its form, and its sender is taken there.
  await page.getByText("Invite several at once").click();
  await page.getByLabel("Email addresses").fill(`${email}, nobody`);
  await page.getByRole("button", { name: "Send invites" }).click();
  const sent = page.getByText("0 invites sent, 2 not.");
  await expect(sent).toBeInViewport();
  if (javaScriptEnabled !== false) await expect(page.locator(":focus").filter({ has: sent })).toHaveCount(1);
  await expect(page.getByLabel("Email addresses")).toHaveValue(`${email}\nnobody`);
  // Sent again after a correction, it has the rest of the second list.
  await page.getByLabel("Email addresses").fill("second@mail.example; nobody");
  await page.getByRole("button", { name: "Send invites" }).click();
  await expect(page.getByText("1 invite sent, 1 not.")).toBeInViewport();
  await expect(page.getByLabel("Email addresses")).toHaveValue("nobody");

  const token = await ownSite.database.emailToken("organization-invite", email);
  const stranger = await openAs();
  await stranger.goto(`/executive-invite-signup?token=${token}`);
  await expect(stranger.getByRole("heading", { level: 1, name: "Join Lantern Row Insurance" })).toBeVisible();
  await axe(stranger, "an invite");
  await stranger.getByLabel("First name").fill("Nadia");
  await stranger.getByLabel("Last name").fill("Okonedo");
  await stranger.getByLabel("Password", { exact: true }).fill("a long enough password");
  await stranger.getByRole("button", { name: "Create account and join" }).click();
  // A future executive confirms the invited address first, and comes back to the invite.
  await expect(stranger.getByRole("heading", { name: "Confirm your email address first" })).toBeVisible();
  await axe(stranger, "an invite that waits for its address");
  await stranger.goto(`/check-email?token=${await ownSite.database.emailToken("confirm-email", email)}`);
  await stranger.getByRole("button", { name: "Confirm email address" }).click();
  await stranger.getByRole("button", { name: "Accept the invite" }).click();
  // The terms of the account’s new type come first, and lead back.
  await stranger.getByLabel("I have read this and agree to it").check();
  await stranger.getByRole("button", { name: "Agree", exact: true }).click();
  await expect(
    stranger.getByRole("heading", { level: 1, name: "You belong to Lantern Row Insurance" }),
  ).toBeVisible();
  await axe(stranger, "belonging");
  await stranger.getByRole("link", { name: "See its people" }).click();
  await expect(stranger.getByRole("rowheader", { name: /Nadia Okonedo \(you\)/ })).toBeVisible();
  await axe(stranger, "members, to an executive");

  await page.goto("/dashboard/members");
  await axe(page, "members, to the owner");
  const row = page.getByRole("row", { name: /Nadia Okonedo/ }).first();
  await row.getByText("Change").click();
  await row.getByText("Remove", { exact: true }).click();
  await row.getByRole("button", { name: "Remove Nadia Okonedo" }).click();
  await expect(
    page.getByRole("table", { name: /no longer belong/ }).getByText("Nadia Okonedo"),
  ).toBeVisible();
  await stranger.goto(`/executive-invite-signup?token=${token}`);
  await expect(
    stranger.getByRole("heading", { name: "You no longer belong to Lantern Row Insurance" }),
  ).toBeVisible();
});
