/** Rules of the directory that other domains ask for. */

/** Below so many conversations no answer time is shown to anybody (product.md). */
export const RESPONSE_FLOOR_THREADS = 5;
