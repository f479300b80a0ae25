/** Bounds of what executives write about themselves. */

export const TITLE_MAX_CHARACTERS = 100;
export const EXECUTIVE_BIOGRAPHY_MAX_CHARACTERS = 2_000;
