/**
 * What a spreadsheet would take for a formula, spaces before it too: such a cell of a file begins with an apostrophe
 * instead. An amount below zero is none.
 */
export const FORMULA = /^(?!-\d+(?:\.\d+)?$)\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
