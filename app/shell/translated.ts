/**
 * Whether the browser has begun to translate the page: Chrome and those made of it put `<font>` in the place of each text,
 * and mark the document once they are done.
 */
export const isTranslated = ({ body, documentElement }: Document): boolean =>
  body.querySelector("font") !== null || /\btranslated-(ltr|rtl)\b/.test(documentElement.className);
