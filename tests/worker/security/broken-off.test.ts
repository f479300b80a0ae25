import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { breakOffCrowd } from "#support/break-off.ts";
import { openSite } from "../site.ts";

const { get, origin, takeLogs } = openSite();
/** As the Worker logs what failed in a loader or an action: a reader who leaves is no failure. */
const FAILURE = /"event":"loader-error"/;

test("who breaks uploads and requests off leaves a site that answers the next", async () => {
  for (let round = 0; round < 4; round++) {
    await breakOffCrowd(origin(), paths.auth(), ["/", paths.search({ q: "78701" }), "/favicon.svg"]);
    expect((await get("/")).status, `round ${round + 1}`).toBe(200);
  }
  // What the runtime says of lines that are gone; nothing else.
  const lines = await takeLogs();
  expect(lines.filter((line) => FAILURE.test(line))).toEqual([]);
  for (const line of lines) expect(line).toMatch(/disconnected|Network connection lost|client disconnected/i);
});
