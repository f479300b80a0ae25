import { parseForm } from "#app/platform/forms/form.ts";
import { refusalNotice } from "#app/platform/pages/notice.ts";

/** The version that a form of the list names. Throws a page with 400 for none; `back` are the links on it. */
export async function readVersionNo(
  request: Request,
  back: { label: string; to: string }[],
): Promise<number> {
  const versionNo = Number((await parseForm(request)).get("version"));
  if (!Number.isSafeInteger(versionNo) || versionNo < 1)
    throw refusalNotice(400, "We don’t recognize this form", "Please reload the page.", back);
  return versionNo;
}
