import { expect, test } from "vitest";
import { calendarPaths } from "#app/paths/calendar.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { subjectIcon } from "./subjects.ts";

const ID = "01952a10-6b40-7c31-9d02-3a6f1e8b7caa";

test.each([
  [paths.thread(ID), "message"],
  [leadPaths.lead(ID), "list"],
  [paths.expertQuestion(ID), "question"],
  [paths.myQuestions(), "question"],
  [paths.review(ID), "star"],
  [`${paths.showcase("ines-calloway")}#reviews`, "star"],
  [calendarPaths.appointments(), "calendar"],
  [paths.members(), "users"],
  [paths.settings({ section: "licenses" }), "license"],
  [paths.settings({ section: "photo" }), "gear"],
  [paths.adminApplication(ID), "flag"],
  [paths.applicationRejected(), "document"],
])("%s has the icon %s", (address, icon) => {
  expect(subjectIcon(address)).toBe(icon);
});

test("a page that says nothing, or no page, has none", () => {
  expect([subjectIcon(paths.dashboard()), subjectIcon(null)]).toEqual([null, null]);
});
