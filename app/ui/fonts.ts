import serif from "./fonts/brygada-1918-latin-wght-normal.woff2?url";
import sans from "./fonts/commissioner-latin-wght-normal.woff2?url";

/** The two font files' addresses, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontFiles = [sans, serif];
