/** A place in an ordered list: the last row shown. */
export type ListCursor = { orderValue: number; agentNo: number };

export function parseCursor(text: string | null): ListCursor | null {
  const parts = /^(-?\d{1,2}(?:\.\d{1,17})?)_(\d{1,9})$/.exec(text ?? "");
  return parts === null ? null : { orderValue: Number(parts[1]), agentNo: Number(parts[2]) };
}

export const writeCursor = (cursor: ListCursor) => `${cursor.orderValue}_${cursor.agentNo}`;
