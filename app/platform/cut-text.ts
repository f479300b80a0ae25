/** The first characters of a text, never half of one: databases refuse half an emoji. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join("");
