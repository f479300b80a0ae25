/** Where mail goes that no state is: the territories and states in free association, and the armed forces abroad. */

/** A name of `OUTSIDE`, and the state nearest to it; null for the armed forces' mail, which is nowhere. */
export type OutsidePlace = { name: keyof typeof OUTSIDE; nearestState: string | null };

/** First three or more digits of ZIPs (USPS Publication 65), names as `placeKey` writes them, and the nearest state. */
const OUTSIDE = {
  "Puerto Rico": { zips: ["006", "007", "009"], keys: ["puerto rico", "pr"], nearestState: "FL" },
  "the U.S. Virgin Islands": {
    zips: ["008"],
    keys: ["us virgin islands", "virgin islands", "islas virgenes", "vi", "usvi"],
    nearestState: "FL",
  },
  Guam: { zips: ["9691", "9692", "9693"], keys: ["guam", "gu"], nearestState: "HI" },
  "American Samoa": {
    zips: ["96799"],
    keys: ["american samoa", "samoa americana"],
    nearestState: "HI",
  },
  "the Northern Mariana Islands": {
    zips: ["96950", "96951", "96952"],
    keys: ["northern mariana islands", "islas marianas del norte", "saipan", "mp"],
    nearestState: "HI",
  },
  "the islands of the Pacific": { zips: ["9694", "9696", "9697"], keys: [], nearestState: "HI" },
  "military mail": {
    zips: [
      "090",
      "091",
      "092",
      "093",
      "094",
      "095",
      "096",
      "097",
      "098",
      "340",
      "962",
      "963",
      "964",
      "965",
      "966",
    ],
    keys: [],
    nearestState: null,
  },
} as const;

const entries = Object.entries(OUTSIDE).map(([name, { zips, keys, nearestState }]) => ({
  name: name as keyof typeof OUTSIDE,
  zips: zips as readonly string[],
  keys: keys as readonly string[],
  nearestState,
}));

/** Of a ZIP; null where it may be one of the states'. */
export function findOutsideZip(zip: string): OutsidePlace | null {
  return placeOf(entries.find(({ zips }) => zips.some((digits) => zip.startsWith(digits))));
}

/** Of a key that is one's name, or ends with it after a comma or a space: "san juan pr". */
export function findOutsideKey(key: string): OutsidePlace | null {
  return placeOf(entries.find(({ keys }) => keys.some((one) => key === one || key.endsWith(` ${one}`))));
}

function placeOf(entry: (typeof entries)[number] | undefined): OutsidePlace | null {
  return entry === undefined ? null : { name: entry.name, nearestState: entry.nearestState };
}
