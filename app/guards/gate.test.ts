import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Onboarding, Role, Viewer } from "#app/domains/accounts/types.ts";
import { ROLES } from "#db/lists.ts";
import { decideGate } from "./gate.ts";

const ORIGIN = "https://own.example";
const at = (path: string) => new URL(path, ORIGIN);

function viewerOf(changes: Partial<Viewer> = {}): Viewer {
  return {
    userId: "u",
    sessionId: "s",
    email: "someone@mail.example",
    firstName: "Some",
    lastName: "One",
    role: "customer",
    roleKnown: true,
    accountStatus: "active",
    verified: true,
    emailConfirmed: true,
    secondFactor: { authenticator: false, passkeys: false, shownAt: null },
    slug: null,
    termsAccepted: true,
    termsChangeAt: null,
    onboarding: null,
    managedOrganization: null,
    unread: 0,
    entitlements: [],
    pastDue: [],
    unreadMessages: 0,
    timeZone: null,
    storedTimeZone: null,
    ...changes,
  };
}

function onboardingOf(step: Onboarding["step"]): Onboarding {
  return {
    needsOnboarding: step !== "complete",
    step,
    organizationId: "01952a10-6b40-7c31-9d02-3a6f1e8b7c01",
    organizationName: "Lantern Row",
    organizationType: "agency",
    applicationStatus: "approved",
    pricingTier: null,
    paymentDue: true,
    rejectionReason: null,
    canPay: step === "payment",
    isApproved: true,
  };
}

/** Specification §4.6; `tests/worker/access/access.test.ts` checks that these routes declare it. */
const PAYING = ["/user-agreement", "/organization-checkout", "/payment-success", "/payment-canceled"];
const decideAt = (viewer: Viewer | null, url: URL) =>
  decideGate(viewer, url, PAYING.includes(url.pathname) ? { whilePaying: true } : null);

const decide = (changes: Partial<Viewer> | null, path = "/dashboard") =>
  decideAt(changes === null ? null : viewerOf(changes), at(path));

describe("the gate, step by step (specification §4)", () => {
  test("2: a stranger is sent to sign in and comes back to the page they wanted", () => {
    expect(decide(null, "/settings?section=privacy")).toEqual({
      kind: "redirect",
      to: "/auth?next=%2Fsettings%3Fsection%3Dprivacy",
    });
  });

  test("3: an archived account is signed out and told how to come back, before anything else is checked", () => {
    expect(
      decide({ accountStatus: "archived", termsAccepted: false, role: "agent", verified: false }),
    ).toEqual({
      kind: "sign-out",
      to: "/reactivate?email=someone%40mail.example",
    });
  });

  test("4: a customer agrees to the terms first; an admin doesn't have to", () => {
    expect(decide({ termsAccepted: false })).toEqual({ kind: "redirect", to: "/user-agreement" });
    expect(decide({ termsAccepted: false, role: "admin" })).toEqual({ kind: "pass" });
  });

  test("5: an agent is verified first and agrees second", () => {
    expect(decide({ role: "agent", verified: false, termsAccepted: false })).toEqual({
      kind: "redirect",
      to: "/verify-email",
    });
    expect(decide({ role: "agent", termsAccepted: false })).toEqual({
      kind: "redirect",
      to: "/user-agreement",
    });
    expect(decide({ role: "agent" })).toEqual({ kind: "pass" });
  });

  test("6: an executive in onboarding agrees to the terms before its steps", () => {
    expect(
      decide({ role: "fmo_executive", termsAccepted: false, onboarding: onboardingOf("setup") }),
    ).toEqual({ kind: "redirect", to: "/user-agreement" });
  });

  test("6: the payment step leads to the agreement with its organization, and only opens the payment pages", () => {
    const paying = { role: "agency", onboarding: onboardingOf("payment") } as const;
    expect(decide(paying)).toEqual({
      kind: "redirect",
      to: "/user-agreement?orgId=01952a10-6b40-7c31-9d02-3a6f1e8b7c01&orgType=agency",
    });
    for (const open of PAYING) expect(decide(paying, open), open).toEqual({ kind: "pass" });
    for (const shut of ["/payment-failure", "/onboarding-pending", "/messages"]) {
      expect(decide(paying, shut).kind, shut).toBe("redirect");
    }
  });

  test("6: the setup step leads to its page and closes all others", () => {
    const waiting = { role: "carrier", onboarding: onboardingOf("setup") } as const;
    expect(decide(waiting)).toEqual({ kind: "redirect", to: "/onboarding-pending" });
    expect(decide(waiting, "/onboarding-pending")).toEqual({ kind: "pass" });
    expect(decide(waiting, "/user-agreement").kind).toBe("redirect");
  });

  test("finished onboarding isn't checked", () => {
    expect(decide({ role: "agency", onboarding: onboardingOf("complete") })).toEqual({ kind: "pass" });
  });
});

const anyViewer = fc.record({
  role: fc.constantFrom<Role>(...ROLES),
  accountStatus: fc.constantFrom("active" as const, "archived" as const),
  verified: fc.boolean(),
  termsAccepted: fc.boolean(),
  onboarding: fc.option(
    fc.constantFrom<Onboarding["step"]>("terms", "payment", "setup", "complete").map(onboardingOf),
  ),
});
const anyPath = fc.constantFrom(
  "/dashboard",
  "/messages",
  "/user-agreement",
  "/verify-email",
  "/onboarding-pending",
  "/organization-checkout",
  "/billing",
);

test("from any state, following redirects ends at a page that admits it", () => {
  fc.assert(
    fc.property(anyViewer, anyPath, (state, path) => {
      const viewer = viewerOf(state);
      let url = at(path);
      for (let steps = 0; steps < 3; steps++) {
        const decision = decideAt(viewer, url);
        if (decision.kind !== "redirect") return;
        url = new URL(decision.to, url);
      }
      throw new Error(`${path} leads in a circle`);
    }),
  );
});
