import { describe, expect, test } from "vitest";
import { readFields } from "#app/platform/forms/submission.ts";
import { offeredEvents, STOPPABLE_EVENTS } from "./events.ts";
import { preferenceInput } from "./preference-inputs.ts";
import { parsePreferences } from "./preference-row.ts";
import { wants } from "./preferences.ts";

const NO_FLAGS = { isAgent: false, isAdmin: false, canManageOrganizations: false };
const NOTHING = parsePreferences('{"choices":[],"times":null,"zone":null}');

describe("events", () => {
  test("are offered to whom they concern", () => {
    expect(offeredEvents(NO_FLAGS)).toEqual([
      "answer",
      "message",
      "saved-search",
      "watched-agent",
      "review-reply",
      "review-decision",
      "account",
    ]);
    expect(offeredEvents({ ...NO_FLAGS, isAgent: true })).toContain("question");
    expect(offeredEvents({ ...NO_FLAGS, isAdmin: true })).toContain("waiting-question");
    expect(offeredEvents({ ...NO_FLAGS, isAdmin: true })).not.toContain("question");
    expect(offeredEvents({ ...NO_FLAGS, canManageOrganizations: true })).toContain("application");
    expect(offeredEvents({ ...NO_FLAGS, canManageOrganizations: true })).toContain("membership");
  });

  test("use both channels until the reader turns one off, for that event and channel only", () => {
    expect(wants(NOTHING, "answer", "bell")).toBe(true);
    const chosen = parsePreferences(
      '{"choices":[["answer","mail",0],["message","bell",1]],"times":null,"zone":null}',
    );
    expect(wants(chosen, "answer", "mail")).toBe(false);
    expect(wants(chosen, "answer", "bell")).toBe(true);
    expect(wants(chosen, "message", "mail")).toBe(true);
    expect(wants(chosen, "message", "bell")).toBe(true);
  });

  test("never end the emails that an account cannot do without, whatever is stored", () => {
    const chosen = parsePreferences(
      '{"choices":[["account","mail",0],["account","bell",1]],"times":null,"zone":null}',
    );
    expect(wants(chosen, "account", "mail")).toBe(true);
    expect(wants(chosen, "account", "bell")).toBe(false);
    expect(STOPPABLE_EVENTS).not.toContain("account");
  });
});

describe("the form of the settings", () => {
  const offered = offeredEvents(NO_FLAGS);
  const zone = { timeZone: "America/Chicago" };
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return readFields(form, preferenceInput(offered));
  };
  const saidOf = (fields: Record<string, string>) => {
    const sent = read(fields);
    return sent.ok ? {} : (sent.refuse(400).data.result?.error ?? {});
  };

  test("reads a box that is absent as off, and no box that was not offered", () => {
    const sent = read({ "answer-mail": "on", "question-mail": "on", "account-mail": "on", ...zone });
    expect(sent).toMatchObject({
      ok: true,
      value: {
        choices: [
          { event: "answer", channel: "bell", wanted: false },
          { event: "answer", channel: "mail", wanted: true },
          { event: "message", channel: "bell", wanted: false },
          { event: "message", channel: "mail", wanted: false },
          { event: "saved-search", channel: "bell", wanted: false },
          { event: "saved-search", channel: "mail", wanted: false },
          { event: "watched-agent", channel: "bell", wanted: false },
          { event: "watched-agent", channel: "mail", wanted: false },
          { event: "review-reply", channel: "bell", wanted: false },
          { event: "review-reply", channel: "mail", wanted: false },
          { event: "review-decision", channel: "bell", wanted: false },
          { event: "review-decision", channel: "mail", wanted: false },
        ],
        times: { quietFrom: null, quietUntil: null, digest: false, ...zone },
      },
    });
  });

  test.each([
    ["25:00", { quietFrom: "25:00", quietUntil: "07:00", ...zone }, ["quietFrom"]],
    ["one of two times", { quietFrom: "22:00", quietUntil: "", ...zone }, ["quietUntil"]],
    ["the other of two times", { quietFrom: "", quietUntil: "07:00", ...zone }, ["quietFrom"]],
    ["a night without length", { quietFrom: "22:00", quietUntil: "22:00", ...zone }, ["quietUntil"]],
    ["an unknown zone", { quietFrom: "22:00", quietUntil: "07:00", timeZone: "Mars/Olympus" }, ["timeZone"]],
    ["an unknown zone that nothing needs", { timeZone: "Mars/Olympus" }, ["timeZone"]],
    ["a daily email without a zone", { digest: "on", timeZone: "" }, ["timeZone"]],
    ["no zone where nothing needs one", { timeZone: "" }, []],
    ["a full night", { quietFrom: "22:00", quietUntil: "07:00", digest: "on", ...zone }, []],
  ])("answers %s by the field", (_what, fields, wrong) => {
    expect(Object.keys(saidOf(fields))).toEqual(wrong);
  });

  test("says each thing in its own words, and all that is wrong at once", () => {
    const time = "Enter a time from 00:00 to 23:59.";
    const choose = "Choose your time zone from the list.";
    expect(saidOf({ quietFrom: "25:00", quietUntil: "7", timeZone: "" })).toEqual({
      quietFrom: [time],
      quietUntil: [time],
      timeZone: [choose],
    });
    expect(saidOf({ quietUntil: "07:00", ...zone })).toEqual({
      quietFrom: ["Enter when quiet hours start, or leave both empty."],
    });
    expect(saidOf({ quietFrom: "22:00", timeZone: "Mars/Olympus" })).toEqual({
      quietUntil: ["Enter when quiet hours end, or leave both empty."],
      timeZone: [choose],
    });
    expect(saidOf({ quietFrom: "22:00", quietUntil: "22:00", ...zone })).toEqual({
      quietUntil: ["Enter a different time than the start, or leave both empty."],
    });
    expect(saidOf({ digest: "on" })).toEqual({ timeZone: [choose] });
    expect(saidOf({ digest: "yes", ...zone })).toEqual({ digest: ["Check the box or leave it empty."] });
  });
});
