/** What is thrown when two requests work on one import. */

/** Another request is working on the same import, or it is past this phase. */
export class ImportBusy extends Error {
  override name = "ImportBusy";
}

export const busy = (importNo: number) =>
  new ImportBusy(`Import ${importNo} was taken further by somebody else just now. Look at it again.`);
