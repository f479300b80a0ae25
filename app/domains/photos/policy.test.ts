import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Role, Viewer } from "#app/domains/accounts/types.ts";
import { ROLES } from "#db/lists.ts";
import { SIDE_MIN_PIXELS } from "./limits.ts";
import { mayEditPhotoOf, plainCrop, squareOf } from "./policy.ts";
import type { PhotoHeader } from "./types.ts";

const header = fc.record({
  type: fc.constant("image/jpeg" as const),
  width: fc.integer({ min: SIDE_MIN_PIXELS, max: 6_000 }),
  height: fc.integer({ min: SIDE_MIN_PIXELS, max: 6_000 }),
  orientation: fc.integer({ min: 1, max: 8 }),
});
const seen = ({ width, height, orientation }: PhotoHeader) =>
  orientation >= 5 ? [height, width] : [width, height];

describe("the square that is cut", () => {
  test("is inside the picture as people see it, whatever was sent", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(header, part, part, part, (picture, left, top, size) => {
        const [across = 0, down = 0] = seen(picture);
        const { x, y, side } = squareOf(picture, { left, top, size });
        expect(side).toBeGreaterThanOrEqual(SIDE_MIN_PIXELS);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + side).toBeLessThanOrEqual(across);
        expect(y + side).toBeLessThanOrEqual(down);
        for (const value of [x, y, side]) expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });

  test("is the largest in the middle, or at the top, without numbers", () => {
    fc.assert(
      fc.property(header, (picture) => {
        const [across = 0, down = 0] = seen(picture);
        const middle = squareOf(picture, plainCrop(picture, "center"));
        const top = squareOf(picture, plainCrop(picture, "top"));
        expect(middle.side).toBe(Math.min(across, down));
        expect(Math.abs(middle.x - (across - middle.side) / 2)).toBeLessThanOrEqual(1);
        expect(Math.abs(middle.y - (down - middle.side) / 2)).toBeLessThanOrEqual(1);
        expect([top.side, top.y]).toEqual([middle.side, 0]);
      }),
    );
  });
});

describe("who may change a photo", () => {
  const viewer = (role: Role, more: Partial<Viewer> = {}) =>
    ({
      userId: "me",
      role,
      roleKnown: true,
      accountStatus: "active",
      verified: role === "agent",
      managedOrganization: null,
      ...more,
    }) as Viewer;
  const agent = { kind: "agent", agentNo: 1, userId: "me" } as const;
  const executive = { kind: "executive", userId: "me" } as const;
  const organization = { kind: "organization", organizationNo: 3, id: "o3" } as const;
  const as = (role: "owner" | "executive") => ({
    managedOrganization: { id: "o3", name: "Three", slug: "three", role },
  });
  const managing = as("owner");

  test.each(ROLES)("%s: their own, and no one else's", (role) => {
    expect(mayEditPhotoOf(viewer(role), agent)).toBe(role === "agent");
    expect(mayEditPhotoOf(viewer(role), { ...agent, userId: "other" })).toBe(false);
    expect(mayEditPhotoOf(viewer(role), { ...agent, userId: null })).toBe(false);
    expect(mayEditPhotoOf(viewer(role), executive)).toBe(role.endsWith("_executive"));
    expect(mayEditPhotoOf(viewer(role), { ...executive, userId: "other" })).toBe(false);
    expect(mayEditPhotoOf(viewer(role), organization)).toBe(false);
    expect(mayEditPhotoOf(viewer(role, managing), organization)).toBe(true);
    expect(mayEditPhotoOf(viewer(role, as("executive")), organization)).toBe(false);
    expect(mayEditPhotoOf(viewer(role, managing), { ...organization, id: "o4" })).toBe(false);
  });

  test("not an unknown role, an archived account, or an unverified profile", () => {
    expect(mayEditPhotoOf(viewer("agent", { roleKnown: false }), agent)).toBe(false);
    expect(mayEditPhotoOf(viewer("agent", { accountStatus: "archived" }), agent)).toBe(false);
    expect(mayEditPhotoOf(viewer("agent", { verified: false }), agent)).toBe(false);
  });
});
