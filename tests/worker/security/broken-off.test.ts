import { expect, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { breakOffCrowd } from "#support/faults/break-off.ts";
import { openSite } from "../site.ts";

const { get, origin, takeLogs } = openSite({ own: true });
/** How the Worker logs a failed loader or action: a reader who leaves is no failure. */
const FAILURE = /"event":"loader-error"/;

test("after interrupted uploads and requests the site still answers", async () => {
  for (let round = 0; round < 4; round++) {
    await breakOffCrowd(origin(), paths.auth(), ["/", paths.search({ q: "78701" }), "/favicon.svg"]);
    expect((await get("/")).status, `round ${round + 1}`).toBe(200);
  }
  // What the runtime logs about closed connections; nothing else.
  const lines = await takeLogs();
  expect(lines.filter((line) => FAILURE.test(line))).toEqual([]);
  for (const line of lines) expect(line).toMatch(/disconnected|Network connection lost|client disconnected/i);
});
