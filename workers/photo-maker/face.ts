/**
 * Faces for the demonstration's invented people, drawn from parts: Open Peeps by Pablo Stanley (CC0 1.0), put together
 * by DiceBear. Narrowed to people one would trust with one's insurance (decision 0120).
 */
import { createAvatar } from "@dicebear/core";
import * as openPeeps from "@dicebear/open-peeps";
import type { FaceLook, FacePlan } from "#app/platform/files/photo-maker.ts";

type Head = NonNullable<openPeeps.Options["head"]>[number];

/** What is named twice is drawn more often: most heads have black hair, whatever the color. */
const HEADS: Readonly<Record<FaceLook, Head[]>> = {
  long: [
    "bangs",
    "bangs",
    "bangs",
    "grayMedium",
    "grayMedium",
    "grayBun",
    "mediumBangs2",
    "mediumBangs2",
    "bangs2",
    "bun",
    "long",
    "longBangs",
    "longCurly",
    "medium1",
    "medium2",
    "medium3",
    "mediumBangs",
    "mediumBangs3",
    "mediumStraight",
    "afro",
    "bantuKnots",
    "twists2",
  ],
  short: [
    "short4",
    "short4",
    "short4",
    "grayShort",
    "grayShort",
    "noHair3",
    "noHair1",
    "short1",
    "short2",
    "short3",
    "short5",
    "pomp",
    "flatTop",
    "shaved1",
    "shaved2",
    "twists",
    "dreads2",
    "afro",
  ],
  either: ["short4", "grayShort", "short2", "short5", "medium1", "medium3", "twists", "afro"],
};

/** The face of this plan as SVG, some 12 kB; the same plan always gives the same one. */
export function drawFace({ look, seed }: FacePlan): string {
  return createAvatar(openPeeps, {
    seed,
    head: HEADS[look],
    face: ["smile", "calm", "cute"],
    facialHair: ["chin", "full", "full2", "full3", "goatee2", "moustache5", "moustache6"],
    facialHairProbability: look === "short" ? 30 : 0,
    accessories: ["glasses", "glasses2", "glasses3", "glasses5"],
    accessoriesProbability: 25,
    maskProbability: 0,
    headContrastColor: ["2c1b18", "4a312c", "724133", "a55728", "b58143", "c8b89a", "6b6b66"],
    skinColor: ["ae5d29", "d08b5b", "edb98a", "ffdbb4", "694d3d"],
    clothingColor: ["12513c", "41483f", "285a82", "7a4a3a", "8a7a55", "5c5470", "ecdcbf", "f5f2ea"],
    backgroundColor: ["c0cfc4", "ece8dc", "e2cdc8", "cdd8de", "e6dcc0", "d3cfe0"],
  }).toString();
}
