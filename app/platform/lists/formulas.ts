/**
 * What a spreadsheet would read as a formula, with leading spaces too: such a cell of a file begins with an
 * apostrophe instead. A negative amount is not a formula.
 */
export const FORMULA = /^(?!-\d+(?:\.\d+)?$)\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
