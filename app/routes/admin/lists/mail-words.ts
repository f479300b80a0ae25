/** `reset-password` → "Reset password": what an email is, without what it says. */
export const emailKind = (kind: string): string => {
  const words = kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
