/** A PDF of one page, written by hand: one font, lines of text, each with an optional right-aligned text. */

const PAGE = { width: 612, height: 792, left: 56, right: 556 };

/** Lines from the top, each with a left and a right text; some 38 fit. */
export function onePagePdf(rows: readonly (readonly [left: string, right: string])[]): Buffer {
  const text = rows.flatMap(([left, right], at) => {
    const y = PAGE.height - 72 - at * 18;
    return [
      writeAt(PAGE.left, y, left),
      ...(right === "" ? [] : [writeAt(PAGE.right - widthOf(right), y, right)]),
    ];
  });
  return document(text.join("\n"));
}

/** Courier is as wide for every letter: six tenths of its size. */
const SIZE = 10;
const widthOf = (text: string): number => text.length * SIZE * 0.6;

function writeAt(x: number, y: number, text: string): string {
  return `BT /F1 ${SIZE} Tf ${x.toFixed(1)} ${y} Td (${encoded(text)}) Tj ET`;
}

/** WinAnsi, where what is not in Latin-1 becomes a question mark, and what means something to PDF is escaped. */
function encoded(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 63;
      if ("()\\".includes(sign)) return `\\${sign}`;
      if (code < 32 || code > 255) return sign === "’" ? "'" : "?";
      return code < 127 ? sign : `\\${code.toString(8).padStart(3, "0")}`;
    })
    .join("");
}

function document(content: string): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
