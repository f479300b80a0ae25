import { describe, expect, test } from "vitest";
import { bodyProblem, normalizeBody } from "./terms-body.ts";

describe("a text of terms", () => {
  test("is stored in blocks, whatever its line breaks", () => {
    expect(
      normalizeBody(
        "## Your account\r\nYou give your  own\r\nname.\r\n\r\n\r\n\r\nOne account.\r\n## The end ",
      ),
    ).toBe("## Your account\n\nYou give your own name.\n\nOne account.\n\n## The end");
  });

  test.each([
    ["You give your name.", "Begin with a heading: a line such as “## Your account”."],
    ["## Account\n\n## Name\n\nYours.", "There’s nothing under “Account”."],
    ["## Account\n\nYours.\n\n## End", "There’s nothing under “End”."],
    ["## Account\n\nYours.\n\n## End\n\nYours.", "This is there twice: “Yours.”."],
    ["## Account\n\nYours.\n\n## End\n\nOurs.", null],
  ])("%j", (body, problem) => {
    expect(bodyProblem(body)).toBe(problem);
  });
});
